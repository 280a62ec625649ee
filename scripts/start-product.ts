import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../packages/db/src/launcher/free-port.ts';

export type Product = { readonly url: string; readonly stop: () => Promise<void> };

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
}

/** Starts the whole product with the demo on a free port, as the journeys do; other settings count before its own. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-lighthouse-'));
  const child = spawn(process.execPath, ['apps/host/src/main.ts', '--port', String(port)], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'warn', DEMO: 'true', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  for (let seconds = 0; seconds < 300; seconds += 1) {
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return { url, stop };
    if (child.exitCode !== null) break;
    await sleep(1000);
  }
  await stop();
  throw new Error('The product did not start.');
}

/** A product that runs already, or one of our own for as long as it is measured. */
export async function productAt(url: string | undefined): Promise<Product> {
  return url ? { url, stop: async () => undefined } : startProduct();
}
