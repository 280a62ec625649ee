import { setTimeout as sleep } from 'node:timers/promises';
import { processMark } from '@roadworthy/db/launcher/process-mark.ts';
import type { Product } from './product.ts';
import type { Seeded } from './seeded.ts';
import type { SmallDisk } from './small-disk.ts';

/** Something bad that happens to the product; answers when it is over, from where its recovery is measured. */
export type Disturbance = { readonly name: string; readonly happen: () => Promise<void> };

const fullForMs = 8_000;

function kill(pid: number): void {
  // A number below 2 would mean a whole group, or the machine.
  if (pid > 1 && processMark(pid) !== undefined) process.kill(pid, 'SIGKILL');
}

/** Every disturbance that this machine permits. */
export function disturbances(product: Product, disk: SmallDisk, random: Seeded): Disturbance[] {
  const { fill } = disk;
  const some: Disturbance[] = [
    { name: 'the worker is killed', happen: async () => kill((await product.worker()) ?? 0) },
    { name: 'the main process is killed', happen: async () => product.mains().forEach(kill) },
    { name: 'PostgreSQL is killed', happen: async () => kill(product.postmaster()) },
    {
      name: 'a single session of PostgreSQL is killed',
      async happen() {
        const sessions = await product.sql<{ pid: number }>(
          "select pid from pg_stat_activity where application_name like 'roadworthy%' order by pid",
        );
        kill(sessions[random.below(sessions.length)]?.pid ?? 0);
      },
    },
  ];
  if (fill !== null) {
    some.push({
      name: 'the disk is full',
      async happen() {
        fill();
        await sleep(fullForMs);
        disk.empty();
      },
    });
  }
  return some;
}
