// The queue of underwriters with many that wait, in a browser: node e2e/slow/referrals.ts [--referrals 5000] [--runs 5]
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { cloneTemplate } from '@roadworthy/db/template.ts';
import { prepareDatabases } from '@roadworthy/testkit/prepare-databases.ts';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../scripts/find-chromium.ts';
import { startProduct } from '../../scripts/start-product.ts';
import { copyReferral } from './copy-referral.ts';
import { enter, report } from './measures.ts';
import { superuserOf } from '../../bench/fill-book.ts';

const { values } = parseArgs({
  options: { referrals: { type: 'string', default: '5000' }, runs: { type: 'string', default: '5' } },
});
const [referrals, runs] = [Number(values.referrals), Number(values.runs)];

/** Milliseconds from the navigation until the first row is painted. */
async function firstScreen(page: Page): Promise<number> {
  await page.goto('/underwriting', { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (!document.querySelector('tr[data-row]')) return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
  );
}

/** Milliseconds from a key until another row has the focus and is painted. */
async function step(page: Page, key: 'j' | 'k'): Promise<number> {
  await page.evaluate(() => {
    const focused = () => document.activeElement?.closest('tr')?.getAttribute('data-row');
    const moved = new Promise<number>((resolve) => {
      const before = focused();
      const watch = ({ timeStamp }: KeyboardEvent): void => {
        const look = (): void => {
          if (focused() === before) return void requestAnimationFrame(look);
          // The frame that is being drawn shows it, and what waits comes right after that.
          setTimeout(() => resolve(performance.now() - timeStamp));
        };
        look();
      };
      addEventListener('keydown', watch, { capture: true, once: true });
    });
    Object.assign(globalThis, { moved });
  });
  await page.keyboard.press(key);
  return page.evaluate<number>('moved');
}

/** Milliseconds from the answer to a decision until somebody else who looks at the same referral reads it. */
async function seenElsewhere(deciding: Page, watching: Page, id: string): Promise<number> {
  await watching.goto(`/underwriting?id=${id}`);
  const decided = watching.getByText(/^Accepted by /).first();
  await watching.getByRole('button', { name: 'Accept' }).first().waitFor();
  const query = 'mutation ($id: uuid!) { accept_referral(quote_referral_id: $id, reason: "Measured.") { status } }';
  const answer = await deciding.request.post('/api/v1/graphql', {
    data: { query, variables: { id } },
    headers: { 'x-hasura-role': 'global:underwriter', origin: new URL(deciding.url()).origin },
  });
  const body: unknown = await answer.json();
  if (!JSON.stringify(body).includes('accepted')) throw new Error(JSON.stringify(body));
  const answered = performance.now();
  await decided.waitFor();
  return performance.now() - answered;
}

const template = await prepareDatabases(tmpdir());
const database = await cloneTemplate('bench referrals');
const product = await startProduct({
  DATABASE_URL: database.appUrl,
  DATABASE_URL_DIRECT: database.ownerUrl,
  AUTH_DATABASE_URL: database.authUrl,
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const client = superuserOf(database.database);
  const ids = await copyReferral(client, referrals);
  await client.end();
  console.log(`${ids.length} referrals more wait`);
  const una = await enter(browser, product.url, 'una@roadworthy.example');
  const screens: number[] = [];
  await firstScreen(una);
  for (let run = 0; run < runs; run += 1) {
    const page = await enter(browser, product.url, 'una@roadworthy.example');
    screens.push(await firstScreen(page));
    await page.context().close();
  }
  report('first screen, nothing kept by the browser', screens, 1_200);
  const steps: number[] = [];
  for (let place = 0; place < runs * 6; place += 1) {
    steps.push(await step(una, place % 6 < 4 ? 'j' : 'k'));
    // A person reads before they go on.
    await una.waitForTimeout(250);
  }
  report('J or K until the next row is marked', steps.slice(1), 50);
  const uma = await enter(browser, product.url, 'uma@cascade.example');
  const seen: number[] = [];
  for (const id of ids.slice(0, runs)) seen.push(await seenElsewhere(una, uma, id));
  report('a decision seen in another browser', seen, 1_000);
} finally {
  await browser.close();
  await product.stop();
  await template.stop();
}
