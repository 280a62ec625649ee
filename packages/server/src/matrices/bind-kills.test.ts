import { setTimeout as sleep } from 'node:timers/promises';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { randomFrom } from '@roadworthy/testkit/random-from.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import {
  askAgain,
  type BindCommand,
  bindCommand,
  leftOf,
  resumeIntents,
  untilForgotten,
} from '../../test/bring-to-end.ts';
import { everyOne, killSeed } from '../../test/some-places.ts';
import { type ServerChild, startServerChild } from '../../test/start-server-child.ts';

const fixture = useFixture('bind kills', { now: '2026-06-15T14:00:00Z' });

/** A sample of each run; `KILLS=every` takes as many as say something about how often which moment is met. */
const kills = everyOne ? 24 : 2;
/** Binds under way in one server, so that each kill falls into several. */
const atOnce = 3;
/** The longest life: how often a server that is warm binds so many, on whichever machine this is. */
const turns = 1.5;

/** What one server had done when it was killed. */
type Journal = {
  readonly acknowledged: Map<string, string>;
  readonly inFlight: BindCommand[];
  readonly untouched: BindCommand[];
};

/** Binds some quotes at once until it is killed, a share of its longest life after it was done with two. */
async function bindUntilKilled(server: ServerChild, commands: readonly BindCommand[], share: number): Promise<Journal> {
  const bind = async (command: BindCommand) => {
    server.does(command);
    return server.next((line) => line.type === 'answered' && line.id === command.id);
  };
  const [first, second, ...others] = commands;
  if (first) await bind(first);
  const begun = performance.now();
  if (second) await bind(second);
  const turnMs = (performance.now() - begun) * atOnce;
  const lane = async () => {
    for (let command = others.shift(); command !== undefined; command = others.shift()) {
      if (!(await bind(command))) return;
    }
  };
  const work = Promise.all(Array.from({ length: atOnce }, lane));
  await sleep(share * turns * turnMs);
  server.kill();
  await Promise.all([server.ended, work]);
  const tried = new Set(server.lines.flatMap((line) => (line.type === 'begins' ? [line.id] : [])));
  const acknowledged = new Map<string, string>();
  for (const line of server.lines) {
    if (line.type === 'answered' && line.policyId !== null) acknowledged.set(line.id, line.policyId);
  }
  return {
    acknowledged,
    inFlight: commands.filter(({ id }) => tried.has(id) && !acknowledged.has(id)),
    untouched: commands.filter(({ id }) => !tried.has(id)),
  };
}

describe(`${kills} servers killed at random while each binds three quotes at once`, () => {
  test(`lose nothing that was acknowledged and do nothing twice (seed ${killSeed})`, { timeout: 300_000 }, async () => {
    console.info(`bind kills: seed ${killSeed}`);
    const random = randomFrom(killSeed);
    const method = await cardToken(fixture.backend, '4242424242424242');
    const prepare = async (): Promise<BindCommand> => {
      const { quoteId } = await signedQuote(fixture.backend, aQuote());
      return bindCommand(quoteId, method);
    };
    const acknowledged = new Map<string, string>();
    const interrupted: BindCommand[] = [];
    const left: string[] = [];
    let stock: BindCommand[] = [];
    let next = startServerChild(fixture.backend);
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await next;
      // The following one starts while this one lives and dies.
      next = startServerChild(fixture.backend);
      // More than a life is long enough for, however much faster three at once are than one after the other.
      while (stock.length < 2 + 4 * atOnce) stock.push(await prepare());
      const journal = await bindUntilKilled(server, stock, random());
      stock = journal.untouched;
      for (const [quoteId, policyId] of journal.acknowledged) acknowledged.set(quoteId, policyId);
      await untilForgotten(fixture.backend, server.processName);
      for (const command of journal.inFlight) {
        interrupted.push(command);
        left.push(await leftOf(fixture.backend, command.id));
      }
    }
    await (await next).stop();

    // At least as many binds were interrupted as servers killed, and of many some between their two transactions.
    expect(interrupted.length).toBeGreaterThanOrEqual(kills);
    if (everyOne) expect(left).toContain('open');
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
    await resumeIntents(
      fixture.backend,
      interrupted.map(({ id }) => id),
    );
    for (const [quoteId, policyId] of acknowledged) {
      const rows = await selectRows(fixture.backend, 'select policy_id from policies where current_quote_id = $1', [
        quoteId,
      ]);
      expect(rows).toEqual([{ policy_id: policyId }]);
    }
    for (const { asks } of interrupted) {
      expect(await askAgain(fixture.backend, asks)).toMatchObject({ status: 'bound' });
    }
    expect(await checkInvariants(fixture.backend)).toEqual([]);
    const [counts] = await selectRows(
      fixture.backend,
      `select (select count(*)::int from policies) as policies, (select count(distinct current_quote_id)::int from policies) as quotes,
         (select count(*)::int from payments where status = 'settled') as charges`,
    );
    const bound = acknowledged.size + interrupted.length;
    expect(counts).toEqual({ policies: bound, quotes: bound, charges: bound });
    console.info(
      `bind kills: ${kills} kills fell inside ${interrupted.length} binds (${left.join(' ')}), ${acknowledged.size} were acknowledged`,
    );
  });
});
