import { randomUUID } from 'node:crypto';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { callerOf } from '@roadworthy/testkit/caller.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, answeredQuote, cardToken, signedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('api key work');
const term = 'mutation ($id: uuid!, $term: String!) { update_payment_term(quote_id: $id, payment_term: $term) { id } }';

function aMachine() {
  const { organizationId } = fixture.tenants.insurer.organization;
  const principal = principalOf('organization:agent', { apiKeyId: randomUUID(), organizationId });
  return callerOf(fixture.backend.platform, principal);
}

describe('what is done with an API key', () => {
  test('names the key in the trail, and no person', async () => {
    const machine = aMachine();
    const { quoteId } = await answeredQuote(fixture.backend, aQuote(), machine);
    await machine.must(term, { id: quoteId, term: 'monthly' });
    const rows = await selectRows(
      fixture.backend,
      'select distinct operation, actor_kind, actor_user_id, actor_role from audit_log where actor_api_key_id = $1',
      [machine.principal.apiKeyId],
    );
    const actor = { actor_kind: 'api_key', actor_user_id: null, actor_role: 'organization:agent' };
    expect(rows.toSorted((one, two) => String(one['operation']).localeCompare(String(two['operation'])))).toEqual([
      { operation: 'start_quote', ...actor },
      { operation: 'update_payment_term', ...actor },
    ]);
  });

  test('names the key to the end of a process that asks the outside', async () => {
    const machine = aMachine();
    const { quoteId } = await signedQuote(fixture.backend, aQuote());
    const method = await cardToken(fixture.backend, '4242424242424242');
    const bind =
      'mutation ($id: uuid!, $method: String!) { bind_quote(quote_id: $id, method_token: $method) { status } }';
    await machine.must(bind, { id: quoteId, method });
    const rows = await selectRows(
      fixture.backend,
      'select outcome, actor_api_key_id from audit_log where root_id = $1',
      [quoteId],
    );
    const own = rows.filter((row) => row['actor_api_key_id'] === machine.principal.apiKeyId);
    expect(own.map((row) => row['outcome']).toSorted()).toEqual(['begun', 'done']);
  });

  test('gives a new quote to the key’s organization and to no agent', async () => {
    const { quoteId } = await startQuote(fixture.backend, aQuote(), aMachine());
    const text = 'select organization_id, assigned_agent_id, user_id from quotes where quote_id = $1';
    expect(await selectOne(fixture.backend, text, [quoteId])).toEqual({
      organization_id: fixture.tenants.insurer.organization.organizationId,
      assigned_agent_id: null,
      user_id: null,
    });
  });

  test('has idempotency keys of its own: two machines never meet', async () => {
    const [one, two] = [aMachine(), aMachine()];
    const { quoteId: id } = await answeredQuote(fixture.backend, aQuote());
    const options = { idempotencyKey: 'nightly' };
    await one.must(term, { id, term: 'monthly' }, options);
    expect((await two.ask(term, { id, term: 'pay_in_full' }, options)).errors).toEqual([]);
    const reused = await one.ask(term, { id, term: 'pay_in_full' }, options);
    expect(reused.errors[0]?.extensions.code).toBe('idempotency_key_reused');
    expect((await one.ask(term, { id, term: 'monthly' }, options)).headers.get('idempotency-replayed')).toBe('true');
  });
});
