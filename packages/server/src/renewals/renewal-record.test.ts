import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { named, requireChecks, workOff } from '../../test/checked-people.ts';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('records of renewals', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => {
  await requireChecks(fixture.backend, '{}');
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

/** A motor home's year, for which the record of whoever drives counts. */
const yearOf = (lastName: string): Promise<BoundQuote> =>
  boundQuote(fixture.backend, named(lastName, { effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' }));

/** A loss of the term that a carrier tells of, by whose fault it was and what was paid for it, in cents. */
const lost = ({ policyId }: BoundQuote, fault: string, paid = 400_000) =>
  selectRows(
    fixture.backend,
    `insert into external_claims (organization_id, policy_id, provider, claim_number, status, loss_occurred,
       fault_decision, indemnity_payment)
     select organization_id, policy_id, 'aviva', policy_id::text, 'closed', '2026-09-01', $2, $3 from policies
     where policy_id = $1 returning 1`,
    [policyId, fault, paid],
  );

async function round(day: string): Promise<void> {
  fixture.backend.clock.set(`${day}T14:00:00Z`);
  const jobs = jobHandlers(fixture.backend.platform);
  for (const job of ['create-renewals', 'advance-renewals'] as const) await jobs[job]?.({});
}

const offerOf = ({ policyId }: BoundQuote) =>
  selectOne<{ id: string; status: string; change: number; quote: string }>(
    fixture.backend,
    `select policy_renewal_id as id, status, price_change::int as change, renewal_quote_id as quote
     from policy_renewals where source_policy_id = $1`,
    [policyId],
  );

type Reason = { readonly reason: string; readonly before: number; readonly after: number };
async function reasonsOf(bound: BoundQuote): Promise<Reason[]> {
  const { id } = await offerOf(bound);
  const { policy_renewal_changes: said } = await fixture.tenants.insurer.agent.must<{
    policy_renewal_changes: { reasons: Reason[] };
  }>('query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) { reasons { reason before after } } }', {
    id,
  });
  return said.reasons;
}
const raisedBy = (reasons: readonly Reason[], reason: string) =>
  reasons.filter((one) => one.reason === reason).reduce((sum, { before, after }) => sum + after - before, 0);

describe('a loss of the term', () => {
  test('that the insured caused costs points in the next one, and is named among its reasons; no other loss does', async () => {
    const [caused, parked, unpaid] = [await yearOf('Moreno'), await yearOf('Moreno'), await yearOf('Moreno')];
    await lost(caused, 'at_fault');
    await lost(parked, 'not_at_fault');
    await lost(unpaid, 'at_fault', 0);
    fixture.backend.clock.set('2027-04-15T14:00:00Z');
    const { renewal_run_preview: ahead } = await fixture.tenants.insurer.underwriter.must<{
      renewal_run_preview: { rows: { policy_id: string; premium: number; premium_before: number }[] };
    }>(
      'query ($id: uuid!) { renewal_run_preview(organization_id: $id) { rows { policy_id premium premium_before } } }',
      {
        id: fixture.tenants.insurer.organization.organizationId,
      },
    );
    await round('2027-04-16');
    const dearer = raisedBy(await reasonsOf(caused), 'incidents');
    expect(dearer).toBeGreaterThan(0);
    expect(raisedBy(await reasonsOf(parked), 'incidents')).toBe(0);
    expect(raisedBy(await reasonsOf(unpaid), 'incidents')).toBe(0);
    expect((await offerOf(caused)).change - (await offerOf(parked)).change).toBe(dearer);
    const { policy_renewal_changes: said } = await fixture.tenants.insurer.underwriter.must<{
      policy_renewal_changes: { losses: unknown[] };
    }>(
      'query ($id: uuid!) { policy_renewal_changes(policy_renewal_id: $id) { losses { on paid cause is_open is_at_fault } } }',
      { id: (await offerOf(caused)).id },
    );
    const loss = { on: '2026-09-01', paid: 400_000, cause: 'insured', is_open: false, is_at_fault: true };
    expect(said.losses).toEqual([loss]);
    // The preview of the run says what the clock then makes.
    for (const bound of [caused, parked, unpaid]) {
      const row = ahead.rows.find(({ policy_id }) => policy_id === bound.policyId);
      expect((row?.premium ?? 0) - (row?.premium_before ?? 0)).toBe((await offerOf(bound)).change);
    }
  });
});

describe('what is found of a driver after the offer was made', () => {
  test('gives it another price, of which who is insured is told with the offer anew', async () => {
    const bound = await yearOf('Points');
    await requireChecks(fixture.backend, '{mvr}');
    await round('2027-04-16');
    const before = await offerOf(bound);
    expect(before.status).toBe('offered');
    // What is due is asked by one round of the worker, and answered in the next.
    for (let times = 0; times < 2; times += 1) await workOff(fixture.backend);
    await round('2027-04-17');
    const after = await offerOf(bound);
    expect(after).toMatchObject({ status: 'offered', quote: before.quote });
    expect(after.change).toBeGreaterThan(before.change);
    expect(raisedBy(await reasonsOf(bound), 'incidents')).toBe(after.change - before.change);
    const offered = await selectRows<{ change: number }>(
      fixture.backend,
      `select (premium_after - premium_before)::int as change from timeline_entries
       where policy_id = $1 and kind = 'renewal_offered' order by at`,
      [bound.policyId],
    );
    expect(offered.map(({ change }) => change)).toEqual([before.change, after.change]);
  });
});
