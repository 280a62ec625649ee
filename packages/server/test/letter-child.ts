// A worker process of its own that follows a letter by post, and dies where FAULT says.
import { openBackend } from '@roadworthy/testkit/backend.ts';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import type { JobData } from '@roadworthy/server/kernel/jobs/job-queues.ts';
import { followPostedLetter } from '@roadworthy/server/notifications/post/follow-letters.ts';

const { config, now, job } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly config: Config;
  readonly now: string;
  readonly job: JobData['follow-letter'];
};
const backend = await openBackend(config, { now, processName: 'letter-child' });
await followPostedLetter({ platform: backend.platform, handlers: [] }, job);
await backend.close();
