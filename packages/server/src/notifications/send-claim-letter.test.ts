import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { postLetters } from '../../test/send-letters.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('claim letters');
let desk: Awaited<ReturnType<typeof aCaseOf>>;
let claim: string;
beforeAll(async () => {
  desk = await aCaseOf(fixture.backend);
});
beforeEach(async () => {
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  claim = await desk.file();
  await desk.deed(claim, 'assign_claim');
});

type Draft = { readonly subject: string; readonly body: string; readonly duties: { readonly source: string }[] };
const draft = async (kind: string): Promise<Draft> =>
  (
    await desk.handler.must<{ claim_letter_draft: Draft }>(
      'query ($id: uuid!, $kind: String!) { claim_letter_draft(claim_id: $id, kind: $kind) { subject body duties { source } } }',
      { id: claim, kind },
    )
  ).claim_letter_draft;
async function write(kind: string): Promise<string> {
  const { subject, body } = await draft(kind);
  await desk.handler.must(
    `mutation ($id: uuid!, $kind: String!, $subject: String!, $body: String!) {
      write_claim_letter(claim_id: $id, kind: $kind, subject: $subject, body: $body) { status } }`,
    { id: claim, kind, subject, body },
  );
  const text = 'select claim_letter_id as id from claim_letters where claim_id = $1 order by created desc limit 1';
  return (await selectOne<{ id: string }>(fixture.backend, text, [claim])).id;
}
const of = (letter: string) => `, claim_letter_id: "${letter}"`;
const send = async (letter: string) =>
  (
    await desk.handler.ask(
      `mutation ($id: uuid!, $letter: uuid!) { send_claim_letter(claim_id: $id, claim_letter_id: $letter) { status } }`,
      { id: claim, letter },
    )
  ).data;
const row = (table: 'claims' | 'claim_letters', id: string) => {
  const key = table === 'claims' ? 'claim_id' : 'claim_letter_id';
  return selectOne<Record<string, unknown>>(fixture.backend, `select * from ${table} where ${key} = $1`, [id]);
};

describe('a letter about a claim', () => {
  test('is drafted, reviewed by another, sent once with its proof, and does what the law gives days for', async () => {
    const letter = await write('acknowledgement');
    expect(await desk.refused(claim, 'review_claim_letter', of(letter))).toMatchObject({ code: 'own_work' });
    expect((await desk.refused(claim, 'send_claim_letter', of(letter))).code).toBe('letter_not_reviewed');
    await desk.deed(claim, 'review_claim_letter', of(letter), desk.colleague);
    expect(await send(letter)).toEqual({ send_claim_letter: { status: 'sent' } });
    expect(await row('claim_letters', letter)).toMatchObject({
      status: 'sent',
      recipient: 'ada@example.com',
      mail_id: expect.any(String),
      written_by_name: 'Sam Lee',
      reviewed_by_name: 'Rae Fox',
    });
    expect(await row('claims', claim)).toMatchObject({ acknowledged: '2026-08-03' });
    expect((await desk.refused(claim, 'send_claim_letter', of(letter))).code).toBe('letter_done');
  });

  test('of a denial names its ground, who looks at complaints, and what the law of the place asks of it', async () => {
    expect(
      (
        await desk.handler.ask('query ($id: uuid!) { claim_letter_draft(claim_id: $id, kind: "denial") { body } }', {
          id: claim,
        })
      ).errors[0]?.extensions.code,
    ).toBe('claim_not_denied');
    await desk.deed(claim, 'deny_claim', ', reason: "Wear is not covered."');
    const { body, duties } = await draft('denial');
    expect(body).toContain('Wear is not covered.');
    expect(body).toContain('appeal');
    expect(body).toContain('regulator of Ohio');
    expect(duties.length).toBeGreaterThan(0);
  });

  test('that says why it takes longer starts the next days, and names what is outstanding', async () => {
    await desk.deed(claim, 'ask_claimant', ', what: "The estimate of the shop"');
    expect((await draft('status')).body).toContain('The estimate of the shop');
    const letter = await write('status');
    await desk.deed(claim, 'review_claim_letter', of(letter), desk.manager);
    await send(letter);
    expect(await row('claims', claim)).toMatchObject({ last_status_letter: '2026-08-03' });
  });
});

