import { canadianProvinces } from '../../products/vocabulary.ts';
import { addDays, type Day, daysBetween } from '../../shared/day.ts';
import { type Cents, toCents } from '../../shared/money.ts';
import { ownValue } from '../../shared/own-value.ts';
import { rational } from '../../shared/rational.ts';
import { workingDayFrom } from '../../shared/working-days.ts';
import type { NoticeGrade } from '../notices/notice-table.ts';

/** By when the law wants unearned premium back, and what it wants of who is late. */
export type RefundClock = {
  readonly due: Day;
  /** A year, simple, in per cent; 0 where the law asks for none. */
  readonly interestPercent: number;
  /** The least share of the unearned premium that comes back, in per cent; 0 where the law says nothing. */
  readonly leastReturnShare: number;
  readonly source: string;
  readonly grade: NoticeGrade;
};

export type EndedCover = {
  readonly state: string;
  readonly endedBy: 'insured' | 'insurer';
  /** The day on which cover ended, or on which the insured's request came where that is later. */
  readonly from: Day;
  /** The day on which the insurer's notice went out. */
  readonly noticeSent: Day | null;
};

type Law = Omit<RefundClock, 'due'> & { readonly due: (ended: EndedCover) => Day };

const within =
  (days: number) =>
  ({ from }: EndedCover): Day =>
    addDays(from, days);

/** The last of so many working days. */
const workingDays =
  (count: number) =>
  ({ from }: EndedCover): Day => {
    let on = from;
    for (let passed = 0; passed < count; passed += 1) on = workingDayFrom(addDays(on, 1), 'US');
    return on;
  };

const statute = (source: string, due: Law['due'], others: Partial<Law> = {}): Law => ({
  source,
  due,
  grade: 'A',
  interestPercent: 0,
  leastReturnShare: 0,
  ...others,
});

const florida = 'Fla. Stat. 627.7283';
const laws: Readonly<Record<string, Readonly<Record<EndedCover['endedBy'], Law>>>> = {
  AZ: {
    insured: statute('usual practice', within(30), { grade: 'K' }),
    insurer: statute('Ariz. Rev. Stat. 20-1632', ({ from, noticeSent }) => noticeSent ?? from),
  },
  FL: {
    insured: statute(florida, within(30), { interestPercent: 8, leastReturnShare: 90 }),
    insurer: statute(florida, within(15), { interestPercent: 8, leastReturnShare: 100 }),
  },
  GA: { insured: statute('Ga. Code 33-24-44', within(0)), insurer: statute('Ga. Code 33-24-44', within(0)) },
  // Paid later than the day before, the insurer's cancellation is void.
  OH: {
    insured: statute('usual practice', within(30), { grade: 'K' }),
    insurer: statute('Ohio Rev. Code 3937.33', within(-1)),
  },
  TX: {
    insured: statute('28 Tex. Admin. Code 5.7015', workingDays(15)),
    insurer: statute('28 Tex. Admin. Code 5.7015', workingDays(15)),
  },
};

const usual = statute('usual practice', within(30), { grade: 'K' });

/** By when and with what unearned premium comes back after cover ended (docs/rules.md, cancellation). */
export function refundClockOf(ended: EndedCover): RefundClock {
  const law = canadianProvinces.includes(ended.state) ? usual : (ownValue(laws, ended.state)?.[ended.endedBy] ?? usual);
  return { ...law, due: law.due(ended) };
}

/** Simple interest of a refund that is paid after its day, in whole cents; 0 when it is in time. */
export function lateInterest(refund: Cents, { due, interestPercent }: RefundClock, paid: Day): Cents {
  const late = Math.max(daysBetween(due, paid), 0);
  return toCents(rational(BigInt(refund) * BigInt(interestPercent) * BigInt(late), 36_500));
}
