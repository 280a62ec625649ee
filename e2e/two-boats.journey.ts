import type { Page } from '@playwright/test';
import {
  cards,
  choosePlan,
  field,
  fillCard,
  goOn,
  owner,
  payButton,
  policyNumberOf,
  sign,
} from './support/fill-checkout.ts';
import { chooseKind, chooseTile, expectLineStep, fillInsured } from './support/fill-line.ts';
import { expect, test } from './support/journey.ts';

const captain = { ...owner, email: 'two.boats@example.com' };

async function fillBoat(page: Page, year: string, make: string, model: string, value: string): Promise<void> {
  await field(page, 'Model year').fill(year);
  await field(page, 'Make').fill(make);
  await field(page, 'Model').fill(model);
  await field(page, 'Value').fill(value);
  await chooseTile(page, 'Rented or chartered', 'No');
}

async function fillMotor(page: Page, length: string, horsepower: string, speed: string, hull: string): Promise<void> {
  await field(page, 'Length in feet').fill(length);
  await field(page, 'Horsepower').fill(horsepower);
  await field(page, 'Top speed in mph').fill(speed);
  await field(page, 'Hull number').fill(hull);
}

/** Waits until the questions are about one of the boats. */
async function expectBoat(page: Page, name: string): Promise<void> {
  const boats = page.getByRole('list', { name: 'What this quote is for' });
  await expect(boats.locator('[aria-current="true"]')).toContainText(name);
}

test('two boats are quoted, priced, signed and bought together; a third is taken off again', async ({ page }) => {
  await page.goto('/checkout/start?line=boat');
  await chooseKind(page, 'Runabout');
  await field(page, 'ZIP or postal code').fill(captain.postalCode);
  await goOn(page);

  await expectLineStep(page, 'boat', 'boats', 'Your boats');
  await fillBoat(page, '2019', 'Bayliner', 'VR5', '31000');
  await page.getByRole('button', { name: 'Add another boat' }).click();
  await page.getByRole('combobox', { name: 'Choose the kind of boat.' }).selectOption('Pontoon boat');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expectBoat(page, 'Pontoon boat');
  await expect(field(page, 'Make')).toHaveValue('');
  await page.getByRole('button', { name: 'Add another boat' }).click();
  await page.getByRole('combobox', { name: 'Choose the kind of boat.' }).selectOption('Sailboat');
  await page.getByRole('button', { name: 'Add it' }).click();
  await expectBoat(page, 'Sailboat');
  await page.getByRole('button', { name: /^Take off.*Sailboat/ }).click();
  await page.getByRole('button', { name: 'Take it off' }).click();
  await expect(page.getByText('Sailboat', { exact: true })).toHaveCount(1);
  await page.getByRole('link', { name: /^Edit.*Pontoon boat/ }).click();
  await expectBoat(page, 'Pontoon boat');
  await fillBoat(page, '2021', 'Bennington', '22 SSX', '42000');
  await goOn(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Motor and size' })).toBeVisible();
  await expectBoat(page, 'Bayliner');
  await fillMotor(page, '20', '150', '40', 'USBAYL12A919');
  await goOn(page);
  await expectBoat(page, 'Bennington');
  await expect(field(page, 'Horsepower')).toHaveValue('');
  await fillMotor(page, '22', '115', '30', 'USBENN34B021');
  await goOn(page);

  await expect(page.getByRole('heading', { level: 1, name: 'Where it is' })).toBeVisible();
  for (const boat of ['Bayliner', 'Bennington']) {
    await expectBoat(page, boat);
    await expect(field(page, 'ZIP or postal code')).toHaveValue(captain.postalCode);
    await chooseTile(page, 'Waters', 'Lakes and rivers');
    await chooseTile(page, 'Kept', boat === 'Bayliner' ? 'On a trailer' : 'In a slip');
    await goOn(page);
  }

  await expectLineStep(page, 'boat', 'operators', 'Who operates it');
  await fillInsured(page, captain);
  await field(page, 'Years of boating').fill('12');
  await goOn(page);

  await expectLineStep(page, 'boat', 'covers', 'What it pays');
  await choosePlan(page, 'Boat and liability');
  await expect(page.getByRole('complementary', { name: 'Your price' })).toContainText('Your price, Boat and liability');
  await expect(page.getByRole('region', { name: 'Discounts' })).toContainText('Ask us whether it is for you.');
  await chooseTile(page, 'What a total loss pays', 'Agreed value');
  await goOn(page);
  await expectBoat(page, 'Bennington');
  await chooseTile(page, 'What a total loss pays', 'Actual cash value');
  await goOn(page);

  await expectLineStep(page, 'boat', 'sign', 'Check it and sign');
  const main = page.getByRole('main');
  await expect(main).toContainText('Motor and size · 2019 Bayliner VR5');
  await expect(main).toContainText('Motor and size · 2021 Bennington 22 SSX');
  await expect(main).not.toContainText('Sailboat');
  // What each part of the price is for.
  for (const name of ['2019 Bayliner VR5', '2021 Bennington 22 SSX']) {
    await expect(
      main.getByRole('term').filter({ hasText: 'Hull, motor and equipment' }).filter({ hasText: name }),
    ).toHaveCount(1);
  }
  await sign(page, captain);

  await expectLineStep(page, 'boat', 'payment', 'Pay and start your cover');
  await fillCard(page, cards.good);
  await payButton(page).click();
  expect(await policyNumberOf(page)).toMatch(/^RW\w-\d{6}-\d$/);
  await expect(main).toContainText('2019 Bayliner VR5, 2021 Bennington 22 SSX');
});
