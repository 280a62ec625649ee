import type { Page } from '@playwright/test';
import { vinOf } from '@roadworthy/testkit/example-vin.ts';
import { countInputs } from './support/count-inputs.ts';
import {
  cards,
  answerNo,
  choosePlan,
  expectStep,
  field,
  fillCard,
  fillDetails,
  fillStart,
  fillUse,
  fillVehicle,
  fillYou,
  goOn,
  lookOver,
  owner,
  payButton,
  policyNumberOf,
  sign,
} from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import { enterAsCustomer } from './support/sign-in.ts';

/** What a purchase may ask for, by the brief of the product. */
const most = { untilPriceRange: 5, newOwner: 35, again: 17, other: 17 };
const buyer = { ...owner, email: 'counted.owner@example.com' };
const rail = (page: Page) => page.getByRole('complementary', { name: 'Your price' });

async function pays(page: Page): Promise<string> {
  await expectStep(page, 'payment');
  await fillCard(page, cards.good);
  await payButton(page).click();
  return policyNumberOf(page);
}

test('a new owner buys with 35 inputs at most, sees a range after five, and buys again, or something else, signed in with 17', async ({
  page,
}) => {
  test.slow();
  const inputs = await countInputs(page);
  await page.goto('/checkout/start');
  await fillStart(page);
  await goOn(page);
  await expectStep(page, 'vehicle');
  await field(page, 'Model year').fill(buyer.year);
  await field(page, 'What is it worth today\\?').fill(buyer.value);
  await expect(rail(page)).toContainText(/\$[\d,]+\s*–\s*\$?[\d,]+/);
  const untilRange = inputs.total();
  expect(untilRange, JSON.stringify(inputs.byPage())).toBeLessThanOrEqual(most.untilPriceRange);

  await fillVehicle(page);
  await goOn(page);
  await expectStep(page, 'use');
  await fillUse(page);
  await goOn(page);
  await expectStep(page, 'details');
  await fillDetails(page);
  await goOn(page);
  await expectStep(page, 'you');
  await fillYou(page, buyer);
  await goOn(page);
  await answerNo(page);
  await expectStep(page, 'plans');
  await choosePlan(page);
  await goOn(page);
  await lookOver(page);
  await sign(page, buyer);
  const first = await pays(page);
  const bought = { total: inputs.total(), ...inputs.byPage() };
  expect(bought.total, JSON.stringify(bought)).toBeLessThanOrEqual(most.newOwner);

  await enterAsCustomer(page, buyer.email);
  await page.goto('/customers/quotes/new');
  inputs.startAnew();
  await page.getByRole('button', { name: /^Insure it again/ }).click();
  await expectStep(page, 'plans');
  await goOn(page);
  await lookOver(page);
  await sign(page, buyer);
  expect(await pays(page)).not.toBe(first);
  const again = { total: inputs.total(), ...inputs.byPage() };
  expect(again.total, JSON.stringify(again)).toBeLessThanOrEqual(most.again);

  await page.goto('/customers/quotes/new');
  inputs.startAnew();
  await page.getByRole('button', { name: 'Something else' }).click();
  await expectStep(page, 'start');
  await page.locator('label').filter({ hasText: 'Fifth wheel' }).first().click();
  await goOn(page);
  await expectStep(page, 'vehicle');
  // A VIN spares typing what it says.
  const fifthWheel = { year: 2021, make: 'Grand Design', model: 'Reflection' };
  await field(page, 'VIN').fill(vinOf(fifthWheel, 'fifth_wheel', 17));
  await page.getByRole('button', { name: 'Use these' }).click();
  await field(page, 'What is it worth today\\?').fill(buyer.value);
  await goOn(page);
  // It is used as the first one is, until somebody says otherwise: what is taken over stands in the review.
  await expectStep(page, 'details');
  await fillDetails(page);
  await goOn(page);
  // What was said of the person is taken over, and what was said of the other vehicle is asked of this one.
  await answerNo(page);
  await expectStep(page, 'plans');
  await choosePlan(page);
  await goOn(page);
  await expectStep(page, 'review');
  await expect(
    page.getByText('Vacations and weekends · Secured lot · 30 nights a year · Not rented out'),
  ).toBeVisible();
  await lookOver(page);
  await sign(page, buyer);
  await pays(page);
  const other = { total: inputs.total(), ...inputs.byPage() };
  expect(other.total, JSON.stringify(other)).toBeLessThanOrEqual(most.other);
  const description = JSON.stringify({ untilRange, bought, again, other });
  test.info().annotations.push({ type: 'inputs', description });

  await page.goto('/customers/quotes');
  await expect(page.getByText('No quote yet')).toBeVisible();
});
