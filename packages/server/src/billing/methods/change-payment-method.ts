import { autopayVersions } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { decideChangeMethod } from '@roadworthy/core/billing/collection/change-method.ts';
import { nameOf, namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { findLineProblem } from '@roadworthy/core/shared/text/check-text.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { GatewayUnknownError, type StoreCardResult } from '@roadworthy/providers/payments/port.ts';
import type { MutationResults } from '../../generated/operations.ts';
import { defineProcess } from '../../kernel/jobs/process.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { agreedTo } from '../autopay/agreed-to.ts';
import { beginAutopay } from '../autopay/begin-autopay.ts';
import { longestBindMs } from '../collection/abandon-charge.ts';
import { loadCollection } from '../collection/collection-store.ts';
import { wakeCollection } from '../collection/wake-collection.ts';
import { keepMethod, readToken, writeMethod } from './payment-method-store.ts';

type Requested = {
  readonly policyId: string;
  readonly paymentMethodId: string;
  readonly gatewayKey: string;
  readonly name: string;
  readonly email: string | null;
};

const silent = 'The bank of this card did not answer. Nothing has changed. Try again.';

const answer = (
  policyId: string,
  status: string,
  message: string | null,
): MutationResults['change_payment_method'] => ({
  status,
  message,
  policy: { policy_id: policyId },
});

/** A customer has another card charged from now on, without a payment now; the one before it is forgotten. */
export const changePaymentMethod = defineProcess<'change_payment_method', Requested, StoreCardResult>({
  name: 'change_payment_method',
  permission: 'billing:pay',
  root: 'policy_id',
  example: { method_token: '$method', autopay_consent: autopayVersions.card },
  async begin(work, gatewayKey) {
    const { policy_id, method_token: methodToken, autopay_consent } = work.input;
    const unfit = findLineProblem(methodToken, 'reference', 'method_token');
    if (unfit) return { ok: false, refusal: unfit };
    const { policy } = await lockPolicy(work, policy_id);
    const { policyId, contractId, userId, productId, effectiveDate } = policy;
    const collection = await loadCollection(work, policy, work.today(policy.timeZone));
    const decision = decideChangeMethod({ ...collection, paidAhead: collection.coveredAhead });
    if (!decision.ok) return decision;
    const { quote } = await loadQuote(work, policy.currentQuoteId);
    const of = { country: quote.country, productId, effectiveDate };
    const agreed = await agreedTo(work, { autopay_consent }, 0, of);
    if ('ok' in agreed) return agreed;
    const { autopay: consent } = agreed;
    if (consent === null) {
      return refuse(
        'autopay_wording_outdated',
        'The text about automatic payments has changed. Read it again.',
        'autopay_consent',
      );
    }
    const handed = { quoteId: null, contractId, userId, methodToken, agreed: null, consent };
    const insured = namedInsuredOf(quote);
    return {
      policyId,
      gatewayKey,
      paymentMethodId: await writeMethod(work, handed),
      name: insured ? nameOf(insured) : '',
      email: insured?.email ?? null,
    };
  },
  async call({ request, created }, { payments, clock }, look) {
    // After a day the gateway may have forgotten the key.
    if (clock.now().getTime() - created.getTime() > longestBindMs) {
      return { known: true, answer: { status: 'declined', message: silent } };
    }
    const { paymentMethodId, gatewayKey: key, name, email } = request;
    const methodToken = await look((work) => readToken(work, paymentMethodId));
    try {
      return { known: true, answer: await payments.storeCard({ key, methodToken, name, email }) };
    } catch (error) {
      if (error instanceof GatewayUnknownError) return { known: false };
      throw error;
    }
  },
  async finish(work, { request: { policyId, paymentMethodId } }, result) {
    const { policy } = await lockPolicy(work, policyId);
    if (result.status === 'declined') {
      await work.tx
        .updateTable('payment_methods')
        .set({ ended: work.now, refused: work.now })
        .where('payment_method_id', '=', paymentMethodId)
        .execute();
      return answer(policyId, 'declined', result.message ?? null);
    }
    const { cardLastFour: ends = null, card, storedToken } = result;
    await keepMethod(work, paymentMethodId, { lastFour: ends, bank: null, card, storedToken });
    await beginAutopay(work, { policyId, contractId: policy.contractId, paymentMethodId, kind: 'card', ends });
    await wakeCollection(work, policy.contractId);
    return answer(policyId, 'stored', null);
  },
  // Nothing stands on it before its bank has answered.
  markUnknown: async () => undefined,
  pending: (policyId) => answer(policyId, 'pending', null),
});
