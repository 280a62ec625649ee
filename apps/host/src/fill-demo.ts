import { join } from 'node:path';
import { withStartLock } from '@roadworthy/db/launcher/start-lock.ts';
import type { Identity } from '@roadworthy/server/identity/connect-identity.ts';
import { askAs } from '@roadworthy/server/kernel/operations/ask-as.ts';
import type { Platform } from '@roadworthy/server/kernel/platform.ts';
import { loadDemo } from '@roadworthy/testkit/demo.ts';

/** Fills an empty database with the demo; several starts at once fill it once. */
export async function fillDemo(platform: Platform, identity: Identity, log: (line: string) => void): Promise<void> {
  if (!platform.config.demo) return;
  await withStartLock(join(platform.config.dataDir, 'demo.lock'), async () => {
    const text = 'select from users limit 1';
    const people = await askAs(platform.pools.reads, { role: 'identity', text });
    if (people.length > 0) return;
    log('Loading the demo.');
    const begunAt = performance.now();
    await loadDemo(platform, identity);
    log(`Loaded the demo in ${Math.round((performance.now() - begunAt) / 1000)} s.`);
  });
}
