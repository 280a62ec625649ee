import { demoRateBookLabel, demoRateBookVersion, demoRateRows } from '@roadworthy/core/rating/book/demo-rate-book.ts';
import { personalStructure } from '@roadworthy/core/rating/personal-structure.ts';
import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import type { RateStructure } from '@roadworthy/core/rating/rate-structure.ts';
import type pg from 'pg';

type Release = {
  readonly organizationId: string;
  readonly provider?: string;
  readonly version?: string;
  readonly structure?: RateStructure;
  readonly rows?: readonly RateRow[];
  /** What is different from the demo's rows. */
  readonly change?: (row: RateRow) => RateRow;
  /** The first effective date it counts for. */
  readonly effectiveDate?: string;
  readonly area?: string;
  readonly businessType?: string;
};

/** Puts rates in force as their owner; the demo's own unless it is said otherwise. */
export async function releaseRates({ pool }: { readonly pool: pg.Pool }, release: Release): Promise<string> {
  const {
    organizationId,
    provider = 'personal',
    version = demoRateBookVersion,
    structure = personalStructure,
  } = release;
  const { rows = demoRateRows, change = (row) => row } = release;
  const { effectiveDate = '2000-01-01', area = null, businessType = null } = release;
  const made = await pool.query<{ rater_version_id: string }>(
    `insert into rater_versions (organization_id, provider, provider_version, label, status, structure)
     values ($1, $2, $3, $4, 'draft', $5) returning rater_version_id`,
    [organizationId, provider, version, demoRateBookLabel, JSON.stringify(structure)],
  );
  const raterVersionId = made.rows[0]?.rater_version_id ?? '';
  await pool.query(
    `insert into rate_rows (organization_id, rater_version_id, factor, key, factors, amount, refer)
     select $1, $2, r.factor, r.key, coalesce(r.factors, '{}'), r.amount, coalesce(r.refer, false)
     from json_to_recordset($3) as r (factor text, key text, factors jsonb, amount bigint, refer boolean)`,
    [organizationId, raterVersionId, JSON.stringify(rows.map(change))],
  );
  await pool.query(`update rater_versions set status = 'promoted', promoted = app_now() where rater_version_id = $1`, [
    raterVersionId,
  ]);
  await pool.query(
    `insert into rater_releases (organization_id, rater_version_id, provider, effective_date, administrative_area,
       business_type) values ($1, $2, $3, $4, $5, $6)
     on conflict on constraint rater_release_once do update set rater_version_id = excluded.rater_version_id`,
    [organizationId, raterVersionId, provider, effectiveDate, area, businessType],
  );
  return raterVersionId;
}

let releases = 0;

/** The next rates of every organization count: the demo's again, with a policy fee that is a dollar higher each time. */
export async function releaseDearerRates(owner: { readonly pool: pg.Pool }): Promise<void> {
  releases += 1;
  const change = (row: RateRow) =>
    row.factor === 'policy_fee' ? { ...row, amount: (row.amount ?? 0) + 100 * releases } : row;
  const { rows } = await owner.pool.query<{ organization_id: string; provider: string }>(
    'select distinct organization_id, provider from rater_releases',
  );
  for (const { organization_id: organizationId, provider } of rows) {
    await releaseRates(owner, { organizationId, provider, version: `dearer ${releases}`, change });
  }
}
