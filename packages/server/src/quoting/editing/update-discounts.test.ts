import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, plannedQuote, signedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('update discounts');

const grant = `mutation ($id: uuid!, $discounts: jsonb!) {
  update_discounts(quote_id: $id, discounts: $discounts) { discounts total }
}`;
const keepFields = `mutation ($id: uuid!, $fields: jsonb!) {
  update_custom_fields(quote_id: $id, custom_fields: $fields) { custom_fields }
}`;
const keepMeta = 'mutation ($id: uuid!, $meta: jsonb!) { update_meta(quote_id: $id, meta: $meta) { meta } }';
const rowOf = ({ quoteId }: StartedQuote) =>
  selectOne<{ total: string; content_hash: string; signed_at: Date | null }>(
    fixture.backend,
    'select total, content_hash, signed_at from quotes where quote_id = $1',
    [quoteId],
  );
const entriesOf = ({ quoteId }: StartedQuote) =>
  selectRows<{ edited: string; visible: boolean }>(
    fixture.backend,
    `select facts ->> 'edited' as edited, visible from timeline_entries
     where quote_id = $1 and kind = 'quote_edited' order by at desc, timeline_entry_id desc limit 2`,
    [quoteId],
  );

test('a discount that an agent grants makes the quote cheaper, and is named as the reason', async () => {
  const quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
  const before = await rowOf(quote);
  const { agent } = fixture.tenants.insurer;
  const input = { id: quote.quoteId, discounts: ['affinity', 'multi_policy'] };
  const { update_discounts } = await agent.must<{ update_discounts: object }>(grant, input);
  expect(update_discounts).toMatchObject({ discounts: ['multi_policy', 'affinity'] });
  expect(Number((await rowOf(quote)).total)).toBeLessThan(Number(before.total));
  const moves = 'select answer from price_moves where quote_id = $1 order by sequence desc limit 1';
  expect(await selectOne(fixture.backend, moves, [quote.quoteId])).toEqual({ answer: 'discounts' });
  expect((await entriesOf(quote))[0]).toEqual({ edited: 'discounts', visible: true });
  await agent.must(grant, { id: quote.quoteId, discounts: [] });
  expect(await rowOf(quote)).toEqual(before);
});

test('a customer grants none, and keeps nothing of their own', async () => {
  const quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
  const refused = { code: 'actor_not_allowed' };
  const granted = { id: quote.quoteId, discounts: ['affinity'] };
  expect(await refusalOf(fixture.backend, quote.customer, grant, granted)).toEqual(refused);
  const stored = { id: quote.quoteId, meta: {} };
  expect(
    await refusalOf(fixture.backend, quote.customer, keepMeta.replace('{ meta }', '{ quote_id }'), stored),
  ).toEqual(refused);
});

test('what is kept of one’s own is replaced as a whole, leaves content and signature, and is not shown', async () => {
  const quote = await signedQuote(fixture.backend, aMotorhomeQuote());
  const before = await rowOf(quote);
  const { agent } = fixture.tenants.insurer;
  const id = quote.quoteId;
  await agent.must(keepFields, { id, fields: { crm: 'A-17', tier: 'gold' } });
  const fields = { crm: 'A-18' };
  expect(await agent.must(keepFields, { id, fields })).toEqual({ update_custom_fields: { custom_fields: fields } });
  expect(await agent.must(keepMeta, { id, meta: { imported: true } })).toEqual({
    update_meta: { meta: { imported: true } },
  });
  expect(await rowOf(quote)).toEqual(before);
  expect((await entriesOf(quote)).map(({ visible }) => visible)).toEqual([false, false]);
  const trail = await selectRows(
    fixture.backend,
    `select input::text from audit_log where operation = 'update_custom_fields'`,
  );
  expect(trail.length).toBeGreaterThan(1);
  expect(JSON.stringify(trail)).not.toContain('A-17');
});
