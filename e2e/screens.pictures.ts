import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { atRest } from './support/inspect-page.ts';
import { audiences, type Place } from './support/places.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const root = join(import.meta.dirname, '..', 'docs', 'screens');
const widths = [1280, 390];
const languages = ['en-us', 'fr-ca'];

async function takePictures(page: Page, folder: string, places: readonly Place[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, address] of places) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await atRest(page);
      await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), type: 'jpeg', quality: 60, fullPage: true });
    }
  }
}

for (const { name, enter } of audiences) {
  test(`pictures of ${name}`, async ({ page, request, context, baseURL }) => {
    const places = await enter(page, request);
    for (const language of languages) {
      const folder = join(root, language, name);
      rmSync(folder, { recursive: true, force: true });
      await context.addCookies([{ name: 'locale', value: language, url: String(baseURL) }]);
      await takePictures(page, folder, places);
    }
  });
}
