import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, processMark } from './process-mark.ts';
import { withStartLock } from './start-lock.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roadworthy-lock-'));
  lock = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('lets one piece of work in at a time and leaves no file behind', async () => {
  let inside = 0;
  let most = 0;
  const work = () =>
    withStartLock(lock, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(10);
      inside -= 1;
    });
  await Promise.all([work(), work(), work(), work()]);
  expect(most).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test('is given back by work that throws', async () => {
  await expect(withStartLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withStartLock(lock, async () => 'in')).toBe('in');
});

test('is taken over from a process that is gone, even when its number lives again', async () => {
  writeFileSync(lock, `${process.pid}-1 some-start`);
  expect(await withStartLock(lock, async () => 'in')).toBe('in');
  writeFileSync(lock, '');
  expect(await withStartLock(lock, async () => 'in')).toBe('in');
});

test('a mark is alive for this process and for no other', () => {
  const mark = processMark(process.pid);
  expect(mark).toBeDefined();
  expect(isAlive(mark ?? '')).toBe(true);
  expect(isAlive(`${process.pid}-1`)).toBe(false);
  expect(isAlive('')).toBe(false);
});
