import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { afterEach, describe, expect, test } from 'vitest';

const fixture = useFixture('update status agent', { now: '2026-06-15T14:00:00Z' });
afterEach(() => fixture.backend.clock.set('2026-06-15T14:00:00Z'));

const document = `mutation ($id: uuid!, $status: String!) {
  update_status_agent(quote_id: $id, status: $status) { status effective_date expiration_date premium version }
}`;

/** An offer of June 15 that lived until July 15. */
async function ended(): Promise<StartedQuote> {
  const quote = await plannedQuote(fixture.backend, aQuote());
  await fixture.backend.owner.pool.query(`update quotes set status = 'expired' where quote_id = $1`, [quote.quoteId]);
  return quote;
}

describe('update_status_agent', () => {
  test.each(['customer', 'agent'] as const)(
    'lets the %s open an offer again for 30 days at a new price',
    async (who) => {
      const quote = await ended();
      fixture.backend.clock.set('2026-08-01T14:00:00Z');
      const caller = who === 'agent' ? fixture.tenants.insurer.agent : quote.customer;
      const { update_status_agent } = await caller.must(document, { id: quote.quoteId, status: 'open' });
      expect(update_status_agent).toMatchObject({
        status: 'open',
        effective_date: '2026-08-02',
        expiration_date: '2026-08-31',
      });
      const row = await selectOne<{ rated: Date }>(fixture.backend, 'select rated from quotes where quote_id = $1', [
        quote.quoteId,
      ]);
      expect(row.rated).toEqual(new Date('2026-08-01T14:00:00Z'));
    },
  );

  test('opens an offer on the ninetieth day after its end and not on the next', async () => {
    const quote = await ended();
    fixture.backend.clock.set('2026-10-14T14:00:00Z');
    expect(await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId, status: 'open' })).toEqual({
      code: 'reopen_window_passed',
    });
    fixture.backend.clock.set('2026-10-13T14:00:00Z');
    await quote.customer.must(document, { id: quote.quoteId, status: 'open' });
  });

  test('refuses to open a renewal offer again', async () => {
    const quote = await ended();
    await fixture.backend.owner.pool.query(`update quotes set business_type = 'renewal' where quote_id = $1`, [
      quote.quoteId,
    ]);
    expect(await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId, status: 'open' })).toEqual({
      code: 'renewal_not_reopenable',
    });
  });

  const hand =
    'mutation ($id: uuid!, $status: String!) { update_status_agent(quote_id: $id, status: $status) { status } }';
  type Who = 'agent' | 'underwriter' | 'customer' | 'reader';
  const put = (quoteId: string, status: string, origin: string | null = null) =>
    fixture.backend.owner.pool.query(
      `update quotes set status = $2, resume_status = $3,
         approved_content_hash = case when $2 = 'agent_approved' then content_hash end where quote_id = $1`,
      [quoteId, status, origin],
    );

  test.each([
    // The status it is in, the one that is asked for, and what each is answered.
    ['open', 'agent_required', { agent: 'done', underwriter: 'done', customer: 'actor_not_allowed' }],
    ['agent_required', 'open', { agent: 'done', underwriter: 'done', customer: 'actor_not_allowed' }],
    ['open', 'agent_approved', { agent: 'done', underwriter: 'actor_not_allowed', customer: 'actor_not_allowed' }],
    ['agent_approved', 'open', { agent: 'done', underwriter: 'done', customer: 'actor_not_allowed' }],
    ['expired', 'open', { agent: 'done', underwriter: 'actor_not_allowed', customer: 'done' }],
  ] as const)('from %s to %s asks the permission of that step: %j', async (from, status, answers) => {
    const found: Partial<Record<Who, string>> = {};
    for (const who of ['customer', 'underwriter', 'agent', 'reader'] as const) {
      const quote = await plannedQuote(fixture.backend, aQuote());
      await put(quote.quoteId, from, from === 'agent_approved' ? 'open' : null);
      const { agent, underwriter } = fixture.tenants.insurer;
      const reader = someone(fixture.backend, 'global:read_only');
      const caller = { agent, underwriter, reader, customer: quote.customer }[who];
      const { data, errors } = await caller.ask(hand, { id: quote.quoteId, status });
      found[who] = errors[0]?.extensions.code ?? 'done';
      if (found[who] === 'done') expect(data).toEqual({ update_status_agent: { status } });
    }
    expect(found).toEqual({ ...answers, reader: 'validation-failed' });
  });

  test('makes links worthless when it takes an approval back', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    await put(quote.quoteId, 'agent_approved', 'open');
    const versionOf = async () =>
      (
        await selectOne<{ token_version: number }>(
          fixture.backend,
          'select token_version from quotes where quote_id = $1',
          [quote.quoteId],
        )
      ).token_version;
    const before = await versionOf();
    await fixture.tenants.insurer.agent.must(hand, { id: quote.quoteId, status: 'open' });
    expect(await versionOf()).toBe(before + 1);
  });

  test.each(['bound', 'agent_approved', 'expired', 'nonsense', ''])('never sets %j', async (status) => {
    const quote = await ended();
    expect(
      await refusalOf(fixture.backend, fixture.tenants.insurer.agent, document, { id: quote.quoteId, status }),
    ).toEqual({
      code: 'status_not_settable',
      field: 'status',
    });
  });
});
