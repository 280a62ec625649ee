import { type Earned, earningsDue } from '@roadworthy/core/billing/ledger/earning.ts';
import { earningEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import { day, type Day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { scanOrganizations } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { chargesOfPolicies } from './charge-lines.ts';
import { writeLedgers } from './write-ledger.ts';

/** How many terms are booked in one transaction: the worker holds the charges of so many at a time. */
const batch = 500;

const organizationsDue = `
  select organization_id from policy_earnings
  where not closed and earned_until < date_trunc('month', app_now() - interval '12 hours')::date
  union
  select organization_id from policy_earnings join policies using (organization_id, policy_id)
  where not closed and expiration_date <= (app_now() - interval '12 hours')::date`;

type DueTerm = {
  readonly policyId: string;
  readonly from: Day;
  readonly to: Day;
  readonly earnedUntil: Day;
  readonly earned: number;
};

/** Terms of which a month, or the last of their days, passed without being booked, the longest waiting first. */
async function lockDue({ tx }: Work, today: Day): Promise<readonly DueTerm[]> {
  const rows = await tx
    .selectFrom('policy_earnings as e')
    .innerJoin('policies as p', 'p.policy_id', 'e.policy_id')
    .select(['e.policy_id', 'e.earned_until', 'e.earned', 'p.effective_date', 'p.expiration_date'])
    .where('e.closed', '=', false)
    .where(
      sql<boolean>`(e.earned_until < date_trunc('month', ${today}::date)::date or p.expiration_date <= ${today}::date)`,
    )
    .orderBy('e.earned_until')
    .orderBy('e.policy_id')
    .limit(batch)
    .forUpdate('e')
    .skipLocked()
    .execute();
  return rows.map((row) => ({
    policyId: row.policy_id,
    from: day(row.effective_date),
    to: day(row.expiration_date),
    earnedUntil: day(row.earned_until),
    earned: row.earned,
  }));
}

/** Keeps how far terms are earned now. */
export async function keepEarned(
  { tx }: Work,
  rows: readonly { policyId: string; until: Day; earned: number; closed: boolean }[],
): Promise<void> {
  await sql`
    update policy_earnings e set earned_until = d.until, earned = d.earned, closed = d.closed
    from unnest(${rows.map((row) => row.policyId)}::uuid[], ${rows.map((row) => row.until)}::date[],
      ${rows.map((row) => row.earned)}::bigint[], ${rows.map((row) => row.closed)}::boolean[])
      as d (policy_id, until, earned, closed)
    where e.policy_id = d.policy_id`.execute(tx);
}

/** Books what one batch of an organization's terms earned by a day; answers how many there were. */
async function earnBatch(work: Work, today: Day): Promise<number> {
  const terms = await lockDue(work, today);
  if (terms.length === 0) return 0;
  const charges = await chargesOfPolicies(
    work.tx,
    terms.map(({ policyId }) => policyId),
  );
  const booked: { policyId: string; step: Earned }[] = [];
  const stored = terms.map(({ policyId, to, earnedUntil, earned }) => {
    const term = { charges: charges.get(policyId) ?? [], expirationDate: to, ended: null, earnedUntil, earned };
    const { steps, closed } = earningsDue(term, today);
    booked.push(...steps.filter(({ amount }) => amount !== 0).map((step) => ({ policyId, step })));
    const now = steps.reduce((sum, { amount }) => sum + amount, earned);
    return { policyId, until: steps.at(-1)?.until ?? earnedUntil, earned: now, closed };
  });
  await writeLedgers(
    work,
    booked.map(({ policyId, step }) => ({
      policyId,
      kind: 'earning',
      effectiveDate: step.until,
      entries: earningEntries(step.amount),
    })),
  );
  await keepEarned(work, stored);
  return terms.length;
}

/**
 * Books what each month earned of every term, and the end of a term with it, when the month is over everywhere. What an
 * outage left out is booked month by month, under the month that it was earned in; what is booked is found booked.
 */
export async function earnPremium(kernel: Kernel): Promise<void> {
  const today = dayInZone(new Date(kernel.platform.clock.now().getTime() - 12 * 3_600_000), 'UTC');
  await scanOrganizations(kernel, 'earn', organizationsDue, async (inside) => {
    while ((await inside((work) => earnBatch(work, today))) === batch);
  });
}
