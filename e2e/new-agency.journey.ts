import { demoQuestions } from '@roadworthy/testkit/demo-questions.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { letterTo } from './support/outbox.ts';
import { inviteAs, joinByLetter, signInAsMember, stampOf } from './support/members.ts';
import { signInAsStaff } from './support/sign-in.ts';

async function toWelcome(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Your menu: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Welcome page' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
}

/** Writes a quote for somebody in Portland that can be bound. */
async function writeQuote(page: Page, email: string, lastName: string): Promise<void> {
  await page.getByLabel('What is insured').selectOption({ label: 'Travel trailer' });
  await page.getByLabel('Kept at').fill('97201');
  await page.getByRole('button', { name: 'Begin the quote' }).click();
  await expect(page.getByLabel('Model year')).toBeVisible();
  const field = (id: string) => page.locator(`[id$="${id}"]`);
  for (const [id, value] of [
    ['-year', '2021'],
    ['-make', 'Jayco'],
    ['-model', 'Eagle'],
    ['-rating_value', '30000'],
  ] as const) {
    await field(id).fill(value);
  }
  for (const [id, beginning] of [
    ['-rating_value_type', /^Agreed/],
    ['-usage_type', /^Recreational/],
    ['-storage_type', /^Indoors/],
  ] as const) {
    const option = field(id).locator('option').filter({ hasText: beginning });
    await field(id).selectOption((await option.getAttribute('value')) ?? '');
  }
  await field('-rental_utilization_rate').fill('0');
  for (const [id, value] of [
    ['insured-first_name', 'Wanda'],
    ['insured-last_name', lastName],
    ['insured-email', email],
    ['insured-line_1', '12 Alder Street'],
    ['insured-locality', 'Portland'],
  ] as const) {
    await page.locator(`#${id}`).fill(value);
  }
  await page.locator('#insured-birthdate').pressSequentially('04121975');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: `Wanda ${lastName}` })).toBeVisible();
  const asked = page
    .getByRole('region', { name: 'What underwriting asks' })
    .getByRole('radio', { name: 'No', exact: true });
  await expect(asked).toHaveCount(demoQuestions.length);
  for (const no of await asked.all()) await no.locator('xpath=ancestor::label').click();
  await page.getByRole('button', { name: /^Road-ready/ }).click();
  await expect(page.getByRole('complementary', { name: 'Price' }).getByText('Can be bound')).toBeVisible();
}

test('a new agency goes from the administrator’s invitation to its first sent quote by what the pages say alone', async ({
  page,
  visitor,
}) => {
  const stamp = stampOf();
  const agency = `Bluebonnet RV ${stamp}`;
  const [owner, agent, customer] = ['olive', 'abel', 'wanda'].map((who) => `${who}.${stamp}@example.com`) as [
    string,
    string,
    string,
  ];
  await page.goto('/agents/sign-in');
  await signInAsStaff(page, 'oscar@roadworthy.example');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Organizations/ })
    .click();
  await page.getByRole('button', { name: 'New organization' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(agency);
  await dialog.getByRole('button', { name: 'Create it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
  await page.getByRole('tab', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'Give it a product' }).click();
  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expect(dialog.getByText('Choose a product').last()).toBeVisible();
  await dialog.getByLabel('Product').selectOption({ label: 'Personal RV, Cascade RV Insurance' });
  await dialog.getByRole('button', { name: 'Give it' }).click();
  await expect(page.getByRole('link', { name: 'Personal RV' })).toBeVisible();
  await page.getByRole('tab', { name: 'People' }).click();
  await inviteAs(page, owner, 'Agency owner');

  const olive = await visitor();
  await joinByLetter(olive, owner, 'Olive', 'Marsh');
  const steps = olive.locator('section', { hasText: 'set up in your organization' });
  await expect(steps.getByRole('link')).toHaveText([
    'How customers reach you',
    'Your address',
    'Your logo',
    'Your people',
    'Who takes turns',
    'Where commission is announced',
    'A first partner',
  ]);
  await steps.getByRole('link', { name: 'How customers reach you' }).click();
  await olive.getByRole('button', { name: 'Change contacts and address' }).click();
  const form = olive.getByRole('dialog');
  for (const [label, value] of [
    ['Service telephone', '503-555-0142'],
    ['Service e-mail', `help.${stamp}@example.com`],
    ['E-mail for commission', `pay.${stamp}@example.com`],
    ['Street', '1 Main Street'],
    ['City', 'Portland'],
    ['State or province', 'OR'],
    ['Postal code', '97201'],
  ] as const) {
    await form.getByLabel(label).fill(value);
  }
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(olive.getByText('The organization is saved.')).toBeVisible();
  await toWelcome(olive, 'Olive');
  await expect(steps.getByRole('link')).toHaveText(['Your logo', 'Your people', 'Who takes turns', 'A first partner']);
  await steps.getByRole('button', { name: 'Leave out: A first partner' }).click();
  await steps.getByRole('link', { name: 'Your people' }).click();
  await inviteAs(olive, agent, 'Agent');

  const abel = await visitor();
  await joinByLetter(abel, agent, 'Abel', 'Ortiz');
  const own = abel.locator('section', { hasText: 'set up for yourself' });
  await own.getByRole('link', { name: 'Your first quote' }).click();
  await writeQuote(abel, customer, 'Ostrow');
  await abel.getByRole('button', { name: 'Send to customer' }).click();
  await abel.getByRole('button', { name: 'Approve and e-mail' }).click();
  await expect(abel.getByText(`The link is on its way to ${customer}.`)).toBeVisible();
  const letter = await letterTo(abel.request, customer, /is ready$/);
  expect(letter.text).toContain(agency);
  await abel.getByRole('button', { name: 'Done' }).first().click();
  await toWelcome(abel, 'Abel');
  await expect(own.getByRole('link')).toHaveText(['Your card', 'Your picture', 'Your schedule link']);

  await toWelcome(olive, 'Olive');
  await steps.getByRole('link', { name: 'Who takes turns' }).click();
  await olive.getByRole('button', { name: 'Add somebody' }).click();
  await form.getByLabel('Agent').selectOption('Abel Ortiz');
  await form.getByRole('button', { name: 'Save' }).click();
  await toWelcome(olive, 'Olive');
  await expect(steps.getByRole('link')).toHaveText(['Your logo', 'Licences']);

  await olive.getByRole('combobox', { name: /Take me straight to/ }).selectOption('Quotes');
  await olive.waitForResponse((answer) => answer.request().postData()?.includes('SetPreferences') ?? false);
  await olive.getByRole('link', { name: 'Log out' }).click();
  await signInAsMember(olive, owner);
  await expect(olive).toHaveURL(/\/agents\/quotes$/);
  await expect(olive.getByText('Wanda Ostrow')).toBeVisible();
});
