import {
  checkRewriteStatus,
  decideRewrite,
  type RewriteDecided,
  type RewriteFacts,
  rewrittenTerm,
} from '@roadworthy/core/billing/delinquency/rewrite-policy.ts';
import { cancellationMoney, type MoneyDiff } from '@roadworthy/core/billing/money-diff.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { type CopiedQuote, describeCopy } from '@roadworthy/core/quoting/opening/copy-quote.ts';
import { isAcceptable, isClearOfMoratoriums, isInsurable } from '@roadworthy/core/quoting/guards.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Rating } from '@roadworthy/core/rating/rating.ts';
import { type Day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Decision, Refusal } from '@roadworthy/core/shared/decision.ts';
import type { Work } from '../../kernel/work.ts';
import { coverDayOf } from '../../policies/activate-policy.ts';
import { lossesOfPolicy } from '../../policies/losses-of-policy.ts';
import { loadPolicy, type StoredPolicy } from '../../policies/policy-store.ts';
import { productByProvider } from '../../products/product-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { factsOf, rateNow } from '../../quoting/pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../../quoting/stored-quote.ts';
import { moneyOf } from '../cancellation/policy-money.ts';
import { loadCollection } from '../collection/collection-store.ts';
import { paidUntil } from '../invoice-store.ts';
import { isMoneyUnderWay } from '../reinstatement/reinstate-facts.ts';

async function lastRewriteOf({ tx }: Work, { contractId, timeZone }: Policy): Promise<Day | null> {
  const row = await tx
    .selectFrom('policies as p')
    .innerJoin('quotes as q', 'q.quote_id', 'p.current_quote_id')
    .select('p.created')
    .where('p.contract_id', '=', contractId)
    .where('q.rewrites_policy_id', 'is not', null)
    .orderBy('p.created', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? dayInZone(row.created, timeZone) : null;
}

/** What a policy covers as a quote of today, by the product, the rules and the restrictions of now. */
export type WrittenAnew = { readonly source: Quote; readonly copy: CopiedQuote; readonly rating: Rating };

/** The same cover priced from tomorrow on, or why nobody would sell it. */
async function writeAnew(work: Work, { policy }: StoredPolicy, today: Day): Promise<WrittenAnew | Refusal> {
  const stored = await loadQuote(work, policy.currentQuoteId);
  const { quote: source } = stored;
  const copied = describeCopy(source, await productByProvider(work.tx, source.provider), today);
  if (!copied.ok) return copied.refusal;
  const { quote: fitted, effectiveDate } = copied.event;
  const quote = { ...source, ...fitted, effectiveDate, businessType: 'new_business' } as const;
  const rated = await rateNow(work, quote);
  const facts = factsOf(work, { ...stored, quote, forced: null }, rated);
  for (const guard of [isInsurable, isAcceptable, isClearOfMoratoriums]) {
    const held = guard(quote, facts);
    if (!held.ok) return held.refusal;
  }
  return { source, copy: copied.event, rating: rated.rating };
}

/** What is known of a policy that somebody wants to write anew; what it would be is null where nobody asked. */
export type Rewriting = { readonly facts: RewriteFacts; readonly anew: WrittenAnew | null };

async function gather(work: Work, { policy }: StoredPolicy, unsold: Refusal | null): Promise<RewriteFacts> {
  const today = coverDayOf(work, policy);
  const collection = await loadCollection(work, policy, today);
  return {
    policy,
    unsold,
    today,
    equityDay: paidUntil(policy, collection.invoices, collection),
    openClaims: (await lossesOfPolicy(work, policy)).filter(({ isOpen }) => isOpen).map(({ on }) => on),
    lastRewrite: await lastRewriteOf(work, policy),
    isMoneyUnderWay: await isMoneyUnderWay(work, policy, collection),
  };
}

/** Gathers what the rules look at, with what the policy would be if it were written anew. */
export async function rewritingOf(work: Work, stored: StoredPolicy): Promise<Rewriting> {
  const today = coverDayOf(work, stored.policy);
  // Most policies stand otherwise, and nobody has to price them for that.
  const anew = checkRewriteStatus({ policy: stored.policy, today }) ? null : await writeAnew(work, stored, today);
  const unsold = anew && 'code' in anew ? anew : null;
  return { facts: await gather(work, stored, unsold), anew: anew && !('code' in anew) ? anew : null };
}

/**
 * What ending cover with the first day of the policy that takes its place does to its money: every instalment that is
 * not paid ends, and what is owed for the days is taken over.
 */
export async function formerMoney(work: Work, { policyId }: Policy, from: Day): Promise<MoneyDiff> {
  return cancellationMoney(await moneyOf(work, policyId), rewrittenTerm(from));
}

/** What a policy leaves unpaid once another takes its place, in cents. */
export async function owedByFormer(work: Work, policy: Policy, from: Day): Promise<number> {
  if (policy.status !== 'cancelled') return (await formerMoney(work, policy, from)).balance;
  const { receivable, unapplied } = await moneyOf(work, policy.policyId);
  return Math.max(receivable - unapplied, 0);
}

/** Every gate once more for a quote that is being bought; null where it takes no policy's place. */
export async function decideRewriteAtBind(
  work: Work,
  { quote }: Pick<StoredQuote, 'quote'>,
): Promise<Decision<RewriteDecided> | null> {
  const { rewrites, effectiveDate } = quote;
  if (!rewrites) return null;
  const stored = await loadPolicy(work, rewrites.policyId);
  // What it covers is judged as the quote's own by the guards of its purchase.
  const facts = await gather(work, stored, null);
  const owed = await owedByFormer(work, stored.policy, effectiveDate);
  return decideRewrite(facts, { effectiveDate, balance: rewrites.balance, owed });
}
