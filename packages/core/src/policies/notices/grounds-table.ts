import { type Day, day } from '../../shared/time/day.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { NoticeGrade } from './notice-table.ts';

/** What an insurer may end cover for once a policy is no longer new; the license covers the registration as well. */
export const grounds = ['non_payment', 'license_suspended', 'misrepresentation', 'fraud_claim'] as const;
export type Ground = (typeof grounds)[number];

/** What the laws on grounds tell apart: private vehicles, vehicles of a business, and what is no vehicle of the road. */
export type GroundsScope = 'private_motor' | 'business_motor' | 'other';

/** What the law of a place allows from a day on, until a later row does. */
export type GroundsRow = {
  readonly from: Day;
  readonly scopes: readonly GroundsScope[];
  /** Whole days from the first of a policy in which any lawful reason is enough; 0 where there are none. */
  readonly windowDays: number;
  readonly windowGrade: NoticeGrade;
  /** Whether cover has to end within those days, and not only the notice to go out. */
  readonly endsWithin: boolean;
  readonly grounds: readonly Ground[];
  readonly grade: NoticeGrade;
  /** Grounds that the copy which was read does not show, and that common practice knows there (K). */
  readonly unread: readonly Ground[];
  readonly source: string;
};

const always = day('2000-01-01');
const unpaid = 'non_payment';
const license = 'license_suspended';
const falseAnswer = 'misrepresentation';
const fraud = 'fraud_claim';
const all: readonly Ground[] = grounds;

function row(
  windowDays: number,
  allowed: readonly Ground[],
  source: string,
  others: Partial<GroundsRow> = {},
): GroundsRow {
  return {
    from: always,
    scopes: ['private_motor'],
    windowDays,
    windowGrade: 'A',
    endsWithin: false,
    grounds: allowed,
    grade: 'A',
    unread: [],
    source,
    ...others,
  };
}

/** The window was not read: sixty days, as nearly everywhere. */
const usualWindow = { windowDays: 60, windowGrade: 'K' } as const;
const ofAllScopes = { scopes: ['private_motor', 'business_motor', 'other'] } as const;
const ofOthers = { scopes: ['business_motor', 'other'] } as const;

/**
 * Grounds by postal code of state or province (docs/rules.md, grounds). A place without a row is bound by the contract
 * alone. What the laws name beside these four (hazard, medical conditions, membership) is used nowhere: no contract of
 * ours names it.
 */
