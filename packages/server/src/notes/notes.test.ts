import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, type BoundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('notes');
let bound: BoundQuote;
beforeAll(async () => {
  bound = await boundQuote(fixture.backend, aQuote(), fixture.tenants.insurer.agent);
});

/** Who owns the policy, signed in. */
async function insured(): Promise<Caller> {
  const text = 'select user_id from policies where policy_id = $1';
  const { user_id: userId } = await selectOne<{ user_id: string }>(fixture.backend, text, [bound.policyId]);
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  return fixture.backend.as({ userId, role: 'organization:customer', ...account });
}

// One implementation behind two tables: what is said of a note holds for both.
const records = [
  { record: 'quote', table: 'quotes', id: () => bound.quoteId },
  { record: 'policy', table: 'policies', id: () => bound.policyId },
] as const;

type Note = { readonly id: string; readonly note: string; readonly author_name: string; readonly visible?: boolean };

describe.each(records)('a note on a $record', ({ record, table, id }) => {
  const key = `${record}_note_id`;
  const create = `mutation ($id: uuid!, $note: String!, $visible: Boolean) {
    create_${record}_note(${record}_id: $id, note: $note, visible: $visible) { ${key} note author_name visible } }`;
  const archive = `mutation ($id: uuid!) { delete_${record}_note(${key}: $id) { ${key} archived } }`;
  const add = async (caller: Caller, note: string, visible: boolean) => {
    const answer = await caller.must<Record<string, Record<string, unknown>>>(create, { id: id(), note, visible });
    return answer[`create_${record}_note`] ?? {};
  };
  const read = async (caller: Caller) => {
    const answer = await caller.must<Record<string, Note[]>>(
      `query ($id: uuid!) { ${record}_notes(where: { ${record}_id: { _eq: $id }, archived: { _is_null: true } }) { note } }`,
      { id: id() },
    );
    return (answer[`${record}_notes`] ?? []).map(({ note }) => note);
  };

  test('is signed by who writes it, and read by the customer only when it is meant for them', async () => {
    const { agent, underwriter } = fixture.tenants.insurer;
    expect(await add(agent, ' Call after five.\n', true)).toMatchObject({
      note: 'Call after five.',
      author_name: 'Agnes Harbor',
      visible: true,
    });
    await add(underwriter, 'The roof looks old.', false);
    expect(await read(agent)).toEqual(['Call after five.', 'The roof looks old.']);
    const seen = record === 'quote' ? await read(bound.customer) : undefined;
    if (seen) expect(seen).toEqual(['Call after five.']);
    expect(await read(fixture.tenants.mirror.agent)).toEqual([]);
  });

  test('goes out of the lists when it is archived, once', async () => {
    const { agent, underwriter } = fixture.tenants.insurer;
    const { [key]: noteId } = await add(agent, 'A mistake', false);
    await underwriter.must(archive, { id: noteId });
    expect(await read(agent)).not.toContain('A mistake');
    expect(await refusalOf(fixture.backend, agent, archive, { id: noteId })).toEqual({ code: 'note_archived' });
  });

  test('meant for the customer is theirs to read until it is archived', async () => {
    const { agent } = fixture.tenants.insurer;
    const { [key]: noteId } = await add(agent, 'Welcome aboard.', true);
    const seen = async () => {
      const reader = record === 'quote' ? bound.customer : await insured();
      const text = `{ ${record}_notes { note } }`;
      return (await reader.must<Record<string, Note[]>>(text))[`${record}_notes`]?.map(({ note }) => note);
    };
    expect(await seen()).toContain('Welcome aboard.');
    await agent.must(archive, { id: noteId });
    expect(await seen()).not.toContain('Welcome aboard.');
  });

  test('says something', async () => {
    const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.agent, create, { id: id(), note: ' \n' });
    expect(refused).toEqual({ code: 'note_missing', field: 'note' });
  });

  test('is offered to those who may write it', async () => {
    const requested = 'query ($table: String!, $id: uuid!) { abilities(table: $table, id: $id) { operation allowed } }';
    const offered = async (caller: Caller) => {
      const { abilities } = await caller.must<{ abilities: { operation: string; allowed: boolean }[] }>(requested, {
        table,
        id: id(),
      });
      return abilities.find(({ operation }) => operation === `create_${record}_note`)?.allowed;
    };
    expect(await offered(fixture.tenants.insurer.agent)).toBe(true);
    expect(await offered(bound.customer)).toBe(false);
  });
});
