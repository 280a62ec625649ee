import { type Day, day } from '../shared/time/day.ts';
import { ownValue } from '../shared/text/own-value.ts';
import type { Grade } from './state-minimums.ts';
import type { CoverageCode, UninsuredMotoristLimit } from './vocabulary.ts';

/** What laws demand of a policy of a motor vehicle beside liability. */
export const mandatoryLines = [
  'personal_injury_protection',
  'property_protection',
  'accident_benefits',
  'direct_compensation',
  'public_basic_cover',
  'medical_payments',
  'uninsured_motorist',
  'uninsured_motorist_property',
] as const;
export type MandatoryLine = (typeof mandatoryLines)[number];

/** The cover of ours that is a line; a line without one cannot be had from us. */
export const coverOfLine = {
  medical_payments: 'medical_payments',
  uninsured_motorist: 'uninsured_motorist',
} as const satisfies Partial<Record<MandatoryLine, CoverageCode>>;

/**
 * How much of a line is demanded: whole dollars; `minimum`, what the state demands for the injuries of liability;
 * `liability`, as much as the liability bought; a limit, that much whatever the liability, and as much as it above that.
 */
export type DemandedAmount = number | 'minimum' | 'liability' | UninsuredMotoristLimit;

/** A line that a policy of a motor vehicle must have there, for terms that begin on `from` or later. */
export type LineDemand = {
  readonly line: MandatoryLine;
  /** Whether it may be left out, and how. Nobody signs such a refusal here, so that it is never left out. */
  readonly refusable: 'never' | 'in_writing';
  /** Only of the lines that are covers of ours. */
  readonly amount: DemandedAmount | null;
  readonly from: Day;
  readonly source: string;
  readonly grade: Grade;
};

// In force before anything was sold here.
const always = day('2000-01-01');

type Others = Partial<Omit<LineDemand, 'line' | 'source'>>;

function demand(line: MandatoryLine, source: string, others: Others = {}): LineDemand {
  return { line, refusable: 'never', amount: null, from: always, source, grade: 'K', ...others };
}

const inWriting = { refusable: 'in_writing' } as const;
// Compulsory by a table of the Insurance Information Institute, or of the named source.
const listed = { grade: 'S' } as const;

const injury = (source: string, others: Others = listed) => demand('personal_injury_protection', source, others);
const uninsured = (source: string, amount: DemandedAmount, others: Others = inWriting) =>
  demand('uninsured_motorist', source, { amount, ...others });
const uninsuredProperty = (source: string, others: Others = inWriting) =>
  demand('uninsured_motorist_property', source, others);
const medical = (source: string, amount: number, others: Others = {}) =>
  demand('medical_payments', source, { amount, ...others });
const benefits = (source: string) => demand('accident_benefits', source);
const direct = (source: string, from: string, others: Others = {}) =>
  demand('direct_compensation', source, { from: day(from), ...others });
const publicCover = (source: string) => demand('public_basic_cover', source, listed);

/**
 * The lines by postal code of state or province; where a code is absent, liability alone is demanded. A towed unit has
 * them, as its liability, from the policy of the vehicle that tows it. Grade S: a source named beside it, or the
 * tables of the Insurance Information Institute on first-party benefits and on compulsory uninsured motorist cover.
 */
