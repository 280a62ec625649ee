import { randomUUID } from 'node:crypto';
import { aCaseOf, aTeam } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { askAgain, leftOf, resumeIntents } from '../../test/bring-to-end.ts';
import { dieAtSome, type Subject } from '../../test/die-at.ts';
import type { ChildCommand, Requested } from '../../test/server-child.ts';
import { everyOne, killSeed } from '../../test/some-places.ts';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('claim letter kills');
const document = `mutation ($id: uuid!, $letter: uuid!) {
  send_claim_letter(claim_id: $id, claim_letter_id: $letter) { status } }`;
const address = 'line_1: "1 Oak Street", locality: "Columbus", administrative_area: "OH", postal_code: "43215"';
const ways = {
  email: '',
  post: `, by: "post", name: "Ada Moreno", address: { ${address} }`,
} as const;
type Way = keyof typeof ways;
/** Enough for every server that lives through or is killed; each has a claim of its own, whose rows it may keep. */
const enough = everyOne ? 14 : 10;
const stock: Record<Way, ChildCommand[]> = { email: [], post: [] };
const queued: ChildCommand[] = [];

beforeAll(async () => {
  const { backend } = fixture;
  backend.clock.set('2026-08-03T18:00:00Z');
  const desk = await aCaseOf(backend, { team: await aTeam(backend) });
  const prepared = async (way: Way): Promise<ChildCommand & { readonly asks: Requested }> => {
    const claim = await desk.file();
    await desk.deed(claim, 'assign_claim');
    await desk.deed(
      claim,
      'write_claim_letter',
      `, kind: "acknowledgement", subject: "We received your claim", body: "We received what you reported."${ways[way]}`,
    );
    const text = 'select claim_letter_id as id from claim_letters where claim_id = $1';
    const { id } = await selectOne<{ id: string }>(backend, text, [claim]);
    await desk.deed(claim, 'review_claim_letter', `, claim_letter_id: "${id}"`, desk.colleague);
    const asks = { by: desk.handler.principal, document, variables: { id: claim, letter: id }, key: randomUUID() };
    return { id, asks };
  };
  for (let made = 0; made < enough; made += 1) {
    stock.email.push(await prepared('email'));
    stock.post.push(await prepared('post'));
    const { id, asks } = await prepared('post');
    await askAgain(backend, asks);
    const text = `select posted_letter_id as key, organization_id as "organizationId" from posted_letters where claim_letter_id = $1`;
    const { key, organizationId } = await selectOne<{ key: string; organizationId: string }>(backend, text, [id]);
    queued.push({ id: key, duty: { step: 'post', organizationId, key } });
  }
}, 300_000);

async function takeFrom(commands: ChildCommand[]): Promise<ChildCommand> {
  const next = commands.pop();
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
const done = { status: 'sent', acknowledged: '2026-08-03', isProven: true, told: 1 };

/** Another server takes up what was left, and whoever asked asks again. */
async function goOn(command: ChildCommand): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await resumeIntents(fixture.backend, [command.id]);
    if ('asks' in command) await askAgain(fixture.backend, command.asks);
  }
}

const byMail: Subject = {
  requested: [],
  done: 'sent',
  prepare: () => takeFrom(stock.email),
  left: ({ id }) => leftOf(fixture.backend, id),
  async bringToEnd(command, at) {
    await goOn(command);
    expect(await readStatus(command.id), at).toEqual(done);
    const mails = (await fixture.backend.connected.providers.outbox?.list()) ?? [];
    const { mail_id: proof } = await selectOne<{ mail_id: string }>(
      fixture.backend,
      'select mail_id from claim_letters where claim_letter_id = $1',
      [command.id],
    );
    expect(mails.filter(({ id }) => id === proof)).toHaveLength(1);
  },
};

/** What a letter waits for at the post, once for each claim letter. */
const postedOf = (letter: string) =>
  selectRows<{ id: string; status: string; mailed: string | null }>(
    fixture.backend,
    `select posted_letter_id as id, status, mailed_on::text as mailed from posted_letters where $1 in (claim_letter_id, posted_letter_id)`,
    [letter],
  );

const byPost: Subject = {
  requested: [],
  done: 'posted',
  prepare: () => takeFrom(stock.post),
  left: ({ id }) => leftOf(fixture.backend, id),
  async bringToEnd(command, at) {
    await goOn(command);
    const waiting = await postedOf(command.id);
    expect(waiting, at).toMatchObject([{ status: 'queued' }]);
    // Until the post takes it nothing is acknowledged.
    expect(await readStatus(command.id), at).toEqual({
      status: 'sending',
      acknowledged: null,
      isProven: false,
      told: 0,
    });
  },
};

const following: Subject = {
  requested: [],
  done: 'followed',
  prepare: () => takeFrom(queued),
  async left({ id }) {
    const [row] = await postedOf(id);
    return row?.status === 'queued' ? 'nothing' : 'done';
  },
  async bringToEnd(command, at) {
    const { platform } = fixture.backend;
    const [{ organizationId, letter }] = (await selectRows<{ organizationId: string; letter: string }>(
      fixture.backend,
      `select organization_id as "organizationId", claim_letter_id as letter from posted_letters where posted_letter_id = $1`,
      [command.id],
    )) as [{ organizationId: string; letter: string }];
    for (let round = 0; round < 2; round += 1) {
      await jobHandlers(platform)['follow-letter']?.({ postedLetterId: command.id, organizationId });
    }
    expect(await postedOf(command.id), at).toMatchObject([{ status: 'mailed', mailed: '2026-08-03' }]);
    expect(await readStatus(letter), at).toEqual(done);
    expect(await platform.post.lookUp(command.id)).toMatchObject({ status: 'mailed' });
  },
};

describe(`a letter about a claim whose server is killed at some of its places (seed ${killSeed})`, () => {
  test('is sent and written down once by e-mail', async () => {
    const deaths = await dieAtSome(fixture.backend, byMail);
    expect(new Set(deaths.map(({ left }) => left)).size).toBeGreaterThan(1);
  }, 600_000);

  test('is handed to the post once', async () => {
    const deaths = await dieAtSome(fixture.backend, byPost);
    expect(new Set(deaths.map(({ left }) => left)).size).toBeGreaterThan(1);
  }, 600_000);

  test('is mailed, proven and told once by who follows it', async () => {
    const deaths = await dieAtSome(fixture.backend, following);
    expect(new Set(deaths.map(({ left }) => left)).size).toBeGreaterThan(1);
  }, 600_000);
});
