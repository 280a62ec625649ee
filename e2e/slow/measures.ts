import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '@roadworthy/testkit/demo-people.ts';

/** A line with the median of some figures, the limit and how busy the machine is. */
export function report(what: string, figures: readonly number[], limit: number): void {
  const all = figures.toSorted((one, other) => one - other).map((figure) => Math.round(figure));
  const median = all[Math.floor(all.length / 2)] ?? Number.NaN;
  const load = loadavg()[0]?.toFixed(0) ?? '';
  console.log(`${what.padEnd(42)}${String(median).padStart(6)} ms  (≤ ${limit})  all: ${all.join(' ')}; load ${load}`);
}

/** A page of somebody who is signed in. */
export async function enter(browser: Browser, url: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const answer = await context.request.post('/api/auth/sign-in/email', {
    data: { email, password: demoPassword },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`${email} did not get in`);
  return context.newPage();
}
