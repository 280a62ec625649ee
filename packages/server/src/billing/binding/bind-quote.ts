import { agents } from '@roadworthy/core/identity/role-groups.ts';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { randomUUID } from 'node:crypto';
import { chargesOf, placed } from '@roadworthy/core/billing/charge-lines.ts';
import { decideBilling } from '@roadworthy/core/billing/preview.ts';
import { decideIssue } from '@roadworthy/core/policies/issue-policy.ts';
import { begunAtPurchase } from '@roadworthy/core/policies/term.ts';
import {
  decideBindQuote,
  decideCapture,
  decideCompleteBind,
  decideFailBind,
  decideReferBind,
} from '@roadworthy/core/quoting/binding/bind-quote.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { nameOf, namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import type { Refusal, Refused } from '@roadworthy/core/shared/decision.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { BindResult, MutationInputs } from '../../generated/operations.ts';
import { mustAccept } from '../../kernel/errors.ts';
import { defineProcess } from '../../kernel/jobs/process.ts';
import type { Work } from '../../kernel/work.ts';
import { issuePolicy } from '../../policies/issue-policy.ts';
import { saveMove } from '../../quoting/copying/move-quote.ts';
import { loadQuote, lockQuote } from '../../quoting/quote-store.ts';
import type { StoredQuote } from '../../quoting/stored-quote.ts';
import { factsOf, rateNow } from '../../quoting/pricing/rate-stored-quote.ts';
import { settleAnswers, settleByRules } from '../../underwriting/settle-answers.ts';
import { abandonCharge, abandonDebit, longestBindMs } from '../collection/abandon-charge.ts';
import { agreedTo } from '../autopay/agreed-to.ts';
import { billedTerm } from '../pricing/billed-term.ts';
import { endFormerPolicy, formerOf } from '../delinquency/end-former-policy.ts';
import { decideRewriteAtBind } from '../delinquency/rewrite-facts.ts';
import { bookNewBusiness } from './book-new-business.ts';
import { charge, type ChargeRequest, type ChargeAnswer } from '../charge.ts';
import { orderDebit } from '../debits/order-debit.ts';
import { payingMethod } from '../methods/methods-on-file.ts';
import { endMethod, keepMethod } from '../methods/payment-method-store.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { sentence, sentenceOf } from '@roadworthy/core/shared/text/sentence.ts';

type BindRequest = ChargeRequest & {
  readonly quoteId: string;
  readonly paymentId: string;
  readonly rating: Rating;
  /** Null of a bind that began before methods were kept. */
  readonly paymentMethodId: string | null;
  readonly isDebit: boolean;
  /** Whether it is on file for something else of its owner's. */
  readonly isOnFile?: boolean;
  /** Whether later payments are taken from the same card or account by themselves. */
  readonly autopay: boolean;
};
type Paid = Extract<ChargeAnswer, { status: 'captured' | 'processing' }>;

const nothingYet = { policy_id: null, policy_number: null, message: null, decline_code: null, policy: null };

