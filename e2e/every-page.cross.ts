import { locales } from '@roadworthy/core/shared/site/page-locales.ts';
import { crossings } from './support/crossings.ts';
import { everyRoute, hasParameter } from './support/every-route.ts';
import { englishLeftIn } from './support/english-in-french.ts';
import { arrive, expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { operateTranslated } from './support/translated-page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

// One part of the routes, for whoever mends it: CROSS_ONLY=underwriting/quotes
const only = process.env['CROSS_ONLY'] ?? '';

const mostPresses = 60;

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
            if (locale === 'fr-ca' && route !== '/gallery')
              expect.soft(await englishLeftIn(page), `${address} in English`).toEqual([]);
            await expectGoodPage(page, `${locale} ${address}`, isThemed && !route.startsWith('/print/'));
          });
        }
      }
    });
  }

  test(`pages that ${name} have translated go on, whatever is pressed`, async ({ page, request }) => {
    const addresses = await enter(page, request);
    for (const route of everyRoute().filter((one) => owns.test(one) && one.includes(only))) {
      for (const address of addresses[route] ?? [route]) {
        await test.step(address, () => operateTranslated(page, address, mostPresses));
      }
    }
  });
}
