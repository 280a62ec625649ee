import type { Cents } from '../shared/money/money.ts';
import { type Day, day } from '../shared/time/day.ts';

/** How a row of the law was read: A, the statute's or rule's text; B, a regulator or law firm; K, practice (docs/rules.md). */
export type LawGrade = 'A' | 'B' | 'C' | 'K';
export type EndedBy = 'insured' | 'insurer';

/** By when unearned premium is owed back: so many days after cover ended, or after the insurer's notice. */
export type RefundDue = {
  readonly days: number;
  readonly count: 'calendar' | 'working';
  readonly from: 'end' | 'notice';
};

/** What the law of a state or province wants of premium that comes back when cover ends early. */
export type RefundLaw = {
  /** As an address writes it (`FL`). */
  readonly state: string;
  readonly endedBy: EndedBy;
  /** The providers whose contracts it reaches; absent where it reaches all. */
  readonly providers?: readonly string[];
  /** For which reasons of the insured it counts; absent where it counts for all. */
  readonly reasons?: readonly string[];
  /** Of cover that ends on a day or later; absent where it counts for all. */
  readonly since?: Day;
  readonly due: RefundDue | null;
  /** A year, simple, in per cent, of who is late; 0 where the law asks for none. */
  readonly interestPercent: number;
  /** The least share of what days did not earn, in per cent; 0 where the law leaves it to the contract. */
  readonly leastReturnShare: number;
  /** Whether a minimum that the contract states may stay earned all the same. */
  readonly keepsMinimum: boolean;
  /** Up to which amount it need not be paid unless its owner asks for it, in cents; 0 where every cent is. */
  readonly keepsUpTo: Cents;
  readonly source: string;
  readonly grade: LawGrade;
};

const days = (count: number, from: RefundDue['from'] = 'end'): RefundDue => ({ days: count, count: 'calendar', from });
const workingDays = (count: number): RefundDue => ({ days: count, count: 'working', from: 'end' });

const law = (
  state: string,
  endedBy: EndedBy,
  source: string,
  rest: Partial<Omit<RefundLaw, 'state' | 'endedBy' | 'source'>>,
): RefundLaw => ({
  state,
  endedBy,
  source,
  due: null,
  interestPercent: 0,
  leastReturnShare: 0,
  keepsMinimum: false,
  keepsUpTo: 0,
  grade: 'A',
  ...rest,
});

const florida = 'Fla. Stat. 627.7283';
const floridaRule = 'Fla. Admin. Code 69O-167.001(1)';
const california = 'Cal. Ins. Code 481.5(a)';
const georgia = 'Ga. Code 33-24-44';
const texas = 'Tex. Ins. Code 558.002(d)';

/**
 * What was read of the law, the narrower row of a place first. Left out are laws of financed premium, which we do not
 * finance, and of who leaves after a late notice of other terms. Rows of grade B wait to be read, and count for nothing.
 */
