import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, type BoundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { eventHandlers } from '../registry.ts';
import { mentionToNotify } from './mention-to-notify.ts';
import { sendNotification } from './send-notification.ts';

const fixture = useFixture('mentions');
let bound: BoundQuote;
beforeAll(async () => {
  bound = await boundQuote(fixture.backend, aQuote(), fixture.tenants.insurer.agent);
});

const idOf = (caller: Caller) => caller.principal.userId ?? '';
const records = [
  { record: 'quote', id: () => bound.quoteId },
  { record: 'policy', id: () => bound.policyId },
] as const;

type Mention = { readonly note_mention_id: string; readonly seen: string | null };
const mine = async (caller: Caller) =>
  (
    await caller.must<{ note_mentions: Mention[] }>(
      `query ($me: uuid!) { note_mentions(where: { user_id: { _eq: $me }, seen: { _is_null: true } }) {
        note_mention_id seen quote_note { note } policy_note { note } } }`,
      { me: idOf(caller) },
    )
  ).note_mentions;
const see = 'mutation ($id: uuid!) { see_mention(note_mention_id: $id) { seen } }';

async function letter(mentionId: string) {
  const { backend } = fixture;
  const row = await selectOne<{ notification_id: string; organization_id: string; recipient: string }>(
    backend,
    'select * from notifications where subject_id = $1',
    [mentionId],
  );
  const task = { notificationId: row.notification_id, organizationId: row.organization_id };
  await sendNotification({ platform: backend.platform, handlers: eventHandlers }, task);
  const sent = 'select recipient, status, subject, last_error from notifications where notification_id = $1';
  return selectOne<Record<string, string>>(backend, sent, [row.notification_id]);
}

describe.each(records)('a note on a $record that mentions somebody', ({ record, id }) => {
  const write = `mutation ($id: uuid!, $note: String!, $visible: Boolean, $mentions: [uuid!]) {
    create_${record}_note(${record}_id: $id, note: $note, visible: $visible, mentions: $mentions) { note } }`;
  const mention = (from: Caller, people: readonly string[]) =>
    from.must(write, { id: id(), note: '@Oswald Harbor, call after five.', visible: true, mentions: people });

  test('is told to them, in the product and by a letter, until they have seen it', async () => {
    const { agent, owner, underwriter } = fixture.tenants.insurer;
    await mention(agent, [idOf(owner), idOf(owner)]);
    const [notified, ...others] = await mine(owner);
    expect(others).toEqual([]);
    expect(notified).toMatchObject({ [`${record}_note`]: { note: '@Oswald Harbor, call after five.' } });
    expect(await letter(notified?.note_mention_id ?? '')).toMatchObject({
      recipient: 'oswald@harbor.example',
      status: 'sent',
      subject: 'Agnes Harbor mentioned you in a note',
    });
    const requested = { id: notified?.note_mention_id };
    expect(await refusalOf(fixture.backend, underwriter, see, requested)).toEqual({ code: 'mention_of_another' });
    await owner.must(see, requested);
    expect(await mine(owner)).toEqual([]);
  });

  test('writes no letter that comes too late', async () => {
    const { agent, underwriter } = fixture.tenants.insurer;
    await mention(agent, [idOf(underwriter)]);
    const [notified] = await mine(underwriter);
    await underwriter.must(see, { id: notified?.note_mention_id });
    expect(await letter(notified?.note_mention_id ?? '')).toMatchObject({ status: 'failed' });
  });

  test('is refused as a whole when one of them may not see it', async () => {
    const { insurer, mirror } = fixture.tenants;
    const input = { id: id(), note: 'Not for you.', mentions: [idOf(insurer.owner), idOf(mirror.agent)] };
    const refused = await refusalOf(fixture.backend, insurer.agent, write, input);
    expect(refused).toEqual({ code: 'mention_without_access', field: 'mentions' });
    expect(await selectRows(fixture.backend, `select from ${record}_notes where note = 'Not for you.'`)).toEqual([]);
  });

  test('is refused for who works there no more', async () => {
    const { agent, owner } = fixture.tenants.insurer;
    const end = (active: boolean) =>
      selectRows(fixture.backend, 'update organization_members set active = $2 where user_id = $1', [
        idOf(owner),
        active,
      ]);
    await end(false);
    const input = { id: id(), note: 'Too late.', mentions: [idOf(owner)] };
    expect(await refusalOf(fixture.backend, agent, write, input)).toMatchObject({ code: 'mention_without_access' });
    await end(true);
  });

  test('writes nobody a letter about their own note', async () => {
    const { agent } = fixture.tenants.insurer;
    await mention(agent, [idOf(agent)]);
    const [own] = await mine(agent);
    const text = 'select from notifications where subject_id = $1';
    expect(await selectRows(fixture.backend, text, [own?.note_mention_id])).toEqual([]);
    await agent.must(see, { id: own?.note_mention_id });
  });

  test('says to no customer and to no other organization whom it is for', async () => {
    const { agent, owner } = fixture.tenants.insurer;
    await mention(agent, [idOf(owner)]);
    const all = await fixture.tenants.mirror.agent.must<{ note_mentions: Mention[] }>(
      '{ note_mentions { note_mention_id seen } }',
    );
    expect(all.note_mentions).toEqual([]);
    const { errors } = await bound.customer.ask('{ note_mentions { note_mention_id } }');
    expect(errors[0]?.message).toContain('note_mentions');
    const [notified] = await mine(owner);
    await owner.must(see, { id: notified?.note_mention_id });
  });
});

test('a letter about a note on the quote of a lead names the address that the link was sent to', async () => {
  const { agent, owner, organization } = fixture.tenants.insurer;
  const { quoteId: id, customer } = await startQuote(fixture.backend, aQuote());
  const save = 'mutation ($id: uuid!) { save_quote_progress(quote_id: $id, email: "lead@example.com") { sent_to } }';
  await customer.must(save, { id });
  const note = `mutation ($id: uuid!, $people: [uuid!]) {
    create_quote_note(quote_id: $id, note: "@Oswald Harbor, call.", mentions: $people) { note } }`;
  await agent.must(note, { id, people: [idOf(owner)] });
  const [notified] = await mine(owner);
  const { facts } = await inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    organization.organizationId,
    systemRequest('looking at a mention'),
    (work) => mentionToNotify(work, notified?.note_mention_id ?? ''),
  );
  expect(facts.record).toEqual({ name: 'lead@example.com', policyNumber: null });
});
