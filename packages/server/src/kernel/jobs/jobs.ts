import { createPool, transaction } from '@roadworthy/db/pool.ts';
import { PrimaryClient } from '@roadworthy/db/primary-client.ts';
import type pg from 'pg';
import { type Db, PgBoss, type Queue } from 'pg-boss';
import { statementName } from '../database.ts';
import { deadLetterQueue, type JobData, type JobName, jobQueues } from './job-queues.ts';
import type { Log } from '../audit/log.ts';
import { currentRequest, withinRequest } from '../telemetry/request-scope.ts';
import { carriedTrace, watched, withinTrace } from '../telemetry/watched.ts';

export type { JobData, JobName } from './job-queues.ts';

/** What does each job. A handler may be called twice for one job. */
export type JobHandlers = {
  readonly [Name in JobName]?: (data: JobData[Name]) => Promise<void>;
};

export type EnqueueOptions = {
  readonly startAfterSeconds?: number;
  /** A uuid that names the job: a second job of the same id is not enqueued. */
  readonly id?: string;
};

export type Jobs = {
  /** Enqueues a job in the client's open transaction, which runs as `operator`: it exists exactly if that commits. */
  enqueue<Name extends JobName>(
    client: pg.ClientBase,
    name: Name,
    data: JobData[Name],
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Makes this process a worker of the handled queues. */
  start(handlers: JobHandlers): Promise<void>;
  /** Takes no new job and waits for those at work, at most 8 seconds; unfinished ones come again elsewhere. */
  stop(): Promise<void>;
};

const quiet = {
  schema: 'pgboss',
  migrate: false,
  createSchema: false,
  // Rebuilding indexes is the owner's business.
  reindex: false,
  monitorVacuum: false,
} as const;

/** Opens the queues for sending; `start` makes the process work on them too. */
export async function connectJobs(options: {
  readonly operations: pg.Pool;
  /** The application's login. */
  readonly appUrl: string;
  readonly log: Log;
}): Promise<Jobs> {
  const { operations, appUrl, log } = options;
  const sender = new PgBoss({ ...quiet, db: asOperator(operations), supervise: false, schedule: false });
  sender.on('error', (error) => log.error({ err: error }, 'the job queue cannot be read'));
  await sender.start();
  const workers: { boss: PgBoss; pool: pg.Pool }[] = [];
  return {
    async enqueue(client, name, data, { startAfterSeconds, id } = {}) {
      const db: Db = {
        // Its answer, the id of the job, is nobody's.
        executeSql: (text, values) =>
          client.query({ name: statementName(text), text, values: values ?? [], waits: true } as pg.QueryConfig),
      };
      await sender.send(
        name,
        { ...data, ...causeOf() },
        {
          db,
          ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
          ...(id === undefined ? {} : { id }),
        },
      );
    },
    async start(handlers) {
      workers.push(await startWorker(appUrl, handlers, log));
    },
    async stop() {
      for (const { boss, pool } of workers.splice(0)) {
        await boss.stop({ graceful: true, timeout: 8_000 });
        await pool.end();
      }
      await sender.stop({ graceful: false });
    },
  };
}

/** Declares every queue, as the owner of the job schema. Safe to repeat; changed settings take effect. */
export async function declareQueues(ownerUrl: string): Promise<void> {
  const client = new PrimaryClient({ connectionString: ownerUrl, application_name: 'roadworthy queues' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const boss = new PgBoss({
      ...quiet,
      db: { executeSql: (text, values) => client.query(text, values) },
      supervise: false,
      schedule: false,
    });
    await boss.start();
    await declare(boss, deadLetterQueue, { retryLimit: 0 });
    for (const [name, { retryLimit, expireInSeconds }] of Object.entries(jobQueues)) {
      await declare(boss, name, {
        retryLimit,
        expireInSeconds,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 600,
        // A killed worker's job is given to another one after this time.
        heartbeatSeconds: 10,
        deadLetter: deadLetterQueue,
      });
    }
    await boss.stop({ graceful: false });
  } finally {
    await client.end();
  }
}

async function declare(boss: PgBoss, name: string, settings: Omit<Queue, 'name' | 'policy'>): Promise<void> {
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}

async function startWorker(appUrl: string, handlers: JobHandlers, log: Log): Promise<{ boss: PgBoss; pool: pg.Pool }> {
  const pool = createPool({
    url: appUrl,
    max: 6,
    statementTimeoutMs: 30_000,
    name: 'roadworthy jobs',
    onError: (error) => log.warn({ err: error }, 'an idle connection of the job queue broke'),
  });
  const boss = new PgBoss({
    ...quiet,
    db: asRole(pool, 'worker'),
    supervise: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    schedule: true,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  await boss.start();
  for (const name of Object.keys(jobQueues) as JobName[]) await workOn(boss, name, handlers, log);
  await boss.work<object>(deadLetterQueue, { pollingIntervalSeconds: 5 }, async (jobs) => {
    for (const { id, data } of jobs) log.error({ job: id, data }, 'a job failed for good');
  });
  return { boss, pool };
}

/** Beside a job's own data: the request that it goes back to, and its trace. */
type Caused = { readonly cause?: { readonly request?: string; readonly trace: Record<string, string> } };

function causeOf(): Caused {
  const request = currentRequest();
  const trace = carriedTrace();
  if (request === undefined && Object.keys(trace).length === 0) return {};
  return { cause: { ...(request === undefined ? {} : { request }), trace } };
}

/** What a job does is logged under the request that asked for it, or under its own id. */
async function handle(
  { id, data }: { id: string; data: unknown },
  run: (data: unknown) => Promise<void>,
): Promise<void> {
  const { cause, ...own } = data as Caused;
  await withinTrace(cause?.trace ?? {}, () => withinRequest(cause?.request ?? id, () => run(own)));
}

async function workOn(boss: PgBoss, name: JobName, handlers: JobHandlers, log: Log): Promise<void> {
  const handler = handlers[name] as ((data: unknown) => Promise<void>) | undefined;
  if (handler === undefined) return;
  const { concurrency, cron } = jobQueues[name];
  const options = { pollingIntervalSeconds: cron ? 5 : 1 };
  for (let each = 0; each < concurrency; each += 1) {
    const worker: string = await boss.work(name, options, async ([job]) => {
      if (job === undefined) return;
      try {
        await handle(job, (data) => watched('job', name, () => handler(data)));
      } catch (error) {
        log.warn(
          { err: error, job: job.id, queue: name, retry: job.retryCount },
          'a job failed and will be tried again',
        );
        throw error;
      } finally {
        // Else it would rest for the polling interval after every job, however many wait.
        boss.notifyWorker(worker);
      }
    });
  }
  if (cron) await boss.schedule(name, cron, {});
}

function asOperator(pool: pg.Pool): Db {
  return asRole(pool, 'operator');
}

// The role is set inside a transaction: a pooler may give the next statement another session.
function asRole(pool: pg.Pool, role: 'operator' | 'worker'): Db {
  return {
    executeSql: (text, values) =>
      transaction(pool, async (client) => {
        await client.query(`set local role ${role}`);
        return client.query(withoutOwnTransaction(text), values);
      }),
  };
}

// pg-boss wraps what needs a lock in a transaction; inside ours, PostgreSQL would warn of a second begin and commit.
function withoutOwnTransaction(text: string): string {
  return text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
}
