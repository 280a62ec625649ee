import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';
import { withDeductible } from '../../test/changes-of.ts';
import { liveUntil } from '../../test/run-collection.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('referral race', { now: start });
const agent = () => fixture.tenants.house.agent;
const underwriter = () => fixture.tenants.house.underwriter;

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
const answering = (verb: string) =>
  `mutation ($id: uuid!) { ${verb}(quote_referral_id: $id, reason: "We spoke with them.") { status } }`;
const accepting = `mutation ($id: uuid!) {
  accept_policy_proposal(policy_proposal_id: $id, override_reason: "They wrote on that day.") { status } }`;

// The one takes the draft before its policy, the other the policy before the draft: the database ends one of two that
// wait for each other, and it is begun again.
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
          outcome(underwriter(), answering(verb), referral),
          outcome(underwriter(), accepting, id),
        ]);
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
      }),
    );
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  },
);
