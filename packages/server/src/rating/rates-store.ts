import type { RateBookFile, RateFixture } from '@roadworthy/core/rating/book/rate-book-file.ts';
import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import type { RateStructure } from '@roadworthy/core/rating/rate-structure.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';

/** A version as it is kept. */
export type StoredRates = {
  readonly raterVersionId: string;
  readonly provider: string;
  readonly version: string;
  readonly label: string;
  readonly status: string;
  readonly structure: RateStructure;
  readonly rows: readonly RateRow[];
};

/** A version of the work's organization with its rows. Throws `not_found`. */
export async function loadRates(tx: Tx, raterVersionId: string): Promise<StoredRates> {
  const version = await tx
    .selectFrom('rater_versions')
    .select(['provider', 'provider_version', 'label', 'status'])
    // Compiling judges it, and so did the import.
    .select(sql<RateStructure>`structure`.as('structure'))
    .where('rater_version_id', '=', raterVersionId)
    .executeTakeFirst();
  if (!version) throw notFound();
  const rows = await tx
    .selectFrom('rate_rows')
    .select(['factor', 'key', 'amount', 'refer'])
    .select(sql<Record<string, string>>`factors`.as('factors'))
    .where('rater_version_id', '=', raterVersionId)
    .orderBy('factor')
    .orderBy('key')
    .execute();
  const { provider_version, ...rest } = version;
  return { raterVersionId, ...rest, version: provider_version, rows };
}

/** The fixtures of a version by their names. */
export function loadFixtures(tx: Tx, raterVersionId: string): Promise<RateFixture[]> {
  return tx
    .selectFrom('rater_fixtures')
    .select(['name', 'total'])
    .select(sql<RateFixture['subject']>`subject`.as('subject'))
    .where('rater_version_id', '=', raterVersionId)
    .orderBy('name')
    .execute();
}

/** Writes what a draft says in place of what it said. */
export async function saveRates(
  tx: Tx,
  { organizationId, raterVersionId }: { readonly organizationId: string; readonly raterVersionId: string },
  { rows, fixtures }: Pick<RateBookFile, 'rows' | 'fixtures'>,
): Promise<void> {
  await tx.deleteFrom('rate_rows').where('rater_version_id', '=', raterVersionId).execute();
  await tx.deleteFrom('rater_fixtures').where('rater_version_id', '=', raterVersionId).execute();
  await sql`
    insert into rate_rows (organization_id, rater_version_id, factor, key, factors, amount, refer)
    select ${organizationId}::uuid, ${raterVersionId}::uuid, r.factor, r.key, coalesce(r.factors, '{}'), r.amount,
      coalesce(r.refer, false)
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (factor text, key text, factors jsonb, amount bigint, refer boolean)`.execute(tx);
  await sql`
    insert into rater_fixtures (organization_id, rater_version_id, name, subject, total)
    select ${organizationId}::uuid, ${raterVersionId}::uuid, f.name, f.subject, f.total
    from json_to_recordset(${JSON.stringify(fixtures)}::json) as f (name text, subject jsonb, total bigint)`.execute(
    tx,
  );
}
