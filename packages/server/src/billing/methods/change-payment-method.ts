import { autopayVersions, checkAutopayConsent } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { decideChangeMethod } from '@roadworthy/core/billing/collection/change-method.ts';
import { isPaymentMethodKind, type PaymentMethodKind } from '@roadworthy/core/billing/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { nameOf, namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import {
  GatewayUnknownError,
  type StoreAccountResult,
  type StoreCardResult,
} from '@roadworthy/providers/payments/port.ts';
import type { MutationResults } from '../../generated/operations.ts';
import { defineProcess } from '../../kernel/jobs/process.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { wordingFor } from '../autopay/autopay-wording.ts';
import { beginAutopay } from '../autopay/begin-autopay.ts';
import { longestBindMs } from '../collection/abandon-charge.ts';
import { loadCollection } from '../collection/collection-store.ts';
import { wakeCollection } from '../collection/wake-collection.ts';
import { payingMethod } from './methods-on-file.ts';
import { endMethod, keepMethod, readToken } from './payment-method-store.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { chooseWayToPay } from '@roadworthy/core/products/check-payment-term.ts';
import { sentence, type Sentence, sentenceOf } from '@roadworthy/core/shared/text/sentence.ts';

type Requested = {
  readonly policyId: string;
  readonly paymentMethodId: string;
  readonly gatewayKey: string;
  readonly kind: PaymentMethodKind;
  /** Its gateway has kept it already. */
  readonly isOnFile?: boolean;
  readonly name: string;
  readonly email: string | null;
};

const silent = words(
  'Your bank did not answer. Nothing has changed. Try again.',
  'Votre banque n’a pas répondu. Rien n’a changé. Réessayez.',
);

const answer = (policyId: string, status: string, said: Sentence | null): MutationResults['change_payment_method'] => ({
  status,
  message: null,
  ...said,
  policy: { policy_id: policyId },
});

type Stored = StoreCardResult | StoreAccountResult;

/** Whether another card or account may take the place of the one on file, as the policy's money stands. */
async function decide(work: Work, policy: Policy) {
  const collection = await loadCollection(work, policy, work.today(policy.timeZone));
  return decideChangeMethod({ ...collection, paidAhead: collection.coveredAhead });
}

/** What its bank did not take is not to be charged, and is forgotten at the gateway. */
async function refuseEntered({ tx, now }: Work, paymentMethodId: string): Promise<void> {
  await tx
    .updateTable('payment_methods')
    .set({ ended: now, refused: now })
    .where('payment_method_id', '=', paymentMethodId)
    .execute();
}

/** Keeps what the gateway says of what was entered; answers the end of its number. */
async function keepStored(work: Work, paymentMethodId: string, result: Extract<Stored, { status: 'stored' }>) {
  const card = 'card' in result ? result.card : undefined;
  const lastFour = ('cardLastFour' in result && result.cardLastFour) || null;
  const bank = ('accountLastFour' in result && result.accountLastFour) || null;
  await keepMethod(work, paymentMethodId, { lastFour, bank, card, storedToken: result.storedToken });
  return lastFour ?? bank;
}

async function endsOf({ tx }: Work, paymentMethodId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('payment_methods')
    .select(['cc_last_four', 'bank'])
    .where('payment_method_id', '=', paymentMethodId)
    .executeTakeFirstOrThrow();
  return row.cc_last_four ?? row.bank;
}

/**
 * A customer has another card charged, or another account debited, from now on, without a payment now; the one before it is
 * forgotten. An account is debited by its standing mandate for what its owner is told of from now on.
 */
export const changePaymentMethod = defineProcess<'change_payment_method', Requested, Stored>({
  name: 'change_payment_method',
  permission: 'billing:pay',
  root: 'policy_id',
  example: { method_token: '$method', autopay_consent: autopayVersions.card },
  badInput: [{ input: { method_kind: 'cheque' }, code: 'choice_unknown', field: 'method_kind' }],
  async begin(work, gatewayKey) {
    const { policy_id, autopay_consent } = work.input;
    const kind = work.input.method_kind ?? 'card';
    if (!isPaymentMethodKind(kind)) {
      return refuse('choice_unknown', chooseWayToPay, 'method_kind');
    }
    const { policy } = await lockPolicy(work, policy_id);
    const { policyId, contractId, userId, productId, effectiveDate } = policy;
    const decision = await decide(work, policy);
    if (!decision.ok) return decision;
    const { quote } = await loadQuote(work, policy.currentQuoteId);
    const agreed = checkAutopayConsent(autopay_consent, kind);
    if (!agreed.ok) return agreed;
    const consent = await wordingFor(work, kind, { policyId, country: quote.country, productId, effectiveDate });
    const today = work.today(policy.timeZone);
    const paid = { quoteId: null, contractId, userId, agreed: null, consent, kind, today };
    const method = await payingMethod(work, work.input, paid);
    if (!method.ok) return method;
    const insured = namedInsuredOf(quote);
    return {
      policyId,
      gatewayKey,
      kind,
      paymentMethodId: method.event.paymentMethodId,
      isOnFile: method.event.isOnFile,
      name: insured ? nameOf(insured) : '',
      email: insured?.email ?? null,
    };
  },
  async call({ request, created }, { payments, clock }, look) {
    // After a day the gateway may have forgotten the key.
    if (clock.now().getTime() - created.getTime() > longestBindMs) {
      return { known: true, answer: { status: 'declined', ...sentence(silent) } };
    }
    const { paymentMethodId, gatewayKey: key, kind, isOnFile, name, email } = request;
    const methodToken = await look((work) => readToken(work, paymentMethodId));
    if (isOnFile) return { known: true, answer: { status: 'stored', storedToken: methodToken } };
    try {
      const answer =
        kind === 'bank'
          ? await payments.storeAccount({ key, methodToken })
          : await payments.storeCard({ key, methodToken, name, email });
      return { known: true, answer };
    } catch (error) {
      if (error instanceof GatewayUnknownError) return { known: false };
      throw error;
    }
  },
  async finish(work, { request: { policyId, paymentMethodId, kind, isOnFile } }, result) {
    const { policy } = await lockPolicy(work, policyId);
    if (result.status === 'declined') {
      await refuseEntered(work, paymentMethodId);
      return answer(
        policyId,
        'declined',
        result.message === undefined ? null : sentenceOf({ ...result, message: result.message }),
      );
    }
    const ends = isOnFile ? await endsOf(work, paymentMethodId) : await keepStored(work, paymentMethodId, result);
    // Its bank may have taken its time: what the change rests on is asked again.
    const decision = await decide(work, policy);
    if (!decision.ok) {
      await endMethod(work, paymentMethodId);
      return answer(policyId, 'declined', sentenceOf(decision.refusal));
    }
    await beginAutopay(work, { policyId, contractId: policy.contractId, paymentMethodId, kind, ends });
    await wakeCollection(work, policy.contractId);
    return answer(policyId, 'stored', null);
  },
  // Nothing stands on it before its bank has answered.
  markUnknown: async () => undefined,
  pending: (policyId) => answer(policyId, 'pending', null),
});
