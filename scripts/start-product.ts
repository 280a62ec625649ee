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

/** A product on its way: its demo is loaded while something else is done. */
export type StartingProduct = Product & {
  readonly port: string;
  readonly dataDir: string;
  /** Fulfilled when it answers; stops it and throws when it ended or takes longer than five minutes. */
  readonly ready: () => Promise<void>;
};

/** What a product is started with, on its port. */
type SettingsOf = (port: string) => Readonly<Record<string, string>>;

/** Starts the whole product with the demo on a free port; other settings count before its own. */
export async function beginProduct(settingsOf: SettingsOf): Promise<StartingProduct> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-product-'));
  const child = spawn(process.execPath, ['apps/host/src/main.ts', '--port', port], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      DEMO: 'true',
      ...settingsOf(port),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const stop = async (): Promise<void> => {
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const ready = async (): Promise<void> => {
    for (let seconds = 0; seconds < 300; seconds += 1) {
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      if (child.exitCode !== null) break;
      await sleep(1000);
    }
    await stop();
    throw new Error('The product did not start.');
  };
  return { url, port, dataDir, ready, stop };
}

/** The same, once it answers. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
  const product = await beginProduct(() => settings);
  await product.ready();
  return product;
}

/** A product that runs already, or one of our own for as long as it is measured. */
export async function productAt(url: string | undefined): Promise<Product> {
  return url ? { url, stop: async () => undefined } : startProduct();
}
