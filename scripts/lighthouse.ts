// Lighthouse on a page as a phone sees it, several times, and the medians: node scripts/lighthouse.ts [path] [--runs 5] [--url …]
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { freePort } from '../packages/db/src/launcher/free-port.ts';
import { chromiumFlags, findChromium } from './find-chromium.ts';

type Product = { readonly url: string; readonly stop: () => Promise<void> };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;
type Measure = (typeof categories)[number] | (typeof metrics)[number];
type Run = Readonly<Record<Measure, number>>;

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await end;
}

/** Starts the whole product with the demo on a free port, as the journeys do. */
async function startProduct(): Promise<Product> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'roadworthy-lighthouse-'));
  const child = spawn(process.execPath, ['apps/host/src/main.ts', '--port', String(port)], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: 'warn', DEMO: 'true' },
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

/** A run that a busy machine spoils is made again. */
async function measureSurely(url: string): Promise<Run> {
  for (let spoilt = 0; ; spoilt += 1) {
    try {
      return await measure(url);
    } catch (error) {
      if (spoilt === 2) throw error;
      console.log(`  made again: ${String(error)}`);
    }
  }
}

/** One run in a browser of its own, with Lighthouse's phone: a slow network and a processor at a quarter of its speed. */
async function measure(url: string): Promise<Run> {
  const chrome = await launch({ chromePath: findChromium(), chromeFlags: chromiumFlags });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error('Lighthouse gave no result.');
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const scores = categories.map((id) => [id, Math.round(100 * (lhr.categories[id]?.score ?? 0))]);
    const figures = metrics.map((id) => [id, lhr.audits[id]?.numericValue ?? Number.NaN]);
    const missed = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
    );
    for (const { id, title } of missed) console.log(`  missed: ${id} (${title})`);
    return Object.fromEntries([...scores, ...figures]) as Run;
  } finally {
    chrome.kill();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function line(name: string, run: Run): string {
  const [lcp, tbt, cls] = metrics.map((id) => run[id]);
  const scores = categories.map((id) => `${id} ${run[id]}`).join('  ');
  return `${name}  ${scores}  LCP ${((lcp ?? 0) / 1000).toFixed(2)} s  TBT ${(tbt ?? 0).toFixed(0)} ms  CLS ${(cls ?? 0).toFixed(3)}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, url: { type: 'string' } },
});
const path = positionals[0] ?? '/';
const product: Product = values.url ? { url: values.url, stop: async () => undefined } : await startProduct();
const runs: Run[] = [];
try {
  for (let run = 1; run <= Number(values.runs); run += 1) {
    runs.push(await measureSurely(new URL(path, product.url).href));
    console.log(line(`run ${run} `, runs.at(-1) as Run));
  }
} finally {
  await product.stop();
}
const medians = Object.fromEntries(
  [...categories, ...metrics].map((id) => [id, median(runs.map((run) => run[id]))]),
) as Run;
console.log(line('median', medians), ` ${path}`);
process.exit(medians.performance >= 95 && medians.accessibility === 100 ? 0 : 1);
