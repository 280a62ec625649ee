import { decideChargeDue } from '@roadworthy/core/billing/collection/charge-due.ts';
import { dueNow } from '@roadworthy/core/billing/collection/collect.ts';
import { aheadOf, amountToPay } from '@roadworthy/core/billing/collection/pay-policy.ts';
import { namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { t } from '../../kernel/language.ts';
import { computedRead } from '../../kernel/operation.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { wordingFor } from '../autopay/autopay-wording.ts';
import {
  isChargeable,
  loadCollection,
  type StoredCollection,
  type StoredMethod,
} from '../collection/collection-store.ts';
import { methodsOnFileFields } from './methods-on-file.ts';

/** How the method on file stands on a day, in a word. */
function statusOf(method: StoredMethod | null, autopay: boolean, today: string, soon: string) {
  if (method === null || !method.isConsented) return 'none';
  const { goodThrough, isRefused } = method;
  if (isRefused) return 'refused';
  if (goodThrough !== null && goodThrough < today) return 'expired';
  if (goodThrough !== null && goodThrough < soon) return 'expiring';
  return autopay ? 'automatic' : 'kept';
}

/** What is on its way from a bank, in cents: what invoices wait for, and what was ordered ahead. */
function onItsWay({ invoices, debits }: StoredCollection): number {
  const waited = invoices.filter(({ status }) => status === 'pending').map((one) => one.amount - one.paidAmount);
  return sumCents([...waited, ...debits.map(({ free }) => free)]);
}

export const policyPaymentForm = computedRead({
  name: 'policy_payment_form',
  permission: 'whoever_sees_it',
  root: 'policy_id',
  example: {},
  async run(work) {
    const { policy } = await loadPolicy(work, work.input.policy_id);
    const today = work.today(policy.timeZone);
    const collection = await loadCollection(work, policy, today);
    const { quote } = await loadQuote(work, policy.currentQuoteId);
    const { method, autopay, invoices, paidAhead, coveredAhead } = collection;
    const next = aheadOf(invoices, coveredAhead).find(({ left }) => left > 0)?.invoice;
    const { policyId, productId, effectiveDate } = policy;
    const of = { policyId, country: quote.country, productId, effectiveDate };
    const [card, bank] = [await wordingFor(work, 'card', of), await wordingFor(work, 'bank', of)];
    const { cardForm } = work.platform.payments;
    const canPay = method !== null && isChargeable(method, today);
    const charging = decideChargeDue({ ...collection, method: method && { ...method, isChargeable: canPay } }, today);
    return {
      gateway: cardForm.gateway,
      simulated: work.platform.simulated.some(({ part }) => part === 'payments'),
      publishable_key: cardForm.gateway === 'stripe' ? cardForm.publishableKey : null,
      tokenize_url: cardForm.gateway === 'sandbox' ? '/api/payments/sandbox/tokens' : null,
      tokenize_bank_url: cardForm.gateway === 'sandbox' ? '/api/payments/sandbox/accounts' : null,
      policy_number: policy.policyNumber,
      due: dueNow(invoices),
      amount: amountToPay(invoices, coveredAhead),
      paid_ahead: paidAhead,
      on_its_way: onItsWay(collection),
      currency: policy.currency,
      next_due: next?.collectFrom ?? next?.dueDate ?? null,
      next_attempt: collection.nextAttempt,
      autopay,
      method_status: statusOf(method, autopay, today, next?.dueDate ?? today),
      method_kind: method?.kind ?? null,
      method_ends: method?.lastFour ?? method?.bank ?? null,
      method_expires: method?.goodThrough ?? null,
      can_charge: canPay,
      charge_amount: charging.ok ? charging.event.amount : 0,
      charge_refusal: charging.ok ? null : t(work.request.locale, charging.refusal),
      on_file: await methodsOnFileFields(work, today),
      postal_code: quote.postalCode,
      country: quote.country,
      payer_email: namedInsuredOf(quote)?.email ?? null,
      autopay_version: card.version,
      autopay_parts: [...card.parts],
      bank_autopay_version: bank.version,
      bank_autopay_parts: [...bank.parts],
    };
  },
});
