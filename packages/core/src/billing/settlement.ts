import type { Cents } from '../shared/money/money.ts';

/** The money of a policy whose cover has ended, in cents. */
export type EndedMoney = {
  /** Everything that is charged for the days that were covered, with the fees that are kept. */
  readonly charged: Cents;
  readonly paid: Cents;
  /** What has gone back, interest for its delay aside. */
  readonly returned: Cents;
  /** What is on its way back. */
  readonly owedBack: Cents;
};

/** What became of the money of a policy that ended: earned, paid, returned, and what is still open either way. */
export type Settlement = {
  readonly earned: Cents;
  readonly paid: Cents;
  readonly returned: Cents;
  /** What still goes back to who paid. */
  readonly toReturn: Cents;
  /** What who is insured still owes. */
  readonly owed: Cents;
};

/** The account that the papers of an ended policy give in place of payments that nobody owes any more. */
export function settle({ charged, paid, returned, owedBack }: EndedMoney): Settlement {
  return {
    earned: charged,
    paid,
    returned,
    toReturn: owedBack,
    owed: Math.max(charged - paid + returned + owedBack, 0),
  };
}
