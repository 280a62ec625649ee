import { randomUUID } from 'node:crypto';
import { aCaseOf, aTeam } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { askAgain, leftOf, resumeIntents } from '../../test/bring-to-end.ts';
import { dieAtSome, type Subject } from '../../test/die-at.ts';
import type { ChildCommand } from '../../test/server-child.ts';
import { everyOne, killSeed } from '../../test/some-places.ts';

const fixture = useFixture('claim letter kills');
const document = `mutation ($id: uuid!, $letter: uuid!) {
  send_claim_letter(claim_id: $id, claim_letter_id: $letter) { status } }`;
const stock: ChildCommand[] = [];

beforeAll(async () => {
  const { backend } = fixture;
  backend.clock.set('2026-08-03T18:00:00Z');
  const desk = await aCaseOf(backend, { team: await aTeam(backend) });
  // Every letter is of a claim of its own: what stands still keeps the rows of its claim.
  for (let made = 0; made < (everyOne ? 12 : 8); made += 1) {
    const claim = await desk.file();
    await desk.deed(claim, 'assign_claim');
    await desk.deed(
      claim,
      'write_claim_letter',
      ', kind: "acknowledgement", subject: "We received your claim", body: "We received what you reported."',
    );
    const text = 'select claim_letter_id as id from claim_letters where claim_id = $1';
    const { id } = await selectOne<{ id: string }>(backend, text, [claim]);
    await desk.deed(claim, 'review_claim_letter', `, claim_letter_id: "${id}"`, desk.colleague);
    const asks = { by: desk.handler.principal, document, variables: { id: claim, letter: id }, key: randomUUID() };
    stock.push({ id, asks });
  }
}, 300_000);

async function prepare(): Promise<ChildCommand> {
  const next = stock.pop();
  if (!next) throw new Error('The stock of letters is used up');
  return next;
}

const readStatus = (letter: string) =>
  selectOne(
    fixture.backend,
    `select l.status, c.acknowledged, l.mail_id is not null as "isProven", (select count(*)::int from timeline_entries t
       where t.claim_id = c.claim_id and t.kind = 'claim_letter_sent') as told
     from claim_letters l join claims c using (claim_id) where claim_letter_id = $1`,
    [letter],
  );

const subject: Subject = {
  requested: [],
  done: 'sent',
  prepare,
  left: ({ id }) => leftOf(fixture.backend, id),
  async bringToEnd(command, at) {
    for (let round = 0; round < 2; round += 1) {
      await resumeIntents(fixture.backend, [command.id]);
      if ('asks' in command) await askAgain(fixture.backend, command.asks);
    }
    const model = { status: 'sent', acknowledged: '2026-08-03', isProven: true, told: 1 };
    expect(await readStatus(command.id), at).toEqual(model);
    const mails = (await fixture.backend.connected.providers.outbox?.list()) ?? [];
    const { mail_id: proof } = await selectOne<{ mail_id: string }>(
      fixture.backend,
      'select mail_id from claim_letters where claim_letter_id = $1',
      [command.id],
    );
    expect(mails.filter(({ id }) => id === proof)).toHaveLength(1);
  },
};

describe('a letter about a claim whose server is killed', () => {
  test(`is sent and written down once after a kill at some of its places (seed ${killSeed})`, async () => {
    const deaths = await dieAtSome(fixture.backend, subject);
    expect(new Set(deaths.map(({ left }) => left)).size).toBeGreaterThan(1);
  }, 600_000);
});