export const lineDemands: Readonly<Record<string, readonly LineDemand[]>> = {
  AL: [uninsured('Ala. Code 32-7-23', 'minimum')],
  AK: [uninsured('Alaska Stat. 28.20.445', 'minimum'), uninsuredProperty('Alaska Stat. 28.20.445')],
  AZ: [uninsured('Ariz. Rev. Stat. 20-259.01', 'minimum')],
  AR: [
    injury('Ark. Code 23-89-202', { ...inWriting, grade: 'S' }),
    uninsured('Ark. Code 23-89-403', 'minimum'),
    uninsuredProperty('Ark. Code 23-89-404'),
  ],
  CA: [uninsured('Cal. Ins. Code 11580.2', 'minimum')],
  CO: [
    medical('Colo. Rev. Stat. 10-4-635', 5000, { ...inWriting, from: day('2009-01-01'), grade: 'S' }),
    uninsured('Colo. Rev. Stat. 10-4-609', 'minimum'),
  ],
  CT: [uninsured('Conn. Gen. Stat. 38a-336', 'liability', listed)],
  DE: [injury('Del. Code tit. 21 2118'), uninsuredProperty('Del. Code tit. 18 3902')],
  DC: [uninsured('D.C. Code 31-2406', 'minimum', listed), uninsuredProperty('D.C. Code 31-2406', {})],
  FL: [injury('Fla. Stat. 627.736'), uninsured('Fla. Stat. 627.727', 'liability')],
  GA: [uninsured('Ga. Code 33-7-11', 'minimum'), uninsuredProperty('Ga. Code 33-7-11')],
  HI: [injury('Haw. Rev. Stat. 431:10C-103.5'), uninsured('Haw. Rev. Stat. 431:10C-301', 'minimum')],
  ID: [uninsured('Idaho Code 41-2502', 'minimum')],
  IL: [uninsured('215 ILCS 5/143a-2', 'liability', listed)],
  IN: [uninsured('Ind. Code 27-7-5-2', 'liability'), uninsuredProperty('Ind. Code 27-7-5-2')],
  IA: [uninsured('Iowa Code 516A.1', 'minimum')],
  KS: [injury('Kan. Stat. 40-3107'), uninsured('Kan. Stat. 40-284', 'liability', listed)],
  KY: [injury('Ky. Rev. Stat. 304.39-020'), uninsured('Ky. Rev. Stat. 304.20-020', 'minimum')],
  LA: [uninsured('La. Rev. Stat. 22:1295', 'liability')],
  ME: [
    medical('Me. Rev. Stat. tit. 29-A 1605-A', 2000),
    uninsured('Me. Rev. Stat. tit. 24-A 2902', 'liability', listed),
  ],
  MD: [
    injury('Md. Code, Ins. 19-505', { ...inWriting, grade: 'S' }),
    uninsured('Md. Code, Ins. 19-509', 'liability', listed),
    uninsuredProperty('Md. Code, Ins. 19-509', {}),
  ],
  MA: [injury('Mass. Gen. Laws ch. 90 34A'), uninsured('Mass. Gen. Laws ch. 175 113L', 'minimum', listed)],
  MI: [injury('Mich. Comp. Laws 500.3105'), demand('property_protection', 'Mich. Comp. Laws 500.3121')],
  MN: [injury('Minn. Stat. 65B.44'), uninsured('Minn. Stat. 65B.49', 'minimum', listed)],
  MS: [uninsured('Miss. Code 83-11-101', 'minimum'), uninsuredProperty('Miss. Code 83-11-101')],
  MO: [uninsured('Mo. Rev. Stat. 379.203', 'minimum', listed)],
  MT: [uninsured('Mont. Code 33-23-201', 'minimum')],
  NE: [uninsured('Neb. Rev. Stat. 44-6408', 'minimum', listed)],
  NV: [uninsured('Nev. Rev. Stat. 687B.145', 'minimum')],
  NH: [medical('N.H. Rev. Stat. 264:16', 1000), uninsured('N.H. Rev. Stat. 264:15', 'liability', listed)],
  NJ: [
    injury('N.J. Stat. 39:6A-4'),
    uninsured('N.J. Stat. 17:28-1.1', 'minimum', listed),
    uninsuredProperty('N.J. Stat. 17:28-1.1', {}),
  ],
  NM: [uninsured('N.M. Stat. 66-5-301', 'minimum'), uninsuredProperty('N.M. Stat. 66-5-301')],
  NY: [injury('N.Y. Ins. Law 5103'), uninsured('N.Y. Ins. Law 3420(f)', 'minimum', listed)],
  NC: [uninsured('N.C. Gen. Stat. 20-279.21', 'minimum', listed), uninsuredProperty('N.C. Gen. Stat. 20-279.21', {})],
  ND: [injury('N.D. Cent. Code 26.1-41'), uninsured('N.D. Cent. Code 26.1-40-15.2', 'minimum', listed)],
  OK: [uninsured('Okla. Stat. tit. 36 3636', 'minimum')],
  OR: [injury('Or. Rev. Stat. 742.520'), uninsured('Or. Rev. Stat. 742.502', 'liability', listed)],
  PA: [injury('75 Pa. Cons. Stat. 1711'), uninsured('75 Pa. Cons. Stat. 1731', 'liability')],
  RI: [uninsured('R.I. Gen. Laws 27-7-2.1', 'liability'), uninsuredProperty('R.I. Gen. Laws 27-7-2.1')],
  SC: [uninsured('S.C. Code 38-77-150', 'minimum', listed), uninsuredProperty('S.C. Code 38-77-150', {})],
  SD: [uninsured('S.D. Codified Laws 58-11-9', 'liability', listed)],
  TN: [uninsured('Tenn. Code 56-7-1201', 'liability'), uninsuredProperty('Tenn. Code 56-7-1201')],
  TX: [
    injury('Tex. Ins. Code 1952.152', { ...inWriting, grade: 'S' }),
    uninsured('Tex. Ins. Code 1952.101', 'minimum'),
    uninsuredProperty('Tex. Ins. Code 1952.101'),
  ],
  UT: [injury('Utah Code 31A-22-306'), uninsured('Utah Code 31A-22-305', 'liability')],
  VT: [uninsured('Vt. Stat. tit. 23 941(c)', '50/100', listed), uninsuredProperty('Vt. Stat. tit. 23 941', {})],
  VA: [uninsured('Va. Code 38.2-2206', 'liability', listed), uninsuredProperty('Va. Code 38.2-2206', {})],
  WA: [
    injury('Wash. Rev. Code 48.22.085', inWriting),
    uninsured('Wash. Rev. Code 48.22.030', 'liability'),
    uninsuredProperty('Wash. Rev. Code 48.22.030'),
  ],
  WV: [uninsured('W. Va. Code 33-6-31', 'minimum', listed), uninsuredProperty('W. Va. Code 33-6-31', {})],
  WI: [uninsured('Wis. Stat. 632.32(4)', 'minimum', listed)],
  WY: [uninsured('Wyo. Stat. 31-10-101', 'minimum')],

  AB: [benefits('Alta. Reg. 352/72'), direct('Alta. Reg. 132/2021', '2022-01-01')],
  BC: [publicCover('B.C. Insurance (Vehicle) Act: ICBC basic cover; Insurance Bureau of Canada')],
  MB: [publicCover('Manitoba Public Insurance Corporation Act: Autopac; Insurance Bureau of Canada')],
  NB: [benefits('N.B. Insurance Act, Part VII, section B'), direct('N.B. Insurance Act s. 263', '2000-01-01')],
  NL: [direct('N.L. Automobile Insurance Act, from 2020', '2020-01-01')],
  NS: [benefits('N.S. Insurance Act s. 140'), direct('N.S. Insurance Act s. 138A', '2013-04-01')],
  NT: [benefits('N.W.T. Insurance Act, Part 5')],
  NU: [benefits('Nunavut Insurance Act, Part 5')],
  ON: [
    benefits('Ont. Insurance Act s. 268, O. Reg. 34/10'),
    direct('Ont. Insurance Act s. 263', '2000-01-01'),
    direct('Ont. Insurance Act s. 263, OPCF 49', '2024-01-01', inWriting),
  ],
  PE: [benefits('P.E.I. Insurance Act, section B'), direct('P.E.I. Insurance Act', '2015-10-01')],
  QC: [direct('Que. Automobile Insurance Act s. 116, direct compensation agreement', '2000-01-01')],
  SK: [publicCover('Sask. Automobile Accident Insurance Act: SGI Auto Fund; Insurance Bureau of Canada')],
  YT: [benefits('Yukon Insurance Act, section B')],
};

/** The lines that the law of a state or province (postal code) demands of a motor vehicle's term that begins on a day. */
export function linesDemanded(state: string, effectiveDate: Day): readonly LineDemand[] {
  const begun = (ownValue(lineDemands, state) ?? []).filter(({ from }) => from <= effectiveDate);
  return begun.filter(({ line, from }) => !begun.some((later) => later.line === line && later.from > from));
}

/** The first line that the law demands there and that no cover of ours is; null where we can provide what it asks. */
export function lineNotOffered(state: string, effectiveDate: Day): MandatoryLine | null {
  const missing = linesDemanded(state, effectiveDate).find(({ line }) => !Object.hasOwn(coverOfLine, line));
  return missing?.line ?? null;
}
