import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';
import { withDeductible } from '../../test/changes-of.ts';
import { liveUntil } from '../../test/run-collection.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('referral race', { now: start });
const agent = () => fixture.tenants.insurer.agent;
const underwriter = () => fixture.tenants.insurer.underwriter;

async function referred(policyId: string): Promise<{ readonly id: string; readonly referral: string }> {
  const { create_policy_proposal: made } = await agent().must<{
    create_policy_proposal: { policy_proposal_id: string };
  }>(
    `mutation ($id: uuid!, $changes: policy_changes_input!) {
      create_policy_proposal(policy_id: $id, effective_date: "2026-07-15", changes: $changes) { policy_proposal_id } }`,
    { id: policyId, changes: await withDeductible(fixture.backend, policyId, 250) },
  );
  const { referral } = await selectOne<{ referral: string }>(
    fixture.backend,
    `select r.quote_referral_id as referral from policy_proposals o
       join quote_referrals r on r.quote_id = o.proposed_quote_id where policy_proposal_id = $1`,
    [made.policy_proposal_id],
  );
  return { id: made.policy_proposal_id, referral };
}

/** What a caller is told: nothing where it went through, else the code of a refusal. */
async function outcome(who: Caller, document: string, id: string): Promise<string | null> {
  const { errors } = await who.ask(document, { id });
  return errors[0]?.extensions.code ?? null;
}
const answerWith = (verb: string) =>
  `mutation ($id: uuid!) { ${verb}(quote_referral_id: $id, reason: "We spoke with them.") { status } }`;
const acceptDocument = `mutation ($id: uuid!) {
  accept_policy_proposal(policy_proposal_id: $id, override_reason: "They wrote on that day.") { status } }`;

/** What came of an answer and of an acceptance of the same change: one of both counts, whichever was first. */
async function expectOneOf(
  { id, referral }: { readonly id: string; readonly referral: string },
  { answered, accepted }: { readonly answered: string | null; readonly accepted: string | null },
): Promise<void> {
  const found = await selectOne<Record<string, unknown>>(
    fixture.backend,
    `select o.status, o.invalidated_because as because, r.status as referral, r.decision,
       (select count(*)::int from policy_transactions t where t.policy_id = o.policy_id and kind = 'endorsement') as applied
     from policy_proposals o join quote_referrals r on r.quote_referral_id = $2 where policy_proposal_id = $1`,
    [id, referral],
  );
  const isDeclined = accepted === 'proposal_invalidated';
  expect(answered === null || accepted === null).toBe(true);
  expect([null, 'referral_over', 'referral_decided']).toContain(answered);
  expect(found).toMatchObject(
    isDeclined
      ? { status: 'invalidated', because: 'declined', applied: 0 }
      : { status: 'applied', because: null, applied: 1, decision: 'accepted' },
  );
}

const waiting = async () => (await selectRows(fixture.backend, 'select from pg_locks where not granted')).length;
const deadlocks = async () =>
  Number(
    (
      await selectOne<{ count: string }>(
        fixture.backend,
        'select deadlocks as count from pg_stat_database where datname = current_database()',
      )
    ).count,
  );

// The one takes the draft before its policy, the other the policy before the draft. Held back until each has what the
// other waits for, the database ends one of both.
test('one of two that wait for each other is ended by the database and begun again: nobody is told of it', async () => {
  fixture.backend.clock.set(start);
  const { policyId } = await boundQuote(
    fixture.backend,
    aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'monthly', autopay: true }),
  );
  await liveUntil(fixture.backend, '2026-07-20', 7);
  const change = await referred(policyId);
  const before = await deadlocks();
  const client = await fixture.backend.owner.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from policies where policy_id = $1 for update', [policyId]);
    const accepting = outcome(underwriter(), acceptDocument, change.id);
    await expect.poll(waiting).toBe(1);
    const answering = outcome(underwriter(), answerWith('reject_referral'), change.referral);
    await expect.poll(waiting).toBeGreaterThan(1);
    await client.query('commit');
    const [accepted, answered] = await Promise.all([accepting, answering]);
    await expectOneOf(change, { answered, accepted });
  } finally {
    client.release();
  }
  await expect.poll(deadlocks, { timeout: 15_000 }).toBeGreaterThan(before);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

test.each(['accept_referral', 'reject_referral'])(
  'who answers with %s while another one accepts the change comes before or after: one of them counts, and nothing fails',
  { timeout: 120_000 },
  async (verb) => {
    fixture.backend.clock.set(start);
    const policies = await Promise.all(
      Array.from({ length: 4 }, () =>
        boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'monthly', autopay: true })),
      ),
    );
    await liveUntil(fixture.backend, '2026-07-20', 7);
    const changes = await Promise.all(policies.map(({ policyId }) => referred(policyId)));
    await Promise.all(
      changes.map(async ({ id, referral }) => {
        const [answered, accepted] = await Promise.all([
          outcome(underwriter(), answerWith(verb), referral),
          outcome(underwriter(), acceptDocument, id),
        ]);
        await expectOneOf({ id, referral }, { answered, accepted });
      }),
    );
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  },
);
