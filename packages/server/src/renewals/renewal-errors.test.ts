import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('renewal errors', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const made = '2027-04-16T14:00:00Z';
const hours = (count: number) => new Date(new Date(made).getTime() + count * 3_600_000).toISOString();

async function advance(at: string): Promise<void> {
  fixture.backend.clock.set(at);
  const handlers = jobHandlers(fixture.backend.platform);
  for (const job of ['create-renewals', 'advance-renewals'] as const) await handlers[job]?.({});
}

const renewalOf = (policyId: string) =>
  selectOne<{
    policy_renewal_id: string;
    status: string;
    issue_type: string;
    attempts: number;
    last_error: string | null;
    next_look: Date;
  }>(fixture.backend, 'select * from policy_renewals where source_policy_id = $1', [policyId]);

const releasedFor = (businessType: string | null) =>
  selectRows(fixture.backend, 'update rater_releases set business_type = $2 where organization_id = $1', [
    fixture.tenants.insurer.organization.organizationId,
    businessType,
  ]);

test('what cannot be priced is tried every six hours, eight times, and is an underwriter’s then', async () => {
  const { policyId } = await boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
  await releasedFor('new_business');
  const { underwriter } = fixture.tenants.insurer;
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await advance(hours(6 * (attempt - 1)));
    expect(await renewalOf(policyId)).toMatchObject({
      status: 'error',
      issue_type: 'rating_error',
      attempts: attempt,
      last_error: 'There are no rates for this product yet.',
      next_look: new Date(hours(6 * attempt)),
    });
    // Before its time it is left alone.
    await advance(hours(6 * attempt - 1));
    expect((await renewalOf(policyId)).attempts).toBe(attempt);
  }
  await advance(hours(48));
  const waiting = await renewalOf(policyId);
  expect(waiting).toMatchObject({ status: 'in_review', issue_type: 'rating_error', attempts: 8 });
  const id = waiting.policy_renewal_id;
  const approve = 'mutation ($id: uuid!) { approve_renewal(policy_renewal_id: $id) { status } }';
  expect((await refusalOf(fixture.backend, underwriter, approve, { id })).code).toBe('renewal_not_priced');

  await releasedFor(null);
  await underwriter.must(
    `mutation ($id: uuid!) {
      update_renewal_status(policy_renewal_id: $id, status: "pending", reason: "The rates are released.") { status } }`,
    { id },
  );
  await advance(hours(50));
  expect(await renewalOf(policyId)).toMatchObject({ status: 'offered', issue_type: 'none', last_error: null });
});
