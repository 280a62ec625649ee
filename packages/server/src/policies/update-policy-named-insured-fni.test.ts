import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { expect, test } from 'vitest';
import { lettersOf } from '../../test/letters-of.ts';

const fixture = useFixture('update policy named insured fni');
const correct = `mutation ($id: uuid!, $email: String!, $phone: String) {
  update_policy_named_insured_fni(policy_id: $id, email: $email, phone: $phone) { entity { email phone } }
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
  const { agent } = fixture.tenants.house;
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
    field: 'phone',
  });
  const { agent: stranger } = fixture.tenants.mirror;
  expect((await refusalOf(fixture.backend, stranger, correct, input)).code).toBe('not_found');
});

test('a policy that was taken out of its account goes into the one of the corrected address', async () => {
  const { policyId } = await boundQuote(fixture.backend, aQuote());
  const reset = 'mutation ($id: uuid) { reset_claimed_user(policy_id: $id) { policy_id } }';
  await someone(fixture.backend, 'global:service_manager').must(reset, { id: policyId });
  expect(await readStatus(policyId)).toMatchObject({ email: null });
  await fixture.tenants.house.agent.must(correct, { id: policyId, email: 'grace.hopper@example.com', phone: null });
  expect(await readStatus(policyId)).toMatchObject({ email: 'grace.hopper@example.com' });
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});
