import { mostViews } from '@roadworthy/core/identity/vocabulary.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('saved views');
const create = `mutation ($list: String!, $name: String!, $query: jsonb!, $columns: [String!]) {
  create_saved_view(list_name: $list, name: $name, query: $query, columns: $columns) { saved_view_id }
}`;
const update = `mutation ($id: uuid!, $name: String, $query: jsonb, $columns: [String!], $archived: Boolean) {
  update_saved_view(saved_view_id: $id, name: $name, query: $query, columns: $columns, archived: $archived) { name }
}`;
const share = `mutation ($id: uuid!, $shared: Boolean!) {
  share_saved_view(saved_view_id: $id, shared: $shared) { shared }
}`;
const views = `query ($list: String!) {
  saved_views(where: { list_name: { _eq: $list }, archived: { _is_null: true } }, order_by: { created: asc }) {
    name author_name
  }
}`;

let [una, sam] = [] as unknown as [Caller, Caller];
beforeAll(async () => {
  const add = async (role: string, firstName: string) => {
    const facts = { role, firstName, lastName: 'Brandt', email: `${firstName}@example.com` } as never;
    return fixture.backend.as(await addPerson(fixture.backend.owner, facts));
  };
  una = await add('global:underwriter', 'una');
  sam = await add('global:service_agent', 'sam');
});

async function keep(caller: Caller, list: string, name: string): Promise<string> {
  const input = { list, name, query: { view: 'mine', q: 'ada' }, columns: ['status'] };
  const answer = await caller.must<{ create_saved_view: { saved_view_id: string } }>(create, input);
  return answer.create_saved_view.saved_view_id;
}
const seenBy = async (caller: Caller, list: string) =>
  (await caller.must<{ saved_views: { name: string }[] }>(views, { list })).saved_views.map(({ name }) => name);

describe('a saved view', () => {
  test('is its keeper’s alone until it is shared, and then their organization’s, under their name', async () => {
    const { insurer, mirror } = fixture.tenants;
    const id = await keep(insurer.agent, 'quotes', "Ada's");
    const others = [insurer.owner, insurer.underwriter, mirror.agent, una];
    for (const other of others) expect(await seenBy(other, 'quotes')).toEqual([]);
    expect(await seenBy(insurer.agent, 'quotes')).toEqual(["Ada's"]);
    await insurer.agent.must(share, { id, shared: true });
    const seen = await Promise.all(others.map((other) => seenBy(other, 'quotes')));
    // The platform's people work for the insurer.
    expect(seen).toEqual([["Ada's"], ["Ada's"], [], ["Ada's"]]);
    const { saved_views } = await insurer.owner.must<{ saved_views: unknown[] }>(views, { list: 'quotes' });
    expect(saved_views).toEqual([{ name: "Ada's", author_name: 'Agnes Harbor' }]);
    await insurer.agent.must(share, { id, shared: false });
    expect(await seenBy(insurer.owner, 'quotes')).toEqual([]);
  });

  test('is deleted, brought back, renamed and given another state by its keeper', async () => {
    const { agent, owner } = fixture.tenants.insurer;
    const id = await keep(agent, 'policies', 'Ending');
    await agent.must(share, { id, shared: true });
    await agent.must(update, { id, archived: true });
    expect([await seenBy(agent, 'policies'), await seenBy(owner, 'policies')]).toEqual([[], []]);
    await agent.must(update, { id, archived: false });
    expect(await seenBy(owner, 'policies')).toEqual(['Ending']);
    await agent.must(update, { id, name: ' Ending soon ', query: { view: 'ending' } });
    const all = `{ saved_views(where: { saved_view_id: { _eq: "${id}" } }) { name query columns } }`;
    const { saved_views } = await agent.must<{ saved_views: unknown[] }>(all);
    expect(saved_views).toEqual([{ name: 'Ending soon', query: { view: 'ending' }, columns: null }]);
  });

  test('that a colleague shares is changed by nobody else; who answers for the people may end the sharing', async () => {
    const { agent, owner, underwriter } = fixture.tenants.insurer;
    const id = await keep(agent, 'claims', 'Mine');
    const isGone = { code: 'not_found' };
    expect(await refusalOf(fixture.backend, underwriter, update, { id, name: 'x' })).toEqual(isGone);
    await agent.must(share, { id, shared: true });
    const notTheirs = { code: 'view_of_somebody_else' };
    expect(await refusalOf(fixture.backend, underwriter, update, { id, name: 'x' })).toEqual(notTheirs);
    expect(await refusalOf(fixture.backend, owner, update, { id, archived: true })).toEqual(notTheirs);
    expect(await refusalOf(fixture.backend, underwriter, share, { id, shared: false })).toEqual(notTheirs);
    await owner.must(share, { id, shared: false });
    expect(await seenBy(underwriter, 'claims')).toEqual([]);
  });

  test('of the platform’s people is shared among them and with the insurer', async () => {
    const id = await keep(sam, 'referrals', "Sam's");
    expect(await seenBy(una, 'referrals')).toEqual([]);
    await sam.must(share, { id, shared: true });
    expect(await seenBy(una, 'referrals')).toEqual(["Sam's"]);
    expect(await seenBy(fixture.tenants.mirror.owner, 'referrals')).toEqual([]);
  });

  test('is one of a few, also when they are saved at once', async () => {
    const { owner } = fixture.tenants.mirror;
    for (let stored = 1; stored < mostViews; stored += 1) await keep(owner, 'quotes', `View ${stored}`);
    const input = { list: 'quotes', name: 'Last', query: {} };
    const answers = await Promise.all([owner.ask(create, input), owner.ask(create, input)]);
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code))).toEqual(['views_full']);
    expect(await seenBy(owner, 'quotes')).toHaveLength(mostViews);
    // Another list has room of its own.
    await keep(owner, 'policies', 'First');
  });

  test('of the insurer alone may be marked as the insurer’s', async () => {
    const { organizationId } = fixture.tenants.mirror.organization;
    const marked = fixture.backend.owner.pool.query(
      `insert into saved_views (organization_id, user_id, author_name, list_name, name, query, by_platform)
       values ($1, $2, 'Agnes', 'quotes', 'All', '{}', true)`,
      [organizationId, fixture.tenants.mirror.agent.principal.userId],
    );
    await expect(marked).rejects.toThrow('only the platform organization addresses everybody');
  });
});
