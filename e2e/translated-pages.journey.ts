import type { Locator, Page } from '@playwright/test';
import { crossings } from './support/crossings.ts';
import { everyRoute } from './support/every-route.ts';
import { atRest } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

// Every page: EXHAUSTIVE=1. Else those that swap most texts.
const sample = new Set([
  '/',
  '/states/[area]',
  '/checkout/plans',
  '/checkout/review',
  '/checkout/you',
  '/agents/quotes',
]);
const isAll = process.env['EXHAUSTIVE'] === '1';
const routes = everyRoute().filter((route) => isAll || sample.has(route));
const mostControls = isAll ? 60 : 25;

/** Does to each text of the page what translators do: some wrap it, others put one of their own in its place. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript, textarea, select, title, font')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.data.trim() !== '') texts.push(node);
    }
    for (const [index, text] of texts.entries()) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(index % 2 === 0 ? text : new Text(text.data));
    }
  });
}

// What ends the visit, or opens a window of the system.
const left = /sign out|log ?out|download|print|delete|cookie|upload|choose file/i;

async function press(control: Locator): Promise<void> {
  const name = `${await control.textContent()} ${await control.getAttribute('aria-label')}`;
  if (left.test(name)) return;
  await control.click({ timeout: 1_000, noWaitAfter: true }).catch(() => undefined);
}

async function expectStanding(page: Page): Promise<void> {
  await expect(page.getByText('This page stopped')).toHaveCount(0);
}

/** Presses one control after another of a page that is translated again after each. */
async function pressAll(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await atRest(page);
  const here = page.url();
  const controls = page.locator(
    'main :is(button:enabled, input[type=radio]:enabled, input[type=checkbox]:enabled, summary):visible',
  );
  const count = Math.min(await controls.count(), mostControls);
  for (let index = 0; index < count; index += 1) {
    await translate(page);
    await press(controls.nth(index));
    await expectStanding(page);
    await page.keyboard.press('Escape');
    if (page.url().split(/[?#]/)[0] === here.split(/[?#]/)[0]) continue;
    await page.goto(address);
    await atRest(page);
  }
  await translate(page);
  await expectStanding(page);
}

for (const { name, owns, enter } of crossings) {
  const theirs = routes.filter((route) => owns.test(route));
  if (theirs.length === 0) continue;
  test(`pages that ${name} have translated go on, whatever is pressed`, async ({ page, request }) => {
    test.setTimeout(isAll ? 30 * 60_000 : 4 * 60_000);
    const addresses = await enter(page, request);
    for (const route of theirs) {
      for (const address of addresses[route] ?? [route]) await test.step(address, () => pressAll(page, address));
    }
  });
}
