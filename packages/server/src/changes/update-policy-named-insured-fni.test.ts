import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { expect, test } from 'vitest';
import { lettersOf } from '../../test/letters-of.ts';

const fixture = useFixture('update policy named insured fni');
const correct = `mutation ($id: uuid!, $email: String, $phone: String) {
  update_policy_named_insured_fni(policy_id: $id, entity: { email: $email, phone: $phone }) { entity { email phone } }
}`;
const identify = `mutation ($id: uuid!, $entity: insured_correction_input!) {
  update_policy_named_insured_fni(policy_id: $id, entity: $entity) { entity { first_name last_name birthdate phone } }
}`;

const readStatus = (policyId: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select u.email, p.total::int, q.content_hash = q.signed_content_hash as signed,
       (select count(*)::int from policy_transactions t where t.policy_id = p.policy_id) as stack,
       (select count(*)::int from timeline_entries e where e.policy_id = p.policy_id and kind = 'named_insured_corrected') as told
     from policies p join quotes q on q.quote_id = p.current_quote_id left join users u on u.user_id = p.user_id
     where p.policy_id = $1`,
    [policyId],
  );

test('a corrected address is where the insured is reached, and moves neither money nor account nor signature', async () => {
  const { policyId } = await boundQuote(fixture.backend, aQuote());
  const { agent } = fixture.tenants.insurer;
  const before = await readStatus(policyId);
  const input = { id: policyId, email: ' Ada.M@Example.com', phone: '216-555-0199' };
  expect(await agent.must(correct, input)).toEqual({
    update_policy_named_insured_fni: { entity: { email: 'ada.m@example.com', phone: '216-555-0199' } },
  });
  expect(await readStatus(policyId)).toEqual({ ...before, signed: true, told: 1 });
  const letters = await lettersOf(fixture.backend, policyId, 'policy_changed');
  expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual(['ada.m@example.com', 'ada.moreno@example.com']);
  for (const { recipient, text } of letters) {
    expect(text.includes('ada.m@example.com and call 216-555-0199')).toBe(recipient === 'ada.m@example.com');
  }
  expect(await refusalOf(fixture.backend, agent, correct, { ...input, phone: '12' })).toEqual({
    code: 'phone_invalid',
    field: 'named_insured.phone',
  });
  const { agent: stranger } = fixture.tenants.mirror;
  expect((await refusalOf(fixture.backend, stranger, correct, input)).code).toBe('not_found');
});

test('a policy that was taken out of its account goes into the one of the corrected address', async () => {
  const { policyId } = await boundQuote(fixture.backend, aQuote());
  const reset = 'mutation ($id: uuid) { reset_claimed_user(policy_id: $id) { policy_id } }';
  await someone(fixture.backend, 'global:service_manager').must(reset, { id: policyId });
  expect(await readStatus(policyId)).toMatchObject({ email: null });
  await fixture.tenants.insurer.agent.must(correct, { id: policyId, email: 'grace.hopper@example.com', phone: null });
  expect(await readStatus(policyId)).toMatchObject({ email: 'grace.hopper@example.com' });
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const whoIsInsured = (policyId: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select e.last_name, e.phone, p.premium::int, d.version::int as declarations,
       (select string_agg(t.kind || coalesce(' ' || t.reason, ''), ', ' order by booked) from policy_transactions t
          where t.policy_id = p.policy_id) as stack
     from policies p join entities e on e.quote_id = p.current_quote_id and e.entity_relationship = 'named_insured'
       join lateral (select max(version) as version from documents d
         where d.policy_id = p.policy_id and document_type = 'declarations') d on true
     where p.policy_id = $1`,
    [policyId],
  );

test('a name that was misspelled is corrected at once, at the same price, in new declarations, with a letter', async () => {
  const { policyId } = await boundQuote(fixture.backend, aQuote());
  const { agent } = fixture.tenants.insurer;
  const before = await whoIsInsured(policyId);
  const entity = { last_name: 'Morena', phone: '216-555-0199' };
  const { update_policy_named_insured_fni: corrected } = await agent.must<{
    update_policy_named_insured_fni: { entity: Record<string, unknown> };
  }>(identify, { id: policyId, entity });
  expect(corrected.entity).toMatchObject({ first_name: 'Ada', ...entity });
  expect(await whoIsInsured(policyId)).toEqual({
    ...before,
    ...entity,
    declarations: Number(before['declarations']) + 1,
    stack: 'new_business, endorsement insured_corrected',
  });
  const letters = await lettersOf(fixture.backend, policyId, 'policy_changed');
  expect(letters.some(({ text }) => text.includes('names you as it was corrected'))).toBe(true);
  expect((await refusalOf(fixture.backend, agent, identify, { id: policyId, entity })).code).toBe('nothing_changed');
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

test('a date of birth is corrected where the price stays, and takes a change where it moves', async () => {
  const { policyId } = await boundQuote(fixture.backend, aMotorhomeQuote());
  const { agent } = fixture.tenants.insurer;
  const born = async () =>
    (
      await agent.must<{ policies_by_pk: { current_quote: { entities: readonly { birthdate: string }[] } } }>(
        `query ($id: uuid!) { policies_by_pk(policy_id: $id) { current_quote {
          entities(where: { entity_relationship: { _eq: "named_insured" } }) { birthdate } } } }`,
        { id: policyId },
      )
    ).policies_by_pk.current_quote.entities[0]?.birthdate;
  const known = String(await born());
  const near = `${known.slice(0, 8)}${known.endsWith('01') ? '02' : '01'}`;
  await agent.must(identify, { id: policyId, entity: { birthdate: near } });
  expect(await born()).toBe(near);
  const old = { id: policyId, entity: { birthdate: '1948-01-01' } };
  expect((await refusalOf(fixture.backend, agent, identify, old)).code).toBe('correction_moves_price');
  expect(await born()).toBe(near);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});
