import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demoQuestions } from '@roadworthy/testkit/demo-questions.ts';
import { cards, expectStep, owner, payButton, policyNumberOf, type Step } from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import {
  activate,
  chooseByKey,
  expectFocus,
  forbidPointer,
  press,
  tabTo,
  type,
  typeWhoIsInsured,
  walkThrough,
} from './support/keyboard.ts';
import { checkoutAddress, plannedQuote, quoteOf } from './support/quote-api.ts';
import { aMotorhomeQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { demoPassword } from '@roadworthy/testkit/demo-people.ts';
import { dana } from './support/sign-in.ts';

async function goOnByKey(page: Page, next: Step, button = 'Continue'): Promise<void> {
  await activate(page, page.getByRole('button', { name: button, exact: true }));
  await expectStep(page, next);
  await expectFocus(page, `the step ${next} came`);
}

test('a quote is bound with the keyboard alone', async ({ page }) => {
  await forbidPointer(page);
  await page.goto('/checkout/start');
  await type(page, 'ZIP or postal code', owner.postalCode);
  await chooseByKey(page, 'What are you insuring?', owner.vehicleClass);
  await goOnByKey(page, 'vehicle');

  await type(page, 'Model year', owner.year);
  await type(page, 'Make', owner.make);
  await type(page, 'Model', owner.model);
  await type(page, 'What is it worth today\\?', owner.value);
  await goOnByKey(page, 'use');

  await chooseByKey(page, 'What is it for?', 'Vacations and weekends');
  await type(page, 'Nights you sleep in it a year', owner.nights);
  await chooseByKey(page, 'Where is it kept between trips?', 'Secured lot');
  await chooseByKey(page, 'Do you rent it out?', 'No');
  await goOnByKey(page, 'details');

  await chooseByKey(page, 'Does it have a salvage title?', 'No');
  await chooseByKey(page, 'Is there a loan or a lease on it?', 'No');
  await goOnByKey(page, 'you');

  await typeWhoIsInsured(page, 'keyboard@example.com');
  await goOnByKey(page, 'history');

  for (const { question } of demoQuestions) await chooseByKey(page, question, 'No');
  await goOnByKey(page, 'plans');

  await chooseByKey(page, 'Plans', 'Essential');
  await goOnByKey(page, 'review');
  await goOnByKey(page, 'sign', 'Go on to sign');

  await tabTo(page, page.getByRole('checkbox', { name: /^I agree to sign/ }));
  await press(page, 'Space');
  await type(page, 'Type your full name', `${owner.firstName} ${owner.lastName}`);
  await page.keyboard.press('Enter');
  await expectStep(page, 'payment');
  await expectFocus(page, 'the step payment came');

  await type(page, 'Card number', cards.good);
  await type(page, 'Expiry', '0831');
  await type(page, 'Security code', '123');
  await type(page, 'Name on the card', `${owner.firstName} ${owner.lastName}`);
  await activate(page, payButton(page));
  expect(await policyNumberOf(page)).toMatch(/^RWP-/);
  await expectFocus(page, 'the confirmation came');
});

/** Goes on with something still to be answered: what is wrong has the focus, and leads to its field. */
async function isHeldAtFirst(page: Page, problem: RegExp, control: Locator): Promise<void> {
  await activate(page, page.getByRole('button', { name: 'Continue', exact: true }));
  const summary = page.getByRole('group', { name: /^Fix / });
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link', { name: problem }));
  await press(page, 'Enter');
  await expect(control).toBeFocused();
  await expect(control).toHaveAttribute('aria-invalid', 'true');
}

/** A motorhome's quote with its price, at a step, where a pointer is an error. */
async function openAtStep(page: Page, request: APIRequestContext, lastName: string, step: string): Promise<void> {
  const person = { license_number: null };
  const facts = { ...quoteOf('Wanda', lastName), vehicleClass: 'class_c', person } as const;
  const quote = await plannedQuote(request, aMotorhomeQuote(facts));
  await forbidPointer(page);
  await page.goto(checkoutAddress(quote, step));
}

test('papers and drivers are walked through with the keyboard alone', async ({ page, request }) => {
  await openAtStep(page, request, 'Keys', 'details');
  await expectStep(page, 'details');
  await walkThrough(page);
  await chooseByKey(page, 'Is there a loan or a lease on it?', 'Yes');
  await isHeldAtFirst(page, /^Enter the name of the bank/, page.locator('#details-business_name'));
  await page.goto('/checkout/details');
  await expect(page.getByRole('button', { name: 'Why this price?' })).toBeVisible();
  await chooseByKey(page, 'Is there a loan or a lease on it?', 'No');
  await activate(page, page.getByRole('button', { name: 'Continue', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'What do its papers say?' })).toHaveCount(0);
  await expectFocus(page, 'the papers were answered');

  await page.goto('/checkout/drivers');
  await expectStep(page, 'drivers');
  await walkThrough(page);
  await activate(page, page.getByRole('button', { name: 'Add a driver' }));
  const first = page.getByRole('group', { name: 'A new driver' }).getByLabel('First name');
  await expect(first).toBeFocused();
  await page.keyboard.type('Otto');
  await activate(page, page.getByRole('button', { name: 'Save this driver' }));
  const last = page.getByRole('group', { name: 'A new driver' }).getByLabel('Last name');
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-invalid', 'true');
  await activate(page, page.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByRole('heading', { name: 'Who else drives it?' })).toBeFocused();
});

test('limits and the review are walked through with the keyboard alone', async ({ page, request }) => {
  await openAtStep(page, request, 'Limits', 'coverages');
  await expect(page.getByRole('heading', { level: 1, name: 'Limits and discounts' })).toBeVisible();
  await walkThrough(page);
  const limit = page.getByRole('main').getByRole('combobox').first();
  const rail = page.getByRole('complementary', { name: 'Your price' });
  const [before, chosen] = [await rail.textContent(), await limit.inputValue()];
  await tabTo(page, limit);
  await press(page, 'End');
  if ((await limit.inputValue()) === chosen) await press(page, 'Home');
  await expect(rail).not.toHaveText(before ?? '');
  await expect(limit).toBeFocused();

  await page.goto('/checkout/review');
  await expectStep(page, 'review');
  await expect(page.getByRole('button', { name: 'Open PDF: Your application' })).toBeVisible();
  await walkThrough(page);
  await activate(page, page.getByRole('link', { name: /^Edit.*Your answers to our questions$/ }));
  await expectStep(page, 'history');
  await expectFocus(page, 'the step history came');
});

test('an agent signs in, searches and opens a quote with the keyboard alone', async ({ page, request }) => {
  // Found by a name of its own, however often it is tried.
  const lastName = `Feather${'stone'.repeat(test.info().retry + 1)}`;
  const { quoteId } = await plannedQuote(request, quoteOf('Rosalind', lastName));
  await forbidPointer(page);
  await page.goto('/agents/sign-in');
  await type(page, 'E-mail', dana);
  await type(page, 'Password', demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/welcome$/);
  await activate(page, page.getByRole('main').getByRole('link', { name: /^Quotes/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
  await expectFocus(page, 'the list came');

  await press(page, '/');
  await page.keyboard.type(lastName);
  await expect(page.getByRole('option', { name: new RegExp(`Rosalind ${lastName}( |$)`) })).toBeVisible();
  await press(page, 'ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/agents/quotes/${quoteId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Rosalind ${lastName}`);
  await expectFocus(page, 'the quote came');

  await tabTo(page, page.getByRole('tab', { name: 'Summary' }));
  await press(page, 'ArrowRight');
  await press(page, 'Enter');
  await expect(page.getByRole('tab', { name: 'People' })).toHaveAttribute('aria-selected', 'true');
});
