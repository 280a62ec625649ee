import { incurredLosses } from '@roadworthy/core/shared/money/loss-ratio.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('loss reports', { now: '2026-06-15T14:00:00Z' });
let desk: Awaited<ReturnType<typeof aCaseOf>>;
let paid: string;
let reserved: string;
let withdrawn: string;
let owed: number;

beforeAll(async () => {
  const { backend } = fixture;
  desk = await aCaseOf(backend);
  backend.clock.set('2026-08-20T18:00:00Z');
  paid = await desk.file({ incident_date: '2026-07-10' });
  reserved = await desk.file({ incident_date: '2026-08-02' });
  withdrawn = await desk.file({ incident_date: '2026-08-12' });
  await desk.deed(withdrawn, 'withdraw_claim', '', desk.owner);
  await desk.deed(paid, 'assign_claim');
  await desk.evaluate(paid, [{ coverage: 'comprehensive', loss: 320_000 }]);
  await desk.deed(paid, 'approve_claim', '', desk.manager);
  const exposure = await selectOne<{ owed: number }>(
    backend,
    'select reserve_indemnity::int as owed from claim_exposures where claim_id = $1',
    [paid],
  );
  owed = exposure.owed;
  await desk.deed(reserved, 'assign_claim');
  await desk.deed(reserved, 'reserve_claim', ', coverage: "comprehensive", kind: "expense", amount: 45000');
  backend.clock.set('2026-09-05T18:00:00Z');
  await desk.request(paid, { amount: owed, payees: ['insured'] });
  await desk.approved(paid, desk.manager);
});

type Experience = {
  readonly state: string;
  readonly vehicle_class: string;
  readonly rater_version_id: string | null;
  readonly earned: number;
  readonly claims: number;
  readonly paid: number;
  readonly reserved: number;
  readonly recovered: number;
};
const experience = async (caller: Caller, from: string, through: string) =>
  (
    await caller.must<{ loss_experience: Experience[] }>(
      `query ($from: date!, $through: date!) { loss_experience(from_day: $from, through: $through) {
         state vehicle_class rater_version_id currency earned claims paid reserved recovered } }`,
      { from, through },
    )
  ).loss_experience;
const sum = (rows: readonly Experience[], of: keyof Experience) =>
  rows.reduce((all, row) => all + Number(row[of] ?? 0), 0);
const actuary = () => someone(fixture.backend, 'global:actuary');

describe('what losses cost beside what premium earned', () => {
  test('has the losses of the days that were asked for, as they stand now', async () => {
    const rows = await experience(actuary(), '2026-06-15', '2026-08-31');
    expect(rows).toMatchObject([
      { state: 'US-OH', vehicle_class: 'travel_trailer', claims: 2, paid: owed, reserved: 45_000, recovered: 0 },
    ]);
    expect(rows[0]?.rater_version_id).toMatch(/-/);
    const july = await experience(actuary(), '2026-07-01', '2026-07-31');
    expect([sum(july, 'claims'), sum(july, 'paid'), sum(july, 'reserved')]).toEqual([1, owed, 0]);
  });

  test('earns what the books earn, and months add up to what they make together', async () => {
    const earnedBy = async (through: string) => {
      const { earned_premium_by_state: rows } = await fixture.tenants.insurer.agent.must<{
        earned_premium_by_state: { earned: number }[];
      }>(`{ earned_premium_by_state(through: "${through}") { earned } }`, {});
      return rows.reduce((all, { earned: one }) => all + one, 0);
    };
    const earned = async (from: string, through: string) => sum(await experience(actuary(), from, through), 'earned');
    const all = await earned('2026-06-15', '2026-08-31');
    expect(all).toBeGreaterThan(0);
    expect(Math.abs(all - (await earnedBy('2026-08-31')))).toBeLessThanOrEqual(1);
    const months = [
      await earned('2026-06-15', '2026-06-30'),
      await earned('2026-07-01', '2026-07-31'),
      await earned('2026-08-01', '2026-08-31'),
    ];
    expect(months.reduce((one, other) => one + other)).toBe(all);
    expect(await earned('2026-05-01', '2026-06-14')).toBe(0);
  });

  test('is of one’s own organization alone, and of nobody for who is insured', async () => {
    expect(sum(await experience(fixture.tenants.insurer.owner, '2026-06-15', '2026-08-31'), 'claims')).toBe(2);
    expect(await experience(fixture.tenants.mirror.owner, '2026-06-15', '2026-08-31')).toEqual([]);
    await expect(experience(desk.owner, '2026-06-15', '2026-08-31')).rejects.toThrow();
  });
});

