import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { columnTypes } from './column-types.ts';
import { PrimaryClient } from './primary-client.ts';
import { UnitOfWork } from './unit-of-work.ts';
import { clientWatchedBy, type StatementWatcher } from './watched-client.ts';

export type PoolOptions = {
  readonly url: string;
  /** Most connections at once. */
  readonly max: number;
  /** The server ends a statement after this time; the client gives up a little later, when no answer comes at all. */
  readonly statementTimeoutMs: number;
  /** Shown in the server's list of sessions. */
  readonly name: string;
  /** Told of idle connections that broke; they are replaced without it. */
  readonly onError?: (error: Error) => void;
  /** Told of each statement, for figures and traces. */
  readonly watch?: StatementWatcher | undefined;
};

/** A connection pool whose broken connections end neither the process nor a request for ever. */
export function createPool({
  url,
  max,
  statementTimeoutMs,
  name,
  onError = () => undefined,
  watch,
}: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    Client: watch === undefined ? PrimaryClient : clientWatchedBy(watch),
    connectionString: url,
    max,
    application_name: name,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 2_000,
    idle_in_transaction_session_timeout: Math.max(60_000, statementTimeoutMs * 2),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: columnTypes,
  });
  pool.on('error', onError);
  // The pool listens to idle connections only; one that breaks while it is lent out would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const retried = new Set(['40001', '40P01']);
const attempts = 5;

/**
 * Runs `work` in a transaction and answers its result. A deadlock or serialization failure is tried again, at most five
 * times in all: `work` must touch nothing but the transaction.
 */
export async function transaction<T>(pool: pg.Pool, work: (tx: pg.ClientBase) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, work);
    } catch (error) {
      if (attempt >= attempts || !retried.has(sqlState(error) ?? '')) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** The five-character SQLSTATE of a database error, when the value is one. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

async function runOnce<T>(pool: pg.Pool, work: (tx: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const unit = new UnitOfWork(client);
  let broken = false;
  try {
    const result = await work(unit as unknown as pg.ClientBase);
    await unit.commit();
    return result;
  } catch (error) {
    // After a timeout of ours the connection still waits for an answer: it must not be lent again.
    broken = (error instanceof Error && error.message === 'Query read timeout') || !(await rolledBack(unit));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function rolledBack(unit: UnitOfWork): Promise<boolean> {
  return unit.rollback().then(
    () => true,
    () => false,
  );
}
