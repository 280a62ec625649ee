import type { Page } from '@playwright/test';
import { cards, owner, payButton, policyNumberOf } from './support/fill-checkout.ts';
import { expectLineStep } from './support/fill-line.ts';
import { expect, test } from './support/journey.ts';
import { activate, chooseByKey, forbidPointer, press, tabTo, type, typeWhoIsInsured } from './support/keyboard.ts';

const goOn = (page: Page) => activate(page, page.getByRole('button', { name: 'Continue', exact: true }));

test('a traveller buys roadside assistance by keyboard in six steps', async ({ page }, info) => {
  await forbidPointer(page);
  await page.goto('/checkout/start?line=roadside');
  await expect(page.getByRole('heading', { level: 1, name: 'Roadside assistance' })).toBeVisible();
  const begun = Date.now();
  await type(page, 'ZIP or postal code', owner.postalCode);
  await chooseByKey(page, 'Choose what we are to help with.', 'Class C motorhome');
  await goOn(page);
  await expectLineStep(page, 'roadside', 'eligibility', 'Can we insure it?');
  await type(page, 'Model year', '2021');
  await chooseByKey(page, 'Used to carry people or goods for pay', 'No');
  await goOn(page);

  await expectLineStep(page, 'roadside', 'cover', 'What it pays');
  await chooseByKey(page, 'Plans', 'On the road');
  await goOn(page);

  await expectLineStep(page, 'roadside', 'details', 'What it is');
  await type(page, 'Make', 'Winnebago');
  await type(page, 'Model', 'View');
  await type(page, 'License plate', 'JLK 4821');
  await goOn(page);

  await expectLineStep(page, 'roadside', 'you', 'About you');
  await typeWhoIsInsured(page, 'traveller@example.com');
  await goOn(page);

  await expectLineStep(page, 'roadside', 'sign', 'Check it and sign');
  await expect(page.getByRole('main')).toContainText(
    'Within 30 days, and as long as nothing was claimed, you get everything back.',
  );
  await tabTo(page, page.getByRole('checkbox', { name: /^I agree to sign/ }));
  await press(page, 'Space');
  await type(page, 'Type your full name', `${owner.firstName} ${owner.lastName}`);
  await page.keyboard.press('Enter');

  await expectLineStep(page, 'roadside', 'payment', 'Pay and start your cover');
  await expect(page.getByRole('main')).toContainText(
    'Within 30 days, and as long as nothing was claimed, you get everything back.',
  );
  await type(page, 'Card number', cards.good);
  await type(page, 'Expiry', '0831');
  await type(page, 'Security code', '123');
  await type(page, 'Name on the card', `${owner.firstName} ${owner.lastName}`);
  await activate(page, payButton(page));
  expect(await policyNumberOf(page)).toMatch(/^RWR-\d{6}-\d$/);
  const seconds = Math.round((Date.now() - begun) / 1000);
  info.annotations.push({ type: 'seconds', description: String(seconds) });
  console.log(`Roadside assistance was bought in ${seconds} seconds.`);
});
