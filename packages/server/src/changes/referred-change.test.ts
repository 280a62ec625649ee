import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { coversOf, withDeductible } from '../../test/changes-of.ts';
import { liveUntil } from '../../test/run-collection.ts';
import { jobHandlers } from '../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('referred changes', { now: start });
afterEach(async () => {
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});
const agent = () => fixture.tenants.insurer.agent;
const underwriter = () => fixture.tenants.insurer.underwriter;

async function insuredOf(policyId: string): Promise<Caller> {
  const text = 'select user_id from policies where policy_id = $1';
  const { user_id } = await selectOne<{ user_id: string }>(fixture.backend, text, [policyId]);
  return fixture.backend.as({ userId: user_id, role: 'global:user', organizationId: null, email: '', name: '' });
}

/** A policy of which its customer asks for more cover from a day that has passed: an underwriter has to look. */
async function referred() {
  const quote = aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'monthly', autopay: true });
  const { policyId } = await boundQuote(fixture.backend, quote);
  await liveUntil(fixture.backend, '2026-07-20', 7);
  const customer = await insuredOf(policyId);
  const coverages = await coversOf(fixture.backend, policyId);
  const changes = await withDeductible(fixture.backend, policyId, 250);
  const { create_my_policy_proposal: made } = await customer.must<{
    create_my_policy_proposal: { policy_proposal_id: string };
  }>(
    `mutation ($id: uuid!, $changes: policy_changes_input!) {
      create_my_policy_proposal(policy_id: $id, effective_date: "2026-07-15", changes: $changes) { policy_proposal_id } }`,
    { id: policyId, changes },
  );
  return { policyId, customer, coverages, id: made.policy_proposal_id };
}

const referralOf = (id: string) =>
  selectOne<Record<string, unknown> & { referral: string }>(
    fixture.backend,
    `select o.status, o.asks_underwriter, o.invalidated_because, r.quote_referral_id as referral, r.status as asked,
       r.findings -> 0 ->> 'code' as code, r.findings -> 0 ->> 'value' as value, q.status as draft, r.action_reason
     from policy_proposals o join quotes q on q.quote_id = o.proposed_quote_id
       left join quote_referrals r on r.quote_id = o.proposed_quote_id
     where policy_proposal_id = $1`,
    [id],
  );
const shownTo = async (who: Caller, id: string) =>
  (
    await who.must<{ agent_preview_proposal_invoices: { needs_underwriter: string | null; premium_after: number } }>(
      `query ($id: uuid!) { agent_preview_proposal_invoices(policy_proposal_id: $id) { needs_underwriter premium_after } }`,
      { id },
    )
  ).agent_preview_proposal_invoices;
const acceptOwn = `mutation ($id: uuid!, $premium: Int!) {
  accept_my_policy_proposal(policy_proposal_id: $id, premium: $premium) { status } }`;
const answer = (verb: 'accept_referral' | 'reject_referral', id: string) =>
  underwriter().must(
    `mutation ($id: uuid!) { ${verb}(quote_referral_id: $id, reason: "We spoke with them.") { status } }`,
    { id },
  );

