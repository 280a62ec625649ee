import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, openConnection } from '../data-api/connection.ts';
import type { Kind, Sent } from './traffic.ts';

/** A request that ended: `status` 0 where nobody answered. */
export type Ended = { readonly kind: Kind; readonly status: number; readonly ms: number };
export type Load = { readonly ended: readonly Ended[]; readonly seconds: number };

/** Connections to a port; more are opened while all are in use, as browsers of more people would. */
function openConnections(port: number) {
  const idle: Connection[] = [];
  const all = new Set<Connection>();
  return {
    async ask(bytes: Buffer): Promise<number> {
      const connection = idle.pop() ?? (await openConnection(port));
      all.add(connection);
      try {
        const { status } = await connection.ask(bytes);
        idle.push(connection);
        return status;
      } catch {
        connection.close();
        all.delete(connection);
        return 0;
      }
    },
    close: () => {
      for (const connection of all) connection.close();
    },
  };
}

/**
 * Sends requests at a rate whatever becomes of those before, which is how people come: to the ports in turn, at instants
 * as far apart as chance has it. Latency counts from the instant at which a request was due.
 */
export async function openLoop(
  ports: readonly number[],
  options: {
    readonly perSecond: number;
    readonly seconds: number;
    readonly draw: () => Sent;
    readonly random: () => number;
  },
): Promise<Load> {
  const { perSecond, seconds, draw, random } = options;
  const targets = ports.map(openConnections);
  const ended: Ended[] = [];
  const under = new Set<Promise<void>>();
  const startedAt = performance.now();
  let turn = 0;
  const send = (due: number): void => {
    const { kind, bytes } = draw();
    turn += 1;
    const target = targets[turn % targets.length];
    const asking = (async () => {
      const status = (await target?.ask(bytes).catch(() => 0)) ?? 0;
      ended.push({ kind, status, ms: performance.now() - due });
    })();
    under.add(asking);
    void asking.finally(() => under.delete(asking));
  };
  for (let due = startedAt; due < startedAt + seconds * 1_000; due += (-Math.log(1 - random()) * 1_000) / perSecond) {
    const ahead = due - performance.now();
    if (ahead > 1) await sleep(ahead);
    send(due);
  }
  await Promise.all(under);
  for (const target of targets) target.close();
  return { ended, seconds };
}
