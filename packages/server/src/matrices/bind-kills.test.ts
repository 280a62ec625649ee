import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { look } from '@roadworthy/testkit/look.ts';
import { aQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import type { BindCommand } from '../../test/bind-child.ts';
import { askAgain, leftOf, resumeBinds, untilForgotten } from '../../test/bring-to-end.ts';
import { type BindChild, startBindChild } from '../../test/start-bind-child.ts';

const fixture = useFixture('bind kills', { now: '2026-06-15T14:00:00Z' });

const kills = 50;
// Milliseconds: some three binds of a server that is warm.
const longestLife = 75;
const seed = Number(process.env['KILL_SEED'] ?? randomInt(2 ** 31));

/** Numbers in [0, 1) that one seed decides (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What one server had done when it was killed. */
type Journal = {
  readonly acknowledged: Map<string, string>;
  readonly inFlight: BindCommand[];
  readonly untouched: BindCommand[];
};

/** Binds one quote after another until it is killed, some milliseconds after it was done with the first. */
async function bindUntilKilled(server: BindChild, commands: readonly BindCommand[], afterMs: number): Promise<Journal> {
  const bind = async (command: BindCommand) => {
    server.bind(command);
    return server.next((line) => line.type === 'answered' && line.quoteId === command.quoteId);
  };
  const [first, ...others] = commands;
  if (first) await bind(first);
  const work = (async () => {
    for (const command of others) if (!(await bind(command))) return;
  })();
  await sleep(afterMs);
  server.kill();
  await Promise.all([server.ended, work]);
  const begun = new Set(server.lines.flatMap((line) => (line.type === 'begins' ? [line.quoteId] : [])));
  const acknowledged = new Map<string, string>();
  for (const line of server.lines) {
    if (line.type === 'answered' && line.policyId !== null) acknowledged.set(line.quoteId, line.policyId);
  }
  return {
    acknowledged,
    inFlight: commands.filter(({ quoteId }) => begun.has(quoteId) && !acknowledged.has(quoteId)),
    untouched: commands.filter(({ quoteId }) => !begun.has(quoteId)),
  };
}

describe('fifty servers killed at random while they bind', () => {
  test(`lose nothing that was acknowledged and do nothing twice (seed ${seed})`, { timeout: 300_000 }, async () => {
    console.info(`bind kills: seed ${seed}`);
    const random = randomFrom(seed);
    const method = await cardToken(fixture.backend, '4242424242424242');
    const prepare = async (): Promise<BindCommand> => {
      const { quoteId } = await signedQuote(fixture.backend, aQuote());
      return { quoteId, method, key: randomUUID() };
    };
    const acknowledged = new Map<string, string>();
    const interrupted: BindCommand[] = [];
    const left: string[] = [];
    let stock: BindCommand[] = [];
    let next = startBindChild(fixture.backend);
    for (let kill = 0; kill < kills; kill += 1) {
      const server = await next;
      // The following one starts while this one lives and dies.
      next = startBindChild(fixture.backend);
      while (stock.length < 5) stock.push(await prepare());
      const journal = await bindUntilKilled(server, stock, random() * longestLife);
      stock = journal.untouched;
      for (const [quoteId, policyId] of journal.acknowledged) acknowledged.set(quoteId, policyId);
      await untilForgotten(fixture.backend, server.processName);
      for (const command of journal.inFlight) {
        interrupted.push(command);
        left.push(await leftOf(fixture.backend, command.quoteId));
      }
    }
    await (await next).stop();

    // At least ten fell inside a bind, and some of them between its two transactions.
    expect(interrupted.length).toBeGreaterThanOrEqual(10);
    expect(left.filter((state) => state === 'open').length).toBeGreaterThan(0);
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
    await resumeBinds(
      fixture.backend,
      interrupted.map(({ quoteId }) => quoteId),
    );
    for (const [quoteId, policyId] of acknowledged) {
      const rows = await look(fixture.backend, 'select policy_id from policies where current_quote_id = $1', [quoteId]);
      expect(rows).toEqual([{ policy_id: policyId }]);
    }
    for (const command of interrupted) await askAgain(fixture.backend, command);
    expect(await checkInvariants(fixture.backend)).toEqual([]);
    const [counts] = await look(
      fixture.backend,
      `select (select count(*)::int from policies) as policies, (select count(distinct current_quote_id)::int from policies) as quotes,
         (select count(*)::int from payments where status = 'settled') as charges`,
    );
    const bound = acknowledged.size + interrupted.length;
    expect(counts).toEqual({ policies: bound, quotes: bound, charges: bound });
    console.info(
      `bind kills: ${interrupted.length} of ${kills} fell inside a bind (${left.join(' ')}), ${acknowledged.size} were acknowledged`,
    );
  });
});
