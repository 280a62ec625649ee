// A worker process of its own that carries out a deletion, and dies where FAULT says.
import { carryOutDeletion } from '@roadworthy/server/accounts/carry-out-deletion.ts';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import { openBackend } from '@roadworthy/testkit/backend.ts';

const { config, now, request } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly config: Config;
  readonly now: string;
  readonly request: Parameters<typeof carryOutDeletion>[1];
};
const backend = await openBackend(config, { now, processName: 'deletion-child' });
await carryOutDeletion({ platform: backend.platform, handlers: [] }, request);
await backend.close();
