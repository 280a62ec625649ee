import { pendingMigrations } from '@roadworthy/db/apply-migrations.ts';
import { productSql, readMigrations } from '@roadworthy/db/migration-files.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { lateDays } from '../../billing/cancellation/late-days.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { configWarnings } from '../../kernel/settings/config-warnings.ts';
import type { HttpParts } from '../http-parts.ts';

type State = 'ok' | 'pending' | 'down';
type Checks = Record<'database' | 'migrations' | 'queue', State> & { readonly demo?: State };

const patienceMs = 2_000;

function inTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), patienceMs).unref();
    }),
  ]);
}

/** GET /healthz: that this process answers. */
export function healthRoute(app: FastifyInstance): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
}

function notNow(reply: FastifyReply, status: string) {
  reply.code(503).header('retry-after', '5');
  return { status };
}

/** GET /readyz of a process that has pages alone: whether it goes on, since it is not heard before its pages are there. */
export function pagesReadinessRoute(app: FastifyInstance, isEnding: () => boolean): void {
  app.get('/readyz', async (_request, reply) => (isEnding() ? notNow(reply, 'ending') : { status: 'ready' }));
}

/**
 * GET /readyz: whether this process can do its work, or which part cannot or is simulated, what is misconfigured, and how
 * many legal days have passed.
 */
export function readinessRoute(app: FastifyInstance, { platform, isFilled, isEnding }: HttpParts): void {
  const migrations = readMigrations(productSql.migrations);
  const { reads, operations } = platform.pools;
  const simulated = platform.simulated.map(({ part }) => part);
  const warnings = configWarnings(platform.config);

  async function check(): Promise<Checks> {
    const down = () => 'down' as const;
    const [database, pending, queue] = await Promise.all([
      inTime(reads.query('select 1')).then(() => 'ok' as const, down),
      inTime(pendingMigrations(reads, migrations)).then((names) => (names.length === 0 ? 'ok' : 'pending'), down),
      inTime(askAs(operations, { role: 'operator', text: 'select version from pgboss.version' })).then(
        (rows) => (rows.length === 1 ? 'ok' : 'pending'),
        down,
      ),
    ]);
    const demo = isFilled?.() === false ? ({ demo: 'pending' } as const) : {};
    return { database, migrations: pending, queue, ...demo };
  }

  let counted: { readonly at: number; readonly late: Awaited<ReturnType<typeof lateDays>> } = { at: 0, late: {} };

  /** How many legal days have passed. Probes come every few seconds, and the days of all policies are counted once a minute. */
  async function countLate() {
    if (Date.now() - counted.at >= 60_000) counted = { at: Date.now(), late: await inTime(lateDays(platform)) };
    return counted.late;
  }

  app.get('/readyz', async (_request, reply) => {
    if (isEnding?.() === true) return notNow(reply, 'ending');
    const checks = await check();
    const isReady = Object.values(checks).every((state) => state === 'ok');
    if (!isReady) reply.code(503).header('retry-after', '5');
    const status = isReady ? 'ready' : 'not ready';
    const late = isReady ? await countLate().catch(() => ({})) : {};
    return {
      status,
      checks,
      simulated,
      ...(Object.keys(late).length === 0 ? {} : { late }),
      ...(warnings.length === 0 ? {} : { warnings }),
    };
  });
}
