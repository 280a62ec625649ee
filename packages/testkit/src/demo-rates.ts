import { demoRateBookVersion } from '@roadworthy/core/rating/book/demo-rate-book.ts';
import { personalStructure } from '@roadworthy/core/rating/personal-structure.ts';
import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import type { RateStructure } from '@roadworthy/core/rating/rate-structure.ts';
import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { releaseRates } from './release-rates.ts';
import type { Organization, Owner } from './seed.ts';

/** The personal rates before those of today. */
export const earlierVersion = '2024.1';

const dayMs = 86_400_000;
const promotedDaysAgo = 730;
/** From this many days ago on the rates of today count: what was sold before keeps the earlier ones. */
const todaysSinceDaysAgo = 120;

const earlierAmounts: Readonly<Record<string, number>> = { policy_fee: 2_000 };
const earlierFactors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'storage street': { comprehensive: '1.15' },
  'driver_age 75+': { collision: '1.22', liability: '1.22' },
  'vehicle_age 2-10': { comprehensive: '0.96', collision: '0.96' },
};

function earlierRow(row: RateRow): RateRow {
  const amount = earlierAmounts[row.factor] ?? row.amount;
  const factors = { ...row.factors, ...earlierFactors[`${row.factor} ${row.key}`] };
  return { ...row, ...(typeof amount === 'number' && { amount }), ...(row.factors && { factors }) };
}

function earlierStructure(): RateStructure {
  const { points } = personalStructure.factors;
  if (!points) throw new Error('The personal rates count points');
  const schedule = { ...points.schedule, speeding: [2, 2, 2] as const };
  return { ...personalStructure, factors: { ...personalStructure.factors, points: { ...points, schedule } } };
}

/**
 * Gives an organization with the personal rates of today those that were promoted two years before `end`, by which it
 * sold until some months ago.
 */
export async function addEarlierRates(owner: Owner, { organizationId }: Organization, end: Date): Promise<void> {
  // The release of today's rates from the beginning of time on becomes theirs.
  await releaseRates(owner, {
    organizationId,
    version: earlierVersion,
    structure: earlierStructure(),
    change: earlierRow,
  });
  const since = addDays(dayInZone(end, 'America/New_York'), -todaysSinceDaysAgo);
  const promotions = [
    [earlierVersion, promotedDaysAgo, 'Filed for the first policies of the personal line.'],
    [demoRateBookVersion, todaysSinceDaysAgo, 'Filed after the first losses: storage, points and the fee.'],
  ] as const;
  for (const [version, daysAgo, reason] of promotions) {
    const at = new Date(end.getTime() - daysAgo * dayMs);
    await owner.pool.query(
      `update rater_versions set created = $3, promoted = $3, promotion_reason = $4, promoted_by = u.user_id,
         promoted_by_name = u.first_name || ' ' || u.last_name
       from users u where organization_id = $1 and provider = 'personal' and provider_version = $2
         and u.email = 'arno@roadworthy.example'`,
      [organizationId, version, at, reason],
    );
  }
  await owner.pool.query(
    `insert into rater_releases (organization_id, rater_version_id, provider, effective_date)
     select organization_id, rater_version_id, provider, $3 from rater_versions
     where organization_id = $1 and provider = 'personal' and provider_version = $2`,
    [organizationId, demoRateBookVersion, since],
  );
  await owner.pool.query(
    `update rater_releases r set created = v.promoted, reason = v.promotion_reason, released_by = v.promoted_by,
       released_by_name = v.promoted_by_name
     from rater_versions v where r.rater_version_id = v.rater_version_id and r.organization_id = $1
       and v.promoted_by is not null`,
    [organizationId],
  );
}

/** An organization whose rates are released for new business alone: its renewals have no price yet. */
export async function releaseForNewBusiness(owner: Owner, { organizationId }: Organization): Promise<void> {
  await owner.pool.query(
    `update rater_releases set business_type = 'new_business' where organization_id = $1 and provider = 'personal'`,
    [organizationId],
  );
}