/** The quote is locked, and what will be charged is written down before anybody is asked for money. */
export async function beginBind(
  work: Work,
  input: MutationInputs['bind_quote'],
  intentId: string,
): Promise<BindRequest | Refused> {
  const { quote_id: quoteId, version } = input;
  const stored = await lockQuote(work, quoteId);
  const { quote } = stored;
  const rated = await rateNow(work, quote);
  const facts = factsOf(work, stored, rated, 'method_given');
  const moved = decideBindQuote(quote, work.actor, facts, version ?? undefined);
  if (!moved.ok) return moved;
  const rewriting = await decideRewriteAtBind(work, stored);
  if (rewriting && !rewriting.ok) return rewriting;
  const billing = decideBilling({ ...billedTerm(stored), rating: rated.rating });
  if (!billing.ok) return billing;
  const { dueToday } = billing.event;
  const agreed = await agreedTo(work, input, dueToday, quote);
  if ('ok' in agreed) return agreed;
  const isDebit = agreed.debit !== null;
  // Who pays for the whole term has the terms after it to be charged.
  const consent = agreed.autopay;
  const kind = isDebit ? 'bank' : 'card';
  const today = work.today(quote.timeZone);
  const paying = await payingMethod(work, input, { quoteId, agreed: agreed.debit, consent, kind, today });
  if (!paying.ok) return paying;
  const { paymentMethodId, methodToken, isOnFile } = paying.event;
  await saveMove(work, moved.event);
  const paymentId = randomUUID();
  const currency = currencyOf(quote.country);
  await work.tx
    .insertInto('payments')
    .values({
      payment_id: paymentId,
      organization_id: work.organizationId,
      quote_id: quoteId,
      gateway_key: intentId,
      gateway: work.platform.payments.cardForm.gateway,
      amount: dueToday,
      currency,
      direction: 'in',
      begun_by: 'checkout',
      payment_method_id: paymentMethodId,
      method_kind: isDebit ? 'bank' : 'card',
      status: 'pending',
    })
    .execute();
  const description = `First payment for quote ${quoteId}`;
  const request = { gatewayKey: intentId, amount: dueToday, currency, methodToken, description } as const;
  const of = { quoteId, paymentId, rating: rated.rating, paymentMethodId, isDebit };
  const binding = { ...request, ...of, ...(isOnFile && { isOnFile, offSession: true }) };
  const insured = namedInsuredOf(quote);
  if (isOnFile) return { ...binding, autopay: consent !== null };
  return consent === null || !insured
    ? { ...binding, autopay: false }
    : { ...binding, autopay: true, keep: { name: nameOf(insured), email: insured.email } };
}

/** Why the money that is held for a quote may not be taken any more; null where nothing came up. */
async function findStop(work: Work, quoteId: string): Promise<Refusal | null> {
  const stored = await loadQuote(work, quoteId);
  const decision = decideCapture(stored.quote, factsOf(work, stored, await rateNow(work, stored.quote), 'authorized'));
  if (!decision.ok) return decision.refusal;
  const rewriting = await decideRewriteAtBind(work, stored);
  return rewriting && !rewriting.ok ? rewriting.refusal : null;
}

/** What the payer reads of money that is not taken, by what stopped it and by what pays. */
const releasedWords = {
  referred: {
    card: words(
      'An underwriter has to look at something first. Your card was not charged.',
      'Un souscripteur doit d’abord examiner quelque chose. Votre carte n’a pas été débitée.',
    ),
    bank: words(
      'An underwriter has to look at something first. Your bank account is not debited; what it pays all the same is refunded.',
      'Un souscripteur doit d’abord examiner un point. Votre compte bancaire n’est pas débité ; ce qu’il paierait malgré tout vous est remboursé.',
    ),
  },
  refused: {
    card: words(
      'We cannot offer this insurance any more. Your card was not charged. Call us if you think that this is a mistake.',
      'Nous ne pouvons plus offrir cette assurance. Votre carte n’a pas été débitée. Appelez-nous si vous pensez que c’est une erreur.',
    ),
    bank: words(
      'We cannot offer this insurance any more. Your bank account is not debited; what it pays all the same is refunded. Call us if you think that this is a mistake.',
      'Nous ne pouvons plus offrir cette assurance. Votre compte bancaire n’est pas débité ; ce qu’il paierait malgré tout est remboursé. Appelez-nous si vous pensez que c’est une erreur.',
    ),
  },
  paused: {
    card: words(
      'New cover was paused here a moment ago. Your card was not charged.',
      'Les nouvelles protections viennent d’être suspendues ici. Votre carte n’a pas été débitée.',
    ),
    bank: words(
      'New cover was paused here a moment ago. Your bank account is not debited; what it pays all the same is refunded.',
      'Les nouvelles protections viennent d’être suspendues ici. Votre compte bancaire n’est pas débité ; ce qu’il paierait malgré tout vous est remboursé.',
    ),
  },
  former: {
    card: words(
      'The policy that this one takes the place of stands otherwise by now. Your card was not charged. Call us.',
      'La police que celle-ci remplace a changé entre-temps. Votre carte n’a pas été débitée. Appelez-nous.',
    ),
    bank: words(
      'The policy that this one takes the place of stands otherwise by now. Your bank account is not debited; what it pays all the same is refunded. Call us.',
      'La police que celle-ci remplace a changé entre-temps. Votre compte bancaire n’est pas débité ; ce qu’il paierait malgré tout est remboursé. Appelez-nous.',
    ),
  },
} as const;

