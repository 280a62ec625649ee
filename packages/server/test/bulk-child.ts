// A worker process of its own that goes on with a bulk run, two rows a batch, and dies where FAULT says.
import { openBackend } from '@roadworthy/testkit/backend.ts';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import type { JobData } from '@roadworthy/server/kernel/jobs/job-queues.ts';
import { runBulk } from '@roadworthy/server/bulk/run-bulk.ts';

const { config, now, job } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly config: Config;
  readonly now: string;
  readonly job: JobData['run-bulk'];
};
const backend = await openBackend(config, { now, processName: 'bulk-child' });
await runBulk({ platform: backend.platform, handlers: [] }, job, { rows: 2, batches: 100 });
await backend.close();
