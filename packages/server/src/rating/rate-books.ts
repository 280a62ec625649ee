import { createHash } from 'node:crypto';
import { compileRateBook, type RateBook } from '@roadworthy/core/rating/book/rate-book.ts';
import type { BusinessType } from '@roadworthy/core/products/vocabulary.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import type { Tx } from '../kernel/database.ts';
import { OperationError } from '../kernel/errors.ts';
import { type StoredRates, loadRates } from './rates-store.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** A version in force, and from which effective date on. */
export type ReleasedBook = { readonly raterVersionId: string; readonly since: Day; readonly book: RateBook };

/** What a version is chosen by. */
export type RatesWanted = {
  readonly provider: string;
  /** Postal code of the state or province of rating. */
  readonly area: string;
  readonly businessType: BusinessType;
  readonly effectiveDate: Day;
};

// A promoted version never changes, so its compiled book may serve every request of this process.
const compiled = new Map<string, RateBook>();
const mostBooks = 50;

/** A version made ready to rate; throws as compiling does. */
export function compileRates({ structure, rows, version }: StoredRates): RateBook {
  return compileRateBook(structure, rows, version);
}

/** The rates of a version whatever its state, as they are now, and a digest of what it says; throws as compiling does. */
export async function bookAsItIs(
  tx: Tx,
  raterVersionId: string,
): Promise<{ readonly book: RateBook; readonly digest: string }> {
  const rates = await loadRates(tx, raterVersionId);
  const digest = createHash('sha256')
    .update(JSON.stringify([rates.structure, rates.rows]))
    .digest('hex');
  return { book: compileRates(rates), digest };
}

/** The rates of a promoted version of the work's organization, made ready once for all requests of this process. */
export async function promotedBook(tx: Tx, raterVersionId: string): Promise<RateBook> {
  const known = compiled.get(raterVersionId);
  if (known) return known;
  const book = compileRates(await loadRates(tx, raterVersionId));
  if (compiled.size >= mostBooks) compiled.clear();
  compiled.set(raterVersionId, book);
  return book;
}

/**
 * The rates that count for business of a line in a place on an effective date: of the releases that have begun by then
 * the latest, and of several of one day the one that says more (docs/rules.md, rating). Throws `rates_missing` when none
 * has begun.
 */
export async function releasedBook(tx: Tx, wanted: RatesWanted): Promise<ReleasedBook> {
  const release = await tx
    .selectFrom('rater_releases')
    .select(['rater_version_id', 'effective_date'])
    .where('provider', '=', wanted.provider)
    .where((where) =>
      where.or([where('administrative_area', 'is', null), where('administrative_area', '=', wanted.area)]),
    )
    .where((where) => where.or([where('business_type', 'is', null), where('business_type', '=', wanted.businessType)]))
    .where('effective_date', '<=', wanted.effectiveDate)
    .orderBy('effective_date', 'desc')
    .orderBy('administrative_area', (order) => order.asc().nullsLast())
    .orderBy('business_type', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  if (!release)
    throw new OperationError(
      'rates_missing',
      words('There are no rates for this product yet.', 'Il n’y a pas encore de tarifs pour ce produit.'),
    );
  const raterVersionId = release.rater_version_id;
  return { raterVersionId, since: day(release.effective_date), book: await promotedBook(tx, raterVersionId) };
}
