import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';
import { withDeductible } from '../../test/changes-of.ts';
import { lettersOf } from '../../test/letters-of.ts';

const fixture = useFixture('signatures of changes', { now: '2026-06-15T14:00:00Z' });
const agent = () => fixture.tenants.insurer.agent;
const sell = () =>
  boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15', paymentTerm: 'monthly', autopay: true }));
const ask = 'mutation ($id: uuid!) { request_change_signature(policy_proposal_id: $id) { signature_requested } }';
const cancel = 'mutation ($id: uuid!) { cancel_proposal(policy_proposal_id: $id) { status } }';

async function propose(policyId: string, deductible: number): Promise<string> {
  const { create_policy_proposal: made } = await agent().must<{
    create_policy_proposal: { policy_proposal_id: string };
  }>(
    `mutation ($id: uuid!, $changes: policy_changes_input!) {
      create_policy_proposal(policy_id: $id, changes: $changes) { policy_proposal_id } }`,
    { id: policyId, changes: await withDeductible(fixture.backend, policyId, deductible) },
  );
  return made.policy_proposal_id;
}

const abilityOf = async (id: string, operation: string) =>
  (
    await agent().must<{ abilities: readonly { operation: string; allowed: boolean; code: string | null }[] }>(
      'query ($id: uuid!) { abilities(table: "policy_proposals", id: $id) { operation allowed code } }',
      { id },
    )
  ).abilities.find((one) => one.operation === operation);

test('the insured is written to: what the change takes away, and where they read and sign it', async () => {
  const { policyId } = await sell();
  const id = await propose(policyId, 1000);
  expect(await abilityOf(id, 'request_change_signature')).toMatchObject({ allowed: true });
  await agent().must(ask, { id });
  const [letter, ...more] = await lettersOf(fixture.backend, policyId, 'change_to_sign');
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ recipient: 'ada.moreno@example.com', status: 'sent' });
  expect(letter?.text).toContain('takes cover away');
  expect(letter?.text).toContain(`/customers/policies/${policyId}/change/coverage?change=${id}`);
  const { story } = await selectOne<{ story: number }>(
    fixture.backend,
    `select count(*)::int as story from timeline_entries where policy_id = $1 and kind = 'change_signature_requested'`,
    [policyId],
  );
  expect(story).toBe(1);
});

test('a change that takes nothing away is not sent to be signed, nor one that was taken back', async () => {
  const { policyId } = await sell();
  const id = await propose(policyId, 250);
  expect(await abilityOf(id, 'request_change_signature')).toMatchObject({ allowed: false, code: 'nothing_to_sign' });
  expect((await refusalOf(fixture.backend, agent(), ask, { id })).code).toBe('nothing_to_sign');
  await agent().must(cancel, { id });
  expect((await refusalOf(fixture.backend, agent(), ask, { id })).code).toBe('proposal_invalidated');
});

test('the letter is not sent where the change was taken back before', async () => {
  const { policyId } = await sell();
  const id = await propose(policyId, 1000);
  await agent().must(ask, { id });
  await agent().must(cancel, { id });
  expect(await lettersOf(fixture.backend, policyId, 'change_to_sign')).toMatchObject([{ text: '' }]);
});
