import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aMotorhomeQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { liveUntil } from '../../test/run-collection.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('changed drivers', { now: start });
afterEach(async () => {
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  fixture.backend.clock.set(start);
});

const agent = () => fixture.tenants.insurer.agent;
const underwriter = () => fixture.tenants.insurer.underwriter;
const bound = () =>
  boundQuote(fixture.backend, aMotorhomeQuote({ effectiveDate: '2026-06-15', paymentTerm: 'monthly', autopay: true }));

type Changes = Readonly<Record<string, unknown>>;
const proposeDocument = `mutation ($id: uuid!, $from: date, $changes: policy_changes_input!) {
  create_policy_proposal(policy_id: $id, effective_date: $from, changes: $changes) { policy_proposal_id } }`;
const acceptDocument = `mutation ($id: uuid!) {
  accept_policy_proposal(policy_proposal_id: $id, override_reason: "Looked at.", signed_by: "Ada Moreno") { status } }`;

async function change(policyId: string, changes: Changes, from: string | null = null): Promise<string> {
  const { create_policy_proposal: made } = await agent().must<{
    create_policy_proposal: { policy_proposal_id: string };
  }>(proposeDocument, { id: policyId, changes, from });
  await underwriter().must(acceptDocument, { id: made.policy_proposal_id });
  return made.policy_proposal_id;
}

/** Who drives now, with what only staff may read of them. */
async function driversOf(policyId: string) {
  const { policies_by_pk: policy } = await underwriter().must<{
    policies_by_pk: { current_quote: { entities: Record<string, unknown>[] } };
  }>(
    `query ($id: uuid!) { policies_by_pk(id: $id) { current_quote { entities(
      where: { entity_relationship: { _in: ["driver", "excluded_driver"] } }, order_by: [{ first_name: asc }]) {
        root_entity_id first_name entity_relationship birthdate license_number } } } }`,
    { id: policyId },
  );
  return policy.current_quote.entities;
}

const jo = {
  first_name: 'Jo',
  last_name: 'Summers',
  birthdate: '1980-04-02',
  marital_status: 'single',
  license_number: 'TL123456',
  license_first_issued_year: 1998,
  rv_driving_experience_years: 6,
};
const adds = (entity: object = jo) => ({ add_people: [{ relationship: 'driver', entity }] });

describe('a change of who drives', () => {
  test('adds a driver, whose birth date and license are sealed in the rows and stand in no change', async () => {
    const { policyId } = await bound();
    await change(policyId, adds());
    const [driver] = (await driversOf(policyId)).filter(({ first_name: name }) => name === 'Jo');
    expect(driver).toMatchObject({
      entity_relationship: 'driver',
      birthdate: '1980-04-02',
      license_number: 'TL123456',
    });
    const deltas = await selectRows<{ delta: object }>(
      fixture.backend,
      'select delta from policy_proposals where policy_id = $1 union all select delta from policy_transactions where policy_id = $1',
      [policyId],
    );
    expect(JSON.stringify(deltas)).toContain('Jo');
    expect(JSON.stringify(deltas)).not.toMatch(/1980|TL123456/);
  });

  test('excludes one, takes one off, and takes that back with who they were', async () => {
    const { policyId } = await bound();
    await change(policyId, adds());
    const [driver] = (await driversOf(policyId)).filter(({ first_name: name }) => name === 'Jo');
    const root = driver?.['root_entity_id'];
    await change(policyId, { people: [{ root_entity_id: root, relationship: 'excluded_driver', changes: {} }] });
    expect(await driversOf(policyId)).toContainEqual({ ...driver, entity_relationship: 'excluded_driver' });
    await liveUntil(fixture.backend, '2026-06-20', 5);
    const gone = await change(policyId, { remove_people: [root] });
    expect((await driversOf(policyId)).map(({ first_name: name }) => name)).not.toContain('Jo');
    const { propose_reversal: back } = await agent().must<{ propose_reversal: { policy_proposal_id: string } }>(
      'mutation ($id: uuid!) { propose_reversal(policy_proposal_id: $id) { policy_proposal_id } }',
      { id: gone },
    );
    await underwriter().must(acceptDocument, { id: back.policy_proposal_id });
    expect(await driversOf(policyId)).toContainEqual({ ...driver, entity_relationship: 'excluded_driver' });
  });

  test('is made again after an earlier one, with who they are', async () => {
    const { policyId } = await bound();
    await liveUntil(fixture.backend, '2026-06-25', 10);
    await change(policyId, adds(), '2026-06-25');
    const before = await driversOf(policyId);
    await change(policyId, { discounts: ['affinity'] }, '2026-06-20');
    expect(await driversOf(policyId)).toEqual(before);
  });

  test('is refused for who drives already, and for who is not on the policy', async () => {
    const { policyId } = await bound();
    await change(policyId, adds());
    const refused = async (changes: Changes) =>
      (await refusalOf(fixture.backend, agent(), proposeDocument, { id: policyId, changes })).code;
    expect(await refused(adds())).toBe('entity_twice');
    expect(await refused({ remove_people: ['018f0000-0000-7000-8000-000000000000'] })).toBe('person_not_on_policy');
  });
});
