import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { demoClock, fixedClock, openClock, realClock } from './clock.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-clock-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('a fixed clock stands still and refuses what is no instant', () => {
  expect(fixedClock('2026-06-15T14:00:00Z').now().toISOString()).toBe('2026-06-15T14:00:00.000Z');
  expect(() => fixedClock('soon')).toThrow(RangeError);
});

test('the real clock is the machine’s', () => {
  const [before, now, after] = [Date.now(), realClock.now().getTime(), Date.now()];
  expect([before, now, after].toSorted((one, two) => one - two)).toEqual([before, now, after]);
  expect(openClock({ demoClock: null, dataDir })).toBe(realClock);
});

test('a demo clock goes on from its start', () => {
  const before = Date.now();
  const clock = demoClock('2026-06-15T14:00:00Z', new Date(before - 60_000));
  const passed = clock.now().getTime() - Date.parse('2026-06-15T14:01:00Z');
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThanOrEqual(Date.now() - before);
  expect(clock.real).toBe(false);
});

test('a restart does not turn the demo clock back, another start instant does', async () => {
  const config = { demoClock: '2026-06-15T14:00:00Z', dataDir };
  openClock(config);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(openClock(config).now().getTime()).toBeGreaterThanOrEqual(Date.parse('2026-06-15T14:00:00.020Z'));
  const moved = openClock({ demoClock: '2027-01-01T00:00:00Z', dataDir });
  expect(moved.now().toISOString()).toMatch(/^2027-01-01T00:00:00/);
});
