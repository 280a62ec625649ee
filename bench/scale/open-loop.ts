import { setTimeout as sleep } from 'node:timers/promises';
import { type Connection, openConnection } from '../data-api/connection.ts';
import type { Kind, Sent } from './traffic.ts';

/** A request that ended: `status` 0 where nobody answered. */
export type Ended = { readonly kind: Kind; readonly status: number; readonly ms: number };
/** `seconds` is until the last of them ended. */
export type Load = { readonly asked: number; readonly ended: readonly Ended[]; readonly seconds: number };

/** As a balancer has them: kept open, and more than a process answers at once. */
const connectionsPerPort = 1_500;
const openedAtOnce = 50;

type Target = { ask(bytes: Buffer): Promise<number>; close(): void };

async function openTarget(port: number): Promise<Target> {
  const all: Connection[] = [];
  while (all.length < connectionsPerPort) {
    all.push(...(await Promise.all(Array.from({ length: openedAtOnce }, () => openConnection(port)))));
  }
  const idle = [...all];
  const waiting: ((connection: Connection) => void)[] = [];
  const taken = (): Promise<Connection> => {
    const one = idle.pop();
    return one === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(one);
  };
  return {
    async ask(bytes) {
      const connection = await taken();
      try {
        return (await connection.ask(bytes)).status;
      } catch {
        return 0;
      } finally {
        const next = waiting.shift();
        if (next === undefined) idle.push(connection);
        else next(connection);
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
  const targets = await Promise.all(ports.map(openTarget));
  const ended: Ended[] = [];
  const under = new Set<Promise<void>>();
  const startedAt = performance.now();
  let asked = 0;
  const send = (due: number): void => {
    const { kind, bytes } = draw();
    asked += 1;
    const target = targets[asked % targets.length];
    const asking = (async () => {
      const status = (await target?.ask(bytes)) ?? 0;
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
  return { asked: asked / seconds, ended, seconds: (performance.now() - startedAt) / 1_000 };
}
