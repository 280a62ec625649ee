import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'roadworthy-signalled-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that listens when `before` has passed, and lives on until it is told to close. */
function startChild(before: string, after = '') {
  const script = join(folder, `child-${before.length}-${after.length}.mjs`);
  const tested = JSON.stringify(join(import.meta.dirname, 'once-signalled.ts'));
  writeFileSync(
    script,
    `${before}
     const { onceSignalled } = await import(${tested});
     const log = { info: () => undefined, error: () => undefined, fatal: () => undefined };
     onceSignalled(['SIGTERM'], log, async () => { console.log('closed'); });
     setInterval(() => undefined, 1_000);
     console.log('listens');
     ${after}`,
  );
  const child = fork(script, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  return { child, ended: once(child, 'exit'), output: () => output };
}

describe('a process that somebody else started', () => {
  test('closes when the other one is gone', async () => {
    const { child, ended, output } = startChild('');
    await expect.poll(output, { timeout: 10_000 }).toContain('listens');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
    expect(output()).toBe('listens\nclosed\n');
  });

  test('closes when the other one was gone before it listened', async () => {
    const { child, ended, output } = startChild(
      'while (process.connected) await new Promise((resolve) => setTimeout(resolve, 10));',
    );
    child.disconnect();
    const result = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 8_000, 'lives on'))]);
    child.kill('SIGKILL');
    expect(result).toEqual([0, null]);
    expect(output()).toContain('closed');
  });

  test('closes at a signal', async () => {
    const { child, ended, output } = startChild('');
    await expect.poll(output, { timeout: 10_000 }).toContain('listens');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output()).toContain('closed');
  });
});

describe('an error that nobody caught', () => {
  const thrown = (facts: string) => `setTimeout(() => { throw Object.assign(new Error('x'), ${facts}); });`;

  test('ends the process', async () => {
    const { ended } = startChild('', thrown('{}'));
    expect(await ended).toEqual([1, null]);
  });

  test('does not end it when it says no more than that a connection broke', async () => {
    const { child, ended, output } = startChild(
      '',
      `${thrown("{ code: 'ECONNRESET', syscall: 'read' }")}
       setTimeout(() => console.log('lives'), 50);`,
    );
    await expect.poll(output, { timeout: 10_000 }).toContain('lives');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
