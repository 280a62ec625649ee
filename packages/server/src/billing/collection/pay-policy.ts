import { decidePay } from '@roadworthy/core/billing/collection/pay-policy.ts';
import { nameOf, namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { MutationInputs } from '../../generated/operations.ts';
import { defineProcess } from '../../kernel/jobs/process.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { agreedTo } from '../autopay/agreed-to.ts';
import { chargeResult, pendingCharge } from '../charge-result.ts';
import {
  beginPolicyCharge,
  callPolicyCharge,
  finishPolicyCharge,
  markChargeUnknown,
  type PolicyCharge,
} from './charge-policy.ts';
import type { ChargeAnswer } from '../charge.ts';
import { loadCollection } from './collection-store.ts';
import { noMethod, payingMethod } from '../methods/methods-on-file.ts';

async function begin(
  work: Work,
  input: MutationInputs['pay_policy'],
  intentId: string,
): Promise<PolicyCharge | Refused> {
  const { policy_id, amount } = input;
  const isOther = Boolean(input.method_token ?? input.payment_method_id);
  const { policy } = await lockPolicy(work, policy_id);
  const collection = await loadCollection(work, policy, work.today(policy.timeZone));
  const { method, coveredAhead: paidAhead } = collection;
  if (!isOther && !method?.isConsented) return noMethod;
  const isDebit = isOther ? Boolean(input.debit_authorization) : method?.kind === 'bank';
  const decision = decidePay({ ...collection, paidAhead, currency: policy.currency, isDebit }, amount);
  if (!decision.ok) return decision;
  const { contractId, userId } = policy;
  const who = { policy, collection, intentId, amount, begunBy: 'customer', userId, isDebit } as const;
  if (!isOther && method) {
    return beginPolicyCharge(work, { ...who, paymentMethodId: method.paymentMethodId, offSession: true });
  }
  const { quote } = await loadQuote(work, policy.currentQuoteId);
  const { country } = quote;
  const { policyId, productId, effectiveDate } = policy;
  const agreed = await agreedTo(work, input, amount, { policyId, country, productId, effectiveDate });
  if ('ok' in agreed) return agreed;
  const { debit, autopay: consent } = agreed;
  const kind = isDebit ? 'bank' : 'card';
  const today = work.today(policy.timeZone);
  const paying = await payingMethod(work, input, {
    quoteId: null,
    contractId,
    userId,
    agreed: debit,
    consent,
    kind,
    today,
  });
  if (!paying.ok) return paying;
  const { paymentMethodId, isOnFile } = paying.event;
  const insured = namedInsuredOf(quote);
  const isKept = consent !== null && !isDebit && !isOnFile;
  const keep = isKept && insured ? { name: nameOf(insured), email: insured.email } : undefined;
  const autopay = isDebit || isOnFile ? consent !== null : keep !== undefined;
  return beginPolicyCharge(work, { ...who, paymentMethodId, offSession: isOnFile, isOnFile, keep, autopay });
}

/** A customer pays what is due, a part of it, or ahead: with the method on file, another card, or a bank account. */
export const payPolicy = defineProcess<'pay_policy', PolicyCharge, ChargeAnswer>({
  name: 'pay_policy',
  permission: 'billing:pay',
  root: 'policy_id',
  example: { amount: 1000, method_token: '$method' },
  begin: (work, intentId) => begin(work, work.input, intentId),
  call: callPolicyCharge,
  async finish(work, { request }, answer) {
    return chargeResult(request, await finishPolicyCharge(work, request, answer));
  },
  markUnknown: (work, { request }) => markChargeUnknown(work, request),
  pending: pendingCharge,
});
