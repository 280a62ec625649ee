import { randomUUID } from 'node:crypto';
import { accountToken, agreementOf } from '@roadworthy/testkit/bank-scenarios.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { look } from '@roadworthy/testkit/look.ts';
import { aQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BindCommand, BindLine, BindPlace } from '../../test/bind-child.ts';
import { askAgain, leftOf, resumeBinds, untilForgotten } from '../../test/bring-to-end.ts';
import { type BindChild, startBindChild } from '../../test/start-bind-child.ts';

const fixture = useFixture('bind crash', { now: '2026-06-15T14:00:00Z' });

/** What is asked of the gateway, by what pays. */
const asked = { card: ['authorize', 'capture'], 'bank account': ['debit'] } as const;
type Means = keyof typeof asked;
/** Of a server's first bind, and of those that follow: what is kept in memory is read once. */
type Statements = { readonly first: readonly string[]; readonly later: readonly string[] };
const statementsOf = new Map<Means, Statements>();
const methods = new Map<Means, string>();

type Answered = Extract<BindLine, { type: 'answered' }>;
const isAnswer = (line: BindLine): line is Answered => line.type === 'answered';

async function bindable(means: Means): Promise<BindCommand> {
  const key = randomUUID();
  // Binds that stand still keep what they have written locked: of each buyer there is one.
  const quote = await signedQuote(fixture.backend, aQuote({ person: { email: `${key}@example.com` } }));
  const command = { quoteId: quote.quoteId, method: methods.get(means) ?? '', key };
  return means === 'card' ? command : { ...command, agreed: await agreementOf(quote) };
}

/** Binds a quote that lives through; answers the statements that it sent. */
async function bindThrough(server: BindChild, means: Means): Promise<readonly string[]> {
  const command = await bindable(means);
  server.bind(command);
  const answer = await server.next((line) => isAnswer(line) && line.quoteId === command.quoteId);
  return answer && isAnswer(answer) ? answer.statements : [];
}

beforeAll(async () => {
  methods.set('card', await cardToken(fixture.backend, '4242424242424242'));
  methods.set('bank account', await accountToken(fixture.backend, '000123456789'));
  // Binds that live through name the awaits at which the others die.
  for (const means of methods.keys()) {
    const server = await startBindChild(fixture.backend, { tellsStatements: true });
    statementsOf.set(means, { first: await bindThrough(server, means), later: await bindThrough(server, means) });
    await server.stop();
  }
});

type Death = { readonly at: string; readonly left: string; readonly acknowledged: boolean };
type Place = { readonly at: string; readonly standsAt: BindPlace; readonly means: Means };

/** Another server brings to its end what a dead one left of a bind, and the customer asks again. */
async function bringToEnd(server: BindChild, at: string, command: BindCommand): Promise<Death> {
  const answer = server.lines
    .filter(isAnswer)
    .find(({ quoteId, outcome }) => quoteId === command.quoteId && outcome === 'bound');
  const left = await leftOf(fixture.backend, command.quoteId);
  if (answer) expect(left, `${at} was acknowledged and is there`).toBe('done');
  await resumeBinds(fixture.backend, [command.quoteId]);
  const policyId = await askAgain(fixture.backend, command);
  if (answer) expect(policyId).toBe(answer.policyId);
  const policies = await look<{ policy_id: string }>(
    fixture.backend,
    'select policy_id from policies where current_quote_id = $1',
    [command.quoteId],
  );
  expect(policies, at).toEqual([{ policy_id: policyId }]);
  return { at, left, acknowledged: answer !== undefined };
}

/** One server dies by itself at a place of its only bind. */
async function dieAt(
  at: string,
  means: Means,
  more: { readonly standsAt?: BindPlace; readonly fault?: string },
): Promise<Death> {
  const { fault, ...place } = more;
  const command = { ...(await bindable(means)), ...place };
  const server = await startBindChild(fixture.backend, fault === undefined ? {} : { fault });
  server.bind(command);
  expect(await server.ended, `${at} was reached`).toBe('SIGKILL');
  await untilForgotten(fixture.backend, server.processName);
  return bringToEnd(server, at, command);
}

