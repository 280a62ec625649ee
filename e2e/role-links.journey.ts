import type { Page } from '@playwright/test';
import { demoAccounts } from '@roadworthy/testkit/demo-people.ts';
import { settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { sample } from './support/sample.ts';
import { enterAsStaff } from './support/sign-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

const areas = /^\/(?:agents|underwriting|organizations|products)(?:\/|$)/;

/** The addresses in our areas that the page links to beside its records: by its bars, its tabs and the tiles of a list. */
async function ways(page: Page): Promise<string[]> {
  const links = page.locator('nav a, main ul a');
  const hrefs = await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  // One record of a list stands for the others, and other journeys open those.
  return [...new Set(hrefs)].filter((path) => areas.test(path) && !/[\da-f]{8}-/.test(path));
}

// In a nightly run everybody; else some, as they are drawn.
const people = demoAccounts.filter(({ password }) => password !== null);
const shown = sample(people, 4, ({ email }) => email);

for (const { email, note } of shown) {
  test(`${email}, ${note}, is led to no page that is closed to them`, async ({ page }) => {
    test.slow();
    await enterAsStaff(page, email);
    await page.goto('/welcome');
    await settled(page, /./);
    const waiting = await ways(page);
    expect(waiting.length, 'a home leads on').toBeGreaterThan(0);
    const seen = new Set<string>();
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 200]);
      await settled(page, /./);
      const main = page.getByRole('main');
      await expect(main, path).not.toContainText(
        /not open to you|We can’t find that|could not be (?:loaded|read)|cannot be read/,
      );
      waiting.push(...(await ways(page)));
    }
  });
}
