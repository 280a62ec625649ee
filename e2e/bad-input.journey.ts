import type { Locator, Page } from '@playwright/test';
import {
  expectStep,
  field,
  fillBirthdate,
  fillStart,
  fillVehicle,
  fillYou,
  goOn,
  owner,
} from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn } from './support/outbox.ts';
import { answeredQuote, ask, checkoutAddress, plannedQuote, quoteOf, startedQuote } from './support/quote-api.ts';
import { dana, enterAsStaff, originOf } from './support/sign-in.ts';

/** The message stands at its field, for eyes and for a screen reader. */
async function expectProblem(control: Locator, message: RegExp): Promise<void> {
  await expect(control).toHaveAccessibleDescription(message);
  await expect(control.page().getByRole('alert').filter({ hasText: message }).first()).toBeVisible();
}

/** Goes on and is told at once what to mend, with a way to each field. */
async function isHeldBack(page: Page, message: RegExp): Promise<void> {
  await goOn(page);
  const summary = page.getByRole('group', { name: /^Fix (?:one|\d+) answers? to go on$/ });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: message })).toBeVisible();
}

for (const [what, postalCode, message] of [
  ['a postal code that does not exist', '00000', /We cannot find that postal code\./],
  ['a postal code with a wrong shape', '4321', /Use five digits/],
  ['Hawaii, where the product is not live', '96813', /We do not sell this in /],
  ['Massachusetts, where the product is not live', '02108', /We do not sell this in /],
] as const) {
  test(`refuses ${what} at its field and keeps the answers`, async ({ page }) => {
    await page.goto('/checkout/start');
    await fillStart(page, { ...owner, postalCode });
    await goOn(page);
    const zip = field(page, 'ZIP or postal code');
    await expectProblem(zip, message);
    await expect(zip).toHaveValue(postalCode);
    await expect(page.getByRole('radio', { name: /^Travel trailer/ })).toBeChecked();
    await zip.fill(owner.postalCode);
    await goOn(page);
    await expectStep(page, 'vehicle');
  });
}

test('says what the law of Florida asks for with a motorhome, keeps an address, and goes on with a trailer', async ({
  page,
}) => {
  await page.goto('/checkout/start?postal_code=33602&vehicle_class=class_a');
  const ask = page.getByRole('region', { name: 'We do not sell this there yet' });
  await expect(ask).toContainText('The law of Florida asks for personal injury protection');
  await ask.getByLabel('E-mail').fill('waits.in.tampa@example.com');
  await ask.getByRole('button', { name: 'Keep my address' }).click();
  await expect(ask.getByRole('status')).toContainText('waits.in.tampa@example.com');
  await page.getByText('Fifth wheel', { exact: true }).click();
  await expect(ask).toBeHidden();
  await goOn(page);
  await expectStep(page, 'vehicle');
});

test('refuses a VIN with a wrong check digit and a value out of range, each at its field', async ({
  page,
  request,
}) => {
  const quote = await startedQuote(request, quoteOf('Nobody', 'Yet'));
  await page.goto(checkoutAddress(quote, 'vehicle'));
  await expectStep(page, 'vehicle');
  await fillVehicle(page);
  await field(page, 'VIN').fill('1M8GDM9A0PP042789');
  await expectProblem(field(page, 'VIN'), /This VIN does not add up/);
  await isHeldBack(page, /^This VIN does not add up/);

  await field(page, 'What is it worth today\\?').fill('900');
  await expectProblem(field(page, 'What is it worth today\\?'), /Enter a value /);
  await page.reload();
  await expect(field(page, 'VIN')).toHaveValue('1M8GDM9A0PP042789');
  await expect(field(page, 'What is it worth today\\?')).toHaveValue('900');
  await expect(field(page, 'Make')).toHaveValue(owner.make);

  await field(page, 'VIN').fill('1M8GDM9A0PP042788');
  await field(page, 'What is it worth today\\?').fill(owner.value);
  await goOn(page);
  await expectStep(page, 'use');
});

test('refuses a birth date in the future and an e-mail without a dotted domain, each at its field', async ({
  page,
  request,
}) => {
  const quote = await answeredQuote(request, quoteOf('Rupert', 'Lindgren'));
  await page.goto(checkoutAddress(quote, 'you'));
  await expectStep(page, 'you');
  await fillYou(page, { ...owner, email: 'rupert@example', birthdate: { ...owner.birthdate, year: '2040' } });
  await isHeldBack(page, /^Use a full address, like name@example\.com/);
  await expectProblem(field(page, 'E-mail'), /Use a full address, like name@example\.com/);
  const birthdate = page.getByRole('group', { name: 'Date of birth' });
  await expectProblem(birthdate, /A date of birth lies in the past/);
  await expect(field(page, 'Street and number')).toHaveValue(owner.street);

  await field(page, 'E-mail').fill(owner.email);
  await fillBirthdate(page, owner.birthdate);
  await goOn(page);
  // What underwriters ask was answered already.
  await expectStep(page, 'plans');
});

