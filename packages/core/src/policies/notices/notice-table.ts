import { canadianProvinces } from '../../products/vocabulary.ts';
import { type Day, day } from '../../shared/time/day.ts';
import { ownValue } from '../../shared/text/own-value.ts';

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
  readonly inPerson?: Periods;
  /** What differs for a vehicle that is rented to others, which is insured as a business is. */
  readonly rented?: Periods;
  /** What differs in the first days of a policy. */
  readonly young?: Periods & { readonly belowDays: number };
  /** Whole days that the law takes for the post, or that are left to it where it says nothing. */
  readonly postDays: number;
  /** The same for one reason, where the law takes others for it. */
  readonly postDaysFor?: Partial<Readonly<Record<NoticeClass, number>>>;
  /** Whole days before the end of cover beyond which a notice is none. */
  readonly mostDaysAhead?: Partial<Readonly<Record<NoticeClass, number>>>;
  /** Whole days from the first of a policy before which its cover may not end at all. */
  readonly notBefore?: Partial<Readonly<Record<NoticeClass, number>>>;
};

type Periods = Partial<Readonly<Record<NoticeClass, NoticePeriod>>>;

// In force before anything was sold here.
const always = day('2000-01-01');
const usualPost = 3;

const a = (days: number, source: string): NoticePeriod => ({ days, grade: 'A', source });
const b = (days: number, source: string): NoticePeriod => ({ days, grade: 'B', source });
const k = (days: number, source: string): NoticePeriod => ({ days, grade: 'K', source });
const unfound = (days: number): NoticePeriod => ({ days, grade: 'C', source: 'no rule found' });
const published = 'autoinsurance.com, cancellations and non-renewals';
const p = (days: number): NoticePeriod => b(days, published);

type Others = Partial<Omit<NoticeRow, NoticeClass>>;

function row(other: NoticePeriod, nonPayment: NoticePeriod, nonRenewal: NoticePeriod, others: Others = {}): NoticeRow {
  return { other, non_payment: nonPayment, non_renewal: nonRenewal, from: always, postDays: usualPost, ...others };
}

const florida = 'Fla. Stat. 627.728';
const newJersey = 'N.J.A.C. 11:3-8.11';
const newYork = 'N.Y. Veh. & Traf. Law 313(1)(a)';
const ontario = 'O. Reg. 777/93, s. 11';
const oklahoma = 'Okla. Admin. Code 365:15-1-14';
const pennsylvania = '40 P.S. 991.2006';
const quebec = 'Automobile Insurance Act (Que.)';
const virginia = 'Va. Code 38.2-231, of business policies';
const condition = 'statutory condition on termination';

/** Where nothing was found, in a state and in a province. */
const unsourced = row(unfound(45), unfound(20), unfound(60));
// The days run from when a registered letter reaches the address: five are left to the post.
const province = row(k(15, condition), k(15, condition), k(30, 'usual practice'), {
  inPerson: { other: k(5, condition), non_payment: k(5, condition) },
  postDays: 5,
});

/**
 * The rows by postal code of state or province, earliest first (docs/rules.md, notice of cancellation). The texts were
 * read in November 2026, most in copies that are not official; what was decided where they differ stands in decision 099.
 */