const written = async (rest: string): Promise<string> => {
  await desk.deed(
    claim,
    'write_claim_letter',
    `, kind: "acknowledgement", subject: "We received your claim", body: "We received it.\\n\\nThank you." ${rest}`,
  );
  const text = 'select claim_letter_id as id from claim_letters where claim_id = $1 order by created desc limit 1';
  return (await selectOne<{ id: string }>(fixture.backend, text, [claim])).id;
};
const posted = (letter: string) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select status, addressee, recipient, service, mailed_on::text as mailed, returned_on::text as returned
     from posted_letters where claim_letter_id = $1`,
    [letter],
  );
const live = async (instant: string) => {
  fixture.backend.clock.set(instant);
  await postLetters(fixture.backend);
};
const to = (line: string) =>
  `, by: "post", address: { line_1: "${line}", locality: "Columbus", administrative_area: "OH", postal_code: "43215" }`;

describe('a letter about a claim to who has no e-mail address', () => {
  beforeEach(async () => {
    claim = await desk.file({ reporter_email: null, reporter_phone: '216-555-0148' });
    await desk.deed(claim, 'assign_claim');
  });

  test('goes to the address of who is insured by post, and is done once it is mailed, with its proof', async () => {
    const letter = await written('');
    await desk.deed(claim, 'review_claim_letter', of(letter), desk.colleague);
    expect(await send(letter)).toEqual({ send_claim_letter: { status: 'posted' } });
    expect(await row('claim_letters', letter)).toMatchObject({ status: 'sending', recipient: null, mail_id: null });
    expect(await row('claims', claim)).toMatchObject({ acknowledged: null });
    expect((await desk.refused(claim, 'send_claim_letter', of(letter))).code).toBe('letter_done');
    await live('2026-08-04T18:00:00Z');
    await live('2026-08-04T18:00:00Z');
    expect(await posted(letter)).toMatchObject({
      status: 'mailed',
      addressee: 'claimant',
      recipient: 'Ada Moreno',
      service: 'certificate_of_mailing',
      mailed: '2026-08-04',
    });
    expect(await row('claim_letters', letter)).toMatchObject({
      status: 'sent',
      mail_id: expect.stringMatching(/^9499/),
    });
    expect(await row('claims', claim)).toMatchObject({ acknowledged: '2026-08-04' });
    const text = `select count(*)::int as told from timeline_entries where claim_id = $1 and kind = 'claim_letter_sent'`;
    expect(await selectOne(fixture.backend, text, [claim])).toEqual({ told: 1 });
  });

  test('is told to who handles it when it comes back, and acknowledges nothing when nobody takes it', async () => {
    const back = await written(to('1 Nowhere Road'));
    const never = await written(to('9 No Such Street'));
    for (const letter of [back, never]) {
      await desk.deed(claim, 'review_claim_letter', of(letter), desk.colleague);
      await send(letter);
    }
    await live('2026-08-04T18:00:00Z');
    await live('2026-08-11T18:00:00Z');
    expect(await posted(back)).toMatchObject({ status: 'returned', returned: '2026-08-10' });
    expect(await row('claim_letters', back)).toMatchObject({ status: 'sent' });
    expect(await row('claim_letters', never)).toMatchObject({ status: 'failed', failure: 'no such address' });
    const text = `select count(*)::int as told from timeline_entries where claim_id = $1 and kind = 'claim_letter_returned'`;
    expect(await selectOne(fixture.backend, text, [claim])).toEqual({ told: 1 });
  });

  test('that came back is told by mail and on the page of the claim, and its address is looked for until one is found', async () => {
    claim = await desk.file();
    await desk.deed(claim, 'assign_claim');
    const sent = async (line: string) => {
      const letter = await written(to(line));
      await desk.deed(claim, 'review_claim_letter', of(letter), desk.colleague);
      await send(letter);
      return letter;
    };
    const letter = await sent('1 Nowhere Road');
    await live('2026-08-04T18:00:00Z');
    await live('2026-08-11T18:00:00Z');
    await live('2026-08-11T19:00:00Z');
    const mailed = 'select template, recipient from notifications where subject_id = $1';
    expect(await selectRows(fixture.backend, mailed, [letter])).toEqual([
      { template: 'claim_letter_returned', recipient: 'ada@example.com' },
    ]);
    const read = 'query ($id: uuid!) { claims_by_pk(id: $id) { letters { subject body returned } } }';
    const seen = await desk.owner.must<{ claims_by_pk: { letters: unknown[] } }>(read, { id: claim });
    expect(seen.claims_by_pk.letters).toEqual([
      { subject: 'We received your claim', body: expect.stringContaining('Thank you'), returned: '2026-08-10' },
    ]);
    const tasks = () =>
      selectRows(fixture.backend, 'select rule, rule_day, status, assigned_name from tasks where claim_id = $1', [
        claim,
      ]);
    const search = { rule: 'find_address', rule_day: '2026-08-10', assigned_name: 'Sam Lee' };
    expect(await tasks()).toEqual([{ ...search, status: 'open' }]);
    await sent('12 Oak Street');
    await live('2026-08-12T18:00:00Z');
    expect(await tasks()).toEqual([{ ...search, status: 'lapsed' }]);
  });

  test('is read by nobody outside before it is sent', async () => {
    await written(to('12 Oak Street'));
    const read = 'query ($id: uuid!) { claims_by_pk(id: $id) { letters { subject } } }';
    expect(await desk.owner.must(read, { id: claim })).toEqual({ claims_by_pk: { letters: [] } });
    const bearer = fixture.backend.bearerOfClaim(claim);
    expect(await bearer.must(read, { id: claim })).toEqual({ claims_by_pk: { letters: [] } });
  });

  test('needs an address where nobody knows one, and none by e-mail', async () => {
    const stranger = await desk.fileUnknown('43215');
    await desk.deed(stranger, 'assign_claim');
    await selectOne(fixture.backend, 'update claims set reporter_email = null where claim_id = $1 returning 1', [
      stranger,
    ]);
    const letter = ', kind: "status", subject: "Where it stands", body: "We still look into it."';
    expect(await desk.refused(stranger, 'write_claim_letter', letter)).toMatchObject({
      code: 'address_missing',
      field: 'address.line_1',
    });
    expect((await desk.refused(stranger, 'write_claim_letter', `${letter}, by: "email"`)).code).toBe('email_missing');
    expect((await desk.refused(stranger, 'write_claim_letter', `${letter}, by: "fax"`)).code).toBe('choice_unknown');
  });
});
