import { createLog } from '@roadworthy/server/kernel/audit/log.ts';
import { expect, test } from 'vitest';
import { keepRunning } from './keep-running.ts';

const log = createLog({ level: 'silent', name: 'test' });

test('what keeps ending is started again and given up after so many times, with what it said last', async () => {
  let starts = 0;
  const run = async (): Promise<string> => {
    starts += 1;
    if (starts === 2) throw new Error('could not start');
    return `end ${starts}`;
  };
  const { signal } = new AbortController();
  expect(await keepRunning({ name: 'it', run, log, signal, mostEnds: 4, firstPauseMs: 1 })).toBe('end 4');
  expect(starts).toBe(4);
});

test('what ran well for a while is not given up', async () => {
  let starts = 0;
  const stopping = new AbortController();
  const run = async (): Promise<string> => {
    starts += 1;
    if (starts === 9) stopping.abort();
    return 'end';
  };
  const { signal } = stopping;
  const ended = keepRunning({ name: 'it', run, log, signal, mostEnds: 2, firstPauseMs: 1, healthyMs: -1 });
  expect(await ended).toBeNull();
  expect(starts).toBe(9);
});

test('what is stopped while it pauses is not started again', async () => {
  const stopping = new AbortController();
  let starts = 0;
  const run = async (): Promise<string> => {
    starts += 1;
    setTimeout(() => stopping.abort(), 20);
    return 'end';
  };
  const { signal } = stopping;
  expect(await keepRunning({ name: 'it', run, log, signal, firstPauseMs: 3_600_000 })).toBeNull();
  expect(starts).toBe(1);
});
