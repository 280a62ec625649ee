import { aMotorhomeQuote, aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('issue policy', { now: '2026-06-15T14:00:00Z' });
let bound: BoundQuote;
beforeAll(async () => {
  bound = await boundQuote(fixture.backend, aMotorhomeQuote(), fixture.tenants.insurer.agent);
});

type Policy = Record<string, unknown> & { premium: number; fees: number; total: number };
const policy = () =>
  selectOne<Policy>(
    fixture.backend,
    `select *, effective_date::text, expiration_date::text, premium::int, fees::int, total::int from policies where policy_id = $1`,
    [bound.policyId],
  );

describe('issuing a policy', () => {
  test('takes over what the quote said', async () => {
    const quote = await selectOne<{ premium: number; total: number; signed_at: Date }>(
      fixture.backend,
      'select premium::int, total::int, signed_at, signer_info, product_id, user_id from quotes where quote_id = $1',
      [bound.quoteId],
    );
    const written = await policy();
    expect(written).toMatchObject({
      policy_term: 1,
      currency: 'USD',
      payment_term: 'monthly',
      time_zone: 'America/New_York',
      effective_date: '2026-06-16',
      expiration_date: '2027-06-16',
      current_quote_id: bound.quoteId,
      signed_at: quote.signed_at,
    });
    expect(written.premium).toBe(quote.premium);
    expect(written.total).toBe(quote.total);
    expect(quote.total).toBe(written.premium + written.fees);
  });

  test('numbers policies in one series under each product’s letters, with a check digit', async () => {
    const next = await boundQuote(fixture.backend, aQuote(), fixture.tenants.mirror.agent);
    const [own, other] = [bound.policyNumber, next.policyNumber].map((number) => number.split('-'));
    expect([own?.[0], other?.[0]]).toEqual(['HAR', 'MIR']);
    expect(Number(other?.[1])).toBe(Number(own?.[1]) + 1);
  });

  test('writes the book’s line with the agent’s name and the state of the risk', async () => {
    const line = await selectOne(fixture.backend, 'select * from policy_activities where policy_id = $1', [
      bound.policyId,
    ]);
    const { premium } = await policy();
    expect(line).toMatchObject({
      action: 'new_business',
      agent_name: 'Agnes Harbor',
      organization_name: 'Harbor RV Insurance',
      policy_state: 'OH',
      policy_status: 'pending',
      timestamp: new Date('2026-06-15T14:00:00Z'),
    });
    expect(Number(line['premium_change'])).toBe(premium);
  });

  test('gives the policy to the account of the address, and makes one when there is none', async () => {
    const users = await selectRows(fixture.backend, `select 1 from users where email = 'ada.moreno@example.com'`);
    expect(users).toHaveLength(1);
    const other = aQuote({ person: { email: 'lin@example.com', first_name: 'Lin', last_name: 'Sato' } });
    const { policyId } = await boundQuote(fixture.backend, other);
    const row = await selectOne(
      fixture.backend,
      'select u.email, u.first_name, u.last_name from policies p join users u using (user_id) where policy_id = $1',
      [policyId],
    );
    expect(row).toEqual({ email: 'lin@example.com', first_name: 'Lin', last_name: 'Sato' });
  });

  test('shows the new policy to its customer, its agent and nobody of another organization', async () => {
    const question = 'query ($id: uuid!) { policies_by_pk(id: $id) { policy_number } }';
    const { user_id } = await policy();
    const customer = fixture.backend.as({
      userId: String(user_id),
      role: 'global:user',
      organizationId: null,
      email: 'ada.moreno@example.com',
      name: 'Ada Moreno',
    });
    const seen = { policies_by_pk: { policy_number: bound.policyNumber } };
    const ask = (caller: typeof customer) => caller.must(question, { id: bound.policyId });
    expect(await ask(customer)).toEqual(seen);
    expect(await ask(bound.customer)).toEqual(seen);
    expect(await ask(fixture.tenants.insurer.agent)).toEqual(seen);
    expect(await ask(fixture.tenants.mirror.agent)).toEqual({ policies_by_pk: null });
  });
});
