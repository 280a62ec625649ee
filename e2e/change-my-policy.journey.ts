import type { Page } from '@playwright/test';
import { expectGoodPage, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { boundQuote, quoteOf } from './support/quote-api.ts';
import { dana, enterAsCustomer, enterAsStaff } from './support/sign-in.ts';

const deductible = (page: Page) => page.getByLabel('Comprehensive: Deductible');

/** The agent reads what a change does to each payment, and accepts it, on the page of its policy. */
async function accept(desk: Page, policyId: string, insured: string): Promise<void> {
  await enterAsStaff(desk, dana);
  await desk.goto(`/agents/policies/${policyId}?tab=changes`);
  const proposed = desk.getByRole('region', { name: 'Proposed changes' });
  await expect(proposed.getByText('Pending')).toBeVisible();
  await proposed.getByRole('button', { name: 'Accept' }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText(/\$[\d.,]+ less this term/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept the change' }).click();
  await expect(dialog.getByText('Enter the name under what they signed.')).toBeVisible();
  await dialog.getByLabel('Name of the insured, as they signed').fill(insured);
  await expectGoodPage(desk, 'a change that an agent accepts');
  await dialog.getByRole('button', { name: 'Accept the change' }).click();
  await expect(desk.getByText('The change is accepted.')).toBeVisible();
  await expect(proposed.getByText('Applied')).toBeVisible();
}

test('a customer lowers a deductible, reads why the price moves before confirming, and sees it in force', async ({
  page,
  request,
}) => {
  test.slow();
  const { policyId } = await boundQuote(request, quoteOf('Corinne', 'Wandel'));
  await enterAsCustomer(page, 'corinne.wandel@example.com');
  await page.goto(`/customers/policies/${policyId}`);
  // One deductible takes four presses and choices from its form on: the choice, the price, on, and the confirmation.
  await page.getByRole('link', { name: 'Change this' }).click();
  await settled(page, /^Change your cover$/);
  const aside = page.getByRole('complementary', { name: 'What changes' });
  await page.getByRole('button', { name: 'See price and day' }).click();
  await expect(page.getByText('Change at least one cover first.')).toBeVisible();
  await deductible(page).selectOption('250');
  await expect(page.getByText('Today: ')).toBeVisible();
  await expect(aside.getByText(/\$[\d.,]+ more this term/)).toBeVisible();
  await expectGoodPage(page, 'covers that are being changed');
  await page.reload();
  await expect(deductible(page)).toHaveValue('250');

  await page.getByRole('button', { name: 'See price and day' }).click();
  await settled(page, /^What it costs, and from when$/);
  const why = page.getByRole('table', { name: 'Why the price moves' });
  await expect(why.getByRole('row', { name: /^Comprehensive .*\+\$/ })).toBeVisible();
  await expectGoodPage(page, 'the price of a change');
  const day = page.getByLabel('Change from');
  const first = await day.inputValue();
  await day.fill('2031-01-01');
  await expect(page.getByText(/^Choose a day from .* to .*\.$/)).toBeVisible();
  await expectGoodPage(page, 'a day that is refused');
  await page.goBack();
  await expect(deductible(page)).toHaveValue('250');
  await page.goForward();
  await day.fill(first);
  await expect(why).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await settled(page, /^Confirm your change$/);
  await expect(page.getByText('What it costs more is on your next bills, by the days above.')).toBeVisible();
  await expectGoodPage(page, 'a change to confirm');
  await page.getByRole('button', { name: 'Confirm this change' }).click();
  await expect(page.getByText(/^Your policy covers this since /)).toBeVisible();
  await expectGoodPage(page, 'a change that counts');
  await page.getByRole('link', { name: 'To your policy' }).click();
  await expect(page.getByRole('region', { name: 'Changes' }).getByText('In force')).toBeVisible();
});

/** Chooses a higher deductible, and comes to its confirmation. */
async function raiseDeductible(page: Page, policyId: string): Promise<void> {
  await page.goto(`/customers/policies/${policyId}/change/coverage`);
  await deductible(page).selectOption('1000');
  await page.getByRole('button', { name: 'See price and day' }).click();
  await expect(page.getByText('Comprehensive has a higher deductible.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await settled(page, /^Confirm your change$/);
}

test('a customer reads what a higher deductible takes away, signs for it, and finds the document', async ({
  page,
  request,
}) => {
  test.slow();
  const { policyId } = await boundQuote(request, quoteOf('Sylvie', 'Wandel'));
  await enterAsCustomer(page, 'sylvie.wandel@example.com');
  await raiseDeductible(page, policyId);
  await expect(page.getByRole('link', { name: 'Open the change as a PDF' })).toBeVisible();
  await expectGoodPage(page, 'a change to sign');
  await page.getByRole('button', { name: 'Sign and confirm' }).click();
  await expect(page.getByLabel('Type your full name')).toHaveAttribute('aria-invalid', 'true');
  await expectGoodPage(page, 'a change without its signature');
  await page.getByLabel(/^I agree to sign/).check();
  await page.getByLabel('Type your full name').fill('Sylvie Wandel');
  await page.getByRole('button', { name: 'Sign and confirm' }).click();
  await expect(page.getByText(/^Your policy covers this since /)).toBeVisible();
  await page.goto(`/customers/policies/${policyId}/documents`);
  await expect(page.getByText('Change of your policy').first()).toBeVisible();
});

test('an agent accepts what a customer left unconfirmed', async ({ page, request, visitor }) => {
  const { policyId } = await boundQuote(request, quoteOf('Nadine', 'Wandel'));
  await enterAsCustomer(page, 'nadine.wandel@example.com');
  await raiseDeductible(page, policyId);
  await accept(await visitor(), policyId, 'Nadine Wandel');
  await page.reload();
  await expect(page.getByText(/^Your policy covers this since /)).toBeVisible();
});

test('a customer takes back a change that waits', async ({ page, request }) => {
  const { policyId } = await boundQuote(request, quoteOf('Ruben', 'Wandel'));
  await enterAsCustomer(page, 'ruben.wandel@example.com');
  await page.goto(`/customers/policies/${policyId}/change/coverage`);
  await deductible(page).selectOption('1000');
  await page.getByRole('button', { name: 'See price and day' }).click();
  await settled(page, /^What it costs, and from when$/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await settled(page, /^Confirm your change$/);
  await page.getByRole('link', { name: 'To your policy' }).click();
  const changes = page.getByRole('region', { name: 'Changes' });
  await changes.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(changes.getByText('It was taken back. Your policy stays as it is.')).toBeVisible();
  await expectGoodPage(page, 'a policy with a change that was taken back');
});

/** Reads the price of what was chosen, goes on, and confirms it. */
async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'See price and day' }).click();
  await settled(page, /^What it costs, and from when$/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await settled(page, /^Confirm your change$/);
  await page.getByRole('button', { name: 'Confirm this change' }).click();
  await expect(page.getByText(/^Your policy covers this since /)).toBeVisible();
}

test('a customer moves, and then says that the rig stands indoors', async ({ page, request }) => {
  test.slow();
  const { policyId } = await boundQuote(request, quoteOf('Odile', 'Wandel'));
  await enterAsCustomer(page, 'odile.wandel@example.com');
  await page.goto(`/customers/policies/${policyId}`);
  await page.getByRole('link', { name: 'Address', exact: true }).click();
  await settled(page, /^Change your address$/);
  await page.getByLabel('Street and number').fill('7 High Street');
  await expectGoodPage(page, 'an address that is being changed');
  await confirm(page);
  await expect(page.getByText('7 High Street')).toBeVisible();
  await page.goto(`/customers/policies/${policyId}/change/mileage`);
  await settled(page, /^Change how it is used and kept$/);
  await page.getByLabel('Storage').selectOption('indoor');
  await expectGoodPage(page, 'mileage and storage that are being changed');
  await confirm(page);
});

test('a customer with two policies moves once: one address, the price of each, and one press', async ({
  page,
  request,
}) => {
  test.slow();
  const { policyId } = await boundQuote(request, quoteOf('Mireille', 'Wandel'));
  await boundQuote(request, quoteOf('Mireille', 'Wandel'));
  await enterAsCustomer(page, 'mireille.wandel@example.com');
  await page.goto(`/customers/policies/${policyId}/change/address`);
  await page.getByRole('link', { name: 'Change the address of all of them together' }).click();
  await settled(page, /^Change the address of several policies$/);
  await page.getByLabel('Street and number').fill('7 High Street');
  await page.getByLabel('City').fill('Denver');
  await page.getByLabel('ZIP or postal code').fill('80202');
  const costs = page.getByRole('region', { name: 'What it costs', exact: true });
  await expect(costs.getByText('The price stays as it is')).toHaveCount(3);
  await expectGoodPage(page, 'an address of several policies');
  await costs.getByRole('button', { name: 'Change 2 policies' }).click();
  await expect(page.getByText('The address of 2 policies is changed.')).toBeVisible();
  await page.getByRole('link', { name: 'To your policy' }).click();
  await expect(page.getByText('7 High Street').first()).toBeVisible();
});

/** What a checkout asks of a trailer, as its form takes it here. */
async function describeTrailer(page: Page): Promise<void> {
  await page.getByText('Add another vehicle', { exact: true }).click();
  await page.getByLabel('What is it?').selectOption('travel_trailer');
  await page.getByLabel('Model year').fill('2021');
  await page.getByLabel('Make').fill('Airstream');
  await page.getByLabel('Model', { exact: true }).fill('Caravel');
  await page.getByLabel('Value of the vehicle').fill('24,000');
  await page.getByLabel('What a total loss pays').selectOption('actual_cash_value');
  await page.getByLabel('What is it for?').selectOption('recreational');
  await page.getByLabel('Where is it kept between trips?').selectOption('indoor');
  for (const [question, answer] of [
    ['Do you rent it out?', 'No'],
    ['Does it have a salvage title?', 'No'],
    ['Is there a loan or a lease on it?', 'Yes'],
  ] as const) {
    await page.getByRole('group', { name: question }).getByText(answer, { exact: true }).click();
  }
  await page.getByLabel('Name of the bank or lender').fill('Front Range Credit Union');
  await page.getByLabel('Street and number').fill('1 Broadway');
  await page.getByLabel('City').fill('Denver');
  await page.getByLabel('ZIP or postal code').fill('80202');
}

test('a customer adds a trailer that they have towed since last week, and reads who has to look at that', async ({
  page,
}) => {
  test.slow();
  await enterAsCustomer(page, 'ben.moreno@example.com');
  await page.goto('/customers');
  await page
    .getByRole('link', { name: /Lance 825/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Vehicles', exact: true }).first().click();
  await settled(page, /^Change your vehicles$/);
  await page.getByRole('button', { name: 'See price and day' }).click();
  await expect(page.getByText('Choose which vehicle it is about first.')).toBeVisible();
  await page.getByText('Add another vehicle', { exact: true }).click();
  await page.getByLabel('What is it?').selectOption('travel_trailer');
  await page.getByRole('button', { name: 'See price and day' }).click();
  await expect(page.getByRole('group', { name: /answers are missing$/ })).toBeFocused();
  await expectGoodPage(page, 'a vehicle that is being added');
  await describeTrailer(page);
  const aside = page.getByRole('complementary', { name: 'What changes' });
  await expect(aside.getByText(/\$[\d.,]+ more this term/)).toBeVisible();

  await page.getByRole('button', { name: 'See price and day' }).click();
  await settled(page, /^What it costs, and from when$/);
  const day = page.getByLabel('Change from');
  const lastWeek = new Date(Date.parse(await day.inputValue()) - 7 * 864e5).toISOString().slice(0, 10);
  await day.fill(lastWeek);
  await expect(page.getByText('What raises cover counts from today at the earliest. Choose today.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for this change' }).click();
  await expect(page.getByText(/^An underwriter is looking at it\./)).toBeVisible();
  await expect(page.getByText('2021 Airstream Caravel').first()).toBeVisible();
  await expectGoodPage(page, 'a vehicle that an underwriter looks at');
});

test('a customer is told at the day of a change that cover had not begun then', async ({ page, request }) => {
  const { policyId } = await boundQuote(request, quoteOf('Timo', 'Wandel'));
  await enterAsCustomer(page, 'timo.wandel@example.com');
  await page.goto(`/customers/policies/${policyId}/change/vehicle`);
  await settled(page, /^Change your vehicles$/);
  await describeTrailer(page);
  await page.getByRole('button', { name: 'See price and day' }).click();
  const day = page.getByLabel('Change from');
  // The day stands there with the first price.
  await expect(day).not.toHaveValue('');
  await day.fill(new Date(Date.parse(await day.inputValue()) - 7 * 864e5).toISOString().slice(0, 10));
  await expect(page.getByText(/^Choose a day from .* to .*\.$/)).toBeVisible();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
});