/** One server stands still in several binds, each of which has come to its place, and dies in all of them at once. */
async function dieAtOnce(places: readonly Place[], isWarm = true): Promise<Death[]> {
  const server = await startBindChild(fixture.backend);
  if (isWarm && places[0]) await bindThrough(server, places[0].means);
  const binds: { readonly at: string; readonly command: BindCommand }[] = [];
  for (const { at, standsAt, means } of places) {
    const command = { ...(await bindable(means)), standsAt };
    server.bind(command);
    const line = await server.next(
      (one) => 'quoteId' in one && one.quoteId === command.quoteId && one.type !== 'begins',
    );
    expect(line?.type, `${at} was reached`).toBe('stands');
    binds.push({ at, command });
  }
  server.kill();
  expect(await server.ended).toBe('SIGKILL');
  await untilForgotten(fixture.backend, server.processName);
  const deaths: Death[] = [];
  for (const { at, command } of binds) deaths.push(await bringToEnd(server, at, command));
  return deaths;
}

/** Fewer than a server has connections: some of these binds keep one. */
const bindsAtOnce = 8;

const inGroups = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / bindsAtOnce) }, (_, index) =>
    items.slice(index * bindsAtOnce, (index + 1) * bindsAtOnce),
  );

/** Two servers at a time: the machine has two cores. */
async function dieAtEach<Item>(
  items: readonly Item[],
  die: (item: Item) => Promise<readonly Death[]>,
): Promise<Death[]> {
  const queue = [...items];
  const deaths: Death[] = [];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) deaths.push(...(await die(item)));
  };
  await Promise.all([work(), work()]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  return deaths;
}
const countOf = (deaths: readonly Death[], state: string) => deaths.filter(({ left }) => left === state).length;

describe.each(['card', 'bank account'] as const)('a bind by %s whose server is killed', (means) => {
  test('has one policy and one charge after a kill at each named point', { timeout: 300_000 }, async () => {
    const deaths = await dieAtEach(['begin', 'call', 'finish', 'commit'], async (fault) => [
      await dieAt(fault, means, { fault }),
    ]);
    const left = Object.fromEntries(deaths.map((death) => [death.at, death.left]));
    expect(left).toEqual({ begin: 'open', call: 'open', finish: 'open', commit: 'done' });
  });

  test('has one policy and one charge after a kill at each moment of the payment', { timeout: 300_000 }, async () => {
    const moments = asked[means].flatMap((operation) =>
      (['received', 'before_effect', 'after_effect'] as const).map((moment) => ({
        ...{ at: `${moment} of ${operation}`, standsAt: { operation, moment }, means },
      })),
    );
    const deaths = await dieAtEach(inGroups(moments), (places) => dieAtOnce(places));
    expect(deaths).toHaveLength(moments.length);
    expect(countOf(deaths, 'open')).toBe(moments.length);
  });

  test(
    'has one policy and one charge after a kill at the answer to each of its statements',
    { timeout: 300_000 },
    async () => {
      const { first, later: laterStatements } = statementsOf.get(means) ?? { first: [], later: [] };
      const placeOf = (text: string, index: number) => ({
        at: `statement ${index + 1}, ${text}`,
        standsAt: { statement: index + 1, when: 'answered' } as const,
        means,
      });
      const later = laterStatements.map(placeOf);
      const once = first.map(placeOf).filter((_, index) => !laterStatements.includes(first[index] ?? ''));
      expect(later.length).toBeGreaterThan(20);
      const deaths = await dieAtEach(inGroups(later), (places) => dieAtOnce(places));
      deaths.push(...(await dieAtEach(once, (place) => dieAtOnce([place], false))));
      expect(deaths).toHaveLength(later.length + once.length);
      // Kills fell before the intent was there, while it was open, and after all was done.
      expect(countOf(deaths, 'nothing')).toBeGreaterThan(5);
      expect(countOf(deaths, 'open')).toBeGreaterThan(10);
      expect(countOf(deaths, 'done')).toBeGreaterThan(0);
    },
  );

  test('has one policy and one charge after a kill while a commit was on its way', { timeout: 300_000 }, async () => {
    const { first } = statementsOf.get(means) ?? { first: [] };
    const commits = first.flatMap((text, index) => (text === 'commit' ? [index + 1] : []));
    expect(commits.length).toBeGreaterThanOrEqual(2);
    const deaths = await dieAtEach(commits, async (statement) => [
      await dieAt(`commit ${statement}`, means, { standsAt: { statement, when: 'sent' } }),
    ]);
    expect(deaths.every(({ acknowledged }) => !acknowledged)).toBe(true);
  });
});
