import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { atRest } from './support/inspect-page.ts';
import { audiences } from './support/places.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 844 } });
test.describe.configure({ mode: 'parallel' });

const catalogues = join(import.meta.dirname, '..', 'apps', 'web', 'messages');

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function sentencesOf(locale: string): Set<string> {
  const files = globSync(`${locale}/*.json`, { cwd: catalogues });
  const texts = files.flatMap((file) => textsIn(JSON.parse(readFileSync(join(catalogues, file), 'utf8'))));
  return new Set(texts.filter((text) => !/[{<]/.test(text)));
}

// Whatever has two words or more and is not French as well.
const french = sentencesOf('fr-ca');
const english = [...sentencesOf('en-us')].filter((text) => /\w \w/.test(text) && !french.has(text));

async function speakFrench(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.addCookies([{ name: 'locale', value: 'fr-ca', url: String(baseURL) }]);
}

const sidewaysBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { name, enter } of audiences) {
  test(`${name}: French fits 320 px and nothing is left in English`, async ({ page, request, context, baseURL }) => {
    const places = await enter(page, request);
    await speakFrench(context, baseURL);
    for (const [place, address] of places) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
      await atRest(page);
      expect.soft(await sidewaysBy(page), `${name}/${place} scrolls sideways`).toBeLessThanOrEqual(0);
      const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim());
      expect
        .soft(
          lines.filter((line) => english.includes(line)),
          `${name}/${place} in English`,
        )
        .toEqual([]);
    }
  });
}