type Developed = {
  readonly accident_month: string;
  readonly development_month: number;
  readonly paid: number;
  readonly incurred: number;
  readonly reported: number;
};
const development = async (caller: Caller, from: string, through: string) =>
  (
    await caller.must<{ claim_development: Developed[] }>(
      `query ($from: date!, $through: date!) { claim_development(from_month: $from, through: $through) {
         accident_month development_month paid incurred reported } }`,
      { from, through },
    )
  ).claim_development.toSorted(
    (one, other) =>
      one.accident_month.localeCompare(other.accident_month) || one.development_month - other.development_month,
  );

describe('how losses develop', () => {
  test('is told by the month of the loss and the months since, in which it was reported, held back and paid', async () => {
    expect(await development(actuary(), '2026-01-01', '2026-09-30')).toEqual([
      { accident_month: '2026-07-01', development_month: 2, paid: 0, incurred: owed, reported: 1 },
      { accident_month: '2026-07-01', development_month: 3, paid: owed, incurred: 0, reported: 0 },
      { accident_month: '2026-08-01', development_month: 1, paid: 0, incurred: 45_000, reported: 1 },
    ]);
  });

  test('is as it was on the day that is asked for, from the month that is', async () => {
    const asOfAugust = await development(actuary(), '2026-01-01', '2026-08-31');
    expect(asOfAugust.map(({ paid: amount }) => amount)).toEqual([0, 0]);
    const later = await development(actuary(), '2026-08-01', '2026-09-30');
    expect(later.map(({ accident_month }) => accident_month)).toEqual(['2026-08-01']);
    expect(await development(fixture.tenants.mirror.owner, '2026-01-01', '2026-09-30')).toEqual([]);
  });
});

describe('a loss run', () => {
  const runs = async (caller: Caller) => {
    const { loss_runs: rows } = await caller.must<{ loss_runs: Record<string, unknown>[] }>(
      `query ($id: uuid!) { loss_runs(where: { policy_id: { _eq: $id } }, order_by: [{ incident_date: asc }]) {
         claim_id policy_number incident_date paid reserved recovered incurred currency } }`,
      { id: desk.bound.policyId },
    );
    return rows;
  };

  test('lists what each claim of a policy cost, and none that was taken back', async () => {
    const rows = await runs(fixture.tenants.insurer.agent);
    expect(rows).toMatchObject([
      { claim_id: paid, paid: owed, reserved: 0, recovered: 0 },
      { claim_id: reserved, paid: 0, reserved: 45_000, recovered: 0 },
    ]);
    for (const row of rows) {
      const [paidOf, reservedOf, recoveredOf] = [row['paid'], row['reserved'], row['recovered']].map(Number);
      expect(row['incurred']).toBe(
        incurredLosses({ paid: paidOf ?? 0, reserved: reservedOf ?? 0, recovered: recoveredOf ?? 0 }),
      );
    }
  });

  test('is for staff of its organization alone', async () => {
    expect(await runs(fixture.tenants.mirror.agent)).toEqual([]);
    await expect(runs(desk.owner)).rejects.toThrow();
    await expect(runs(actuary())).rejects.toThrow();
  });
});
