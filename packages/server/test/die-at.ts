import type { FaultPoint } from '@roadworthy/providers/payments/fault-injection.ts';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { expect } from 'vitest';
import { type Left, untilForgotten } from './bring-to-end.ts';
import { isCommit } from './count-statements.ts';
import type { ChildCommand, ChildLine, ChildPlace } from './server-child.ts';
import { someOf, somePlaces } from './some-places.ts';
import { type ServerChild, startServerChild } from './start-server-child.ts';

type Answered = Extract<ChildLine, { type: 'answered' }>;
const isAnswer = (line: ChildLine): line is Answered => line.type === 'answered';

/** Something that a server does and may be killed in. */
export type Subject = {
  /** What it asks of the gateway. */
  readonly requested: readonly FaultPoint['operation'][];
  /** What it answers when it is done. */
  readonly done: string;
  /** Has everything there for one; each is about a row of its own, since one that stands still keeps its rows locked. */
  prepare(): Promise<ChildCommand>;
  left(command: ChildCommand): Promise<Left>;
  /** Another server brings it to its end, whoever asked asks again, and what came of it is looked at. */
  bringToEnd(command: ChildCommand, at: string, answer: Answered | undefined): Promise<void>;
};

export type Death = { readonly at: string; readonly left: Left; readonly acknowledged: boolean };
type Place = { readonly at: string; readonly standsAt: ChildPlace };

/** Of a server's first time, and of those that follow: what is kept in memory is read once. */
export type Statements = { readonly first: readonly string[]; readonly later: readonly string[] };

/** How many stand still in one server: fewer than it has connections, since some keep one. */
const atOnce = 8;

/** Of the places within transactions, unless all of them are: in a server that is warm, and in one's first time, each of which takes a server of its own. */
const sampleOfPlaces = { warm: 2, first: 1 };

export const countOf = (deaths: readonly Death[], left: Left): number =>
  deaths.filter((death) => death.left === left).length;

function inGroups<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  );
}

/** Does it once in a server that lives; answers the statements that it sent. */
async function liveThrough(server: ServerChild, subject: Subject): Promise<readonly string[]> {
  const command = await subject.prepare();
  server.does(command);
  const answer = await server.next((line) => isAnswer(line) && line.id === command.id);
  expect(answer).toMatchObject({ outcome: subject.done });
  return answer && isAnswer(answer) ? answer.statements : [];
}

/** The statements of something that lives through: they name the awaits at which the others die. */
export async function statementsOf(backend: Backend, subject: Subject): Promise<Statements> {
  const server = await startServerChild(backend, { tellsStatements: true });
  const statements = { first: await liveThrough(server, subject), later: await liveThrough(server, subject) };
  await server.stop();
  return statements;
}

async function bringToEnd(subject: Subject, server: ServerChild, at: string, command: ChildCommand): Promise<Death> {
  const answer = server.lines.filter(isAnswer).find(({ id, outcome }) => id === command.id && outcome === subject.done);
  const left = await subject.left(command);
  if (answer) expect(left, `${at} was acknowledged and is there`).toBe('done');
  await subject.bringToEnd(command, at, answer);
  return { at, left, acknowledged: answer !== undefined };
}

/** One server dies by itself at a place of the only thing that it does. */
export async function dieAt(
  backend: Backend,
  subject: Subject,
  { at, standsAt, fault }: { readonly at: string; readonly standsAt?: ChildPlace; readonly fault?: string },
): Promise<Death> {
  const command = { ...(await subject.prepare()), ...(standsAt && { standsAt }) };
  const server = await startServerChild(backend, fault === undefined ? {} : { fault });
  server.does(command);
  expect(await server.ended, `${at} was reached`).toBe('SIGKILL');
  await untilForgotten(backend, server.processName);
  return bringToEnd(subject, server, at, command);
}

/** One server stands still in several, each of which has come to its place, and dies in all of them at once. */
async function dieAtOnce(
  backend: Backend,
  subject: Subject,
  places: readonly Place[],
  isWarm: boolean,
): Promise<Death[]> {
  const server = await startServerChild(backend);
  if (isWarm) await liveThrough(server, subject);
  return standAndDie(backend, subject, server, places);
}