const rows: Readonly<Record<string, readonly [NoticeRow, ...NoticeRow[]]>> = {
  AL: [row(a(20, 'Ala. Code 27-23-23'), a(10, 'Ala. Code 27-23-23'), p(120))],
  AK: [
    row(a(30, 'Alaska Stat. 21.36.220(a)'), a(20, 'Alaska Stat. 21.36.220(a)'), a(20, 'Alaska Stat. 21.36.240(a)'), {
      rented: { non_renewal: a(45, 'Alaska Stat. 21.36.240(a)') },
    }),
  ],
  AR: [row(a(20, 'Ark. Code 23-89-304(a)'), a(10, 'Ark. Code 23-89-304'), p(30))],
  AZ: [
    // The law lets cover end with the notice after seven days of grace; we wait longer, and by an underwriter alone.
    row(
      a(10, 'Ariz. Rev. Stat. 20-1632(A)'),
      k(20, 'Ariz. Rev. Stat. 20-1632.01, kept longer'),
      a(45, 'Ariz. Rev. Stat. 20-1632(A)'),
      {
        rented: {
          other: a(45, 'Ariz. Rev. Stat. 20-1674(A)'),
          non_payment: a(10, 'Ariz. Rev. Stat. 20-1674(A)'),
          non_renewal: a(45, 'Ariz. Rev. Stat. 20-1676(B)'),
        },
      },
    ),
  ],
  CA: [row(a(20, 'Cal. Ins. Code 662'), a(10, 'Cal. Ins. Code 662(a)'), p(20))],
  CO: [
    row(
      a(30, 'Colo. Rev. Stat. 10-4-603(1)'),
      a(10, 'Colo. Rev. Stat. 10-4-603(1)'),
      a(30, 'Colo. Rev. Stat. 10-4-604'),
    ),
  ],
  // Fifteen days of the first premium of a new policy and ten of every other: the longer period counts always.
  CT: [row(a(45, 'Conn. Gen. Stat. 38a-343(a)'), a(15, 'Conn. Gen. Stat. 38a-343(a)(1)'), p(60))],
  DC: [row(a(30, '26-A DCMR 301.2'), a(30, '26-A DCMR 301.2'), a(30, '26-A DCMR 301.2'))],
  DE: [row(p(30), b(15, '18 Del. C. 3905'), p(30))],
  FL: [
    row(k(45, florida), k(10, florida), b(45, florida), {
      rented: {
        other: a(45, 'Fla. Stat. 627.7281'),
        non_payment: a(10, 'Fla. Stat. 627.7281'),
        non_renewal: a(45, 'Fla. Stat. 627.4133(1)(a)'),
      },
    }),
  ],
  GA: [row(a(30, 'Ga. Code 33-24-44(b)'), k(10, 'Ga. Code 33-24-44'), b(30, 'Ga. Code 33-24-45'))],
  HI: [row(a(30, 'HRS 431:10C-112(a)'), a(20, 'HRS 431:10C-112(a)(1)'), a(30, 'HRS 431:10C-112(a)'))],
  IA: [row(a(30, 'Iowa Code 515D.5(1)(a)'), a(10, 'Iowa Code 515D.5(1)(a)'), p(30))],
  ID: [row(a(20, 'Idaho Code 41-2508(1)'), a(10, 'Idaho Code 41-2508(1)'), a(30, 'Idaho Code 41-2508(2)'))],
  IL: [
    row(a(30, '215 ILCS 5/143.15'), a(10, '215 ILCS 5/143.15'), p(30), {
      rented: { non_renewal: a(60, '215 ILCS 5/143.17a(a)') },
    }),
  ],
  IN: [row(a(20, 'Ind. Code 27-7-6-5(a)(1)'), a(10, 'Ind. Code 27-7-6-5(a)(2)'), a(20, 'Ind. Code 27-7-6-6(a)'))],
  KS: [row(a(30, 'K.A.R. 40-3-15(a)'), p(5), a(30, 'K.S.A. 40-276a(a)'))],
  KY: [row(p(20), p(14), p(75))],
  LA: [row(a(30, 'La. R.S. 22:887(A)'), p(10), p(30))],
  MA: [row(a(20, 'M.G.L. c. 175 s. 113A(2)'), a(20, 'M.G.L. c. 175 s. 113A(2)'), a(45, 'M.G.L. c. 175 s. 113F'))],
  MD: [row(p(45), p(10), p(45))],
  // A certificate of mailing proves receipt on the fifth day, of a non-renewal on the third.
  ME: [
    row(a(20, '24-A M.R.S. 2915'), a(10, '24-A M.R.S. 2915'), a(30, '24-A M.R.S. 2917'), {
      postDays: 5,
      postDaysFor: { non_renewal: 3 },
    }),
  ],
  MI: [row(p(30), b(10, 'Mich. Comp. Laws 500.3020(1)(b)'), a(20, 'Mich. Comp. Laws 500.3204(2)'))],
  MN: [row(p(59), b(10, 'Minn. Stat. 65B.16'), a(60, 'Minn. Stat. 65B.17 subd. 1'))],
  MO: [row(a(30, 'Mo. Rev. Stat. 379.118(1)'), a(10, 'Mo. Rev. Stat. 379.118(1)'), a(30, 'Mo. Rev. Stat. 379.118(1)'))],
  MS: [row(a(30, 'Miss. Code 83-11-5'), a(10, 'Miss. Code 83-11-5'), a(30, 'Miss. Code 83-11-7'))],
  MT: [row(a(45, 'Mont. Code 33-23-212'), a(10, 'Mont. Code 33-23-212(2)'), p(45))],
  NC: [row(unfound(45), b(15, 'N.C. Gen. Stat. 58-36-85'), unfound(60))],
  NE: [
    row(a(30, 'Neb. Rev. Stat. 44-516(1)'), a(10, 'Neb. Rev. Stat. 44-516(1)'), a(20, 'Neb. Rev. Stat. 44-517(1)'), {
      rented: {
        other: a(60, 'Neb. Rev. Stat. 44-522(2)'),
        non_payment: a(10, 'Neb. Rev. Stat. 44-522(2)'),
        non_renewal: a(60, 'Neb. Rev. Stat. 44-522(2)'),
      },
    }),
  ],
  NH: [
    row(a(45, 'N.H. RSA 417-A:5(II)'), a(10, 'N.H. RSA 417-A:5(II)(a)'), a(45, 'N.H. RSA 417-A:5(II)'), {
      young: { belowDays: 60, other: a(10, 'N.H. RSA 417-A:5(II)(b)') },
    }),
  ],
  NJ: [
    row(a(20, newJersey), a(15, newJersey), a(60, 'N.J.A.C. 11:3-8.6(a)'), {
      mostDaysAhead: { non_payment: 30, non_renewal: 90 },
    }),
  ],
  NM: [
    row(k(30, '13.8.4 NMAC'), a(10, 'N.M. Stat. 59A-18-29(A)'), unfound(60), {
      young: { belowDays: 60, other: a(10, 'N.M. Stat. 59A-18-29(B)') },
    }),
  ],
  NV: [
    row(a(30, 'Nev. Rev. Stat. 687B.320(2)'), a(10, 'Nev. Rev. Stat. 687B.320(2)'), a(30, 'Nev. Rev. Stat. 687B.340')),
  ],
  NY: [
    row(a(20, newYork), a(15, newYork), a(45, newYork), {
      rented: { non_renewal: a(20, newYork) },
      mostDaysAhead: { non_renewal: 60 },
    }),
  ],
  OH: [
    row(a(30, 'Ohio Rev. Code 3937.32(A)(3)'), a(10, 'Ohio Rev. Code 3937.32(A)(5)'), b(30, 'Ohio Rev. Code 3937.34')),
  ],
  OK: [row(a(10, oklahoma), a(10, oklahoma), a(20, oklahoma))],
  // Given on the day after a registered letter was mailed.
  ON: [
    row(a(15, ontario), a(30, ontario), b(30, 'Insurance Act (Ont.) s. 236'), {
      inPerson: { other: a(5, ontario), non_payment: a(10, ontario) },
      postDays: 1,
    }),
  ],
  OR: [
    row(a(30, 'ORS 742.564(1)'), a(10, 'ORS 742.564(1)'), unfound(60), {
      // A certificate of mailing proves receipt on the third day.
      rented: { non_renewal: a(30, 'OAR 836-085-0025(2)') },
    }),
  ],
  // The rule of 30 days was made under an act that another one took the place of: until that is read, sixty.
  PA: [
    row(k(60, pennsylvania), k(15, pennsylvania), k(60, pennsylvania), {
      rented: {
        other: a(60, '40 P.S. 3403(a)(3)'),
        non_payment: a(15, '40 P.S. 3403(a)(3)'),
        non_renewal: a(60, '40 P.S. 3403(a)(2)'),
      },
    }),
  ],
  QC: [
    row(b(30, quebec), b(30, quebec), b(30, quebec), {
      postDays: 5,
      young: { belowDays: 60, other: b(15, quebec), non_payment: b(15, quebec) },
    }),
  ],
  RI: [row(a(30, 'R.I. Gen. Laws 31-47-4(a)'), a(10, 'R.I. Gen. Laws 31-47-4(a)'), unfound(60))],
  // Cover of a vehicle lives sixty days at least, and thirty where it is not paid for (S.C. Code 56-10-280(A)(4)).
  SC: [row(unfound(45), unfound(20), unfound(60), { notBefore: { other: 60, non_payment: 30 } })],
  TN: [
    row(a(20, 'Tenn. Code 56-7-1303(a)(1)'), a(10, 'Tenn. Code 56-7-1303(a)(1)(A)'), unfound(60), {
      young: { belowDays: 60, other: a(10, 'Tenn. Code 56-7-1303(a)(1)(B)') },
    }),
  ],
  TX: [row(a(10, 'Tex. Ins. Code 551.104(e)'), a(10, 'Tex. Ins. Code 551.104(e)'), b(60, 'Tex. Ins. Code 551.105'))],
  VA: [
    row(k(45, virginia), k(15, virginia), k(45, virginia), {
      rented: { other: a(45, virginia), non_payment: a(15, virginia), non_renewal: a(45, virginia) },
    }),
  ],
  VT: [row(a(45, '8 V.S.A. 4224(a)'), a(15, '8 V.S.A. 4224(a)'), a(45, '8 V.S.A. 4225'))],
  WA: [washington(always, 45), washington(day('2025-07-01'), 60)],
  WI: [row(a(10, 'Wis. Stat. 631.36(2)(b)'), a(10, 'Wis. Stat. 631.36(2)(b)'), b(60, 'Wis. Stat. 631.36(4)(a)'))],
  WV: [row(b(30, 'W. Va. Code 33-6A-1'), unfound(20), b(45, 'W. Va. Code 33-6A-4a'))],
  // Whether a private vehicle is under this article was not seen.
  WY: [row(b(45, 'Wyo. Stat. 26-35-202(b)'), b(10, 'Wyo. Stat. 26-35-202(b)'), unfound(60))],
};

/** What is no private automobile there has days of its own, which became longer. */
function washington(from: Day, days: number): NoticeRow {
  const own = 'Wash. Rev. Code 48.18.291(1)';
  const others = 'Wash. Rev. Code 48.18.290(1)';
  return row(a(20, own), a(10, own), a(20, 'Wash. Rev. Code 48.18.292(1)(a)'), {
    from,
    young: { belowDays: 30, other: a(10, own) },
    rented: {
      other: a(days, others),
      non_payment: a(10, others),
      non_renewal: b(days, 'Wash. Rev. Code 48.18.2901(1)(a)'),
    },
  });
}

/** The row in force for a notice that is mailed in a place on a day. */
export function noticeRowOf(state: string, mailed: Day): NoticeRow {
  const known = ownValue(rows, state);
  if (!known) return canadianProvinces.includes(state) ? province : unsourced;
  return known.findLast(({ from }) => from <= mailed) ?? known[0];
}
