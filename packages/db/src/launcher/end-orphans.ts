import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { commandLine } from './process-mark.ts';

/**
 * Ends the sessions that outlived their killed server: one in the middle of a long statement would hold the shared
 * memory, and the next server could not start until it is done. Call it only while no server runs on the cluster. Does
 * nothing where processes do not show their folder (macOS): there the next start waits for them.
 */
export function endOrphans(cluster: string): void {
  if (process.platform !== 'linux') return;
  const folder = realpathSync(cluster);
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || !isSessionOf(pid, folder)) continue;
    try {
      process.kill(pid, 'SIGQUIT');
    } catch {
      // It ended by itself.
    }
  }
}

function isSessionOf(pid: number, folder: string): boolean {
  try {
    // The server works in its data folder, and names its processes by what they do. A person's shell may be there too.
    return (
      readlinkSync(`/proc/${pid}/cwd`) === folder &&
      readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' &&
      (commandLine(pid) ?? '').startsWith('postgres: ')
    );
  } catch {
    return false;
  }
}
