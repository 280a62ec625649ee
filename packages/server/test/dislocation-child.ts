// A worker process of its own that goes on with a dislocation run, two policies a batch, and dies where FAULT says.
import { openBackend } from '@roadworthy/testkit/backend.ts';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import type { JobData } from '@roadworthy/server/kernel/jobs/job-queues.ts';
import { runDislocation } from '@roadworthy/server/reporting/run-dislocation.ts';

const { config, now, job } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly config: Config;
  readonly now: string;
  readonly job: JobData['run-dislocation'];
};
const backend = await openBackend(config, { now, processName: 'dislocation-child' });
await runDislocation({ platform: backend.platform, handlers: [] }, job, { policies: 2, batches: 100 });
await backend.close();
