import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeEach, expect, test } from 'vitest';

const fixture = useFixture('hide quote');
const hide = 'mutation ($id: uuid!, $hidden: Boolean!) { hide_quote(quote_id: $id, hidden: $hidden) { status } }';
const listed = 'query { quotes(where: { hidden_by_customer: { _is_null: true } }) { quote_id } }';

const me = () => someone(fixture.backend, 'global:user');
let mine: ReturnType<typeof me>;
let quoteId: string;
beforeEach(async () => {
  mine = me();
  const { userId } = mine.principal;
  ({ quoteId } = await plannedQuote(fixture.backend, aQuote()));
  await selectRows(fixture.backend, 'insert into users (user_id, email) values ($1, $2)', [
    userId,
    `${userId}@example.com`,
  ]);
  await selectRows(fixture.backend, `update quotes set user_id = $1, status = 'expired' where quote_id = $2`, [
    userId,
    quoteId,
  ]);
});
const list = async () => (await mine.must<{ quotes: unknown[] }>(listed)).quotes;

test('an expired quote leaves its customer’s list and comes back; it stays what it was, and staff see it', async () => {
  expect(await list()).toEqual([{ quote_id: quoteId }]);
  expect(await mine.must(hide, { id: quoteId, hidden: true })).toEqual({ hide_quote: { status: 'expired' } });
  expect(await list()).toEqual([]);
  const seen = 'query ($id: uuid!) { quotes_by_pk(id: $id) { status } }';
  expect(await fixture.tenants.insurer.agent.must(seen, { id: quoteId })).toEqual({
    quotes_by_pk: { status: 'expired' },
  });
  await mine.must(hide, { id: quoteId, hidden: false });
  expect(await list()).toEqual([{ quote_id: quoteId }]);
});

test('one that is opened again is in the list again', async () => {
  await mine.must(hide, { id: quoteId, hidden: true });
  const open = 'mutation ($id: uuid!) { update_status_agent(quote_id: $id, status: "open") { status } }';
  await fixture.tenants.insurer.agent.must(open, { id: quoteId });
  expect(await list()).toEqual([{ quote_id: quoteId }]);
});

test('one that may still be bought is ended and not hidden, and nobody hides a quote of somebody else', async () => {
  const input = { id: quoteId, hidden: true };
  expect(await refusalOf(fixture.backend, me(), hide, input)).toEqual({ code: 'not_found' });
  await selectRows(fixture.backend, `update quotes set status = 'open' where quote_id = $1`, [quoteId]);
  expect(await refusalOf(fixture.backend, mine, hide, input)).toEqual({ code: 'transition_not_allowed' });
});
