import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import type { Work } from '../../kernel/work.ts';
import type { ReleasedBook } from '../../rating/rate-books.ts';
import { writeCopiedQuote } from '../copying/copy-quote-request.ts';
import { keepSubjects } from '../stored-subjects.ts';
import { loadQuote } from '../quote-store.ts';
import { contentHash, rateNow } from '../pricing/rate-stored-quote.ts';
import { restrictionColumns } from '../eligibility/restriction-index.ts';
import { writeCopiedContents } from '../copying/write-copied-contents.ts';

/** What a policy covers from some day on, and by which rates; whoever calls it holds the policy and its description. */
export type OtherDescription = {
  /** The description until now, with what is changed of it; of its rows those that are there already. */
  readonly quote: Quote;
  /** The rates of the term. */
  readonly book: ReleasedBook;
  /** What is changed of the rows beneath it, by the key of the row that was copied, and added to them. */
  readonly edit?: (newIds: ReadonlyMap<string, string>, quoteId: string) => Promise<void>;
};

/** Writes another description of what a policy covers, rated by the rates of its term; nothing is covered by it yet. */
async function writeDescription(work: Work, { quote, book, edit }: OtherDescription): Promise<string> {
  const { quoteId: formerId, effectiveDate, expirationDate } = quote;
  const { user_id, meta, ...stored } = await work.tx
    .selectFrom('quotes')
    .select([
      'user_id',
      'policy_id',
      'business_type',
      'assigned_agent_id',
      'steps',
      'meta',
      'price_cap_from',
      'price_cap_to',
    ])
    .where('quote_id', '=', formerId)
    .executeTakeFirstOrThrow();
  const quoteId = await writeCopiedQuote(work, quote, { quote, leftOut: [], effectiveDate, expirationDate }, user_id);
  const { newIds } = await writeCopiedContents(work, quote, quoteId);
  await edit?.(newIds, quoteId);
  await work.tx
    .updateTable('quotes')
    .set({ ...stored, steps: [...stored.steps], meta: JSON.stringify(meta), status: 'proposal' })
    .where('quote_id', '=', quoteId)
    .execute();
  const { quote: described } = await loadQuote(work, quoteId);
  // What a former policy left unpaid stays part of what this one costs.
  const { rewrites } = quote;
  const priced: Quote = { ...described, ...(rewrites && { rewrites }) };
  const { rating, raterVersionId } = await rateNow(work, priced, { book });
  const hash = contentHash(described);
  await work.tx
    .updateTable('quotes')
    .set({
      content_hash: hash,
      rated_content_hash: hash,
      rater_version_id: raterVersionId,
      rated: work.now,
      premium: premiumOf(rating),
      total: rating.total,
      rating_response: JSON.stringify({
        ...rating,
        trace: undefined,
      }),
      ...restrictionColumns(work, described),
    })
    .where('quote_id', '=', quoteId)
    .execute();
  return quoteId;
}

/** Describes what a policy would cover, as somebody proposes it: a quote that nobody bought. */
export function draftDescription(work: Work, described: OtherDescription): Promise<string> {
  return writeDescription(work, described);
}

/** Has a description that was drafted count as bought like the former one; `replacedBy` describes what comes after it. */
async function bindAs(work: Work, formerId: string, quoteId: string, replacedBy: string | null): Promise<void> {
  const former = await work.tx
    .selectFrom('quotes')
    .select(['user_id', 'bound', 'rewrites_policy_id', 'rewrites_balance', 'force_bind', 'token_version'])
    .where('quote_id', '=', formerId)
    .executeTakeFirstOrThrow();
  await work.tx
    .updateTable('quotes')
    .set({ ...former, status: replacedBy === null ? 'bound' : 'replaced', replaced_by_quote_id: replacedBy })
    .where('quote_id', '=', quoteId)
    .execute();
  const { quote } = await loadQuote(work, quoteId);
  await keepSubjects(work, [quote]);
}

/**
 * Has a description that was drafted take the place of the former one: it counts as bought like that one, which stays as
 * it was and is replaced. What was signed and approved stays with the former.
 */
export async function bindDescription(work: Work, formerId: string, quoteId: string): Promise<void> {
  await bindAs(work, formerId, quoteId, null);
  await work.tx
    .updateTable('quotes')
    .set({ status: 'replaced', replaced_by_quote_id: quoteId })
    .where('quote_id', '=', formerId)
    .execute();
  // What underwriters are asked about the policy is asked about what it covers now.
  await work.tx
    .updateTable('quote_referrals')
    .set({ quote_id: quoteId })
    .where('quote_id', '=', formerId)
    .where('review_type', '=', 'post_bind')
    .execute();
}

/** Has a description that was drafted describe days before those of another one: it counts as bought like the former. */
export function bindPastDescription(
  work: Work,
  { formerId, quoteId, nextId }: { readonly formerId: string; readonly quoteId: string; readonly nextId: string },
): Promise<void> {
  return bindAs(work, formerId, quoteId, nextId);
}

/** Describes what a policy covers once more, as it is from now on, under the rates of its term. */
export async function describeAnew(work: Work, described: OtherDescription): Promise<string> {
  const quoteId = await writeDescription(work, described);
  await bindDescription(work, described.quote.quoteId, quoteId);
  return quoteId;
}
