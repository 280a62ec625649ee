import { askAs } from '../operations/ask-as.ts';
import type { Platform } from '../platform.ts';

// Hints carry the machine's time, whatever the product's clock says. A listener continues from seconds ago.
const text = "delete from hints where at < now() - interval '3 minutes'";

/** Deletes the hints that everybody has read. */
export async function purgeHints({ pools }: Pick<Platform, 'pools'>): Promise<void> {
  await askAs(pools.operations, { role: 'worker', text });
}