describe('a change that an underwriter has to look at', () => {
  test('is in their queue as a question about its draft, and waits for the answer', async () => {
    const { id, customer } = await referred();
    expect(await referralOf(id)).toMatchObject({
      status: 'pending',
      asks_underwriter: 'backdated_raise',
      asked: 'pending',
      code: 'backdated_raise',
      value: '2026-07-15',
      draft: 'proposal',
    });
    const { needs_underwriter, premium_after: premium } = await shownTo(customer, id);
    expect(needs_underwriter).toContain('counts from today');
    expect((await refusalOf(fixture.backend, customer, acceptOwn, { id, premium })).code).toBe('backdated_raise');
  });

  test('is accepted by its customer once the underwriter let it pass', async () => {
    const { id, customer } = await referred();
    await answer('accept_referral', (await referralOf(id)).referral);
    expect(await referralOf(id)).toMatchObject({ status: 'pending', asks_underwriter: null, asked: 'accepted' });
    const { needs_underwriter, premium_after: premium } = await shownTo(customer, id);
    expect(needs_underwriter).toBeNull();
    await customer.must(acceptOwn, { id, premium });
    expect(await referralOf(id)).toMatchObject({ status: 'applied', asked: 'completed', draft: 'bound' });
  });

  test('falls away where the underwriter refuses it, and the policy stays as it is', async () => {
    const { id, policyId, coverages } = await referred();
    await answer('reject_referral', (await referralOf(id)).referral);
    expect(await referralOf(id)).toMatchObject({
      status: 'invalidated',
      invalidated_because: 'declined',
      asked: 'rejected',
    });
    const covered = await selectOne(
      fixture.backend,
      'select q.coverages from policies p join quotes q on q.quote_id = p.current_quote_id where p.policy_id = $1',
      [policyId],
    );
    expect(covered).toEqual({ coverages });
  });

  test('is answered by an underwriter who accepts it at once with a reason', async () => {
    const { id } = await referred();
    await underwriter().must(
      `mutation ($id: uuid!) { accept_policy_proposal(policy_proposal_id: $id, override_reason: "It was agreed on the phone.") { status } }`,
      { id },
    );
    expect(await referralOf(id)).toMatchObject({
      status: 'applied',
      asked: 'completed',
      action_reason: 'It was agreed on the phone.',
    });
  });

  test('is asked about no more once its customer takes it back', async () => {
    const { id, customer } = await referred();
    await customer.must(`mutation ($id: uuid!) { cancel_proposal(policy_proposal_id: $id) { status } }`, { id });
    expect(await referralOf(id)).toMatchObject({ status: 'invalidated', asked: 'expired' });
  });

  test('falls away once nobody has answered in time, and is asked about anew where it is proposed again', async () => {
    const { id } = await referred();
    const expire = () => jobHandlers(fixture.backend.platform)['expire-referrals']?.({});
    fixture.backend.clock.set('2026-08-02T14:00:00Z');
    await expire();
    expect(await referralOf(id)).toMatchObject({ status: 'pending', asked: 'pending' });
    fixture.backend.clock.set('2026-08-05T14:00:00Z');
    await expire();
    await expire();
    expect(await referralOf(id)).toMatchObject({
      status: 'invalidated',
      invalidated_because: 'unanswered',
      asked: 'expired',
      draft: 'proposal',
    });
    await agent().must('mutation ($id: uuid!) { reopen_proposal(policy_proposal_id: $id) { status } }', { id });
    const asked = await selectOne(
      fixture.backend,
      `select count(*)::int as waiting from quote_referrals r join policy_proposals p on p.proposed_quote_id = r.quote_id
       where policy_proposal_id = $1 and r.status = 'pending'`,
      [id],
    );
    expect(asked).toEqual({ waiting: 1 });
  });

  test('keeps its question, and its answer, when another change comes first', async () => {
    const { id, policyId, customer } = await referred();
    await answer('accept_referral', (await referralOf(id)).referral);
    const { root } = await selectOne<{ root: string }>(
      fixture.backend,
      `select root_vehicle_id as root from vehicles v join policies p on p.current_quote_id = v.quote_id
       where p.policy_id = $1 and v.archived is null`,
      [policyId],
    );
    const { create_policy_proposal: other } = await agent().must<{
      create_policy_proposal: { policy_proposal_id: string };
    }>(
      `mutation ($id: uuid!, $changes: policy_changes_input!) {
        create_policy_proposal(policy_id: $id, effective_date: "2026-07-15", changes: $changes) { policy_proposal_id } }`,
      { id: policyId, changes: { vehicles: [{ root_vehicle_id: root, changes: { storage_type: 'indoor' } }] } },
    );
    await agent().must(`mutation ($id: uuid!) { accept_policy_proposal(policy_proposal_id: $id) { status } }`, {
      id: other.policy_proposal_id,
    });
    expect(await referralOf(id)).toMatchObject({ status: 'pending', asks_underwriter: null, asked: 'accepted' });
    const { premium_after: premium } = await shownTo(customer, id);
    await customer.must(acceptOwn, { id, premium });
    expect(await referralOf(id)).toMatchObject({ status: 'applied' });
  });
});
