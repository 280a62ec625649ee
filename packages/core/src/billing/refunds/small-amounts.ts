import { type EndingContract, keptUnlessAsked } from '../../products/refund-law.ts';
import type { Day } from '../../shared/time/day.ts';
import { type Cents, sumCents } from '../../shared/money/money.ts';
import type { Charge } from '../charge-lines.ts';

/** The code of a line that has a small amount neither asked for nor paid back. */
export const smallAmount = 'small_amount';

/**
 * Up to which amounts a contract leaves small ones as they are (docs/rules.md, small amounts), in cents; 0 leaves none:
 * `asked` of what a change costs more, `returned` of what comes back.
 */
export type SmallAmounts = { readonly asked: Cents; readonly returned: Cents };

export const noSmallAmounts: SmallAmounts = { asked: 0, returned: 0 };

/**
 * What the terms of a sale leave as it is in a place: what costs more up to the amount of the terms, and what comes back
 * as far as the law there lets it stay until its owner asks for it.
 */
export function smallAmountsOf(agreed: Cents, ending: EndingContract): SmallAmounts {
  return { asked: agreed, returned: keptUnlessAsked(agreed, ending) };
}

/** What earlier changes left as it was, in cents: above zero what was not paid back, below zero what was not asked for. */
export function leftBefore(charges: readonly Pick<Charge, 'code' | 'amount'>[]): Cents {
  return sumCents(charges.flatMap(({ code, amount }) => (code === smallAmount ? [amount] : [])));
}

/**
 * What of a change of price is left as it is, in cents: below zero of what costs more and is not asked for, above zero of
 * what comes back and is not paid. What was left the other way before is taken first, so that nothing goes back that was
 * never paid. What is not paid back adds up: once it is more than is left as it is, all of it goes back.
 */
export function leftAsItIs(change: Cents, before: Cents, { asked, returned }: SmallAmounts): Cents {
  if (change === 0) return 0;
  if (change > 0) {
    const against = Math.min(Math.max(before, 0), change);
    const rest = change - against;
    return -against - (rest <= asked ? rest : 0) || 0;
  }
  const against = Math.min(Math.max(-before, 0), -change);
  const rest = -change - against;
  const retained = Math.max(before, 0);
  return against + (retained + rest <= returned ? rest : -retained) || 0;
}

/** The line that leaves an amount as it is; none for nothing. */
export function smallAmountLines(
  amount: Cents,
  { from, to }: { readonly from: Day; readonly to: Day },
): readonly Charge[] {
  if (amount === 0) return [];
  return [
    {
      vehicleId: null,
      coverage: null,
      kind: 'fee',
      code: smallAmount,
      annual: amount,
      termAmount: amount,
      amount,
      from,
      to,
      earning: 'at_once',
      // Where everything comes back, what was not asked for does not, and what was not paid back does.
      isRefundable: true,
    },
  ];
}
