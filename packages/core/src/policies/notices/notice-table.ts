import { canadianProvinces } from '../../products/vocabulary.ts';
import { type Day, day } from '../../shared/day.ts';
import { ownValue } from '../../shared/own-value.ts';

/** Why an insurer ends cover, as the laws on notice tell apart. */
export const noticeClasses = ['other', 'non_payment', 'non_renewal'] as const;
export type NoticeClass = (typeof noticeClasses)[number];

/**
 * How sure a period is. A: the text of a statute or regulation was read. B: one published table says so. C: no rule was
 * found, and a long period stands in its place. K: common practice that no source confirmed.
 */
export type NoticeGrade = 'A' | 'B' | 'C' | 'K';

/** Whole days between a notice and the end of cover. */
export type NoticePeriod = { readonly days: number; readonly grade: NoticeGrade; readonly source: string };

/** What the law of a place asks of notices mailed on `from` or later, until a later row does. */
export type NoticeRow = Readonly<Record<NoticeClass, NoticePeriod>> & {
  readonly from: Day;
  /** What differs when the notice is given by hand. */
  readonly inPerson?: Partial<Readonly<Record<NoticeClass, NoticePeriod>>>;
  /** What differs for a vehicle that is rented to others, which is insured as a business is. */
  readonly rented?: Partial<Readonly<Record<NoticeClass, NoticePeriod>>>;
  /** What differs in the first days of a policy. */
  readonly young?: { readonly belowDays: number; readonly other: NoticePeriod };
  /** Whole days that the law takes for the post. */
  readonly postDays: number;
};

// In force before anything was sold here.
const always = day('2000-01-01');
const usualPost = 3;

const a = (days: number, source: string): NoticePeriod => ({ days, grade: 'A', source });
const k = (days: number, source: string): NoticePeriod => ({ days, grade: 'K', source });
const unfound = (days: number): NoticePeriod => ({ days, grade: 'C', source: 'no rule found' });
const published = 'autoinsurance.com, cancellations and non-renewals';

type Others = Partial<Pick<NoticeRow, 'inPerson' | 'rented' | 'young' | 'postDays'>>;

function row(other: NoticePeriod, nonPayment: NoticePeriod, nonRenewal: NoticePeriod, others: Others = {}): NoticeRow {
  return { other, non_payment: nonPayment, non_renewal: nonRenewal, from: always, postDays: usualPost, ...others };
}

/** As one published table has it; where it has no period of non-renewal, a long one counts. */
function table(other: number, nonPayment: number, nonRenewal: number | null): NoticeRow {
  const b = (days: number): NoticePeriod => ({ days, grade: 'B', source: published });
  return row(b(other), b(nonPayment), nonRenewal === null ? unfound(45) : b(nonRenewal));
}

const arizona = a(10, 'Ariz. Rev. Stat. 20-1632');
const florida = 'Fla. Stat. 627.7281';
const newJersey = 'N.J. Stat. 17:29C-8';
const newYork = 'N.Y. Veh. & Traf. Law 313';
const virginia = 'Va. Code 38.2-231, of business policies';
const ontario = 'O. Reg. 777/93, s. 11';

/** Where nothing was found, in a state and in a province. */
const unsourced = row(unfound(45), unfound(20), unfound(60));
const province = row(k(15, 'usual fire condition'), k(15, 'usual fire condition'), k(30, 'usual practice'), {
  inPerson: { other: k(5, 'usual fire condition'), non_payment: k(5, 'usual fire condition') },
});

/** The rows by postal code of state or province, earliest first (docs/rules.md, notice of cancellation). */
const rows: Readonly<Record<string, readonly [NoticeRow, ...NoticeRow[]]>> = {
  AL: [table(20, 10, 120)],
  AK: [table(30, 20, 20)],
  AR: [table(20, 10, 30)],
  AZ: [
    row(arizona, unfound(20), a(45, 'Ariz. Rev. Stat. 20-1632'), {
      rented: {
        other: a(45, 'Ariz. Rev. Stat. 20-1674'),
        non_payment: a(10, 'Ariz. Rev. Stat. 20-1674'),
        non_renewal: a(45, 'Ariz. Rev. Stat. 20-1674'),
      },
    }),
  ],
  CA: [row(a(20, 'Cal. Ins. Code 662'), a(10, 'Cal. Ins. Code 662'), { days: 20, grade: 'B', source: published })],
  CO: [table(45, 10, 30)],
  // The published table has 15 days for new policies and 10 later: the longer one counts always.
  CT: [table(45, 15, 60)],
  DE: [table(30, 15, 30)],
  DC: [table(30, 15, 30)],
  FL: [row(a(45, florida), a(10, florida), a(45, florida))],
  GA: [row(a(30, 'Ga. Code 33-24-44'), k(10, 'Ga. Code 33-24-44'), a(30, 'Ga. Code 33-24-45'))],
  HI: [table(30, 30, 30)],
  IA: [table(30, 10, 30)],
  ID: [table(20, 10, 30)],
  IL: [table(30, 10, 30)],
  IN: [table(20, 10, 20)],
  KS: [table(30, 5, 30)],
  KY: [table(20, 14, 75)],
  LA: [table(30, 10, 30)],
  MA: [table(20, 20, 45)],
  MD: [table(45, 10, 45)],
  ME: [table(20, 10, 30)],
  MI: [table(30, 10, 20)],
  MN: [table(59, 59, 60)],
  MO: [table(30, 30, 30)],
  MS: [table(30, 10, 30)],
  MT: [table(45, 10, 45)],
  NE: [table(60, 10, 60)],
  NH: [table(60, 45, null)],
  NJ: [row(a(20, newJersey), a(15, newJersey), a(60, 'N.J. Stat. 17:29C-9'))],
  NV: [table(30, 10, 30)],
  NY: [row(a(20, newYork), a(15, newYork), a(45, newYork), { rented: { non_renewal: a(20, newYork) } })],
  OH: [row(a(30, 'Ohio Rev. Code 3937.32'), a(10, 'Ohio Rev. Code 3937.32'), unfound(45))],
  ON: [
    // Given on the day after a registered letter was mailed.
    row(a(15, ontario), a(30, ontario), unfound(45), {
      inPerson: { other: a(5, ontario), non_payment: a(10, ontario) },
      postDays: 1,
    }),
  ],
  // 31 Pa. Code 61.5 has 30 days of non-renewal and Act 68 perhaps 60: the longer one counts.
  PA: [row(a(30, '31 Pa. Code 61.5'), a(15, '31 Pa. Code 61.5'), k(60, 'Pa. Act 68'))],
  TX: [row(a(10, '28 Tex. Admin. Code 5.7014'), a(10, '28 Tex. Admin. Code 5.7014'), k(60, 'Tex. Ins. Code 551'))],
  VA: [
    row(k(45, virginia), k(15, virginia), k(45, virginia), {
      rented: { other: a(45, virginia), non_payment: a(15, virginia), non_renewal: a(45, virginia) },
    }),
  ],
  WA: [
    row(a(20, 'Wash. Rev. Code 48.18.291'), a(10, 'Wash. Rev. Code 48.18.291'), unfound(45), {
      young: { belowDays: 30, other: a(10, 'Wash. Rev. Code 48.18.291') },
    }),
  ],
};

/** The row in force for a notice that is mailed in a place on a day. */
export function noticeRowOf(state: string, mailed: Day): NoticeRow {
  const known = ownValue(rows, state);
  if (!known) return canadianProvinces.includes(state) ? province : unsourced;
  return known.findLast(({ from }) => from <= mailed) ?? known[0];
}
