import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeEach, describe, expect, test } from 'vitest';

// A Monday, 10 a.m. in New York.
const fixture = useFixture('conversations', { now: '2026-06-15T14:00:00Z' });
const send = `mutation ($kind: String!, $name: String, $business: String, $email: String!, $credentials: String,
  $about: String!, $website: String) {
  send_enquiry(kind: $kind, name: $name, business_name: $business, email: $email, credentials: $credentials,
    about: $about, website: $website) { email reference answer_by token }
}`;
const write = `mutation ($token: String!, $body: String!) {
  write_in_enquiry(token: $token, body: $body) { status messages { author body } } }`;
const transcript = 'mutation ($token: String!) { mail_enquiry_transcript(token: $token) { email } }';
const read = `query ($token: String!) {
  enquiry_conversation(token: $token) { reference status email messages { author body } } }`;
const answer = `mutation ($id: uuid!, $body: String!) {
  answer_enquiry(enquiry_id: $id, body: $body) { status assigned_agent_id } }`;
const assign = `mutation ($id: uuid!, $agent: uuid) {
  assign_enquiry(enquiry_id: $id, assigned_agent_id: $agent) { assigned_agent_id } }`;

type Sent = { readonly send_enquiry: { readonly reference: string; readonly token: string | null } };
const ada = { name: 'Ada Moreno', email: 'ada@example.com', about: 'Do you insure\na 1974 van?' };
const sent = async (input: Record<string, unknown>) =>
  (await fixture.backend.anonymous().must<Sent>(send, { ...ada, ...input })).send_enquiry;
const readStored = () => selectRows<Record<string, unknown>>(fixture.backend, 'select * from enquiries');
const idOf = async () => String((await readStored())[0]?.['enquiry_id']);
const owed = () =>
  selectRows<{ template: string; recipient: string }>(
    fixture.backend,
    "select template, recipient from notifications where subject_kind = 'enquiry' order by template",
  );

beforeEach(() =>
  fixture.backend.owner.pool.query(
    "delete from notifications where subject_kind = 'enquiry'; delete from enquiry_messages; delete from enquiries",
  ),
);

describe('a message by a form', () => {
  test.each([
    ['contact', {}],
    ['appointment', { business: 'Moreno Insurance', credentials: 'OH 1234567' }],
    ['affiliate', { credentials: 'https://example.com/road' }],
  ])('of %s is kept, and told to who wrote and to the mailbox of the insurer', async (kind, input) => {
    const { reference, token, ...stated } = await sent({ kind, ...input });
    expect({ token, ...stated }).toEqual({
      token: null,
      email: 'ada@example.com',
      answer_by: '2026-06-15T22:00:00.000Z',
    });
    expect(await readStored()).toMatchObject([
      { kind, reference, status: 'new', name: 'Ada Moreno', provider: null, token_hash: null, about: ada.about },
    ]);
    const letters = await owed();
    expect(letters.map(({ template }) => template)).toEqual(['enquiry_arrived', 'enquiry_received']);
    expect(letters[1]?.recipient).toBe('ada@example.com');
    expect(letters[0]?.recipient).toContain('@');
  });

  test('that a machine filled in is answered like every other, and leaves nothing', async () => {
    const { reference } = await sent({ kind: 'contact', website: 'https://spam.example' });
    expect(reference).toMatch(/^[0-9A-F]{8}$/);
    expect(await readStored()).toEqual([]);
    expect(await owed()).toEqual([]);
  });

  test('is answered once by whoever takes it: it is theirs, and who wrote is written to', async () => {
    await sent({ kind: 'contact' });
    const { insurer, mirror } = fixture.tenants;
    const id = await idOf();
    expect(await refusalOf(fixture.backend, mirror.agent, answer, { id, body: 'Yes.' })).toMatchObject({
      code: 'not_found',
    });
    expect(await insurer.agent.must(answer, { id, body: ' We do. ' })).toMatchObject({
      answer_enquiry: { status: 'answered', assigned_agent_id: expect.any(String) },
    });
    const message = `query { enquiries { status messages { author_name body } } }`;
    expect(await insurer.agent.must(message)).toMatchObject({
      enquiries: [{ status: 'answered', messages: [{ body: 'We do.', author_name: expect.any(String) }] }],
    });
    expect(await mirror.agent.must(message)).toEqual({ enquiries: [] });
    expect((await owed()).map(({ template }) => template)).toContain('enquiry_answered');
    expect(await refusalOf(fixture.backend, insurer.agent, answer, { id, body: ' ' })).toMatchObject({
      code: 'about_missing',
      field: 'body',
    });
  });

  test('is given to an agent of the organization, back to nobody, and never to a stranger', async () => {
    await sent({ kind: 'contact' });
    const { insurer, mirror } = fixture.tenants;
    const [id, agent, stranger] = [await idOf(), insurer.agent.principal.userId, mirror.agent.principal.userId];
    expect(await insurer.owner.must(assign, { id, agent })).toEqual({ assign_enquiry: { assigned_agent_id: agent } });
    expect(await insurer.owner.must(assign, { id })).toEqual({ assign_enquiry: { assigned_agent_id: null } });
    expect(await refusalOf(fixture.backend, insurer.owner, assign, { id, agent: stranger })).toEqual({
      code: 'agent_not_in_organization',
      field: 'assigned_agent_id',
    });
  });
});

