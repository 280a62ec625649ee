import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, processMark } from '@roadworthy/db/launcher/process-mark.ts';

/** A folder that may be a disk of its own, which can be full. */
export type SmallDisk = {
  readonly folder: string;
  /** Leaves no room; null where this is no disk of its own, which needs the right to mount one. */
  readonly fill: (() => void) | null;
  readonly empty: () => void;
  readonly remove: () => void;
};

const size = '2g';
const prefix = 'roadworthy-soak-';
const ownerFile = 'owner';
const run = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

function remove(folder: string): void {
  run('umount', '-l', folder);
  rmSync(folder, { recursive: true, force: true });
}

/** Removes the disks whose process was killed before it could. */
function removeAbandoned(): void {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    try {
      if (!isAlive(readFileSync(join(folder, ownerFile), 'utf8'))) remove(folder);
    } catch {
      // Another run has just made it, or removes it.
    }
  }
}

/** A disk in memory, which takes what is written to it and no more; without the right to mount, a common folder. */
export function openSmallDisk(): SmallDisk {
  removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const isDisk = run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=755`, 'roadworthy-soak', folder);
  writeFileSync(join(folder, ownerFile), processMark(process.pid) ?? '');
  const resize = (to: string): boolean => run('mount', '-o', `remount,size=${to}`, folder);
  const usedKilobytes = (): number => {
    const { blocks, bfree, bsize } = statfsSync(folder);
    return Math.ceil(((blocks - bfree) * bsize) / 1024);
  };
  return {
    folder,
    fill: isDisk
      ? () => {
          // Between the look and the cut something may be written: then the cut is refused.
          for (let time = 0; time < 50; time += 1) if (resize(`${usedKilobytes() + 64}k`)) return;
          throw new Error('The disk could not be filled.');
        }
      : null,
    empty: () => void (isDisk && resize(size)),
    remove: () => remove(folder),
  };
}
