import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('announcements');
let parent: string;
let child: string;
beforeAll(async () => {
  parent = fixture.tenants.insurer.organization.organizationId;
  child = fixture.tenants.mirror.organization.organizationId;
});

const create = `mutation ($id: uuid!, $announcement: announcement_content!) {
  create_announcement(organization_id: $id, announcement: $announcement) { announcement_id body version edition } }`;
const update = `mutation ($id: uuid!, $announcement: announcement_content!, $version: Int) {
  update_announcement(announcement_id: $id, announcement: $announcement, version: $version) { version edition title } }`;
const remove = 'mutation ($id: uuid!) { delete_announcement(announcement_id: $id) { archived } }';
const readIt = `mutation ($id: uuid!, $said: Boolean) {
  read_announcement(announcement_id: $id, acknowledged: $said) { announcement_id } }`;

const content = {
  title: 'Hours',
  body: '<p onclick="x()">We open at <b>eight</b>.</p><script>x()</script>',
  reach: 'organization',
};
type Row = { announcement_id: string; body: string; version: number; edition: number };

async function announce(caller: Caller, id: string, changed: Partial<typeof content> = {}): Promise<Row> {
  const answer = await caller.must<{ create_announcement: Row }>(create, {
    id,
    announcement: { ...content, ...changed },
  });
  return answer.create_announcement;
}
const seenBy = async (caller: Caller, id: string) => {
  const { announcements } = await caller.must<{ announcements: unknown[] }>(
    'query ($id: uuid!) { announcements(where: { announcement_id: { _eq: $id } }) { title } }',
    { id },
  );
  return announcements.length === 1;
};
const receiptOf = (id: string, userId: string | null) =>
  selectOne<{ edition: number; acknowledged: Date | null; reader_name: string }>(
    fixture.backend,
    'select edition, acknowledged, reader_name from announcement_receipts where announcement_id = $1 and user_id = $2',
    [id, userId],
  );

describe('an announcement', () => {
  test('is kept without what runs, and read by the people of its organization alone', async () => {
    const { underwriter, agent } = fixture.tenants.insurer;
    const row = await announce(underwriter, parent);
    expect(row).toMatchObject({ body: '<p>We open at <strong>eight</strong>.</p>', version: 1, edition: 1 });
    expect(await seenBy(agent, row.announcement_id)).toBe(true);
    expect(await seenBy(fixture.tenants.mirror.agent, row.announcement_id)).toBe(false);
  });

  test('for those beneath reaches them, as long as they are beneath, and nobody above', async () => {
    const { underwriter } = fixture.tenants.insurer;
    const above = await announce(underwriter, parent, { reach: 'subtree' });
    const below = await announce(fixture.tenants.mirror.underwriter, child, { reach: 'subtree' });
    const of = () => seenBy(fixture.tenants.mirror.agent, above.announcement_id);
    expect(await of()).toBe(false);
    const place = (id: string | null) =>
      fixture.backend.owner.pool.query(
        'update organizations set parent_organization_id = $1 where organization_id = $2',
        [id, child],
      );
    await place(parent);
    try {
      expect(await of()).toBe(true);
      expect(await seenBy(fixture.tenants.insurer.agent, below.announcement_id)).toBe(false);
      // Who is beneath reads it, and changes nothing of it.
      const variables = { id: above.announcement_id, announcement: content };
      const stranger = fixture.tenants.mirror.underwriter;
      expect(await refusalOf(fixture.backend, stranger, update, variables)).toEqual({
        code: 'announcement_of_another',
      });
      expect(await refusalOf(fixture.backend, stranger, remove, { id: above.announcement_id })).toEqual({
        code: 'announcement_of_another',
      });
      await fixture.tenants.mirror.agent.must(readIt, { id: above.announcement_id, said: true });
    } finally {
      await place(null);
    }
    expect(await of()).toBe(false);
  });

  test('of which somebody else has changed meanwhile is not written over', async () => {
    const { underwriter } = fixture.tenants.insurer;
    const { announcement_id: id } = await announce(underwriter, parent);
    const changed = { ...content, title: 'New hours' };
    await underwriter.must(update, { id, announcement: changed, version: 1 });
    const late = { id, announcement: { ...content, title: 'Other hours' }, version: 1 };
    expect(await refusalOf(fixture.backend, underwriter, update, late)).toEqual({
      code: 'announcement_changed_elsewhere',
    });
    const mine = await underwriter.must<{ update_announcement: Row }>(update, { ...late, version: 2 });
    expect(mine.update_announcement).toMatchObject({ version: 3, edition: 3, title: 'Other hours' });
  });

  test('taken back is taken back once, and is read by nobody any more', async () => {
    const { underwriter, agent } = fixture.tenants.insurer;
    const { announcement_id: id } = await announce(underwriter, parent);
    await underwriter.must(remove, { id });
    expect(await refusalOf(fixture.backend, underwriter, remove, { id })).toEqual({ code: 'announcement_archived' });
    expect(await refusalOf(fixture.backend, agent, readIt, { id })).toEqual({ code: 'announcement_not_shown' });
  });

  test('is not written by agents, nor for another organization, nor for everybody by an organization’s own people', async () => {
    const { agent, underwriter } = fixture.tenants.insurer;
    expect((await agent.ask(create, { id: parent, announcement: content })).errors).not.toEqual([]);
    expect(await refusalOf(fixture.backend, underwriter, create, { id: child, announcement: content })).toEqual({
      code: 'not_found',
    });
    const everybody = { ...content, reach: 'everybody' };
    expect(await refusalOf(fixture.backend, underwriter, create, { id: parent, announcement: everybody })).toEqual({
      code: 'broadcast_not_allowed',
      field: 'reach',
    });
  });
});

describe('who has read an announcement', () => {
  test('is known by their name, once, and has not read other words', async () => {
    const { underwriter, agent } = fixture.tenants.insurer;
    const { announcement_id: id } = await announce(underwriter, parent);
    const { userId } = agent.principal;
    await agent.must(readIt, { id });
    expect(await receiptOf(id, userId)).toMatchObject({ edition: 1, acknowledged: null });
    await agent.must(readIt, { id, said: true });
    const { acknowledged, reader_name } = await receiptOf(id, userId);
    expect(acknowledged).not.toBeNull();
    expect(reader_name).not.toBe('');
    // Reading it again takes nothing back; other words are to be said anew.
    await agent.must(readIt, { id });
    expect((await receiptOf(id, userId)).acknowledged).toEqual(acknowledged);
    await underwriter.must(update, { id, announcement: { ...content, body: '<p>At nine.</p>' } });
    await agent.must(readIt, { id });
    expect(await receiptOf(id, userId)).toMatchObject({ edition: 2, acknowledged: null });
  });

  test('is read by who writes announcements there, and otherwise by oneself alone', async () => {
    const { underwriter, agent, owner } = fixture.tenants.insurer;
    const { announcement_id: id } = await announce(underwriter, parent);
    await agent.must(readIt, { id, said: true });
    const count = async (caller: Caller) => {
      const text = 'query ($id: uuid!) { announcement_receipts(where: { announcement_id: { _eq: $id } }) { user_id } }';
      return (await caller.must<{ announcement_receipts: unknown[] }>(text, { id })).announcement_receipts.length;
    };
    expect([await count(underwriter), await count(agent), await count(owner)]).toEqual([1, 1, 0]);
    expect(await count(fixture.tenants.mirror.underwriter)).toBe(0);
    const rows = await selectRows(fixture.backend, 'select from announcement_receipts where announcement_id = $1', [
      id,
    ]);
    expect(rows.length).toBe(1);
  });
});
