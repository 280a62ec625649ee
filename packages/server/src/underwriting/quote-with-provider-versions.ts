import { garagingArea } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { OperationError } from '../kernel/errors.ts';
import { computedRead } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { ratesFor } from '../quoting/pricing/rate-stored-quote.ts';
import type { ReleasedBook } from '../rating/rate-books.ts';

/** The rates in force for a quote, of its line or of another, or null where none are. */
export async function ratesInForce(work: Work, quote: Quote, provider?: string): Promise<ReleasedBook | null> {
  try {
    return await ratesFor(work, quote, provider);
  } catch (error) {
    if (error instanceof OperationError && error.code === 'rates_missing') return null;
    throw error;
  }
}

export const quoteWithProviderVersions = computedRead({
  name: 'quote_with_provider_versions',
  permission: 'rater:test',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { quote } = await loadQuote(work, work.input.quote_id);
    const versions = await work.tx
      .selectFrom('rater_versions')
      .select(['rater_version_id', 'provider', 'provider_version', 'label', 'status', 'promoted'])
      .orderBy('created', 'desc')
      .orderBy('rater_version_id', 'desc')
      .execute();
    const nameOf = (id: string | null | undefined) =>
      versions.find(({ rater_version_id }) => rater_version_id === id)?.provider_version ?? null;
    const inForce = await ratesInForce(work, quote);
    return {
      quote_id: quote.quoteId,
      provider: quote.provider,
      priced_by: nameOf(quote.raterVersionId),
      in_force: nameOf(inForce?.raterVersionId),
      since: inForce?.since ?? null,
      area: garagingArea(quote),
      versions: versions.map((one) => ({
        ...one,
        promoted: one.promoted?.toISOString() ?? null,
      })),
    };
  },
});