describe('a chat', () => {
  const begin = async () => String((await sent({ kind: 'chat', name: undefined })).token);

  test('is read and gone on with by its token alone, of which a hash is kept', async () => {
    const token = await begin();
    expect(token).toMatch(/^h1\.[\w-]{43}$/);
    expect(JSON.stringify(await readStored())).not.toContain(token);
    const visitor = fixture.backend.anonymous();
    await fixture.tenants.insurer.agent.must(answer, { id: await idOf(), body: 'We do.' });
    expect(await visitor.must(read, { token })).toMatchObject({
      enquiry_conversation: {
        status: 'answered',
        email: 'ada@example.com',
        messages: [
          {
            author: null,
            body: ada.about,
          },
          {
            author: expect.any(String),
            body: 'We do.',
          },
        ],
      },
    });
    expect(await visitor.must(write, { token, body: 'And a trailer?' })).toMatchObject({
      write_in_enquiry: { status: 'new', messages: [{}, {}, { author: null, body: 'And a trailer?' }] },
    });
    const wrong = `h1.${'x'.repeat(43)}`;
    expect(await refusalOf(fixture.backend, visitor, write, { token: wrong, body: 'Hello' })).toMatchObject({
      code: 'not_found',
    });
    expect((await visitor.ask(read, { token: wrong })).errors).toMatchObject([{ extensions: { code: 'not_found' } }]);
  });

  test('is mailed to who began it once somebody has answered, and ends when it is closed', async () => {
    const token = await begin();
    const visitor = fixture.backend.anonymous();
    expect(await refusalOf(fixture.backend, visitor, transcript, { token })).toMatchObject({
      code: 'nothing_answered',
    });
    const id = await idOf();
    await fixture.tenants.insurer.agent.must(answer, { id, body: 'We do.' });
    expect(await visitor.must(transcript, { token })).toEqual({
      mail_enquiry_transcript: { email: 'ada@example.com' },
    });
    expect((await owed()).map(({ template }) => template)).toContain('enquiry_transcript');
    const close = 'mutation ($id: uuid!) { update_enquiry(enquiry_id: $id, status: "closed") { status } }';
    await fixture.tenants.insurer.agent.must(close, { id });
    expect(await refusalOf(fixture.backend, visitor, write, { token, body: 'And?' })).toMatchObject({
      code: 'conversation_closed',
    });
  });

  test('takes twenty messages that wait for an answer, and goes on after one', async () => {
    const token = await begin();
    const visitor = fixture.backend.anonymous();
    for (let count = 1; count < 20; count += 1) await visitor.must(write, { token, body: `And ${count}?` });
    expect(await refusalOf(fixture.backend, visitor, write, { token, body: 'And?' })).toEqual({
      code: 'too_many_unanswered',
      field: 'body',
    });
    await fixture.tenants.insurer.agent.must(answer, { id: await idOf(), body: 'We do.' });
    await visitor.must(write, { token, body: 'And?' });
  });
});
