import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type TraceEvent, traceFigures } from '../../scripts/trace-figures.ts';

/** How many times slower than this machine's the processor of the visitor is. */
const slowdown = 4;
/** A page that did nothing for this long is there. */
const quietMs = 1_500;

/** What a person does once the page is there, and what then shows. */
type Act = { readonly name: string; readonly keys: readonly string[]; readonly shows: string };

export type Visit = {
  readonly name: string;
  readonly address: string;
  /** Shows when the page has what it is for. */
  readonly shows: string;
  readonly acts: readonly Act[];
};

/** Milliseconds, except for the shifts and the number of elements. */
export type Figures = Readonly<Record<string, number>>;

declare global {
  var seen: { lcp: number; shifts: number; lastTask: number; shown: number };
  /** Settles when the page shows what it is for. */
  var contentShown: Promise<void>;
}

/** Runs in the page from its beginning on. */
function observe(shows: string): void {
  globalThis.seen = { lcp: 0, shifts: 0, lastTask: 0, shown: 0 };
  globalThis.contentShown = new Promise((resolve) => {
    const content = new MutationObserver(() => {
      if (!document.querySelector(shows)) return;
      content.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.shown = performance.now();
          resolve();
        }),
      );
    });
    content.observe(document, { childList: true, subtree: true });
  });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  watch('longtask', ({ startTime, duration }) => (seen.lastTask = startTime + duration));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shifts += value;
  });
}

/** Runs in the page: milliseconds from the next press of a key until what it brings is on the screen. */
function timeNextPress(shows: string): void {
  const painted = (until: (now: number) => void): void => {
    const look = (): void => {
      if (!document.querySelector(shows)) return void requestAnimationFrame(look);
      // The frame after the one that has it begins when that one is painted.
      requestAnimationFrame(() => setTimeout(() => until(performance.now())));
    };
    look();
  };
  const answer = new Promise<number>((resolve) => {
    addEventListener('keydown', ({ timeStamp }) => painted((now) => resolve(now - timeStamp)), {
      capture: true,
      once: true,
    });
  });
  Object.assign(globalThis, { pressAnswered: answer });
}

async function processorTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

async function timed(page: Page, cdp: CDPSession, { name, keys, shows }: Act): Promise<Figures> {
  for (const key of keys.slice(0, -1)) await page.keyboard.press(key);
  await settled(page);
  await page.evaluate(timeNextPress, shows);
  const before = await processorTime(cdp);
  await page.keyboard.press(keys.at(-1) ?? '');
  const took = await page.evaluate<number>('pressAnswered');
  const cpu = (await processorTime(cdp)) - before;
  await settled(page);
  return { [name]: took, [`${name}, processor`]: cpu };
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction((quiet) => performance.now() - seen.lastTask > quiet, quietMs, { polling: 250 });
}

async function loaded(browser: Browser, page: Page, cdp: CDPSession, { address }: Visit): Promise<Figures> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading'];
  await browser.startTracing(page, { categories });
  await page.goto(address, { waitUntil: 'commit' });
  // A locator would have the page read and run the tester's own scripts while it loads: 60 ms on this processor.
  await cdp.send('Runtime.evaluate', { expression: 'contentShown', awaitPromise: true });
  await settled(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const { blocking, blockingCpu, cpu } = traceFigures(trace.traceEvents);
  const { lcp, shifts, shown } = await page.evaluate(() => globalThis.seen);
  const elements = await page.locator('*').count();
  return {
    'largest paint': lcp,
    content: shown,
    blocking,
    'blocking, processor': blockingCpu,
    'all tasks, processor': cpu,
    shifts,
    elements,
  };
}

/** One visit on a slow processor, in a browser that has seen nothing yet. */
export async function slowVisit(
  browser: Browser,
  baseURL: string,
  state: Awaited<ReturnType<BrowserContext['storageState']>>,
  visit: Visit,
): Promise<Figures> {
  const context = await browser.newContext({ baseURL, storageState: state, viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.addInitScript(observe, visit.shows);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let figures = await loaded(browser, page, cdp, visit);
    for (const act of visit.acts) figures = { ...figures, ...(await timed(page, cdp, act)) };
    return figures;
  } finally {
    await context.close();
  }
}
