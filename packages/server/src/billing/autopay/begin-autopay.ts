import type { PaymentMethodKind } from '@roadworthy/core/billing/vocabulary.ts';
import type { Work } from '../../kernel/work.ts';
import { endFormerMethod } from '../methods/payment-method-store.ts';

/**
 * Whoever is to be debited is told anew, as they agreed, of every term of the contract: what lies ahead is announced again, and what is due already is
 * theirs to pay.
 */
export async function notifyAgain(work: Work, contractId: string): Promise<void> {
  const terms = work.tx.selectFrom('policies').select('policies.policy_id').where('contract_id', '=', contractId);
  await work.tx
    .updateTable('invoices')
    .set({ announced: null })
    .where('policy_id', 'in', terms)
    .where('status', 'in', ['scheduled', 'issued', 'partly_paid', 'pending'])
    .execute();
  await work.tx
    .updateTable('invoices')
    .set({ collect_from: null })
    .where('policy_id', 'in', terms)
    .where('status', '=', 'scheduled')
    .execute();
  await work.tx
    .updateTable('transactions')
    .set({ next_attempt: null })
    .where('policy_id', 'in', terms)
    .where('type', '=', 'charge')
    .where('status', '=', 'failed')
    .execute();
}

type Begun = {
  readonly policyId: string;
  readonly contractId: string;
  readonly paymentMethodId: string;
  readonly kind: PaymentMethodKind;
  /** The end of its number. */
  readonly ends: string | null;
};

/** Its owner agreed: from now on this method is charged by itself, and no other. */
export async function beginAutopay(work: Work, { policyId, contractId, paymentMethodId, kind, ends }: Begun) {
  await endFormerMethod(work, contractId, paymentMethodId);
  await work.tx
    .updateTable('billing_arrangements')
    .set({ payment_method_id: paymentMethodId, autopay: true, held_for: null })
    .where('contract_id', '=', contractId)
    .execute();
  if (kind === 'bank') await notifyAgain(work, contractId);
  await work.publish({ type: 'autopay_agreed', policyId, kind, ends });
}
