import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Reads that may be answered by a standby. */
export type Replicas = {
  /**
   * Where to read what has to know of everything up to a place in the primary's log: a standby that has come so far
   * within a quarter of a second, and otherwise the primary. Without a place any standby serves that is ten seconds behind
   * at most.
   */
  poolFor(after: string | null): Promise<pg.Pool>;
  /** How far the primary's log has come: a read after it knows of whatever was committed before. */
  position(): Promise<string>;
  readonly pools: readonly pg.Pool[];
  /** How each standby is, in the order of their pools. */
  states(): readonly StandbyState[];
  close(): Promise<void>;
};

export type StandbyState = {
  readonly isUsed: boolean;
  /** How far it is behind the primary; null where that is unknown, or more than is allowed. */
  readonly behindSeconds: number | null;
};

export type ReplicaOptions = {
  readonly primary: pg.Pool;
  readonly standbys: readonly pg.Pool[];
  /** Told when a standby is left out or taken in again. */
  readonly onChange?: (change: { readonly standby: number; readonly isUsed: boolean; readonly why: string }) => void;
  readonly pollMs?: number;
  readonly waitMs?: number;
  readonly mostBehindMs?: number;
};

type Standby = { readonly pool: pg.Pool; replayed: bigint; isUsed: boolean };

/** A place in the log, `16/B374D848`, as a number; null for what is none. */
export function logPlace(text: string): bigint | null {
  const [, high, low] = /^([0-9a-f]{1,8})\/([0-9a-f]{1,8})$/i.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

// Not what is flushed: where a commit does not wait for the disk, it is seen before.
const positionText = 'select pg_current_wal_insert_lsn()::text as place';
// One that was promoted is nobody's standby any more: it knows nothing of what the primary writes.
const replayedText = 'select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as place';

async function placeIn(pool: pg.Pool, text: string): Promise<bigint | null> {
  const { rows } = await pool.query<{ place: string | null }>(text);
  return logPlace(rows[0]?.place ?? '');
}

/**
 * Watches standbys of a primary and chooses among them. How far a standby has come is asked a few times a second, so that
 * it is always further than we think, and no read pays for it.
 */
export function watchReplicas(options: ReplicaOptions): Replicas {
  const { primary, onChange = () => undefined, pollMs = 50, waitMs = 250, mostBehindMs = 10_000 } = options;
  const standbys: Standby[] = options.standbys.map((pool) => ({ pool, replayed: -1n, isUsed: false }));
  /** Where the primary was, and when, oldest first. */
  const positions: { readonly at: number; readonly place: bigint }[] = [];
  const closing = new AbortController();
  let turn = 0;

  /** What a standby has to know of: everything that is older than it may be behind. */
  function leastKnown(): bigint {
    const until = performance.now() - mostBehindMs;
    while (positions.length > 1 && (positions[1]?.at ?? Infinity) <= until) positions.shift();
    const [oldest] = positions;
    return oldest !== undefined && oldest.at <= until ? oldest.place : 0n;
  }

  /** Since when the primary has been further than the standby is. */
  function behindSeconds({ isUsed, replayed }: Standby): number | null {
    if (!isUsed) return null;
    const unknown = positions.find(({ place }) => place > replayed);
    return unknown === undefined ? 0 : (performance.now() - unknown.at) / 1_000;
  }

  function use(standby: Standby, isUsed: boolean, why: string): void {
    if (standby.isUsed !== isUsed) onChange({ standby: standbys.indexOf(standby), isUsed, why });
    standby.isUsed = isUsed;
  }

  async function watch(standby: Standby): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        const replayed = await placeIn(standby.pool, replayedText);
        if (replayed === null) use(standby, false, 'it is no standby any more');
        else {
          standby.replayed = replayed;
          const isBehind = replayed < leastKnown();
          use(standby, !isBehind, isBehind ? 'it is too far behind' : 'it has come far enough');
        }
      } catch (error) {
        use(standby, false, error instanceof Error ? error.message : String(error));
      }
      await sleep(standby.isUsed ? pollMs : pollMs * 10, undefined, { signal: closing.signal, ref: false }).catch(
        () => undefined,
      );
    }
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      // While the primary is away nothing new is written: what a standby knows stays as old as it was.
      const place = await placeIn(primary, positionText).catch(() => null);
      if (place !== null) positions.push({ at: performance.now(), place });
      await sleep(500, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
    }
  }

  function oneThatKnows(place: bigint): pg.Pool | null {
    const knowing = standbys.filter(({ isUsed, replayed }) => isUsed && replayed >= place);
    turn += 1;
    return knowing[turn % knowing.length]?.pool ?? null;
  }

  const watching = [follow(), ...standbys.map(watch)];
  return {
    async poolFor(after) {
      const place = after === null ? 0n : logPlace(after);
      if (place === null) return primary;
      const until = performance.now() + waitMs;
      for (;;) {
        const found = oneThatKnows(place);
        if (found !== null) return found;
        if (performance.now() >= until || !standbys.some(({ isUsed }) => isUsed)) return primary;
        await sleep(pollMs / 2);
      }
    },
    async position() {
      const { rows } = await primary.query<{ place: string }>(positionText);
      return rows[0]?.place ?? '';
    },
    pools: options.standbys,
    states: () => standbys.map((standby) => ({ isUsed: standby.isUsed, behindSeconds: behindSeconds(standby) })),
    async close() {
      closing.abort();
      await Promise.all(watching);
      await Promise.all(standbys.map(({ pool }) => pool.end()));
    },
  };
}
