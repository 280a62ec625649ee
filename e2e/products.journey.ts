import type { Page } from '@playwright/test';
import { expectStep, goOn } from './support/fill-checkout.ts';
import { expectGoodPage, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { activate, expectFocus, forbidPointer, press, tabTo } from './support/keyboard.ts';
import { checkoutAddress, plannedQuote, quoteOf, startedQuote } from './support/quote-api.ts';
import { enterAsStaff } from './support/sign-in.ts';

const uma = 'uma@cascade.example';
const notSold = 'We do not sell this in Wyoming yet.';

/** Walks over the map by arrows: from Alaska, where it begins, to Washington, Oregon, Nevada and Wyoming. */
async function walkToWyoming(page: Page): Promise<void> {
  const map = page.getByRole('group', { name: 'United States' });
  await tabTo(page, map.locator('button[tabindex="0"]'));
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await press(page, key);
  await expect(map.getByRole('button', { name: /^WY, Wyoming: / })).toBeFocused();
}

async function save(page: Page): Promise<void> {
  await activate(page, page.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByText('The product is saved.')).toBeVisible();
  await expectFocus(page, 'the product was saved');
}

test('an underwriter closes a state by the keyboard; who is in checkout there is offered the waiting list', async ({
  page,
  request,
  visitor,
}) => {
  const there = await plannedQuote(request, quoteOf('Winifred', 'Laramie', { postalCode: '82001' }));
  const elsewhere = await startedQuote(request, quoteOf('Wendell', 'Casper'));

  await forbidPointer(page);
  await enterAsStaff(page, uma);
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await activate(page, page.getByRole('link', { name: 'Personal RV' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Personal RV' })).toBeVisible();
  await tabTo(page, page.getByRole('tab', { name: 'Overview' }));
  await press(page, 'ArrowRight');
  await press(page, 'Enter');
  await expect(page.getByRole('group', { name: 'United States' })).toBeVisible();
  await walkToWyoming(page);
  await press(page, 'Space');
  await expect(page.getByRole('button', { name: /^WY, Wyoming: not sold/ })).toBeFocused();
  await expect(page.getByText(/^Closes: Wyoming\./)).toBeVisible();
  await save(page);
  await expect(page.getByText('Closed: WY').first()).toBeVisible();

  const customer = await visitor();
  await customer.goto(checkoutAddress(there, 'plans'));
  await expectStep(customer, 'plans');
  await goOn(customer);
  await expect(customer.getByText(notSold).first()).toBeVisible();

  const mover = await visitor();
  await mover.goto(checkoutAddress(elsewhere, 'start'));
  await expectStep(mover, 'start');
  await expect(mover.getByLabel('ZIP or postal code')).toHaveValue('43215');
  await mover.getByLabel('ZIP or postal code').fill('82001');
  await mover.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(mover.getByText(notSold).first()).toBeVisible();
  const waiting = mover
    .locator('section', { has: mover.getByRole('heading', { level: 2 }) })
    .filter({ hasText: notSold });
  await waiting.getByLabel(/e-mail/i).fill('wendell.casper@example.com');
  await waiting.getByRole('button').click();
  await expect(waiting.getByRole('status')).toContainText('wendell.casper@example.com');

  await page.goto('/products/waiting');
  await expect(page.getByText('wendell.casper@example.com')).toBeVisible();
  await page.goBack();
  await walkToWyoming(page);
  await press(page, 'Space');
  await save(page);
  await expect(page.getByText('Opened: WY').first()).toBeVisible();
});

test('a product’s pages are accessible and fit every screen for who reads them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enterAsStaff(page, 'arno@roadworthy.example');
  await page.goto('/products');
  const link = page.getByRole('main').getByRole('link', { name: 'Personal RV' }).first();
  const [address = ''] = ((await link.getAttribute('href')) ?? '').split('?');
  for (const tab of ['overview', 'states', 'rater']) {
    await page.goto(`${address}?tab=${tab}`);
    await settled(page, /^Personal RV$/);
    await expectGoodPage(page, `${tab} of an actuary`);
  }
});
