import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('reset claimed user');
const manager = () => someone(fixture.backend, 'global:service_manager');
const nobody = { email: 'sylvie@roadworthy.example', name: 'Sylvie', organizationId: null };
const reset = `mutation ($policy: uuid, $quote: uuid) {
  reset_claimed_user(policy_id: $policy, quote_id: $quote) { policy_id quote_id }
}`;

const versionOf = async (quoteId: string) =>
  (
    await selectOne<{ version: number }>(
      fixture.backend,
      'select token_version::int as version from quotes where quote_id = $1',
      [quoteId],
    )
  ).version;

test('a policy leaves its account with its quotes, methods and claims, and links open none of it', async () => {
  const { policyId, quoteId } = await boundQuote(fixture.backend, aQuote());
  const linked = await versionOf(quoteId);
  const { user_id: userId } = await selectOne<{ user_id: string }>(
    fixture.backend,
    'select user_id from policies where policy_id = $1',
    [policyId],
  );
  const ada = fixture.backend.as({ ...nobody, userId, role: 'organization:customer' });
  const read = '{ policies { policy_id } quotes { quote_id } payment_methods { payment_method_id } }';
  const before = await ada.must<Record<string, unknown[]>>(read);
  expect(Object.values(before).map(({ length }) => length)).toEqual([1, 1, 1]);
  expect((await refusalOf(fixture.backend, manager(), reset, { quote: quoteId })).code).toBe('policy_of_quote');
  expect((await refusalOf(fixture.backend, manager(), reset, { policy: policyId, quote: quoteId })).code).toBe(
    'record_missing',
  );
  expect(await manager().must(reset, { policy: policyId })).toEqual({
    reset_claimed_user: { policy_id: policyId, quote_id: quoteId },
  });
  expect(await ada.must(read)).toEqual({ policies: [], quotes: [], payment_methods: [] });
  // A link and a session from one name the version that they were made for.
  expect(await versionOf(quoteId)).toBe(linked + 1);
  expect((await refusalOf(fixture.backend, manager(), reset, { policy: policyId })).code).toBe('no_account');
  expect(
    await selectRows(
      fixture.backend,
      `select visible from timeline_entries where policy_id = $1 and kind = 'claimed_user_reset'`,
      [policyId],
    ),
  ).toEqual([{ visible: false }]);
});

test('a quote that is in nobody’s account has none to leave', async () => {
  const { quoteId } = await startQuote(fixture.backend, aQuote());
  expect((await refusalOf(fixture.backend, manager(), reset, { quote: quoteId })).code).toBe('no_account');
  expect((await refusalOf(fixture.backend, manager(), reset, {})).code).toBe('not_found');
});
