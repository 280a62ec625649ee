import { type Page } from '@playwright/test';
import { locales } from '@roadworthy/core/shared/page-locales.ts';
import { crossings } from './support/crossings.ts';
import { everyRoute, hasParameter } from './support/every-route.ts';
import { atRest, expectGoodPage, widths } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

// One part of the routes, for whoever mends it: CROSS_ONLY=underwriting/quotes
const only = process.env['CROSS_ONLY'] ?? '';

test('every page has somebody who goes to it', () => {
  for (const route of everyRoute()) {
    const owners = crossings.filter(({ owns }) => owns.test(route)).map(({ name }) => name);
    expect.soft([route, owners], 'has one').toEqual([route, [expect.any(String)]]);
  }
});

const both = [widths.desktop, widths.phone];

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await atRest(page);
}

for (const { name, owns, isThemed = false, enter } of crossings) {
  for (const locale of locales) {
    test(`${name} in ${locale}`, async ({ page, request, context, baseURL }) => {
      const addresses = await enter(page, request);
      await context.addCookies([{ name: 'locale', value: locale, url: String(baseURL) }]);
      for (const route of everyRoute().filter((one) => owns.test(one) && one.includes(only))) {
        expect(addresses[route] ?? !hasParameter(route), `${route} has an address`).toBeTruthy();
        for (const address of addresses[route] ?? [route]) {
          await test.step(address, async () => {
            await arrive(page, address);
            await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${locale}$`, 'i'));
            await expectGoodPage(page, `${locale} ${address}`, isThemed && !route.startsWith('/print/') ? both : []);
          });
        }
      }
    });
  }
}
