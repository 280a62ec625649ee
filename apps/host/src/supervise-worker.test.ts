import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '@roadworthy/server/kernel/settings/env.ts';
import { createLog } from '@roadworthy/server/kernel/audit/log.ts';
import { afterAll, expect, test } from 'vitest';
import { superviseWorker } from './supervise-worker.ts';

const folder = mkdtempSync(join(tmpdir(), 'roadworthy-worker-'));
afterAll(() => rmSync(folder, { recursive: true }));
const log = createLog({ level: 'silent', name: 'test' });
const config = readConfig({
  DATABASE_URL: 'postgres://app@db/x',
  AUTH_DATABASE_URL: 'postgres://auth@db/x',
  DEMO: 'true',
});

async function until(isDone: () => boolean): Promise<void> {
  for (let waited = 0; waited < 80 && !isDone(); waited += 1) await sleep(100);
  expect(isDone()).toBe(true);
}

test('a worker that is killed is started again, and a stopped one ends as it wants to', async () => {
  const notes = join(folder, 'notes');
  const script = join(folder, 'worker.mjs');
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
     const note = (text) => appendFileSync(${JSON.stringify(notes)}, text + '\\n');
     note('start ' + process.env.DATABASE_URL + ' ' + process.env.DEMO);
     process.on('SIGTERM', () => { note('end'); process.exit(0); });
     setInterval(() => {}, 1000);`,
  );
  const lines = () => (existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : []);
  const worker = superviseWorker(config, log, script);
  await until(() => lines().length === 1);
  const first = worker.pid();
  process.kill(first ?? 0, 'SIGKILL');
  await until(() => lines().length === 2 && worker.pid() !== undefined);
  expect(worker.pid()).not.toBe(first);
  await worker.stop();
  expect(lines()).toEqual(['start postgres://app@db/x true', 'start postgres://app@db/x true', 'end']);
  expect(worker.pid()).toBeUndefined();
});

test('a worker that does not end in time is ended: what it did comes again', async () => {
  const begun = join(folder, 'begun');
  const script = join(folder, 'busy.mjs');
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => {});
     writeFileSync(${JSON.stringify(begun)}, '');
     setInterval(() => {}, 1000);`,
  );
  const worker = superviseWorker(config, log, script);
  await until(() => existsSync(begun));
  await worker.stop(200);
  expect(worker.pid()).toBeUndefined();
});
