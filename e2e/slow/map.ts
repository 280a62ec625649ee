// The map of incidents with all that may stand on it, in a browser that draws in software:
// node e2e/slow/map.ts [--devices 100000] [--polygons 200] [--runs 5]
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { cloneTemplate } from '@roadworthy/db/template.ts';
import { prepareDatabases } from '@roadworthy/testkit/prepare-databases.ts';
import { chromium, type Page } from '@playwright/test';
import { superuserOf } from '../../bench/fill-book.ts';
import { fillMap } from '../../bench/incident-map.ts';
import { chromiumFlags, findChromium } from '../../scripts/find-chromium.ts';
import { startProduct } from '../../scripts/start-product.ts';
import { enter, report } from './measures.ts';

const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '100000' },
    polygons: { type: 'string', default: '200' },
    runs: { type: 'string', default: '5' },
  },
});
const [devices, polygons, runs] = [Number(values.devices), Number(values.polygons), Number(values.runs)];

/** Milliseconds from the navigation until incidents, places and devices are drawn. */
async function firstPaint(page: Page): Promise<number> {
  await page.goto('/underwriting/map', { waitUntil: 'commit' });
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (!document.querySelector('[data-drawn]')) return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
  );
}

/** Milliseconds from a choice of a filter until the map is drawn with what it leaves. */
async function filter(page: Page, value: string): Promise<number> {
  await page.evaluate(() => {
    const drawn = new Promise<number>((resolve) => {
      addEventListener(
        'change',
        ({ timeStamp }) => {
          let wasLoading = false;
          const look = (): void => {
            const isDrawn = document.querySelector('[data-drawn]') !== null;
            wasLoading ||= !isDrawn;
            if (!wasLoading || !isDrawn) return void requestAnimationFrame(look);
            setTimeout(() => resolve(performance.now() - timeStamp));
          };
          look();
        },
        { capture: true, once: true },
      );
    });
    Object.assign(globalThis, { drawn });
  });
  await page.getByLabel('Company of devices').selectOption(value);
  return page.evaluate<number>('drawn');
}

const template = await prepareDatabases(tmpdir());
const database = await cloneTemplate('bench map');
const product = await startProduct({
  DATABASE_URL: database.appUrl,
  DATABASE_URL_DIRECT: database.ownerUrl,
  AUTH_DATABASE_URL: database.authUrl,
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
try {
  const client = superuserOf(database.database);
  const { rows } = await client.query<{ organization_id: string }>(
    `select m.organization_id from organization_members m join users u using (user_id)
     where u.email = 'uma@cascade.example' limit 1`,
  );
  const organization = rows[0]?.organization_id ?? '';
  await fillMap(client, { organization, email: 'uma@cascade.example', devices, polygons, now: new Date() });
  await client.end();
  const paints: number[] = [];
  const filters: number[] = [];
  for (let run = 0; run <= runs; run += 1) {
    const page = await enter(browser, product.url, 'uma@cascade.example');
    const paint = await firstPaint(page);
    // The first one warms what every visitor shares.
    if (run > 0) paints.push(paint);
    for (const value of ['tesla', 'bouncie']) {
      await page.waitForTimeout(500);
      const taken = await filter(page, value);
      if (run > 0) filters.push(taken);
    }
    await page.context().close();
  }
  console.log(`${devices} devices, ${polygons} polygons, drawn in software`);
  report('map drawn, nothing kept by the browser', paints, 3_000);
  report('another filter drawn', filters, 300);
} finally {
  await browser.close();
  await product.stop();
  await template.stop();
}
