import type { Page } from '@playwright/test';
import { expectStep, fillStart, goOn } from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import { boundQuote, quoteOf } from './support/quote-api.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

test.use({ storageState: { cookies: [], origins: [] } });

/** What a browser keeps, besides the language of the address, which the page cannot do without. */
async function storedBy(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'locale');
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...stored].toSorted();
}

test('where consent comes first a visit leaves nothing until it is accepted', async ({ page, visitor }) => {
  await page.goto('/fr-ca?utm_source=mail&utm_campaign=printemps&tid=T-1');
  const notice = page.getByRole('region', { name: 'Votre vie privée, votre choix' });
  await expect(notice.getByRole('button')).toHaveText(['Accepter', 'Refuser', 'Choisir']);
  const widths = await notice
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  expect(await storedBy(page)).toEqual([]);
  const counted = page.waitForResponse('**/api/analytics/v1/b');
  await notice.getByRole('button', { name: 'Accepter' }).click();
  await expect(notice).toBeHidden();
  expect((await counted).status()).toBe(200);
  await expect.poll(() => storedBy(page)).toEqual(expect.arrayContaining(['attribution', 'consent', 'device_id']));
  const year = 365 * 86_400;
  const attribution = (await page.context().cookies()).find(({ name }) => name === 'attribution');
  expect(Math.abs((attribution?.expires ?? 0) - Date.now() / 1000 - year)).toBeLessThan(3_600);

  // Who refuses is left with the refusal alone, and may change their mind at the foot of every page.
  const other = await visitor();
  await other.goto('/fr-ca?utm_source=mail');
  await other.getByRole('button', { name: 'Refuser' }).click();
  await expect.poll(() => storedBy(other)).toEqual(['consent']);
  await other.getByRole('button', { name: 'Choix de confidentialité' }).click();
  const dialog = other.getByRole('dialog', { name: 'Choix de confidentialité' });
  await dialog.getByRole('checkbox', { name: 'Compter les visites' }).check();
  await dialog.getByRole('button', { name: 'Enregistrer mes choix' }).click();
  await expect.poll(() => storedBy(other)).toEqual(expect.arrayContaining(['consent', 'device_id']));
  expect(await storedBy(other)).not.toContain('attribution');
});

test('a campaign that brought a visitor stands on the policy', async ({ page, request, visitor }) => {
  await page.goto('/?utm_source=radio&utm_campaign=late-summer&tid=T-42');
  await expect.poll(() => storedBy(page)).toContain('attribution');
  // Nobody is asked here; whoever comes back the next day came through the same campaign.
  await expect(page.getByRole('region', { name: 'Your privacy, your choice' })).toHaveCount(0);
  await page.goto('/checkout/start');
  const facts = quoteOf('Campaign', 'Visitor');
  await fillStart(page);
  await goOn(page);
  await expectStep(page, 'vehicle');
  const [quoteId = '', token = ''] = await page.evaluate(() =>
    ['quote_id', 'quote_token'].map((key) => localStorage.getItem(key) ?? ''),
  );
  const { policyId } = await boundQuote(request, facts, { quoteId, token });
  const desk = await visitor();
  await enterAsStaff(desk, dana);
  await desk.goto(`/agents/policies/${policyId}`);
  await expect(desk.getByText('tid: T-42, utm_source: radio, utm_campaign: late-summer')).toBeVisible();
});