test('refuses a first day of cover more than 60 days away or past, at its field', async ({ page, request }) => {
  const quote = await plannedQuote(request, quoteOf('Philippa', 'Marchetti'));
  await page.goto(checkoutAddress(quote, 'plans'));
  await expectStep(page, 'plans');
  const date = page.getByLabel('First day of cover');
  const first = await date.inputValue();
  for (const day of ['2040-01-01', '2020-01-01']) {
    await date.fill(day);
    await expectProblem(date, /Choose a day /);
    await expect(date).toHaveValue(day);
  }
  await isHeldBack(page, /^Choose a day /);
  await expect(page.getByRole('radio', { name: 'Road-ready' })).toBeChecked();
  await date.fill(first);
  await goOn(page);
  await expectStep(page, 'review');
});

test('answers an old link with a fresh one, and a foreign link with nothing', async ({ page, request, visitor }) => {
  const facts = quoteOf('Gwendolyn', 'Ashdown');
  const quote = await plannedQuote(request, facts);
  const stranger = await startedQuote(request, quoteOf('Somebody', 'Else'));
  const agent = await visitor();
  await enterAsStaff(agent, dana);
  const headers = { origin: originOf(), 'x-hasura-role': 'organization:agent' };
  for (const step of [
    'send_quote_to_customer(quote_id: $id) { checkout_url }',
    'revoke_agent_approval(quote_id: $id) { id }',
  ]) {
    const mutation = `mutation ($id: uuid!) { ${step} }`;
    // Who buys is still checked for a moment, and nothing is sent until then.
    await expect(() => ask(agent.request, mutation, { id: quote.quoteId }, headers)).toPass();
  }

  await page.goto(`/resume?quote=${quote.quoteId}&token=${encodeURIComponent(stranger.token)}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This link opens nothing' })).toBeVisible();

  await page.goto(`/resume?quote=${quote.quoteId}&token=${encodeURIComponent(quote.token)}`);
  await page.getByRole('button', { name: 'Send me a new link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'We sent you a fresh link' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  const letter = await letterTo(request, String(facts.person['email']), /^Continue the quote for your /);
  await page.goto(linkIn(letter, '/resume'));
  await expectStep(page, 'review');
});

test('a second tab on one quote follows the first and loses nothing typed', async ({ context, page, request }) => {
  const quote = await startedQuote(request, quoteOf('Somebody', 'Yet'));
  await page.goto(checkoutAddress(quote, 'vehicle'));
  await expectStep(page, 'vehicle');
  const second = await context.newPage();
  await second.goto('/checkout/vehicle');
  await expectStep(second, 'vehicle');

  await page.bringToFront();
  await field(page, 'Make').fill('Airstream');
  await expect(field(second, 'Make')).toHaveValue('Airstream');
  await field(second, 'Model').fill('Bambi 16RB');
  await expect(field(page, 'Model')).toHaveValue('Bambi 16RB');
});

test('a second tab that hears of nothing says that the quote was updated and loses nothing typed', async ({
  context,
  page,
  request,
}) => {
  await context.route('**/api/v1/live', (route) => route.fulfill({ status: 429 }));
  const quote = await startedQuote(request, quoteOf('Nobody', 'Yet'));
  await page.goto(checkoutAddress(quote, 'vehicle'));
  await expectStep(page, 'vehicle');
  const second = await context.newPage();
  await second.goto('/checkout/vehicle');
  await expectStep(second, 'vehicle');

  await page.bringToFront();
  await field(page, 'Make').fill('Airstream');
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await field(second, 'Model').fill('Bambi 16RB');
  await expect(second.getByText('Changed somewhere else')).toBeVisible();
  await expect(field(second, 'Model')).toHaveValue('Bambi 16RB');

  await second.getByRole('button', { name: 'Load the newest answers' }).click();
  await expect(field(second, 'Make')).toHaveValue('Airstream');
  await expect(field(second, 'Model')).toHaveValue('Bambi 16RB');
  await expect(second.getByText(/^Saved/).first()).toBeVisible();
  await second.reload();
  await expect(field(second, 'Model')).toHaveValue('Bambi 16RB');
});