const released: Readonly<Record<string, keyof typeof releasedWords>> = {
  referral_needed: 'referred',
  rejected_by_rule: 'refused',
};

/** Something came up while the money was held: it was given back, and so goes the quote. */
async function release(
  work: Work,
  { quote }: StoredQuote,
  { paymentId, paymentMethodId, amount, currency, isDebit, isOnFile }: BindRequest,
  { code, lastFour, debit }: Extract<ChargeAnswer, { status: 'released' }>,
): Promise<BindResult> {
  const { quoteId } = quote;
  const today = work.today(quote.timeZone);
  const why = ownValue(released, code) ?? (quote.rewrites && code !== 'moratorium_active' ? 'former' : 'paused');
  const referred = why === 'referred' ? mustAccept(decideReferBind(quote, today)) : null;
  await saveMove(work, referred ?? mustAccept(decideFailBind(quote, today)));
  await work.tx
    .updateTable('payments')
    .set({
      status: debit?.status ?? 'voided',
      decline_code: code,
      cc_last_four: lastFour,
      bank: debit?.account ?? null,
    })
    .where('payment_id', '=', paymentId)
    .execute();
  if (isOnFile && paymentMethodId !== null) await endMethod(work, paymentMethodId);
  await work.publish({ type: 'payment_released', quoteId, code, amount, currency });
  if (referred) await work.publish(referred);
  if (why === 'referred' || why === 'refused') await settleAnswers(work, null, await loadQuote(work, quoteId));
  const message = sentence(releasedWords[why][isDebit ? 'bank' : 'card']);
  return { ...nothingYet, status: 'declined', ...message, decline_code: code, quote: { quote_id: quoteId } };
}

/** The payment failed, and the quote goes back to where it was. */
async function decline(
  work: Work,
  stored: StoredQuote,
  { paymentId, amount, currency, paymentMethodId, isOnFile }: BindRequest,
  answer: Extract<ChargeAnswer, { status: 'declined' }>,
): Promise<BindResult> {
  const { quote } = stored;
  await saveMove(work, mustAccept(decideFailBind(quote, work.today(quote.timeZone))));
  await work.tx
    .updateTable('payments')
    .set({ status: 'failed', decline_code: answer.code, cc_last_four: answer.lastFour, bank: answer.account ?? null })
    .where('payment_id', '=', paymentId)
    .execute();
  await keepMethod(work, paymentMethodId, { lastFour: answer.lastFour, bank: answer.account ?? null });
  if (isOnFile && paymentMethodId !== null) await endMethod(work, paymentMethodId);
  await work.publish({ type: 'payment_declined', quoteId: quote.quoteId, code: answer.code, amount, currency });
  // What came up meanwhile counts from now on.
  await settleByRules(work, quote.quoteId);
  const { quoteId: quote_id } = quote;
  return { ...nothingYet, status: 'declined', ...sentenceOf(answer), decline_code: answer.code, quote: { quote_id } };
}

/** Writes down what a payment came to, and says so; with a debit nothing has come in yet. */
async function keepPayment(work: Work, { paymentId, paymentMethodId }: BindRequest, paid: Paid): Promise<void> {
  const isDebit = paid.status === 'processing';
  const ends = { lastFour: isDebit ? null : paid.lastFour, bank: isDebit ? paid.account : null };
  await work.tx
    .updateTable('payments')
    .set({
      status: isDebit ? 'processing' : 'settled',
      settled: isDebit ? null : work.now,
      gateway_reference: paid.reference,
      cc_last_four: ends.lastFour,
      bank: ends.bank,
    })
    .where('payment_id', '=', paymentId)
    .execute();
  const notified = isDebit ? {} : { card: paid.card, storedToken: paid.storedToken };
  await keepMethod(work, paymentMethodId, { ...ends, ...notified });
}