const rows: Readonly<Record<string, readonly GroundsRow[]>> = {
  AL: [row(60, [unpaid, falseAnswer, fraud], 'Ala. Code 27-23-21', { ...usualWindow, unread: [license] })],
  AK: [row(60, [unpaid, license], 'Alaska Stat. 21.36.210')],
  AZ: [row(60, [unpaid, falseAnswer, license], 'Ariz. Rev. Stat. 20-1631(D)', { grade: 'B', windowGrade: 'B' })],
  CA: [row(0, all, 'Cal. Ins. Code 661')],
  CO: [row(60, all, 'Colo. Rev. Stat. 10-4-602')],
  DC: [row(0, all, '26-A DCMR 300.1', ofAllScopes)],
  DE: [row(60, all, '18 Del. C. 3904(a)', usualWindow)],
  FL: [row(60, all, 'Fla. Stat. 627.728(2)', { grade: 'K', windowGrade: 'K' })],
  HI: [row(60, [unpaid, license], 'HRS 431:10C-111(a)')],
  ID: [row(60, all, 'Idaho Code 41-2507', usualWindow)],
  IL: [row(60, all, '215 ILCS 5/143.19')],
  KS: [row(60, [unpaid], 'K.S.A. 40-277', { ...usualWindow, grade: 'K', unread: [license, falseAnswer, fraud] })],
  // Free only in the first days of a renewal; a new policy has no such days.
  MA: [row(0, [unpaid, falseAnswer, license], 'M.G.L. c. 175 s. 22C')],
  MN: [row(60, all, 'Minn. Stat. 65B.15 subd. 1', usualWindow)],
  MO: [row(60, [unpaid, license], 'Mo. Rev. Stat. 379.114(1)', usualWindow)],
  MS: [row(60, [unpaid, license], 'Miss. Code 83-11-3', { grade: 'B', windowGrade: 'B' })],
  MT: [
    row(60, [unpaid, license], 'Mont. Code 33-23-211', { grade: 'K', windowGrade: 'K' }),
    row(60, [unpaid, falseAnswer], 'Mont. Code 33-15-1103', ofOthers),
  ],
  NC: [row(0, [unpaid], 'N.C. Gen. Stat. 58-36-85(b)', { unread: [falseAnswer] })],
  ND: [row(60, all, 'N.D. Cent. Code 26.1-40-02')],
  NE: [
    row(60, [unpaid, license, falseAnswer, fraud], 'Neb. Rev. Stat. 44-515', { grade: 'K', windowGrade: 'K' }),
    row(60, [unpaid, falseAnswer, fraud], 'Neb. Rev. Stat. 44-522(3)', ofOthers),
  ],
  NJ: [
    row(60, [unpaid], 'N.J.A.C. 11:3-8.10', { grade: 'B', windowGrade: 'B', unread: [license, falseAnswer, fraud] }),
  ],
  NM: [
    row(60, [unpaid], 'N.M. Stat. 59A-18-29', {
      ...ofAllScopes,
      endsWithin: true,
      unread: [license, falseAnswer, fraud],
    }),
  ],
  NV: [row(70, [unpaid, falseAnswer, fraud], 'Nev. Rev. Stat. 687B.320(1)', ofAllScopes)],
  NY: [row(60, all, 'N.Y. Ins. Law 3425', { grade: 'B', windowGrade: 'B' })],
  OH: [row(90, all, 'Ohio Rev. Code 3937.31(A)', { windowGrade: 'K' })],
  PA: [row(60, [unpaid, license, falseAnswer], '40 P.S. 991.2004', { grade: 'K' })],
  RI: [row(60, [unpaid, license, falseAnswer], '230-RICR-20-05-2.4(A)')],
  SD: [
    row(60, [unpaid], 'S.D. Codified Laws 58-11-46, 58-11-47', { grade: 'K', unread: [license, falseAnswer, fraud] }),
    row(60, [unpaid, falseAnswer, fraud], 'S.D. Codified Laws 58-33-61', ofOthers),
  ],
  TN: [row(60, [unpaid, falseAnswer, fraud], 'Tenn. Code 56-7-1302(b)', { unread: [license] })],
  TX: [
    row(60, [unpaid, fraud, license], '28 Tex. Admin. Code 5.7002; Tex. Ins. Code 551.104'),
    row(90, [unpaid, fraud], 'Tex. Ins. Code 551.104(c),(g)', { scopes: ['other'] }),
  ],
  UT: [row(60, [unpaid, license, falseAnswer], 'Utah Code 31A-21-303(2)(a)', { ...ofAllScopes, ...usualWindow })],
  VA: [row(60, [unpaid, license], 'Va. Code 38.2-2212', { grade: 'C', windowGrade: 'C' })],
  VT: [
    row(60, [unpaid], '8 V.S.A. 4223', { grade: 'K', windowGrade: 'K', unread: [license, falseAnswer] }),
    row(60, [unpaid, falseAnswer], '8 V.S.A. 3879', { ...ofOthers, grade: 'K', windowGrade: 'K' }),
  ],
  WA: [row(60, [unpaid, license], 'Wash. Rev. Code 48.18.291(2)')],
  WI: [row(60, [unpaid, falseAnswer], 'Wis. Stat. 631.36(2)', ofAllScopes)],
  WV: [row(60, [unpaid, falseAnswer, license], 'W. Va. Code 33-6A-1(a)')],
  WY: [row(60, [unpaid, falseAnswer], 'Wyo. Stat. 26-35-202', ofAllScopes)],
  NB: [row(60, [unpaid, falseAnswer], 'Insurance Act (N.B.) s. 230.1')],
  ON: [
    row(60, [unpaid, falseAnswer], 'Compulsory Automobile Insurance Act (Ont.) s. 12', {
      grade: 'B',
      windowGrade: 'B',
    }),
  ],
  QC: [row(60, [unpaid], 'Automobile Insurance Act (Que.)', { grade: 'B', windowGrade: 'B' })],
};

/** The row in force for a notice that goes out in a place on a day; null where no law on grounds was found. */
export function groundsRowOf(state: string, scope: GroundsScope, sent: Day): GroundsRow | null {
  const known = (ownValue(rows, state) ?? []).filter((one) => one.scopes.includes(scope) && one.from <= sent);
  return known.toSorted((one, other) => one.from.localeCompare(other.from)).at(-1) ?? null;
}

/** What the words of a line's policy let its insurer end cover for. */
export type ContractGrounds = {
  /** Whole days from the first of a policy in which any lawful reason is enough; 0 where its words name none. */
  readonly windowDays: number;
  readonly grounds: readonly Ground[];
};

const ofDrivers: ContractGrounds = { windowDays: 60, grounds: all };
const ofService: ContractGrounds = { windowDays: 0, grounds: [unpaid, falseAnswer] };

/** What each line's specimen says; the specimen is written from it. */
const contracts: Readonly<Record<string, ContractGrounds>> = {
  personal: ofDrivers,
  motorcycle: ofDrivers,
  pro: ofDrivers,
  car_share: ofDrivers,
  boat: { windowDays: 60, grounds: [unpaid, falseAnswer, fraud] },
};

/** What the policy of a line lets its insurer end cover for: a service contract only what is unpaid or was answered falsely. */
export function contractGroundsOf(provider: string): ContractGrounds {
  return ownValue(contracts, provider) ?? ofService;
}

/** Which laws on grounds reach a policy; null for a service contract, which is bound by its words. */
export function groundsScopeOf(provider: string, isRentedToOthers: boolean): GroundsScope | null {
  if (provider === 'boat') return 'other';
  if (provider === 'pro' || provider === 'car_share') return 'business_motor';
  if (provider !== 'personal' && provider !== 'motorcycle') return null;
  return isRentedToOthers ? 'business_motor' : 'private_motor';
}
