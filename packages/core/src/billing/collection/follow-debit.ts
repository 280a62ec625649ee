import type { Cents } from '../../shared/money/money.ts';
import type { PaymentStatus } from '../vocabulary.ts';

/** How a debit stands at the gateway. */
export type DebitStatus = 'processing' | 'captured' | 'declined' | 'voided' | 'returned';

/**
 * What becomes of a payment by bank account. `settle`: the money came in. `send_back`: the bank sent it back, before or
 * after. `give_back`: nothing was sold for it, so it is called back or refunded.
 */
export type DebitStep = 'settle' | 'send_back' | 'give_back';

/** A payment of a card or an account as we have it, in cents. */
export type DisputedPayment = { readonly amount: Cents; readonly status: PaymentStatus; readonly disputed: Cents };

/** What a bank took back of a payment by now, in cents: the whole where it returned it, nothing where it did not say. */
export function takenBackOf({ amount, status, disputed }: DisputedPayment): Cents {
  return status === 'returned' ? amount : disputed;
}

/**
 * What changes about a payment that was made, once its bank has `taken` so many cents of it back: above zero what is owed
 * again, below zero what counts again. A bank takes no more than was paid, and less than nothing is nothing.
 */
export function disputeChange(payment: DisputedPayment, taken: Cents): Cents {
  return Math.min(Math.max(taken, 0), payment.amount) - takenBackOf(payment);
}

const isMoneyOnItsWay = (status: DebitStatus): boolean => status === 'processing' || status === 'captured';

/**
 * What to do about a payment by bank account, from how we have it and how the gateway has it now; null when nothing.
 * It looks at no order of events: told twice, late or the wrong way round, the answer is about now.
 */
export function decideDebitStep(payment: PaymentStatus, status: DebitStatus): DebitStep | null {
  switch (payment) {
    case 'processing':
      if (status === 'processing') return null;
      return status === 'captured' ? 'settle' : 'send_back';
    case 'settled':
      return isMoneyOnItsWay(status) ? null : 'send_back';
    // A bank may pay after all what it sent back.
    case 'returned':
      return status === 'captured' ? 'settle' : null;
    // The bind was given up, before anybody knew of it or because something came up.
    case 'failed':
    case 'voided':
    case 'withdrawn':
      return isMoneyOnItsWay(status) ? 'give_back' : null;
    // Its bind is still under way and asks by itself, or there is no money any more.
    default:
      return null;
  }
}
