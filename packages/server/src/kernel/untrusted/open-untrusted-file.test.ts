import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { slowPicture } from '../../../test/hostile-files.ts';
import { createFileOpener } from './open-untrusted-file.ts';

const opened = (limits: Parameters<typeof createFileOpener>[0], bytes: Buffer | null) => {
  const opener = createFileOpener(limits);
  onTestFinished(() => opener.stop());
  return opener.open(() => Promise.resolve(bytes && Readable.from([bytes])), { fit: { square: 480 } });
};

describe('a file from outside', () => {
  test('is seen by its bytes in another process', async () => {
    const found = await opened({}, Buffer.from('%PDF-1.7 %%EOF'));
    expect(found).toMatchObject({ content: { type: 'application/pdf', byteSize: 14, isBroken: false }, jpeg: null });
  });

  test('that is not there is not opened', async () => {
    expect(await opened({}, null)).toBeNull();
  });

  test.each([
    ['time', { openingMs: 20 }, /not opened in 20 ms/],
    ['memory', { rssBytes: 90 * 1024 * 1024 }, /SIGKILL/],
  ])('is given up when it takes too much %s', async (_what, limits, why) => {
    await expect(opened(limits, slowPicture())).rejects.toThrow(why);
  });

  test('does not hold up the one after it, whose process is another', async () => {
    const opener = createFileOpener({ openingMs: 2_000, rssBytes: 90 * 1024 * 1024 });
    onTestFinished(() => opener.stop());
    const open = (bytes: Buffer) =>
      opener.open(() => Promise.resolve(Readable.from([bytes])), { fit: { square: 480 } });
    await expect(open(slowPicture())).rejects.toThrow();
    expect(await open(Buffer.from('%PDF-1.7 %%EOF'))).toMatchObject({ content: { type: 'application/pdf' } });
  });

  test('says what its storage said, when that breaks', async () => {
    const opener = createFileOpener();
    onTestFinished(() => opener.stop());
    const breaking = new Readable({ read: () => undefined });
    setTimeout(() => breaking.destroy(new Error('the storage is gone')), 20);
    await expect(opener.open(() => Promise.resolve(breaking))).rejects.toThrow('the storage is gone');
  });
});

/** The processes that open files for another one. */
const childrenOf = (parent: number): string[] =>
  readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return new RegExp(`\\) \\S ${parent} `).test(readFileSync(`/proc/${name}/stat`, 'utf8'));
    } catch {
      return false;
    }
  });

const isThere = (pid: string): boolean => readdirSync('/proc').includes(pid);

describe.runIf(process.platform === 'linux')('a process that opens a file', () => {
  test.each(['SIGTERM', 'SIGKILL'] as const)('ends on %s at once, and so does what it started', async (signal) => {
    const program = fileURLToPath(new URL('../../../test/opening-child.ts', import.meta.url));
    const parent = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(parent.stdout, 'data');
    const children = childrenOf(parent.pid ?? 0);
    expect(children).toHaveLength(1);
    const begun = performance.now();
    parent.kill(signal);
    await once(parent, 'exit');
    expect(performance.now() - begun).toBeLessThan(2_000);
    await expect.poll(() => children.filter(isThere), { timeout: 10_000 }).toEqual([]);
  });
});
