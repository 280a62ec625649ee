import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne, namedInsuredOf, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addLineProducts } from '@roadworthy/testkit/seed.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('copy in place');
const insurer = () => fixture.tenants.insurer;
const agent = () => insurer().agent;
const replaceDocument = 'mutation ($id: uuid!) { copy_quote_request(quote_id: $id, replace: true) { quote_id } }';
const productDocument = `mutation ($id: uuid!, $provider: String!) {
  copy_quote_new_provider_request(quote_id: $id, provider: $provider, replace: true) { quote_id }
}`;
const resumeDocument = `query ($id: uuid!, $token: String!) {
  resume_quote(quote_id: $id, token: $token) { result quote_id quote_token next }
}`;

const replace = async (id: string) =>
  (await agent().must<{ copy_quote_request: { quote_id: string } }>(replaceDocument, { id })).copy_quote_request
    .quote_id;
const rowOf = (id: string, columns = 'status, replaced_by_quote_id') =>
  selectOne<Record<string, unknown>>(fixture.backend, `select ${columns} from quotes where quote_id = $1`, [id]);
const put = (id: string, change: string) =>
  fixture.backend.owner.pool.query(`update quotes set ${change} where quote_id = $1`, [id]);
type Resumed = { readonly result: string; readonly quote_id: string | null; readonly quote_token: string | null };
const resume = async ({ quoteId, token }: Pick<StartedQuote, 'quoteId' | 'token'>) =>
  (await fixture.backend.anonymous().must<{ resume_quote: Resumed }>(resumeDocument, { id: quoteId, token }))
    .resume_quote;

beforeAll(async () => {
  await addLineProducts(fixture.backend.owner, insurer().organization);
});
afterAll(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

const replaceable = [
  'open',
  'agent_required',
  'agent_approved',
  'referred',
  'expired',
  'ineligible',
  'pending_renewal',
  'locked_pending_renewal',
];

describe('a copy that takes the place of its source', () => {
  test.each(replaceable)('ends a quote that is %s, which leads to it', async (status) => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote());
    await put(quoteId, `status = '${status}'`);
    const copyId = await replace(quoteId);
    expect(await rowOf(quoteId)).toEqual({ status: 'replaced', replaced_by_quote_id: copyId });
    expect(await rowOf(copyId)).toEqual({ status: 'open', replaced_by_quote_id: null });
  });

  test.each(quoteStatuses.filter((status) => !replaceable.includes(status)))(
    'is refused for a quote that is %s, and writes nothing',
    async (status) => {
      const { quoteId } = await plannedQuote(fixture.backend, aQuote());
      await put(quoteId, `status = '${status}'`);
      const count = () => selectOne(fixture.backend, 'select count(*) from quotes', []);
      const before = await count();
      const codes = { bound: 'quote_bound', pending_bind: 'quote_binding', replaced: 'quote_replaced' };
      const { code } = await refusalOf(fixture.backend, agent(), replaceDocument, { id: quoteId });
      expect(code).toBe(Object.entries(codes).find(([key]) => key === status)?.[1] ?? 'transition_not_allowed');
      expect(await count()).toEqual(before);
      await put(quoteId, `status = 'open'`);
    },
  );

  test('may be under another product', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote());
    const { copy_quote_new_provider_request: copy } = await agent().must<{
      copy_quote_new_provider_request: { quote_id: string };
    }>(productDocument, { id: quoteId, provider: 'warranty' });
    expect(await rowOf(quoteId)).toEqual({ status: 'replaced', replaced_by_quote_id: copy.quote_id });
  });

  test('belongs to the account that its source belonged to, and nobody waits for an answer about that', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote(), agent());
    const salvage =
      'mutation ($id: uuid!) { update_vehicle(vehicle_id: $id, changes: { salvage_title: true }) { id } }';
    await agent().must(salvage, { id: await vehicleOf(fixture.backend, quoteId) });
    await put(quoteId, `user_id = '${insurer().owner.principal.userId ?? ''}'`);
    const copyId = await replace(quoteId);
    expect(await rowOf(copyId, 'user_id')).toEqual({ user_id: insurer().owner.principal.userId });
    const referrals = await selectRows(
      fixture.backend,
      'select quote_id, status from quote_referrals where quote_id = any ($1)',
      [[quoteId, copyId]],
    );
    expect(new Map(referrals.map((row) => [row['quote_id'], row['status']]))).toEqual(
      new Map([
        [quoteId, 'expired'],
        [copyId, 'pending'],
      ]),
    );
  });
});

describe('the link of a quote that was replaced', () => {
  test('opens what took its place, and what took the place of that', async () => {
    const source = await plannedQuote(fixture.backend, aQuote());
    const first = await replace(source.quoteId);
    const opened = await resume(source);
    expect(opened).toMatchObject({ result: 'restored', quote_id: first });
    expect(opened.quote_token).not.toBe(source.token);
    const second = await replace(first);
    expect(await resume(source)).toMatchObject({ result: 'restored', quote_id: second });
    expect(await resume({ quoteId: first, token: opened.quote_token ?? '' })).toMatchObject({ quote_id: second });
  });

  test('opens nothing of a policy, and nothing that is somebody else’s by now', async () => {
    const source = await plannedQuote(fixture.backend, aQuote());
    const copyId = await replace(source.quoteId);
    const stays = { result: 'restored', quote_id: source.quoteId, quote_token: source.token, next: 'replaced' };
    await put(copyId, `status = 'bound'`);
    expect(await resume(source)).toEqual(stays);
    await put(copyId, `status = 'open'`);
    await fixture.backend.owner.pool.query(`update entities set email = 'other@example.com' where entity_id = $1`, [
      await namedInsuredOf(fixture.backend, copyId),
    ]);
    expect(await resume(source)).toEqual(stays);
  });

  test('that was outdated before is renewed as the link of what took its place', async () => {
    const source = await plannedQuote(fixture.backend, aQuote());
    await put(source.quoteId, 'token_version = token_version + 1');
    const copyId = await replace(source.quoteId);
    expect(await resume(source)).toMatchObject({ result: 'outdated', quote_id: null });
    await fixture.backend
      .anonymous()
      .must('mutation ($id: uuid!, $token: String!) { renew_quote_link(quote_id: $id, token: $token) { sent } }', {
        id: source.quoteId,
        token: source.token,
      });
    expect(await selectRows(fixture.backend, 'select 1 from notifications where quote_id = $1', [copyId])).toHaveLength(
      1,
    );
  });
});
