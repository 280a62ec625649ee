import { type Day, day } from '../shared/time/day.ts';
import { ownValue } from '../shared/text/own-value.ts';

/** How well a value is known: S from a named source, K common knowledge that nobody confirmed against the statute. */
export type Grade = 'S' | 'K';

/** Thousands of dollars of a currency: a person, an accident, property; or one inclusive limit an accident. */
export type MinimumLimits =
  | { readonly person: number; readonly accident: number; readonly property: number }
  | { readonly combined: number };

export type StateMinimum = MinimumLimits & {
  /** Counts for terms that begin on this day or later, until a later one does. */
  readonly from: Day;
  readonly source: string;
  readonly grade: Grade;
};

// Before anything was sold here; what counted earlier still is kept nowhere.
const always = '2000-01-01';

const split =
  (person: number, accident: number, property: number) =>
  (source: string, from: string = always, grade: Grade = 'K'): StateMinimum => ({
    person,
    accident,
    property,
    from: day(from),
    source,
    grade,
  });
const combined = (limit: number, source: string): StateMinimum => ({
  combined: limit,
  from: day(always),
  source,
  grade: 'K',
});

const f25_50_25 = split(25, 50, 25);
const f25_50_10 = split(25, 50, 10);
const f25_50_20 = split(25, 50, 20);
const f25_50_15 = split(25, 50, 15);
const f50_100_25 = split(50, 100, 25);

/**
 * The lowest liability that the law lets a motor vehicle carry, by postal code of state or province, earliest first.
 * Where no limit is compulsory (NH) or only property damage is (FL), the financial responsibility limit stands.
 */
