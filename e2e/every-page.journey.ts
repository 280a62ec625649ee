import type { Page } from '@playwright/test';
import { type Crossing, crossings } from './support/crossings.ts';
import { englishLeftIn } from './support/english-in-french.ts';
import { everyRoute, hasParameter } from './support/every-route.ts';
import { arrive, expectAccessible, expectNamed, expectToFit, widths } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { draw, isExhaustive, sample, seed } from './support/sample.ts';
import { operateTranslated } from './support/translated-page.ts';

// Every page is visited once, in the longest language: it fits the narrowest screen and says nothing in English; of its
// other looks, such as tabs, half are drawn. Everything in it has its name and its place; colours and touch targets axe
// sees in half of them, on a screen, in a theme and in a language that are drawn. Some are translated and pressed. In a
// nightly run every page is visited in every way (`every-page.cross.ts`).
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

const routes = everyRoute();

/** What is shown where there is nothing to show, or where it could not be read: none of these pages is one of them. */
const lost = /introuvable|ne vous est pas ouverte|n’(?:a|ont) pas pu être (?:lue?|chargée?)s?/i;
// Addresses of nothing, the gallery, which shows every state, and whoever comes with half an advertisement.
const isMeantLost = (address: string): boolean =>
  /nowhere|01900000-0000-7000-8000-000000000000|^\/gallery|^\/outdoorsy/.test(address);
// The gallery shows words of ours that nobody else reads.
const isTranslated = (address: string): boolean => !address.startsWith('/gallery');

test('every page has somebody who goes to it', () => {
  for (const route of routes) {
    const owners = crossings.filter(({ owns }) => owns.test(route)).map(({ name }) => name);
    expect.soft([route, owners], 'has one').toEqual([route, [expect.any(String)]]);
  }
});

async function speak(page: Page, baseURL: string | undefined, locale: string): Promise<void> {
  // What a page fetches ahead remembers the language it is in: nothing of it may answer after the choice.
  await page.goto('about:blank');
  await page.context().addCookies([{ name: 'locale', value: locale, url: String(baseURL) }]);
}

/** Pages that two journeys share, so that neither lasts much longer than others. */
type Part = Crossing & { readonly part: string; readonly takes: (index: number) => boolean };

const parts: readonly Part[] = crossings.flatMap((crossing): Part[] =>
  ['visitors', 'agents'].includes(crossing.name)
    ? [1, 2].map((part) => ({ ...crossing, part: `, part ${part}`, takes: (index) => index % 2 === part - 1 }))
    : [{ ...crossing, part: '', takes: () => true }],
);

// What swaps most of its texts is always translated, and some others as they are drawn.
const translated = new Set(['/checkout/plans', ...sample(routes, 6, (route) => `${route} translated`)]);
const mostPresses = 10;

for (const { name, part, takes, owns, isThemed = false, enter } of parts) {
  const own = routes.filter((route) => owns.test(route));
  test(`pages of ${name}${part}: French fits 320 px, nothing is left in English, axe finds nothing (SAMPLE_SEED=${seed})`, async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow();
    const addresses = await enter(page, request);
    const visits = own.flatMap((route) => {
      expect(addresses[route] ?? !hasParameter(route), `${route} has an address`).toBeTruthy();
      const [first = route, ...others] = addresses[route] ?? [route];
      const drawn = sample(others, Math.ceil(others.length / 2), (address) => `${address} visited`);
      return [first, ...drawn].map((address) => ({ route, address }));
    });
    for (const { route, address } of visits.filter((_visit, index) => takes(index))) {
      await test.step(address, async () => {
        const isOfTwoThemes = isThemed && !route.startsWith('/print/');
        await speak(page, baseURL, 'fr-ca');
        await page.setViewportSize({ width: widths.reflow, height: 844 });
        await arrive(page, address);
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
        await expectToFit(page, address);
        if (isTranslated(address)) expect.soft(await englishLeftIn(page), `${address} in English`).toEqual([]);
        if (!isMeantLost(address)) await expect.soft(page.getByRole('main'), address).not.toContainText(lost);
        if (!isExhaustive && !draw(`${address} axe`, [true, false])) {
          await expectNamed(page, address);
          return;
        }
        const other = draw(`${address} language`, ['fr-ca', 'fr-ca', 'fr-ca', 'fr-ca', 'en-us', 'en-ca']);
        if (other !== 'fr-ca') {
          await speak(page, baseURL, other);
          await arrive(page, address);
        }
        await expectAccessible(page, `${address} in ${other}`, isOfTwoThemes);
      });
    }
    await speak(page, baseURL, 'en-us');
    await page.setViewportSize({ width: widths.desktop, height: 800 });
    for (const { route, address } of visits.filter((_visit, index) => takes(index))) {
      if (!translated.has(route) || address !== (addresses[route] ?? [route])[0]) continue;
      await test.step(`${address}, translated`, () => operateTranslated(page, address, mostPresses));
    }
  });
}
