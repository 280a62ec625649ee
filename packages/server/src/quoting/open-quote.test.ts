import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { plannedQuote, aQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('open quote');
let quote: StartedQuote;

const send = () =>
  fixture.tenants.insurer.agent.must(
    'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id, send_email: false) { checkout_url } }',
    { id: quote.quoteId },
  );
const open = (caller = quote.customer) =>
  caller.must('mutation ($id: uuid!) { open_quote(quote_id: $id) { quote_id } }', { id: quote.quoteId });
const opened = async () =>
  (
    await selectOne<{ opened: Date | null }>(fixture.backend, 'select opened from quotes where quote_id = $1', [
      quote.quoteId,
    ])
  ).opened;
const entries = () =>
  selectRows(fixture.backend, `select visible from timeline_entries where quote_id = $1 and kind = 'quote_opened'`, [
    quote.quoteId,
  ]);

beforeAll(async () => {
  quote = await plannedQuote(fixture.backend, aQuote());
});

describe('open_quote', () => {
  test('notes nothing of a quote that nobody sent', async () => {
    await open();
    expect(await opened()).toBeNull();
  });

  test('notes once that the customer opened what was sent, for staff alone', async () => {
    await send();
    expect(await opened()).toBeNull();
    await open();
    await open();
    expect(await opened()).toEqual(fixture.backend.platform.clock.now());
    expect(await entries()).toEqual([{ visible: false }]);
  });

  test('begins anew when the offer is sent again', async () => {
    await fixture.tenants.insurer.agent.must(
      'mutation ($id: uuid!) { revoke_agent_approval(quote_id: $id) { quote_id } }',
      { id: quote.quoteId },
    );
    await send();
    expect(await opened()).toBeNull();
  });
});
