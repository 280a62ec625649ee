import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Names a living process so that a later process with the same number is not taken for it: its number and start time.
 * Undefined when no such process lives (a zombie does not).
 */
export function processMark(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? markFromProc(pid) : markFromPs(pid);
  } catch {
    return undefined;
  }
}

/** Whether the process that the mark names still lives. */
export function isAlive(mark: string): boolean {
  const pid = Number.parseInt(mark, 10);
  return Number.isInteger(pid) && pid > 0 && processMark(pid) === mark;
}

/** The command line of a living process, or undefined. */
export function commandLine(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function markFromProc(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command name may hold spaces and brackets: the fields begin after its last bracket, with the state.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const started = fields[19];
  return state === 'Z' || state === 'X' || started === undefined ? undefined : `${pid}-${started}`;
}

function markFromPs(pid: number): string | undefined {
  const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [state = '', ...started] = line.split(/\s+/);
  return state === '' || state.startsWith('Z') ? undefined : `${pid}-${started.join('_')}`;
}
