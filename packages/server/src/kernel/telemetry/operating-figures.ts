import { Gauge, type GaugeConfiguration } from 'prom-client';
import { clockClaim } from '../jobs/clock-claim.ts';
import { askAs } from '../operations/ask-as.ts';
import type { Platform } from '../platform.ts';
import { metrics } from './watched.ts';

/** Something that nobody may forget and that is not done yet. */
export type OperatingFigure = {
  readonly figure: string;
  readonly kind: string;
  readonly waiting: number;
  /** How long the oldest of them has waited, in seconds; null where days count. */
  readonly oldestSeconds: number | null;
};

/** Jobs whose time has come and that no worker has begun. */
const waitingJobs = `select 'jobs_waiting', name, count(*), min(start_after) from pgboss.job
  where state in ('created', 'retry') and start_after <= now() and name <> 'failed-jobs' group by name`;

/** Adds a figure that is read when somebody asks; another platform's of that name, as in tests, makes place. */
function tell<Label extends string>(gauge: GaugeConfiguration<Label>): void {
  metrics.removeSingleMetric(gauge.name);
  metrics.registerMetric(new Gauge({ ...gauge, registers: [] }));
}

/** What an operator watches, of all organizations together, as the database counts it now. */
export async function operatingFigures(platform: Platform): Promise<readonly OperatingFigure[]> {
  const ask = async (text: string, now: string) => {
    const rows = await askAs(platform.pools.operations, {
      role: 'operator',
      claims: clockClaim(platform),
      text: `select f.*, extract(epoch from ${now} - f.since)
        from (${text}) f (figure, kind, waiting, since)`,
    });
    return rows.map(([figure, kind, waiting, , seconds]) => ({
      figure: String(figure),
      kind: String(kind),
      waiting: Number(waiting),
      oldestSeconds: seconds === null || seconds === undefined ? null : Number(seconds),
    }));
  };
  // The queue counts by the real time, and everything else by the product's clock.
  const [ours, queued] = await Promise.all([
    ask('select figure, kind, waiting, since from operating_figures()', 'app_now()'),
    ask(waitingJobs, 'now()'),
  ]);
  return [...ours, ...queued];
}

/** Counting takes the database some milliseconds of a large book, whoever asks how often. */
const freshMs = 15_000;

/** Adds to this process's figures what the database counts. One process of an installation is enough. */
export function collectOperatingFigures(platform: Platform): void {
  const labelNames = ['figure', 'kind'] as const;
  let counted: { readonly at: number; readonly figures: Promise<readonly OperatingFigure[]> } | undefined;
  const figures = () => {
    if (counted === undefined || performance.now() - counted.at > freshMs) {
      counted = { at: performance.now(), figures: operatingFigures(platform).catch(() => []) };
    }
    return counted.figures;
  };
  tell({
    name: 'roadworthy_waiting',
    help: 'What is not done yet: money unknown, letters unsent, legal days near or late, jobs due.',
    labelNames,
    async collect() {
      const found = await figures();
      this.reset();
      for (const { figure, kind, waiting } of found) this.set({ figure, kind }, waiting);
    },
  });
  tell({
    name: 'roadworthy_waiting_oldest_seconds',
    help: 'How long the oldest of them has waited.',
    labelNames,
    async collect() {
      const found = await figures();
      this.reset();
      for (const { figure, kind, oldestSeconds } of found) {
        if (oldestSeconds !== null) this.set({ figure, kind }, oldestSeconds);
      }
    },
  });
}

/** Adds how many connections of a process's pools are open, idle, and waited for, and how its standbys are. */
export function collectPools({ pools, replicas }: Pick<Platform, 'pools' | 'replicas'>): void {
  tell({
    name: 'roadworthy_connections',
    help: 'Database connections of a pool: open, idle, and requests that wait for one.',
    labelNames: ['pool', 'state'] as const,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waited_for' }, waitingCount);
      }
    },
  });
  if (replicas === null) return;
  tell({
    name: 'roadworthy_standby_used',
    help: 'Whether reads go to a standby, in the order of DATABASE_URL_REPLICA.',
    labelNames: ['standby'] as const,
    collect() {
      for (const [standby, { isUsed }] of replicas.states().entries()) this.set({ standby }, Number(isUsed));
    },
  });
  tell({
    name: 'roadworthy_standby_behind_seconds',
    help: 'How far a standby that is used is behind the primary.',
    labelNames: ['standby'] as const,
    collect() {
      this.reset();
      for (const [standby, { behindSeconds }] of replicas.states().entries()) {
        if (behindSeconds !== null) this.set({ standby }, behindSeconds);
      }
    },
  });
}