/** The payment is in, or its bank has been asked for it: so the policy exists, with its books and all that follows. */
export async function completeBind(
  work: Work,
  stored: StoredQuote,
  request: BindRequest,
  paid: Paid,
): Promise<BindResult> {
  const { quote } = stored;
  const { rating, amount, currency, paymentId, paymentMethodId, autopay } = request;
  const isDebit = paid.status === 'processing';
  const today = work.today(quote.timeZone);
  const former = await formerOf(work, quote);
  const issued = mustAccept(decideIssue(quote, rating, today, former && { as: 'rewrite', ...former }));
  const moved = mustAccept(decideCompleteBind(quote, isDebit ? 'debited' : 'captured', today));
  const { invoices } = mustAccept(decideBilling({ ...billedTerm(stored), rating }));
  const { policy, userId, transactionId } = await issuePolicy(work, issued, stored);
  const { policyId, policyNumber } = policy;
  await keepPayment(work, request, paid);
  const bought = { paymentId, paymentMethodId, amount, autopay };
  const payment = isDebit
    ? { ...bought, isSettled: false, lastFour: null, bank: paid.account }
    : { ...bought, isSettled: true, lastFour: paid.lastFour, bank: null };
  const { effectiveDate: from, expirationDate: to } = issued;
  const charges = placed(chargesOf(rating, { from, to, months: quote.policyDurationMonths }), quote);
  await bookNewBusiness(work, { policy, transactionId, today, charges, invoices, payment });
  if (former) await endFormerPolicy(work, former, policy);
  const token_version = stored.tokenVersion + 1;
  const force_bind = stored.forced?.contentHash === quote.contentHash;
  await saveMove(work, moved, { policy_id: policyId, bound: work.now, token_version, user_id: userId, force_bind });
  const { quoteId } = quote;
  const money = { quoteId, policyId, amount, currency };
  await work.publish(
    isDebit ? { type: 'debit_ordered', ...money, account: paid.account } : { type: 'payment_received', ...money },
  );
  const ends = payment.bank ?? payment.lastFour;
  if (autopay) await work.publish({ type: 'autopay_agreed', policyId, kind: isDebit ? 'bank' : 'card', ends });
  const begins = begunAtPurchase(policy) ? 'at_once' : 'later';
  await work.publish({ type: 'policy_bound', policyId, quoteId, policyNumber, premium: issued.premium, begins });
  return {
    status: 'bound',
    policy_id: policyId,
    policy_number: policyNumber,
    message: null,
    decline_code: null,
    policy: { policy_id: policyId },
    quote: { quote_id: quoteId },
  };
}

/** Checkout's end: payment and policy, exactly once each, whatever breaks in between. */
export const bindQuote = defineProcess<'bind_quote', BindRequest, ChargeAnswer>({
  name: 'bind_quote',
  permission: permissionFor('bind_quote'),
  root: 'quote_id',
  example: { method_token: '$method' },
  statuses: { open: { to: 'bound' }, agent_approved: { to: 'bound' }, agent_required: { to: 'bound', roles: agents } },
  begin: (work, intentId) => beginBind(work, work.input, intentId),
  call(intent, { payments, clock }, look) {
    const isOverdue = clock.now().getTime() - intent.created.getTime() > longestBindMs;
    const { request } = intent;
    const check = () => look((work) => findStop(work, request.quoteId));
    if (!request.isDebit) {
      return isOverdue ? abandonCharge(payments, request) : charge(payments, request, check);
    }
    return isOverdue ? abandonDebit(payments, request) : orderDebit(payments, request, check);
  },
  async finish(work, { request }, answer) {
    const stored = await lockQuote(work, request.quoteId);
    if (answer.status === 'released') return release(work, stored, request, answer);
    return answer.status === 'declined'
      ? decline(work, stored, request, answer)
      : completeBind(work, stored, request, answer);
  },
  async markUnknown(work, { request }) {
    await work.tx
      .updateTable('payments')
      .set({ status: 'unknown' })
      .where('payment_id', '=', request.paymentId)
      .execute();
  },
  pending: (quote_id) => ({ ...nothingYet, status: 'pending', quote: { quote_id } }),
});
