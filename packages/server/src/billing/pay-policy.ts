import { checkAutopayConsent } from '@roadworthy/core/billing/autopay-consent.ts';
import { decidePay } from '@roadworthy/core/billing/pay-policy.ts';
import { nameOf, namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { findLineProblem } from '@roadworthy/core/shared/check-text.ts';
import { type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import type { MutationInputs } from '../generated/operations.ts';
import { defineProcess } from '../kernel/process.ts';
import type { Work } from '../kernel/work.ts';
import { policyRoot } from '../policies/policy-root.ts';
import { lockPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { chargeResult, pendingCharge } from './charge-result.ts';
import {
  beginPolicyCharge,
  callPolicyCharge,
  finishPolicyCharge,
  markChargeUnknown,
  type PolicyCharge,
} from './charge-policy.ts';
import type { ChargeAnswer } from './charge.ts';
import { loadCollection } from './collection-store.ts';
import { writeMethod } from './payment-method-store.ts';

const noMethod = refuse('no_method_on_file', 'Enter a card to pay with.', 'method_token');

async function begin(
  work: Work,
  { policy_id, amount, method_token, autopay_consent }: MutationInputs['pay_policy'],
  intentId: string,
): Promise<PolicyCharge | Refused> {
  const unfit = method_token ? findLineProblem(method_token, 'reference', 'method_token') : null;
  if (unfit) return { ok: false, refusal: unfit };
  const { policy } = await lockPolicy(work, policy_id);
  const today = work.today(policy.timeZone);
  const collection = await loadCollection(work, policy, today);
  const decision = decidePay({ ...collection, currency: policy.currency }, amount);
  if (!decision.ok) return decision;
  const consented = autopay_consent ? checkAutopayConsent(autopay_consent) : null;
  if (consented && !consented.ok) return consented;
  const who = { policy, collection, intentId, amount, begunBy: 'customer', userId: policy.userId } as const;
  if (!method_token) {
    const { method } = collection;
    if (!method?.isConsented) return noMethod;
    const { paymentMethodId, kind } = method;
    return beginPolicyCharge(work, { ...who, paymentMethodId, isDebit: kind === 'bank', offSession: true });
  }
  const consent = consented?.event.version ?? null;
  const { contractId, userId } = policy;
  const paymentMethodId = await writeMethod(work, {
    ...{ quoteId: null, contractId, userId, methodToken: method_token, agreed: null, consent },
  });
  const { quote } = await loadQuote(work, policy.currentQuoteId);
  const insured = namedInsuredOf(quote);
  const keep = consent !== null && insured ? { name: nameOf(insured), email: insured.email } : undefined;
  return beginPolicyCharge(work, { ...who, paymentMethodId, isDebit: false, offSession: false, keep });
}

/** A customer pays what is due, a part of it, or ahead: with the method on file, or with another card. */
export const payPolicy = defineProcess<'pay_policy', PolicyCharge, ChargeAnswer>({
  name: 'pay_policy',
  permission: 'billing:pay',
  root: policyRoot,
  begin: (work, intentId) => begin(work, work.input, intentId),
  call: callPolicyCharge,
  async finish(work, { request }, answer) {
    return chargeResult(request, await finishPolicyCharge(work, request, answer));
  },
  markUnknown: (work, { request }) => markChargeUnknown(work, request),
  pending: pendingCharge,
});
