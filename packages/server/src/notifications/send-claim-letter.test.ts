import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
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
