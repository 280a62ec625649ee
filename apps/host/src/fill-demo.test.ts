import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBackend } from '@roadworthy/testkit/backend.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { expect, onTestFinished, test } from 'vitest';
import { fillDemo } from './fill-demo.ts';

async function openEmpty() {
  const backend = await createBackend('fill_demo');
  onTestFinished(() => backend.close());
  return backend;
}

test('an empty database is filled beside everything else, and whoever closes down does not wait for it', async () => {
  const { platform } = await openEmpty();
  const demo = await fillDemo(platform, () => undefined);
  expect(demo.isFilled()).toBe(false);
  demo.stop();
  await demo.filled;
  expect(demo.isFilled()).toBe(false);
});

test('a database with people in it is left as it is, and a demo that was cut off is told as such', async () => {
  const { platform, owner } = await openEmpty();
  await addPerson(owner, { role: 'global:admin', firstName: 'Avery', lastName: 'Stone', email: 'avery@example.com' });
  const told: string[] = [];
  const whole = await fillDemo(platform, (line) => told.push(line));
  expect(whole.isFilled()).toBe(true);
  expect(told).toEqual([]);
  writeFileSync(join(platform.config.dataDir, 'demo.loading'), '');
  await fillDemo(platform, (line) => told.push(line));
  expect(told).toEqual([expect.stringContaining(`delete ${platform.config.dataDir} and start again`)]);
});
