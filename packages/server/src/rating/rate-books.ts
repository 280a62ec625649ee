import { compileRateBook, type RateBook } from '@roadworthy/core/rating/rate-book.ts';
import type { Tx } from '../kernel/database.ts';
import { OperationError } from '../kernel/errors.ts';

export type PromotedBook = { readonly raterVersionId: string; readonly book: RateBook };

// A promoted version never changes, so its compiled book may serve every request of this process.
const compiled = new Map<string, RateBook>();
const mostBooks = 50;

async function compile(tx: Tx, raterVersionId: string, version: string): Promise<RateBook> {
  const rows = await tx
    .selectFrom('rate_rows')
    .select(['factor', 'key', 'comprehensive', 'collision', 'liability', 'amount', 'refer'])
    .where('rater_version_id', '=', raterVersionId)
    .execute();
  return compileRateBook(rows, version);
}

/** The rate book in use for a provider of the work's organization. Throws `rates_missing` when none is promoted. */
export async function promotedRateBook(tx: Tx, provider: string): Promise<PromotedBook> {
  const version = await tx
    .selectFrom('rater_versions')
    .select(['rater_version_id', 'provider_version'])
    .where('provider', '=', provider)
    .where('status', '=', 'promoted')
    .executeTakeFirst();
  if (!version) throw new OperationError('rates_missing', 'There are no rates for this product yet.');
  const known = compiled.get(version.rater_version_id);
  if (known) return { raterVersionId: version.rater_version_id, book: known };
  const book = await compile(tx, version.rater_version_id, version.provider_version);
  if (compiled.size >= mostBooks) compiled.clear();
  compiled.set(version.rater_version_id, book);
  return { raterVersionId: version.rater_version_id, book };
}
