import type { Cents } from '../shared/money/money.ts';
import type { ClaimAccount } from './vocabulary.ts';

/** An entry in the books of a claim: debits above nothing, credits below. */
export type ClaimEntry = { readonly account: ClaimAccount; readonly amount: Cents };

const between = (debit: ClaimAccount, credit: ClaimAccount, amount: Cents): readonly ClaimEntry[] =>
  amount === 0
    ? []
    : [
        { account: debit, amount },
        { account: credit, amount: -amount },
      ];

/** What is held back changes by so many cents: it counts as incurred until it is paid or let go. */
export function reserveEntries(change: Cents): readonly ClaimEntry[] {
  return between('incurred', 'outstanding', change);
}

/** A payment is approved out of what is held back: it is owed to its payees from then on. */
export function paymentEntries(amount: Cents): readonly ClaimEntry[] {
  return between('outstanding', 'payable', amount);
}

/** It left us. */
export function payoutEntries(amount: Cents): readonly ClaimEntry[] {
  return between('payable', 'cash', amount);
}

/** It never left, or came back: it is held back again. */
export function payoutFailedEntries(amount: Cents, hasLeft: boolean): readonly ClaimEntry[] {
  return between(hasLeft ? 'cash' : 'payable', 'outstanding', amount);
}

/** Somebody else is asked for it; nothing of it counts before it is here. */
export function recoverySoughtEntries(amount: Cents): readonly ClaimEntry[] {
  return between('recoverable', 'recovery_expected', amount);
}

/**
 * It came in, after what it cost to get it: what was sought is sought no more, the claim cost that much less, and the
 * insured’s share of their deductible is owed to them.
 */
export function recoveryEntries({
  ours,
  deductible,
  sought,
}: {
  readonly ours: Cents;
  readonly deductible: Cents;
  readonly sought: Cents;
}): readonly ClaimEntry[] {
  return [
    ...between('recovery_expected', 'recoverable', sought),
    ...between('cash', 'incurred', ours),
    ...between('cash', 'payable', deductible),
  ];
}
