import { createHash } from 'node:crypto';
import { compileRateBook, type RateBook } from '@roadworthy/core/rating/rate-book.ts';
import type { RateRow } from '@roadworthy/core/rating/rate-rows.ts';
import type { RateStructure } from '@roadworthy/core/rating/rate-structure.ts';
import type { BusinessType } from '@roadworthy/core/products/vocabulary.ts';
import { type Day, day } from '@roadworthy/core/shared/day.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { OperationError } from '../kernel/errors.ts';

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

type StoredVersion = {
  readonly provider_version: string;
  readonly structure: RateStructure;
  readonly rows: readonly RateRow[];
};

async function readVersion(tx: Tx, raterVersionId: string): Promise<StoredVersion> {
  const version = await tx
    .selectFrom('rater_versions')
    .select('provider_version')
    // Compiling judges it.
    .select(sql<RateStructure>`structure`.as('structure'))
    .where('rater_version_id', '=', raterVersionId)
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('rate_rows')
    .select(['factor', 'key', 'amount', 'refer'])
    .select(sql<Record<string, string>>`factors`.as('factors'))
    .where('rater_version_id', '=', raterVersionId)
    .orderBy('factor')
    .orderBy('key')
    .execute();
  return { ...version, rows };
}

async function compile(tx: Tx, raterVersionId: string): Promise<RateBook> {
  const { provider_version, structure, rows } = await readVersion(tx, raterVersionId);
  return compileRateBook(structure, rows, provider_version);
}

/** The rates of a version whatever its state, as they are now, and a digest of what it says; throws as compiling does. */
export async function bookAsItIs(
  tx: Tx,
  raterVersionId: string,
): Promise<{ readonly book: RateBook; readonly digest: string }> {
  const { provider_version, structure, rows } = await readVersion(tx, raterVersionId);
  const digest = createHash('sha256')
    .update(JSON.stringify([structure, rows]))
    .digest('hex');
  return { book: compileRateBook(structure, rows, provider_version), digest };
}

/** The rates of a promoted version of the work's organization, made ready once for all requests of this process. */
export async function promotedBook(tx: Tx, raterVersionId: string): Promise<RateBook> {
  const known = compiled.get(raterVersionId);
  if (known) return known;
  const book = await compile(tx, raterVersionId);
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
  if (!release) throw new OperationError('rates_missing', 'There are no rates for this product yet.');
  const raterVersionId = release.rater_version_id;
  return { raterVersionId, since: day(release.effective_date), book: await promotedBook(tx, raterVersionId) };
}