export const stateMinimums: Readonly<Record<string, readonly StateMinimum[]>> = {
  AL: [f25_50_25('Ala. Code 32-7-6')],
  AK: [f50_100_25('Alaska Stat. 28.22.101')],
  AZ: [f25_50_15('Ariz. Rev. Stat. 28-4009')],
  AR: [f25_50_25('Ark. Code 27-22-104')],
  CA: [
    split(15, 30, 5)('Cal. Ins. Code 11580.1b'),
    split(30, 60, 15)('Cal. Ins. Code 11580.1b, 2022 ch. 717', '2025-01-01', 'S'),
    split(50, 100, 25)('Cal. Ins. Code 11580.1b, 2022 ch. 717', '2035-01-01', 'S'),
  ],
  CO: [f25_50_15('Colo. Rev. Stat. 10-4-620')],
  CT: [f25_50_25('Conn. Gen. Stat. 14-112')],
  DE: [f25_50_10('Del. Code tit. 21 2118')],
  DC: [f25_50_10('D.C. Code 31-2406')],
  FL: [split(10, 20, 10)('Fla. Stat. 324.021')],
  GA: [f25_50_25('Ga. Code 33-7-11')],
  HI: [
    split(20, 40, 10)('Haw. Rev. Stat. 431:10C-301'),
    split(40, 80, 20)('Haw. Rev. Stat. 431:10C-301', '2026-01-01'),
  ],
  ID: [f25_50_15('Idaho Code 49-117')],
  IL: [f25_50_20('625 ILCS 5/7-203')],
  IN: [f25_50_25('Ind. Code 9-25-4-5')],
  IA: [split(20, 40, 15)('Iowa Code 321A.21')],
  KS: [f25_50_25('Kan. Stat. 40-3107')],
  KY: [f25_50_25('Ky. Rev. Stat. 304.39-110')],
  LA: [split(15, 30, 25)('La. Rev. Stat. 32:900')],
  ME: [f50_100_25('Me. Rev. Stat. tit. 29-A 1605')],
  MD: [split(30, 60, 15)('Md. Code, Transp. 17-103')],
  MA: [
    split(20, 40, 5)('Mass. Gen. Laws ch. 90 34A'),
    split(25, 50, 30)('Mass. Gen. Laws ch. 90 34A', '2025-07-01', 'S'),
  ],
  MI: [
    split(20, 40, 10)('Mich. Comp. Laws 500.3009'),
    split(50, 100, 10)('Mich. Comp. Laws 500.3009, the lowest limits that may be chosen', '2020-07-02'),
  ],
  MN: [split(30, 60, 10)('Minn. Stat. 65B.49')],
  MS: [f25_50_25('Miss. Code 63-15-3')],
  MO: [f25_50_25('Mo. Rev. Stat. 303.190')],
  MT: [f25_50_20('Mont. Code 61-6-103')],
  NE: [f25_50_25('Neb. Rev. Stat. 60-346')],
  NV: [f25_50_20('Nev. Rev. Stat. 485.185')],
  NH: [f25_50_25('N.H. Rev. Stat. 259:61, where carried')],
  NJ: [
    split(15, 30, 5)('N.J. Stat. 39:6B-1'),
    f25_50_25('N.J. Stat. 39:6B-1, P.L. 2022 c. 87', '2023-01-01', 'S'),
    split(35, 70, 25)('N.J. Stat. 39:6B-1, P.L. 2022 c. 87', '2026-01-01', 'S'),
  ],
  NM: [f25_50_10('N.M. Stat. 66-5-215')],
  NY: [f25_50_10('N.Y. Veh. & Traf. Law 311')],
  NC: [
    split(30, 60, 25)('N.C. Gen. Stat. 20-279.21'),
    split(50, 100, 50)('N.C. Gen. Stat. 20-279.21, S.L. 2023-133 and 2024-29', '2025-07-01', 'S'),
  ],
  ND: [f25_50_25('N.D. Cent. Code 39-16.1-11')],
  OH: [f25_50_25('Ohio Rev. Code 4509.51')],
  OK: [f25_50_25('Okla. Stat. tit. 47 7-324')],
  OR: [f25_50_20('Or. Rev. Stat. 806.070')],
  PA: [split(15, 30, 5)('75 Pa. Cons. Stat. 1702')],
  RI: [f25_50_25('R.I. Gen. Laws 31-47-2')],
  SC: [f25_50_25('S.C. Code 38-77-140')],
  SD: [f25_50_25('S.D. Codified Laws 32-35-70')],
  TN: [f25_50_15('Tenn. Code 55-12-102'), f25_50_25('Tenn. Code 55-12-102', '2023-01-01')],
  TX: [split(30, 60, 25)('Tex. Transp. Code 601.072')],
  UT: [
    split(25, 65, 15)('Utah Code 31A-22-304'),
    split(30, 65, 25)('Utah Code 31A-22-304, 2023 H.B. 113', '2025-01-01', 'S'),
  ],
  VT: [f25_50_10('Vt. Stat. tit. 23 800')],
  VA: [
    f25_50_20('Va. Code 46.2-472'),
    split(30, 60, 20)('Va. Code 46.2-472', '2022-01-01'),
    split(50, 100, 25)('Va. Code 46.2-472', '2025-01-01', 'S'),
  ],
  WA: [f25_50_10('Wash. Rev. Code 46.29.090')],
  WV: [f25_50_25('W. Va. Code 17D-4-2')],
  WI: [f25_50_10('Wis. Stat. 344.33')],
  WY: [f25_50_20('Wyo. Stat. 31-9-405')],
  AB: [combined(200, 'Alta. Insurance Act s. 571')],
  BC: [combined(200, 'B.C. Insurance (Vehicle) Regulation, Sch. 3')],
  MB: [combined(500, 'Manitoba Public Insurance, basic third-party liability')],
  NB: [combined(200, 'N.B. Insurance Act s. 243')],
  NL: [combined(200, 'N.L. Automobile Insurance Act')],
  NS: [combined(500, 'N.S. Insurance Act s. 125(1)')],
  NT: [combined(200, 'N.W.T. Insurance Act, Part 5')],
  NU: [combined(200, 'Nunavut Insurance Act, Part 5')],
  ON: [combined(200, 'Ont. Insurance Act s. 251')],
  PE: [combined(200, 'P.E.I. Insurance Act s. 234')],
  QC: [combined(50, 'Que. Automobile Insurance Act s. 87, property damage at home')],
  SK: [combined(200, 'Sask. Automobile Accident Insurance Act')],
  YT: [combined(200, 'Yukon Insurance Act')],
};

/** The minimum for a term that begins on a day, in a state or province (postal code); null where none is on file. */
export function minimumOn(state: string, effectiveDate: Day): StateMinimum | null {
  return (ownValue(stateMinimums, state) ?? []).findLast(({ from }) => from <= effectiveDate) ?? null;
}
