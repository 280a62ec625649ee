import { randomUUID } from 'node:crypto';
import type { FaultPoint } from '@roadworthy/providers/payments/fault-injection.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { look } from '@roadworthy/testkit/look.ts';
import { aQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BindChildSettings, BindCommand, BindLine } from '../../test/bind-child.ts';
import { askAgain, leftOf, resumeBinds, untilForgotten } from '../../test/bring-to-end.ts';
import { startBindChild } from '../../test/start-bind-child.ts';

const fixture = useFixture('bind crash', { now: '2026-06-15T14:00:00Z' });
let method: string;
let statements: readonly string[];

type Answered = Extract<BindLine, { type: 'answered' }>;
const isAnswer = (line: BindLine): line is Answered => line.type === 'answered';

async function bindable(): Promise<BindCommand> {
  const { quoteId } = await signedQuote(fixture.backend, aQuote());
  return { quoteId, method, key: randomUUID() };
}

beforeAll(async () => {
  method = await cardToken(fixture.backend, '4242424242424242');
  // A bind that lives through names the awaits at which the others die.
  const server = await startBindChild(fixture.backend, { tellsStatements: true });
  server.bind(await bindable());
  const answer = await server.next(isAnswer);
  statements = answer && isAnswer(answer) ? answer.statements : [];
  await server.stop();
});

type Death = { readonly at: string; readonly left: string; readonly acknowledged: boolean };

/** One server dies at a place; another brings what it left to its end, and the customer asks again. */
async function dieAt(at: string, settings: Pick<BindChildSettings, 'dieAt'> & { fault?: string }): Promise<Death> {
  const command = await bindable();
  const server = await startBindChild(fixture.backend, settings);
  server.bind(command);
  expect(await server.ended, `${at} was reached`).toBe('SIGKILL');
  await untilForgotten(fixture.backend, server.processName);
  const answer = server.lines.filter(isAnswer).find(({ outcome }) => outcome === 'bound');
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

/** Two at a time: the machine has two cores. */
async function dieAtEach<Place>(places: readonly Place[], die: (place: Place) => Promise<Death>): Promise<Death[]> {
  const queue = [...places];
  const deaths: Death[] = [];
  const work = async () => {
    for (let place = queue.shift(); place !== undefined; place = queue.shift()) deaths.push(await die(place));
  };
  await Promise.all([work(), work()]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  return deaths;
}
const countOf = (deaths: readonly Death[], state: string) => deaths.filter(({ left }) => left === state).length;

describe('a bind whose server is killed', () => {
  test('has one policy and one charge after a kill at each named point', { timeout: 300_000 }, async () => {
    const deaths = await dieAtEach(['begin', 'call', 'finish', 'commit'], (fault) => dieAt(fault, { fault }));
    const left = Object.fromEntries(deaths.map((death) => [death.at, death.left]));
    expect(left).toEqual({ begin: 'open', call: 'open', finish: 'open', commit: 'done' });
  });

  test('has one policy and one charge after a kill at each moment of the payment', { timeout: 300_000 }, async () => {
    const moments = (['authorize', 'capture'] as const).flatMap((operation) =>
      (['received', 'before_effect', 'after_effect'] as const).map((moment) => ({ operation, moment })),
    );
    const deaths = await dieAtEach(moments, (place: Pick<FaultPoint, 'moment' | 'operation'>) =>
      dieAt(`${place.moment} of ${place.operation}`, { dieAt: place }),
    );
    expect(countOf(deaths, 'open')).toBe(moments.length);
  });

  test(
    'has one policy and one charge after a kill at the answer to each of its statements',
    { timeout: 300_000 },
    async () => {
      expect(statements.length).toBeGreaterThan(20);
      const places = statements.map((text, index) => ({ text, statement: index + 1 }));
      const deaths = await dieAtEach(places, ({ text, statement }) =>
        dieAt(`statement ${statement}, ${text}`, { dieAt: { statement, when: 'answered' } }),
      );
      // Kills fell before the intent was there, while it was open, and after all was done.
      expect(countOf(deaths, 'nothing')).toBeGreaterThan(5);
      expect(countOf(deaths, 'open')).toBeGreaterThan(10);
      expect(countOf(deaths, 'done')).toBeGreaterThan(0);
    },
  );

  test('has one policy and one charge after a kill while a commit was on its way', { timeout: 300_000 }, async () => {
    const commits = statements.flatMap((text, index) => (text === 'commit' ? [index + 1] : []));
    expect(commits.length).toBeGreaterThanOrEqual(2);
    const deaths = await dieAtEach(commits, (statement) =>
      dieAt(`commit ${statement}`, { dieAt: { statement, when: 'sent' } }),
    );
    expect(deaths.every(({ acknowledged }) => !acknowledged)).toBe(true);
  });
});
