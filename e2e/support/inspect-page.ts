import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, type Request } from '@playwright/test';
import { isExhaustive, sample } from './sample.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme changes: the layout and the names of a page are the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** What asks where each part of a page lies, which takes most of the time of axe. */
const layoutRules = ['target-size', 'scrollable-region-focusable'];
export const widths = { desktop: 1280, phone: 390, reflow: 320 };

/** Waits until a page shows what it is about: its heading, and nothing that is still on its way. */
export async function settled(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  // A quote's link leaves the address as soon as the page has taken it up.
  await expect(page).not.toHaveURL(/quote_token=/);
}

/** Colours and messages that are on their way arrive; what turns for ever has no end to go to. */
async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}

/** What axe finds, each as its rule and where. */
async function violations(page: Page, only: 'everything' | 'colours' | 'structure'): Promise<string[]> {
  await finishAnimations(page);
  // The pages have no foreign frames, for which axe would open another page every time.
  // What passes is not sent here.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const chosen = only === 'colours' ? axe.withRules(colourRules) : axe.withTags(rules);
  if (only === 'structure') chosen.disableRules([...colourRules, ...layoutRules]);
  const { violations: found } = await chosen.analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width === widths.desktop ? 800 : 844 });
}

/** What reaches past the right edge when the page scrolls sideways; parts that scroll in a box of their own do not. */
function sidewaysParts(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const clips = (element: Element): boolean =>
    element.parentElement !== null &&
    (getComputedStyle(element.parentElement).overflowX !== 'visible' || clips(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !clips(element))
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`);
}

/** Shows the page as it is in the other theme, without loading it anew: nothing but its colours follows. */
async function turnTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((chosen) => {
    const { documentElement: root } = document;
    root.dataset['theme'] = chosen;
    root.style.colorScheme = chosen;
  }, theme);
}

type Look = { readonly width: number; readonly theme: 'light' | 'dark' };

const everyLook = [widths.desktop, widths.phone].flatMap((width): Look[] => [
  { width, theme: 'light' },
  { width, theme: 'dark' },
]);

/** How axe looks at a page: in each way in a nightly run, and else in one that is drawn by the name of the page. */
function looksAt(name: string, isThemed: boolean): readonly Look[] {
  const looks = everyLook.filter(({ theme }) => isThemed || theme === 'light');
  return sample(looks, 1, ({ width, theme }) => `${name} at ${width} px, ${theme}`);
}

/** axe finds nothing on a wide screen and on a phone, in both themes where the page has them. */
export async function expectAccessible(page: Page, name: string, isThemed: boolean): Promise<void> {
  for (const { width, theme } of looksAt(name, isThemed)) {
    await resize(page, width);
    if (theme === 'dark') await turnTheme(page, 'dark');
    // Of the second theme nothing but its colours is another one.
    const only = isExhaustive && theme === 'dark' ? 'colours' : 'everything';
    expect.soft(await violations(page, only), `${name} at ${width} px, ${theme}`).toEqual([]);
    if (theme === 'dark') await turnTheme(page, 'light');
  }
}

/** axe finds nothing in names, roles, headings and order as a page stands. */
export async function expectNamed(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page, 'structure'), name).toEqual([]);
}

/** Nothing scrolls sideways at 320 px. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  await resize(page, widths.reflow);
  expect.soft(await page.evaluate(sidewaysParts), `${name} scrolls sideways at ${widths.reflow} px`).toEqual([]);
}

/** The page is accessible as it stands, and fits the narrowest screen. */
export async function expectGoodPage(page: Page, name: string, isThemed = false): Promise<void> {
  await expectAccessible(page, name, isThemed);
  await expectToFit(page, name);
  await resize(page, widths.desktop);
}

/** The same of a page of the staff, who choose between two themes. */
export const expectGoodThemedPage = (page: Page, name: string): Promise<void> =>
  // Paper has one look.
  expectGoodPage(page, name, !name.startsWith('/print/'));

/** axe finds nothing as a page stands, on one screen and in one theme. */
export async function expectGoodColours(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page, 'everything'), name).toEqual([]);
}

const readsOf = new WeakMap<Page, Set<Request>>();

/** Counts what a page reads from now on. */
function watchReads(page: Page): Set<Request> {
  const known = readsOf.get(page);
  if (known) return known;
  const reads = new Set<Request>();
  page.on('request', (request) => {
    if (/\/graphql$|\/api\/auth\/me$/.test(new URL(request.url()).pathname)) reads.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => reads.delete(request));
  }
  readsOf.set(page, reads);
  return reads;
}

const stillMs = 120;

/** Runs in the page: waits until nothing that it says has changed for a moment; what turns for ever is not waited for. */
function standStill(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const still = (): void => {
      observer.disconnect();
      resolve();
    };
    setTimeout(still, 40 * milliseconds);
    let timer = setTimeout(still, milliseconds);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(still, milliseconds);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until what a page says stands still, with nothing that it reads on its way. */
export async function atRest(page: Page): Promise<void> {
  const reads = watchReads(page);
  await expect(async () => {
    expect(reads.size).toBe(0);
    await page.evaluate(standStill, stillMs);
    expect(reads.size).toBe(0);
  }).toPass({ intervals: [50], timeout: 15_000 });
}

/** Goes to a page and waits until it stands. */
export async function arrive(page: Page, address: string): Promise<void> {
  watchReads(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await atRest(page);
}
