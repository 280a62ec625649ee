import { setTimeout as sleep } from 'node:timers/promises';
import type { Change, LiveMessage } from '@roadworthy/core/shared/lists/live-tables.ts';
import { requestRoles } from '../connect-platform.ts';
import type { Platform } from '../platform.ts';
import { type Audiences, readAudiences } from './audiences.ts';
import type { Listener } from './listener.ts';
import type { PlacedRecord } from './presence.ts';
import { type Hint, hintsSince, recentHints, standNow } from './read-hints.ts';
import { createAsker } from './visible-changes.ts';

export type LiveHub = {
  /** Tells the listener of every change that it may see, from some seconds ago on, until the answer is called. */
  listen(listener: Listener): () => void;
  /** Tells those who see all rows of the record's organization that somebody came to it or left it. */
  publishPresent(record: PlacedRecord): void;
  /** Calls back when somebody begins to listen. */
  onListen(callback: () => void): void;
  /** Tells nobody any more. */
  close(): void;
};

const everything: LiveMessage = { everything: true };

type Parts = Pick<Platform, 'pools' | 'clock' | 'log' | 'replicas'>;

/** Sends listeners which of the hints are theirs; the same message serves all of one role and organization. */
function createSender(parts: Parts, audiences: Audiences) {
  const asker = createAsker(parts);
  const seesAll = ({ principal: { role, organizationId } }: Listener, hint: Pick<Hint, 'table' | 'organizationId'>) => {
    const audience = audiences(role, hint.table);
    return audience === 'all' || (audience === 'organization' && hint.organizationId === organizationId);
  };
  return {
    sendPresent(listeners: Iterable<Listener>, record: PlacedRecord): void {
      const { table, id } = record;
      for (const listener of listeners) if (seesAll(listener, record)) listener.send({ present: { table, id } });
    },
    forget: asker.forget,
    send(listeners: Iterable<Listener>, hints: readonly Hint[]): void {
      const messages = new Map<string, { readonly changes: readonly Change[] }>();
      for (const listener of listeners) {
        const { role, organizationId } = listener.principal;
        const group = `${role} ${organizationId}`;
        const message = messages.get(group) ?? {
          changes: hints.filter((hint) => seesAll(listener, hint)).map(({ table, id }) => ({ table, id })),
        };
        messages.set(group, message);
        if (message.changes.length > 0) listener.send(message);
        const requested = hints.filter(({ table }) => audiences(role, table) === 'asked');
        if (requested.length > 0) asker.ask(listener, requested);
      }
    },
  };
}

/** Reads the hints of all processes for the listeners of this one, `pollMs` after the last reading; rests without any. */
export function createLiveHub(parts: Parts, { pollMs = 250 } = {}): LiveHub {
  const { pools, log, replicas } = parts;
  const listeners = new Set<Listener>();
  const newcomers = new Set<Listener>();
  const callbacks: (() => void)[] = [];
  let sender: ReturnType<typeof createSender> | null = null;
  let isRunning = false;
  /** How far a page has to read that is told of something now. */
  let after: string | undefined;

  function sendHints(to: Iterable<Listener>, hints: readonly Hint[] | null): void {
    if (hints === null) for (const listener of to) listener.send(everything);
    else if (hints.length > 0) sender?.send(to, hints);
  }

  /** One reading; answers where the next one goes on. */
  async function turn(snapshot: string | null): Promise<string> {
    sender ??= createSender(parts, await readAudiences(pools.reads, requestRoles));
    const arrived = [...newcomers];
    const received =
      snapshot === null ? { upTo: await standNow(pools.reads), hints: [] } : await hintsSince(pools.reads, snapshot);
    if (replicas !== null && received.hints?.length !== 0) after = await replicas.position();
    sendHints([...listeners], received.hints);
    if (arrived.length > 0) sendHints(arrived, (await recentHints(pools.reads)).hints);
    for (const listener of arrived) newcomers.delete(listener);
    return received.upTo;
  }

  async function run(): Promise<void> {
    isRunning = true;
    let snapshot: string | null = null;
    let isLost = false;
    while (listeners.size > 0) {
      try {
        snapshot = await turn(snapshot);
        // What was written while the database could not be asked may be gone with it.
        if (isLost) sendHints([...listeners], null);
        isLost = false;
      } catch (error) {
        if (!isLost) log.warn({ err: error }, 'hints of changes cannot be read');
        isLost = true;
        snapshot = null;
      }
      await sleep(pollMs, undefined, { ref: false });
    }
    isRunning = false;
  }

  function leave(listener: Listener): void {
    listeners.delete(listener);
    newcomers.delete(listener);
    sender?.forget(listener);
  }

  return {
    listen(told) {
      const listener: Listener = {
        ...told,
        send: (message) => told.send('present' in message || after === undefined ? message : { ...message, after }),
      };
      listeners.add(listener);
      newcomers.add(listener);
      for (const callback of callbacks) callback();
      if (!isRunning) void run();
      return () => leave(listener);
    },
    publishPresent: (record) => sender?.sendPresent(listeners, record),
    onListen: (callback) => void callbacks.push(callback),
    close() {
      for (const listener of Array.from(listeners)) leave(listener);
    },
  };
}
