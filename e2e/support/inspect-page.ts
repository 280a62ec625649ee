import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = { desktop: 1280, phone: 390, reflow: 320 };

/** Waits until a page shows what it is about: its heading, and nothing that is still on its way. */
export async function settled(page: Page, heading: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
}

/** What axe finds, each as its rule and where. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`));
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width === widths.desktop ? 800 : 844 });
}

/** axe finds nothing on a wide screen and on a phone, and nothing scrolls sideways at 320 px. */
export async function expectGoodPage(page: Page, name: string): Promise<void> {
  for (const width of [widths.desktop, widths.phone]) {
    await resize(page, width);
    expect.soft(await violations(page), `${name} at ${width} px`).toEqual([]);
  }
  await resize(page, widths.reflow);
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 5).map((element) => `${element.tagName} ${element.className.toString().slice(0, 60)}`);
  });
  expect.soft(sideways, `${name} scrolls sideways at ${widths.reflow} px`).toEqual([]);
  await resize(page, widths.desktop);
}