export const refundLaws: readonly RefundLaw[] = [
  law('AK', 'insured', 'Alaska Stat. 21.36.255(a)(2)', { due: days(45), leastReturnShare: 92.5, keepsMinimum: true }),
  law('AK', 'insurer', 'Alaska Stat. 21.36.255(a)(1)', { leastReturnShare: 100 }),
  law('AZ', 'insurer', 'Ariz. Rev. Stat. 20-1632', { due: days(0, 'notice'), leastReturnShare: 100 }),
  law('CA', 'insured', california, { due: workingDays(25), interestPercent: 10 }),
  law('CA', 'insurer', california, { due: workingDays(25), interestPercent: 10, leastReturnShare: 100 }),
  // What is no motor vehicle: by the rule of all other property and casualty policies.
  law('FL', 'insured', floridaRule, {
    providers: ['boat'],
    due: workingDays(15),
    leastReturnShare: 100,
    keepsUpTo: 500,
  }),
  law('FL', 'insurer', floridaRule, {
    providers: ['boat'],
    due: workingDays(15),
    leastReturnShare: 100,
    keepsUpTo: 500,
  }),
  // Whoever is called to active duty, or moved by the armed forces to where the cover is not needed.
  law('FL', 'insured', 'Fla. Stat. 627.7283(1)', {
    reasons: ['military_duty'],
    due: days(30),
    interestPercent: 8,
    leastReturnShare: 100,
  }),
  law('FL', 'insured', florida, { due: days(30), interestPercent: 8, leastReturnShare: 90 }),
  law('FL', 'insurer', florida, { due: days(15), interestPercent: 8, leastReturnShare: 100 }),
  law('GA', 'insured', georgia, { due: days(0), leastReturnShare: 100 }),
  law('GA', 'insurer', georgia, { due: days(0), leastReturnShare: 100 }),
  law('LA', 'insured', 'La. Rev. Stat. 22:885(B)', { due: days(30) }),
  // Paid later than the day before, the insurer's cancellation is void.
  law('OH', 'insurer', 'Ohio Rev. Code 3937.33', { due: days(-1), leastReturnShare: 100 }),
  law('TX', 'insured', texas, { due: workingDays(15) }),
  law('TX', 'insured', '28 Tex. Admin. Code 5.7015, as amended', {
    since: day('2026-09-01'),
    leastReturnShare: 100,
    keepsMinimum: true,
    grade: 'B',
  }),
  law('TX', 'insurer', texas, { due: workingDays(15), leastReturnShare: 100 }),
  law('WA', 'insurer', 'Wash. Rev. Code 48.18.290(4)', { due: days(45, 'notice'), leastReturnShare: 100 }),
];

/** Contracts that are no insurance: the law of premium that comes back does not reach what they may keep. */
const serviceContracts: readonly string[] = ['warranty', 'roadside', 'tire_wheel', 'windshield'];

/** A contract that ends early, as far as the law of what comes back looks at it. */
export type EndingContract = {
  readonly state: string;
  readonly endedBy: EndedBy;
  readonly provider: string;
  /** The day on which cover ends. */
  readonly on: Day;
  /** Why; where it is not said, for no reason that a row of its own is for. */
  readonly reason?: string;
};

/** The row of the law that counts for a contract that ends; null where none was read. */
export function refundLawOf({ state, endedBy, provider, on, reason = '' }: EndingContract): RefundLaw | null {
  return (
    refundLaws.find(
      (one) =>
        one.grade === 'A' &&
        one.state === state &&
        one.endedBy === endedBy &&
        (one.providers?.includes(provider) ?? true) &&
        (one.reasons?.includes(reason) ?? true) &&
        (one.since === undefined || one.since <= on),
    ) ?? null
  );
}

/** The least that comes back of the days that are left, in per cent, and by which law. */
export type LeastReturn = Pick<RefundLaw, 'leastReturnShare' | 'keepsMinimum' | 'source'>;

/**
 * The least return of a place (docs/rules.md, premium that comes back): asked after everything else by who pays, by who
 * writes a promise, and by who writes the terms of a product. Null where the contract alone says.
 */
export function leastReturnOf(ending: EndingContract): LeastReturn | null {
  const row = serviceContracts.includes(ending.provider) ? null : refundLawOf(ending);
  if (row === null || row.leastReturnShare === 0) return null;
  const { leastReturnShare, keepsMinimum, source } = row;
  return { leastReturnShare, keepsMinimum, source };
}

/**
 * The law that has everything of the days that are left come back for a reason of the insured, beyond what it wants of every
 * other end; null where there is none, and of contracts that are no insurance.
 */
export function specialReturnOf(
  ending: Omit<EndingContract, 'endedBy' | 'reason'> & { readonly reason: string },
): RefundLaw | null {
  const row = serviceContracts.includes(ending.provider) ? null : refundLawOf({ ...ending, endedBy: 'insured' });
  return row?.reasons === undefined ? null : row;
}

/**
 * Up to which amount what comes back stays where it is until its owner asks for it, in cents: what the contract says, and
 * no more than the law of the place lets stay. What the insurer ends is paid back to the cent, unless that law says else.
 */
export function keptUnlessAsked(agreed: Cents, ending: EndingContract): Cents {
  const row = serviceContracts.includes(ending.provider) ? null : refundLawOf(ending);
  if (row !== null) return Math.min(agreed, row.keepsUpTo);
  return ending.endedBy === 'insured' ? agreed : 0;
}
