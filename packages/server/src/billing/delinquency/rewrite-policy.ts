import { checkRewritable } from '@roadworthy/core/billing/delinquency/rewrite-policy.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { unsoldStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { on } from '../../kernel/events.ts';
import { t } from '../../kernel/language.ts';
import { computedRead, operation } from '../../kernel/operation.ts';
import type { ReadAbilities } from '../../kernel/slice.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy, lockPolicy, type StoredPolicy } from '../../policies/policy-store.ts';
import { writeCopiedQuote } from '../../quoting/copying/copy-quote-request.ts';
import { loadQuote, lockQuote } from '../../quoting/quote-store.ts';
import { saveEdit } from '../../quoting/pricing/rate-stored-quote.ts';
import { settleStatus } from '../../quoting/ending/settle-status.ts';
import { writeCopiedContents } from '../../quoting/copying/write-copied-contents.ts';
import { formerMoney, owedByFormer, rewritingOf, type WrittenAnew } from './rewrite-facts.ts';
import { mayNotDoToPolicy } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import { nothingOverdue } from '@roadworthy/core/billing/delinquency/non-payment-notice.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';

/** The quote that would take a policy's place already, where somebody began one and it can still be bought. */
async function begunQuote({ tx }: Work, policyId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('quotes')
    .select('quote_id')
    .where('rewrites_policy_id', '=', policyId)
    .where('status', 'in', unsoldStatuses)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.quote_id ?? null;
}

/** What a quote takes over of the policy whose place it takes, as the books have it now; its price follows. */
async function takeBalance(work: Work, quoteId: string): Promise<void> {
  const before = await lockQuote(work, quoteId);
  const { rewrites, effectiveDate } = before.quote;
  if (!rewrites) return;
  const { policy } = await loadPolicy(work, rewrites.policyId);
  const balance = await owedByFormer(work, policy, effectiveDate);
  if (balance === rewrites.balance) return;
  await work.tx.updateTable('quotes').set({ rewrites_balance: balance }).where('quote_id', '=', quoteId).execute();
  const { settled } = await saveEdit(work, await loadQuote(work, quoteId), { sameContent: true });
  await settleStatus(work, settled);
}

/** Another first day ends the former policy on another day, for which other premium is owed. */
export const takeBalanceOnQuoteEdited = on('quote_edited', async (work, { quoteId, kind }) => {
  if (kind === 'effective_date') await takeBalance(work, quoteId);
});

async function begin(work: Work, { policy }: StoredPolicy, { source, copy }: WrittenAnew): Promise<string> {
  const { policyId, userId } = policy;
  const quoteId = await writeCopiedQuote(work, source, copy, userId);
  const rewrites_balance = await owedByFormer(work, policy, copy.effectiveDate);
  await work.tx
    .updateTable('quotes')
    .set({ rewrites_policy_id: policyId, rewrites_balance })
    .where('quote_id', '=', quoteId)
    .execute();
  await writeCopiedContents(work, copy.quote, quoteId);
  const { settled, ...saved } = await saveEdit(work, await loadQuote(work, quoteId));
  await work.publish({ type: 'quote_copied', quoteId: source.quoteId, copyId: quoteId });
  await work.publish({ type: 'quote_copy_started', quoteId, sourceId: source.quoteId, ...saved });
  await settleStatus(work, settled);
  return quoteId;
}

/**
 * Begins the quote that takes the place of a policy that nobody paid once it is bought; where there is one already, that
 * one, with what is owed by now.
 */
export const rewriteDelinquentPolicy = operation({
  name: 'rewrite_delinquent_policy',
  permission: 'quote:copy',
  root: 'policy_id',
  example: {},
  async run(work) {
    const { policy_id } = work.input;
    const stored = await lockPolicy(work, policy_id);
    const { facts, anew } = await rewritingOf(work, stored);
    const refusal = checkRewritable(facts);
    if (refusal || !anew) return { ok: false, refusal: refusal ?? notNow };
    const begun = await begunQuote(work, policy_id);
    if (begun) await takeBalance(work, begun);
    const quote_id = begun ?? (await begin(work, stored, anew));
    return { policy_id, quote_id, policy: { policy_id }, quote: { quote_id } };
  },
});

const notNow = { code: 'policy_not_unpaid', ...sentence(nothingOverdue) } as const;

/** Whether a policy may be written anew, what it would cost, and what becomes of the money of the old one. */
export const canRewriteDelinquentPolicy = computedRead({
  name: 'can_rewrite_delinquent_policy',
  permission: 'quote:copy',
  root: 'policy_id',
  example: {},
  async run(work) {
    const stored = await loadPolicy(work, work.input.policy_id);
    const { policy } = stored;
    const { facts, anew } = await rewritingOf(work, stored);
    const refusal = checkRewritable(facts);
    const answer = { currency: policy.currency, premium_before: policy.premium };
    if (refusal || !anew) {
      const { code } = refusal ?? notNow;
      const nothing = { effective_date: null, premium_after: null, balance: null, refund: null, begun_quote_id: null };
      return { ...answer, ...nothing, can_rewrite: false, code, message: t(work.request.locale, refusal ?? notNow) };
    }
    const { effectiveDate } = anew.copy;
    const isOver = policy.status === 'cancelled';
    return {
      ...answer,
      can_rewrite: true,
      code: null,
      message: null,
      effective_date: effectiveDate,
      premium_after: premiumOf(anew.rating),
      balance: await owedByFormer(work, policy, effectiveDate),
      refund: isOver ? 0 : (await formerMoney(work, policy, effectiveDate)).refund,
      begun_quote_id: await begunQuote(work, policy.policyId),
    };
  },
});

/** Whether a policy may be written anew, as it stands. */
export const readRewriteAbilities: ReadAbilities = async (work, policyId) => {
  if (!may(work.actor, 'quote:copy')) {
    return { rewrite_delinquent_policy: refuse('actor_not_allowed', mayNotDoToPolicy) };
  }
  const { facts } = await rewritingOf(work, await loadPolicy(work, policyId));
  const refusal = checkRewritable(facts);
  return { rewrite_delinquent_policy: refusal ? { ok: false, refusal } : { ok: true, event: null } };
};
