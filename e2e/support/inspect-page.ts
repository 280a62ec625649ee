import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What a theme changes: the layout and the names of a page are the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];
export const widths = { desktop: 1280, phone: 390, reflow: 320 };

/** Waits until a page shows what it is about: its heading, and nothing that is still on its way. */
export async function settled(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
  // A quote's link leaves the address as soon as the page has taken it up.
  await expect(page).not.toHaveURL(/quote_token=/);
}

/** What axe finds, each as its rule and where. */
async function violations(page: Page, only: 'everything' | 'colours'): Promise<string[]> {
  // The pages have no foreign frames, for which axe would open another page every time.
  // What passes is not sent here.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const chosen = only === 'colours' ? axe.withRules(colourRules) : axe.withTags(rules);
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
    // Colours that are on their way have to arrive; what turns for ever has no end to go to.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  }, theme);
}

/**
 * axe finds nothing on a wide screen and on a phone, and nothing scrolls sideways at 320 px; where the page has a dark
 * theme, its colours are looked at on the screens that are named.
 */
export async function expectGoodPage(page: Page, name: string, darkAt: readonly number[] = []): Promise<void> {
  for (const width of [widths.desktop, widths.phone]) {
    await resize(page, width);
    expect.soft(await violations(page, 'everything'), `${name} at ${width} px`).toEqual([]);
    if (!darkAt.includes(width)) continue;
    await turnTheme(page, 'dark');
    expect.soft(await violations(page, 'colours'), `${name} at ${width} px, dark`).toEqual([]);
    await turnTheme(page, 'light');
  }
  await resize(page, widths.reflow);
  expect.soft(await page.evaluate(sidewaysParts), `${name} scrolls sideways at ${widths.reflow} px`).toEqual([]);
  await resize(page, widths.desktop);
}

/** The same of a page of the staff, who choose between two themes. */
export const expectGoodThemedPage = (page: Page, name: string): Promise<void> =>
  // Paper has one look.
  expectGoodPage(page, name, name.startsWith('/print/') ? [] : [widths.desktop]);

/** axe finds nothing as a page stands, on one screen and in one theme. */
export async function expectGoodColours(page: Page, name: string): Promise<void> {
  expect.soft(await violations(page, 'everything'), name).toEqual([]);
}

/** Waits until what a page says stands still: a live page is never without a request. */
export async function atRest(page: Page): Promise<void> {
  let before = '';
  await expect(async () => {
    const now = await page.locator('body').innerText();
    const isStill = now === before;
    before = now;
    expect(isStill).toBe(true);
  }).toPass({ intervals: [300], timeout: 15_000 });
}
