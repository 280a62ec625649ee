import type pg from 'pg';

/** For how long what the last caller waited says what the next one will. */
const freshMs = 1_000;

type Lent = { waitedMs: number; at: number };
const lastLent = new WeakMap<pg.Pool, Lent>();

type Connect = pg.Pool['connect'];
type Callback = Parameters<Connect>[0];

/** Notes how long each caller of a pool waits for a connection. */
export function noteQueueDelay(pool: pg.Pool): void {
  const lent: Lent = { waitedMs: 0, at: 0 };
  lastLent.set(pool, lent);
  const connect = pool.connect.bind(pool) as (callback?: Callback) => Promise<pg.PoolClient>;
  const note = (since: number): void => {
    lent.at = performance.now();
    lent.waitedMs = lent.at - since;
  };
  const noted = (callback?: Callback): Promise<pg.PoolClient> | undefined => {
    const since = performance.now();
    if (callback !== undefined) {
      void connect((error, client, release) => {
        note(since);
        callback(error, client, release);
      });
      return undefined;
    }
    return connect().finally(() => note(since));
  };
  pool.connect = noted as Connect;
}

/**
 * For how many milliseconds a caller of now will wait for a connection: as long as the last one did, while others still
 * wait. The longest of several pools.
 */
export function queueDelay(pools: readonly pg.Pool[]): number {
  const now = performance.now();
  const delays = pools.map((pool) => {
    const lent = lastLent.get(pool);
    return lent === undefined || pool.waitingCount === 0 || now - lent.at > freshMs ? 0 : lent.waitedMs;
  });
  return Math.max(0, ...delays);
}
