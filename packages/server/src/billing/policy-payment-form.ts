import { autopayConsent, autopayVersion } from '@roadworthy/core/billing/autopay-consent.ts';
import { dueNow } from '@roadworthy/core/billing/collect.ts';
import { aheadOf, amountToPay } from '@roadworthy/core/billing/pay-policy.ts';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { say } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import { addressFor } from '../kernel/public-address.ts';
import { policyRoot } from '../policies/policy-root.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { isChargeable, loadCollection, type StoredMethod } from './collection-store.ts';

/** Where a customer pays a policy. */
const payPath = (policyId: string): string => `/customers/pay?policy=${policyId}`;

/** How the method on file stands on a day, in a word. */
function standingOf(method: StoredMethod | null, autopay: boolean, today: string, soon: string) {
  if (method === null || !method.isConsented) return 'none';
  const { goodThrough, isRefused } = method;
  if (isRefused) return 'refused';
  if (goodThrough !== null && goodThrough < today) return 'expired';
  if (goodThrough !== null && goodThrough < soon) return 'expiring';
  return autopay ? 'automatic' : 'kept';
}

export const policyPaymentForm = computedRead({
  name: 'policy_payment_form',
  permission: 'whoever_sees_it',
  root: policyRoot,
  async run(work) {
    const { policy } = await loadPolicy(work, work.input.policy_id);
    const today = work.today(policy.timeZone);
    const collection = await loadCollection(work, policy, today);
    const { quote } = await loadQuote(work, policy.currentQuoteId);
    const { name, service_phone } = await work.tx
      .selectFrom('organizations')
      .select(['name', 'service_phone'])
      .where('organization_id', '=', work.organizationId)
      .executeTakeFirstOrThrow();
    const { method, autopay, invoices, terms, paidAhead } = collection;
    const next = aheadOf(invoices, paidAhead).find(({ left }) => left > 0)?.invoice;
    const wording = autopayConsent({ ...terms, company: name, phone: service_phone ?? brand.phone.text });
    const { cardForm } = work.platform.payments;
    const { locale } = work.request;
    const canPay = method !== null && isChargeable(method, today);
    return {
      gateway: cardForm.gateway,
      simulated: work.platform.simulated.some(({ part }) => part === 'payments'),
      publishable_key: cardForm.gateway === 'stripe' ? cardForm.publishableKey : null,
      tokenize_url: cardForm.gateway === 'sandbox' ? '/api/payments/sandbox/tokens' : null,
      policy_number: policy.policyNumber,
      due: dueNow(invoices),
      amount: amountToPay(invoices, paidAhead),
      paid_ahead: paidAhead,
      currency: policy.currency,
      next_due: next?.collectFrom ?? next?.dueDate ?? null,
      next_attempt: collection.nextAttempt,
      autopay,
      method_status: standingOf(method, autopay, today, next?.dueDate ?? today),
      method_kind: method?.kind ?? null,
      method_ends: method?.lastFour ?? method?.bank ?? null,
      method_expires: method?.goodThrough ?? null,
      can_charge: canPay,
      postal_code: quote.postalCode,
      autopay_version: autopayVersion,
      autopay_parts: wording.map(({ title, text }) => ({
        title: say(locale, { message: title }),
        text: say(locale, text),
      })),
      url: new URL(payPath(policy.policyId), addressFor(work.platform.config, quote.country)).href,
    };
  },
});
