import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('claim notes');
let owner: Caller;
let handler: Caller;
let claim: string;

beforeAll(async () => {
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  const bound = await boundQuote(fixture.backend, aQuote());
  owner = await ownerOfPolicy(fixture.backend, bound.policyId);
  const person = {
    role: 'global:service_member',
    firstName: 'Sam',
    lastName: 'Lee',
    email: 'sam@example.com',
  } as const;
  handler = fixture.backend.as(await addPerson(fixture.backend.owner, person));
  const start = 'mutation ($policy: uuid!) { start_claim(policy_id: $policy) { claim_id } }';
  const started = await owner.must<{ start_claim: { claim_id: string } }>(start, { policy: bound.policyId });
  claim = started.start_claim.claim_id;
  expect(await refused(owner, message('Is anybody there?'))).toMatchObject({ code: 'claim_draft' });
  await owner.must(
    `mutation ($id: uuid!, $changes: claim_input!) { update_claim_draft(claim_id: $id, changes: $changes) { status } }`,
    {
      id: claim,
      changes: {
        reporter_name: 'Ada Moreno',
        reporter_email: 'ada@example.com',
        type_of_loss: 'weather',
        incident_date: '2026-07-20',
        fraud_notice_read: true,
      },
    },
  );
  await owner.must('mutation ($id: uuid!) { file_claim(claim_id: $id) { status } }', { id: claim });
});

const message = (text: string) =>
  `mutation ($id: uuid!) { write_claim_message(claim_id: $id, message: ${JSON.stringify(text)}) { claim_note_id } }`;
const note = (text: string, visible: boolean) =>
  `mutation ($id: uuid!) { create_claim_note(claim_id: $id, note: ${JSON.stringify(text)}, visible: ${visible}) { claim_note_id } }`;
const archive = 'mutation ($id: uuid!) { delete_claim_note(claim_note_id: $id) { archived } }';
const refused = (caller: Caller, text: string, id = claim) => refusalOf(fixture.backend, caller, text, { id });
const write = async (caller: Caller, text: string): Promise<string> => {
  const [answer] = Object.values(await caller.must<Record<string, { claim_note_id: string }>>(text, { id: claim }));
  return answer?.claim_note_id ?? '';
};
const owed = async () =>
  (
    await selectRows<{ due: string }>(
      fixture.backend,
      `select due from claim_deadlines where claim_id = $1 and step = 'answer_communication' and is_owed`,
      [claim],
    )
  ).length;
const seen = async (caller: Caller) =>
  (
    await caller.must<{ claim_notes: { note: string }[] }>(
      'query ($id: uuid!) { claim_notes(where: { claim_id: { _eq: $id } }, order_by: [{ claim_note_id: asc }]) { note } }',
      { id: claim },
    )
  ).claim_notes.map(({ note: text }) => text);

describe('what is written about a claim', () => {
  test('a message of who reported it is owed an answer, which a note that they see gives', async () => {
    await write(owner, message('May the shop begin?'));
    expect(await owed()).toBe(1);
    await write(handler, note('They ask for the shop.', false));
    expect(await owed()).toBe(1);
    await write(handler, note('Yes, let them begin.', true));
    expect(await owed()).toBe(0);
    await write(owner, message('Thank you. By when?'));
    expect(await owed()).toBe(1);
  });

  test('they read the messages of both, and nothing that staff wrote among themselves', async () => {
    expect(await seen(owner)).toEqual(['May the shop begin?', 'Yes, let them begin.', 'Thank you. By when?']);
    expect(await seen(handler)).toHaveLength(4);
  });

  test('a note among staff is archived; what was said to or by who reported it stays', async () => {
    const among = await write(handler, note('Mistaken.', false));
    await handler.must(archive, { id: among });
    const row = await selectOne(fixture.backend, 'select archived from claim_notes where claim_note_id = $1', [among]);
    expect(row).not.toMatchObject({ archived: null });
    const said = await write(handler, note('By Friday.', true));
    expect(await refused(handler, archive, said)).toMatchObject({ code: 'message_stays' });
  });

  test('a message says something, and its field is named where it does not', async () => {
    expect(await refused(owner, message('  '))).toMatchObject({ code: 'note_missing', field: 'message' });
    expect(await refused(handler, message('I am the handler.'))).toMatchObject({ code: 'validation-failed' });
  });

  test('a claim takes fifty messages a day', async () => {
    for (let sent = 2; sent < 50; sent += 1) await write(owner, message(`Message ${sent}`));
    expect(await refused(owner, message('One more'))).toMatchObject({ code: 'messages_full' });
    fixture.backend.clock.set('2026-08-04T18:01:00Z');
    await write(owner, message('The next day'));
  });
});
