import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('end quote');
const document = 'mutation ($id: uuid!) { end_quote(quote_id: $id) { status } }';
const agent = () => fixture.tenants.insurer.agent;
const rowOf = (id: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    'select status, resume_status, approved_content_hash from quotes where quote_id = $1',
    [id],
  );

test('an agent ends an offer before its last day: nobody can buy it, and an approval is gone', async () => {
  const { quoteId, customer } = await plannedQuote(fixture.backend, aQuote());
  await fixture.backend.owner.pool.query(
    `update quotes set status = 'agent_approved', resume_status = 'open', approved_content_hash = content_hash
     where quote_id = $1`,
    [quoteId],
  );
  await agent().must(document, { id: quoteId });
  expect(await rowOf(quoteId)).toEqual({ status: 'expired', resume_status: null, approved_content_hash: null });
  const { checkout_state } = await customer.must<{ checkout_state: { screen: string } }>(
    'query ($id: uuid!) { checkout_state(quote_id: $id) { screen } }',
    { id: quoteId },
  );
  expect(checkout_state.screen).toBe('expired');
  const [entry] = await selectRows<{ actor_name: string }>(
    fixture.backend,
    `select actor_name from timeline_entries where quote_id = $1 and kind = 'quote_expired'`,
    [quoteId],
  );
  expect(entry?.actor_name).toBe('Agnes Harbor');
});

test('nobody waits for an underwriter any more', async () => {
  const { quoteId } = await plannedQuote(fixture.backend, aQuote(), agent());
  const salvage = 'mutation ($id: uuid!) { update_vehicle(vehicle_id: $id, changes: { salvage_title: true }) { id } }';
  await agent().must(salvage, { id: await vehicleOf(fixture.backend, quoteId) });
  await agent().must(document, { id: quoteId });
  const pending = `select 1 from quote_referrals where quote_id = $1 and status = 'pending'`;
  expect(await selectRows(fixture.backend, pending, [quoteId])).toEqual([]);
});

test('what ended is opened again as any offer is', async () => {
  const { quoteId } = await plannedQuote(fixture.backend, aQuote());
  await agent().must(document, { id: quoteId });
  expect(await refusalOf(fixture.backend, agent(), document, { id: quoteId })).toEqual({ code: 'quote_expired' });
  await agent().must('mutation ($id: uuid!) { update_status_agent(quote_id: $id, status: "open") { status } }', {
    id: quoteId,
  });
  expect(await rowOf(quoteId)).toMatchObject({ status: 'open' });
});
