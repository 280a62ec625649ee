// Lighthouse on a page as a phone sees it, several times, and the medians: node scripts/lighthouse.ts [path] [--runs 5] [--url …]
// Without a path the public pages, and then those with people's data, as e2e/slow measures them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, findChromium } from './find-chromium.ts';
import { productAt } from './start-product.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const;
/** The pages that are measured without a path, and what each has to reach: the public ones also where search engines look. */
const measured: Readonly<Record<string, Partial<Record<(typeof categories)[number], number>>>> = {
  ...Object.fromEntries(
    ['/', '/states/florida', '/vehicles/fifth-wheel', '/learning-center/cover/deductibles', '/faq'].map((path) => [
      path,
      { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
    ]),
  ),
  // Kept out of search on purpose.
  '/checkout/start': { performance: 95, accessibility: 100, 'best-practices': 100 },
};
/** What a page that is named by whoever measures it has to reach. */
const usual = { performance: 95, accessibility: 100 };
type Measure = (typeof categories)[number] | (typeof metrics)[number];
type Run = Readonly<Record<Measure, number>>;

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
const provided = positionals[0];
const product = await productAt(values.url);
let passed = true;
try {
  for (const path of provided === undefined ? Object.keys(measured) : [provided]) {
    const runs: Run[] = [];
    for (let run = 1; run <= Number(values.runs); run += 1) {
      runs.push(await measureSurely(new URL(path, product.url).href));
      console.log(line(`run ${run} `, runs.at(-1) as Run));
    }
    const medians = Object.fromEntries(
      [...categories, ...metrics].map((id) => [id, median(runs.map((run) => run[id]))]),
    ) as Run;
    console.log(line('median', medians), ` ${path}`);
    for (const [category, least] of Object.entries(measured[path] ?? usual)) {
      const reached = medians[category as Measure];
      if (reached >= least) continue;
      passed = false;
      console.log(`  ${category} is ${reached}, expected ${least}: ${path}`);
    }
  }
  if (provided === undefined) {
    // What people see who are signed in, and what answers them, Lighthouse does not measure.
    const slow = join(import.meta.dirname, '..', 'e2e', 'slow', 'main.ts');
    const requested = [slow, '--url', product.url, '--runs', values.runs];
    passed &&= spawnSync(process.execPath, requested, { stdio: 'inherit' }).status === 0;
  }
} finally {
  await product.stop();
}
process.exit(passed ? 0 : 1);
