import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobQueues } from '../kernel/jobs/job-queues.ts';
import { outsideRead } from '../kernel/operation.ts';
import { askAs } from '../kernel/operations/ask-as.ts';
import { operatingFigures } from '../kernel/telemetry/operating-figures.ts';
import type { Platform } from '../kernel/platform.ts';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as {
  readonly version: string;
};

const versionsText = `select current_setting('server_version'), (select max(name) from migrator.schema_migrations)`;

/** When the queue's clock last brought each job to its end, and when one last failed for good. */
const jobsText = `select name, to_json(max(completed_on) filter (where state = 'completed')) #>> '{}',
    to_json(max(completed_on) filter (where state = 'failed')) #>> '{}'
  from pgboss.job where name = any ($1::text[]) group by name`;

async function lastRuns({ pools }: Platform) {
  const clocked = Object.entries(jobQueues).flatMap(([name, { cron }]) => (cron === undefined ? [] : [name]));
  const rows = await askAs(pools.operations, { role: 'operator', text: jobsText, values: [`{${clocked.join(',')}}`] });
  const found = new Map(rows.map(([name, ended, failed]) => [String(name), { ended, failed }]));
  return clocked.map((job) => ({ job, ended: found.get(job)?.ended ?? null, failed: found.get(job)?.failed ?? null }));
}

/** What whoever operates the platform watches: the figures that Prometheus reads, standbys, jobs and versions. */
export const readOperatingState = outsideRead({
  name: 'operating_state',
  permission: 'operating:read',
  example: {},
  badInput: [],
  async run({ platform }) {
    const [figures, jobs, versions] = await Promise.all([
      operatingFigures(platform),
      lastRuns(platform),
      askAs(platform.pools.operations, { role: 'operator', text: versionsText }),
    ]);
    const [[database, migration] = []] = versions;
    return {
      figures: figures.map(({ figure, kind, waiting, oldestSeconds }) => ({
        figure,
        kind,
        waiting,
        oldest_seconds: oldestSeconds === null ? null : Math.round(oldestSeconds),
      })),
      jobs,
      standbys: (platform.replicas?.states() ?? []).map(({ isUsed, behindSeconds }) => ({
        is_used: isUsed,
        behind_seconds: behindSeconds,
      })),
      version: manifest.version,
      migration: String(migration),
      postgresql: String(database),
      node: process.version.slice(1),
      simulated: platform.simulated.map(({ part }) => part),
    };
  },
});
