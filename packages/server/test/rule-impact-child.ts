// A worker process of its own that goes on with a rule impact, two quotes a batch, and dies where FAULT says.
import { openBackend } from '@roadworthy/testkit/backend.ts';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import type { JobData } from '@roadworthy/server/kernel/jobs/job-queues.ts';
import { runRuleImpact } from '@roadworthy/server/reporting/run-rule-impact.ts';

const { config, now, job } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly config: Config;
  readonly now: string;
  readonly job: JobData['run-rule-impact'];
};
const backend = await openBackend(config, { now, processName: 'rule-impact-child' });
await runRuleImpact({ platform: backend.platform, handlers: [] }, job, { quotes: 2, batches: 100 });
await backend.close();