async function standAndDie(
  backend: Backend,
  subject: Subject,
  server: ServerChild,
  places: readonly Place[],
): Promise<Death[]> {
  const stopped: { readonly at: string; readonly command: ChildCommand }[] = [];
  for (const { at, standsAt } of places) {
    const command = { ...(await subject.prepare()), standsAt };
    server.does(command);
    const line = await server.next((one) => 'id' in one && one.id === command.id && one.type !== 'begins');
    expect(line?.type, `${at} was reached`).toBe('stands');
    stopped.push({ at, command });
  }
  server.kill();
  expect(await server.ended).toBe('SIGKILL');
  await untilForgotten(backend, server.processName);
  const deaths: Death[] = [];
  for (const { at, command } of stopped) deaths.push(await bringToEnd(subject, server, at, command));
  return deaths;
}

/** Two servers at a time: the machine has two cores. */
export async function dieAtEach<Item>(
  backend: Backend,
  items: readonly Item[],
  die: (item: Item) => Promise<readonly Death[]>,
): Promise<Death[]> {
  const queue = [...items];
  const deaths: Death[] = [];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) deaths.push(...(await die(item)));
  };
  await Promise.all([work(), work()]);
  expect(await checkInvariants(backend)).toEqual([]);
  return deaths;
}

const momentsOf = ({ requested }: Subject): Place[] =>
  requested.flatMap((operation) =>
    (['received', 'before_effect', 'after_effect'] as const).map((moment) => ({
      at: `${moment} of ${operation}`,
      standsAt: {
        operation,
        moment,
      },
    })),
  );

/** Dies at each moment of what is asked of the gateway. */
export async function dieAtEachMoment(backend: Backend, subject: Subject): Promise<Death[]> {
  const moments = momentsOf(subject);
  const deaths = await dieAtEach(backend, inGroups(moments), (places) => dieAtOnce(backend, subject, places, true));
  expect(deaths).toHaveLength(moments.length);
  return deaths;
}

const placeOf = (text: string, index: number): Place => ({
  at: `statement ${index + 1}, ${text}`,
  standsAt: { statement: index + 1, when: 'answered' },
});

/**
 * One server that has done it twice dies in several more at once: at a moment of the payment, after each commit, and at
 * one of the other statements. It learns by itself which these are; `lived` is told once it has.
 */
export async function dieAtSome(
  backend: Backend,
  subject: Subject,
  lived: () => Promise<void> = async () => undefined,
): Promise<Death[]> {
  const server = await startServerChild(backend, { tellsStatements: true });
  await liveThrough(server, subject);
  const later = await liveThrough(server, subject);
  await lived();
  const places = [...someOf(momentsOf(subject), 1), ...somePlaces(later.map(placeOf), 1)];
  const deaths = await standAndDie(backend, subject, server, places.slice(0, atOnce));
  expect(await checkInvariants(backend)).toEqual([]);
  return deaths;
}

/** Dies at the answer to each of its statements, or of some, of a server that is warm, and of one's first time. */
export async function dieAtEachStatement(
  backend: Backend,
  subject: Subject,
  { first, later }: Statements,
): Promise<Death[]> {
  const warm = somePlaces(later.map(placeOf), sampleOfPlaces.warm);
  const once = someOf(
    first.map(placeOf).filter((_, index) => !later.includes(first[index] ?? '')),
    sampleOfPlaces.first,
  );
  const deaths = await dieAtEach(backend, inGroups(warm), (places) => dieAtOnce(backend, subject, places, true));
  deaths.push(...(await dieAtEach(backend, once, (place) => dieAtOnce(backend, subject, [place], false))));
  expect(deaths).toHaveLength(warm.length + once.length);
  return deaths;
}

/** Dies while each of its commits was on its way, or one of them. */
export async function dieAtEachCommit(backend: Backend, subject: Subject, { first }: Statements): Promise<Death[]> {
  const commits = first.flatMap((text, index) => (isCommit(text) ? [index + 1] : []));
  return dieAtEach(backend, someOf(commits, 1), async (statement) => [
    await dieAt(backend, subject, { at: `commit ${statement}`, standsAt: { statement, when: 'sent' } }),
  ]);
}
