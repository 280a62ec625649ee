import { cards, choosePlan, field, fillCard, goOn, owner, payButton, policyNumberOf } from './support/fill-checkout.ts';
import { chooseKind, chooseTile, expectLineStep, fillInsured } from './support/fill-line.ts';
import { expect, test } from './support/journey.ts';

const captain = { ...owner, email: 'captain@example.com' };

test('a boat is quoted and bought through the pages, and roadside assistance is begun beside it', async ({ page }) => {
  await page.goto('/checkout/start?line=boat');
  await expect(page.getByRole('heading', { level: 1, name: 'Boat' })).toBeVisible();
  await chooseKind(page, 'Runabout');
  await field(page, 'ZIP or postal code').fill(captain.postalCode);
  await goOn(page);

  await expectLineStep(page, 'boat', 'boats', 'Your boats');
  await field(page, 'Model year').fill('2019');
  await field(page, 'Make').fill('Bayliner');
  await field(page, 'Model').fill('VR5');
  await field(page, 'Value').fill('31000');
  await chooseTile(page, 'Rented or chartered', 'Yes');
  const chartered = page.getByRole('group', { name: 'Rented or chartered', exact: true });
  await expect(chartered).toContainText('We insure boats that nobody rents or charters.');
  await chooseTile(page, 'Rented or chartered', 'No');
  await goOn(page);

  await expectLineStep(page, 'boat', 'motor', 'Motor and size');
  await field(page, 'Length in feet').fill('20');
  await field(page, 'Horsepower').fill('150');
  await field(page, 'Top speed in mph').fill('40');
  await field(page, 'Hull number').fill('USBAYL12A919');
  await goOn(page);

  await expectLineStep(page, 'boat', 'waters', 'Where it is');
  await chooseTile(page, 'Waters', 'Lakes and rivers');
  await chooseTile(page, 'Kept', 'On a trailer');
  await goOn(page);

  await expectLineStep(page, 'boat', 'operators', 'Who operates it');
  await fillInsured(page, captain);
  await field(page, 'Years of boating').fill('12');
  await goOn(page);

  await expectLineStep(page, 'boat', 'covers', 'What it pays');
  await choosePlan(page, 'Boat and liability');
  const rail = page.getByRole('complementary', { name: 'Your price' });
  await expect(rail).toContainText('Your price, Boat and liability');
  await page.getByRole('combobox', { name: 'Hull, motor and equipment: Deductible' }).selectOption({ value: '1000' });
  await expect(page.getByRole('group', { name: 'What is in it' })).toContainText(/−\$[\d.]+ \/yr/);
  await chooseTile(page, 'What a total loss pays', 'Agreed value');
  await goOn(page);

  await expectLineStep(page, 'boat', 'sign', 'Check it and sign');
  await expect(page.getByRole('main')).toContainText('Years of boating12');
  await expect(page.getByRole('main')).toContainText('You may cancel at any time from a day that you name.');
  await page.getByRole('checkbox', { name: /^I agree to sign/ }).check();
  await field(page, 'Type your full name').fill(`${captain.firstName} ${captain.lastName}`);
  await page.getByRole('button', { name: 'Sign and go to payment' }).click();

  await expectLineStep(page, 'boat', 'payment', 'Pay and start your cover');
  await expect(page.getByRole('main')).toContainText('You may cancel at any time from a day that you name.');
  await fillCard(page, cards.good);
  await payButton(page).click();
  expect(await policyNumberOf(page)).toMatch(/^RW\w-\d{6}-\d$/);

  await page.getByRole('button', { name: 'Roadside assistance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Roadside assistance' })).toBeVisible();
  await expect(field(page, 'ZIP or postal code')).toHaveValue(captain.postalCode);
  await chooseKind(page, 'Car or pickup');
  await goOn(page);
  await expectLineStep(page, 'roadside', 'eligibility', 'Can we insure it?');
  await field(page, 'Model year').fill('2020');
  await chooseTile(page, 'Used to carry people or goods for pay', 'No');
  await goOn(page);
  await expectLineStep(page, 'roadside', 'cover', 'What it pays');
  await choosePlan(page, 'Close to home');
  await goOn(page);
  await field(page, 'Make').fill('Ford');
  await field(page, 'Model').fill('F-150');
  await field(page, 'License plate').fill('JLK 4821');
  await goOn(page);
  // Who buys is known from the boat: nothing of it is asked again.
  await expectLineStep(page, 'roadside', 'sign', 'Check it and sign');
  await expect(page.getByRole('main')).toContainText(captain.firstName);
  await expect(page.getByRole('main')).toContainText(captain.city);
  await expect(page.getByRole('main')).toContainText('Car or pickup');
  await expect(page.getByRole('main')).toContainText(captain.email);
});

test('a quote of a line is found again where it was left, also from an address of another line', async ({ page }) => {
  await page.goto('/checkout/line/windshield/eligibility');
  await expect(page).toHaveURL(/\/checkout\/start\?line=windshield$/);
  await chooseKind(page, 'Class B motorhome');
  await field(page, 'ZIP or postal code').fill(captain.postalCode);
  await goOn(page);
  await field(page, 'Model year').fill('2022');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.goto('/checkout/vehicle');
  await expectLineStep(page, 'windshield', 'eligibility', 'Can we insure it?');
  await expect(field(page, 'Model year')).toHaveValue('2022');
  await page.goto('/checkout/start');
  await expectLineStep(page, 'windshield', 'eligibility', 'Can we insure it?');
  await page.goto('/checkout/start?line=motorcycle');
  await expect(page.getByRole('heading', { level: 1, name: 'Motorcycle' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(0);
});
