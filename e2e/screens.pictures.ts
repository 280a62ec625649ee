import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { atRest } from './support/inspect-page.ts';
import { audiences, type Place } from './support/places.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const root = join(import.meta.dirname, '..', '.screens');
// The default language on both screens, and the longest one where there is least room.
const pictures = [
  { language: 'en-us', widths: [1280, 390] },
  { language: 'fr-ca', widths: [390] },
];

async function takePictures(
  page: Page,
  folder: string,
  places: readonly Place[],
  widths: readonly number[],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, address] of places) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await atRest(page);
      await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), type: 'jpeg', quality: 50, fullPage: true });
    }
  }
}

for (const { name, enter } of audiences) {
  test(`pictures of ${name}`, async ({ page, request, context, baseURL }) => {
    const places = await enter(page, request);
    for (const { language, widths } of pictures) {
      const folder = join(root, language, name);
      rmSync(folder, { recursive: true, force: true });
      await context.addCookies([{ name: 'locale', value: language, url: String(baseURL) }]);
      await takePictures(page, folder, places, widths);
    }
  });
}
