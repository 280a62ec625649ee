import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processMark } from '@roadworthy/db/launcher/process-mark.ts';
import { expect, test } from 'vitest';
import { runStep } from './run-step.ts';

const node = (script: string) => ({ name: 'a step', command: process.execPath, args: ['-e', script] });

test('a step says what it printed and whether it went well', async () => {
  expect(await runStep(node('console.log("done")'))).toMatchObject({ ok: true, output: 'done\n' });
  expect(await runStep(node('console.error("why"); process.exit(3)'))).toMatchObject({ ok: false, output: 'why\n' });
  expect(await runStep({ name: 'none', command: '/nowhere/program', args: [] })).toMatchObject({ ok: false });
});

test('what a step leaves behind ends with it', async () => {
  const leaves = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'inherit' });
    console.log(child.pid);
    child.unref();`;
  const { ok, output } = await runStep(node(leaves));
  expect(ok).toBe(true);
  const pid = Number(output);
  expect(pid).toBeGreaterThan(0);
  while (processMark(pid) !== undefined) await sleep(20);
});

test.runIf(process.platform === 'linux')('a step runs in a group of its own', async () => {
  const { output } = await runStep(node("console.log(require('node:fs').readFileSync('/proc/self/stat', 'utf8'))"));
  const groupOf = (stat: string): string => stat.split(') ')[1]?.split(' ')[2] ?? '';
  expect(groupOf(output)).toBe(output.split(' ')[0]);
  expect(groupOf(output)).not.toBe(groupOf(readFileSync('/proc/self/stat', 'utf8')));
});
