import { demoRateRows } from '@roadworthy/core/rating/book/demo-rate-book.ts';
import { personalStructure } from '@roadworthy/core/rating/personal-structure.ts';
import { addDays, daysBetween, day } from '@roadworthy/core/shared/time/day.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { coversOf, withDeductible } from '../../test/changes-of.ts';
import { liveUntil } from '../../test/run-collection.ts';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const first = day('2026-06-15');
const daysOfTerm = 365;
const fixture = useFixture('money of changes', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
const bound = () =>
  boundQuote(fixture.backend, aQuote({ effectiveDate: first, paymentTerm: 'monthly', autopay: true }));

type Part = { readonly effective_date: string; readonly for_term: number; readonly for_days_left: number };
type Changes = Readonly<Record<string, unknown>>;
const previewDocument = `query ($id: uuid!, $from: date, $changes: policy_changes_input!) {
  preview_policy_change(policy_id: $id, effective_date: $from, changes: $changes) {
    premium_before premium_after parts { effective_date for_term for_days_left } } }`;
type Preview = { readonly premium_before: number; readonly premium_after: number; readonly parts: readonly Part[] };
const preview = async (id: string, from: string, changes: Changes): Promise<Preview> =>
  (await fixture.tenants.insurer.agent.must<{ preview_policy_change: Preview }>(previewDocument, { id, from, changes }))
    .preview_policy_change;

async function change(id: string, from: string, changes: Changes): Promise<void> {
  const made = await fixture.tenants.insurer.agent.must<{ create_policy_proposal: { policy_proposal_id: string } }>(
    `mutation ($id: uuid!, $from: date, $changes: policy_changes_input!) {
      create_policy_proposal(policy_id: $id, effective_date: $from, changes: $changes) { policy_proposal_id } }`,
    { id, from, changes },
  );
  await fixture.tenants.insurer.underwriter.must(
    `mutation ($id: uuid!) { accept_policy_proposal(policy_proposal_id: $id, override_reason: "As they wrote to us.",
      signed_by: "Ada Moreno") { status } }`,
    { id: made.create_policy_proposal.policy_proposal_id },
  );
}

/** Rates that count from a day on, as an actuary files and promotes them. */
async function file(version: string, from: string, rows: typeof demoRateRows): Promise<void> {
  const email = `${version}@example.com`;
  const person = { role: 'global:actuary', firstName: 'Arno', lastName: 'Feld', email } as const;
  const actuary = fixture.backend.as(await addPerson(fixture.backend.owner, person));
  const { organizationId } = fixture.tenants.insurer.organization;
  const filed = { format: 1, provider: 'personal', version, label: version, structure: personalStructure, rows };
  await actuary.must(
    `mutation ($file: jsonb!, $in: uuid) { import_rater_version(file: $file, organization_id: $in) { status } }`,
    { file: { ...filed, fixtures: [] }, in: organizationId },
  );
  await actuary.must(
    `mutation ($in: uuid, $version: String!, $from: date!) { promote_rater_version(provider: "personal",
      provider_version: $version, reason: "Filed", effective_date: $from, organization_id: $in) { status } }`,
    { in: organizationId, version, from },
  );
}

describe('the money of a change', () => {
  test('is the nearest cent of its days in the term, line by line, and all of it is earned when the term is over', async () => {
    const { policyId } = await bound();
    const from = day('2026-09-23');
    await liveUntil(fixture.backend, from, 7);
    fixture.backend.clock.set(`${from}T16:00:00Z`);
    const changes = await withDeductible(fixture.backend, policyId, 2500, 'collision');
    const { parts, premium_after: after, premium_before: before } = await preview(policyId, from, changes);
    const daysLeft = daysOfTerm - daysBetween(first, from);
    expect(parts.length).toBeGreaterThan(0);
    for (const { for_term: whole, for_days_left: left } of parts) {
      // Off by half a cent at most, in whole numbers.
      expect(Math.abs(left * daysOfTerm - whole * daysLeft) * 2).toBeLessThanOrEqual(daysOfTerm);
    }
    expect(after - before).toBe(parts.reduce((sum, { for_days_left }) => sum + for_days_left, 0));
    await change(policyId, from, changes);
    fixture.backend.clock.set('2027-07-02T14:00:00Z');
    await jobHandlers(fixture.backend.platform)['earn-premium']?.({});
    const { earned } = await selectOne<{ earned: number }>(
      fixture.backend,
      `select -sum(e.amount)::int as earned from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
       where t.policy_id = $1 and e.account = 'earned_premium'`,
      [policyId],
    );
    expect(earned).toBe(after);
  });

  test('is rated by the version of the term, whatever was filed since', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-07-13', 7);
    const changes = await withDeductible(fixture.backend, policyId, 1000, 'collision');
    const before = await preview(policyId, '2026-07-06', changes);
    const rows = demoRateRows.map((row) =>
      'amount' in row && row.amount !== null ? { ...row, amount: row.amount * 2 } : row,
    );
    await file('twice', '2026-07-14', rows);
    fixture.backend.clock.set('2026-07-20T14:00:00Z');
    expect(await preview(policyId, '2026-07-06', changes)).toEqual(before);
    const { premium: dearer } = await selectOne<{ premium: number }>(
      fixture.backend,
      'select premium::int from policies where policy_id = $1',
      [(await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-07-20' }))).policyId],
    );
    expect(dearer).toBeGreaterThan(before.premium_before);
  });

  // TV-20: help.britecore.com/premium-records.
  test('leaves a cover of 3,000 dollars that costs 2,000 for the last 85 of 365 days at 2,767.12', async () => {
    const prices: Readonly<Record<string, number>> = { '500000': 300_000, '10000': 200_000 };
    const rows = demoRateRows.map((row) =>
      row.factor === 'vacation_liability' ? { ...row, amount: prices[row.key] ?? 100 } : row,
    );
    await file('premium-records', '2026-06-15', rows);
    const { policyId } = await bound();
    const from = addDays(first, 280);
    const cover = async (limit: number) => {
      const coverages = await coversOf(fixture.backend, policyId);
      return { coverages: { ...coverages, vacation_liability: { limit } } };
    };
    await change(policyId, first, await cover(500_000));
    await liveUntil(fixture.backend, from, 7);
    fixture.backend.clock.set(`${from}T16:00:00Z`);
    await change(policyId, from, await cover(10_000));
    const { charged } = await selectOne<{ charged: number }>(
      fixture.backend,
      `select sum(amount)::int as charged from charge_lines where policy_id = $1 and coverage = 'vacation_liability'`,
      [policyId],
    );
    expect(charged).toBe(276_712);
  });
});
