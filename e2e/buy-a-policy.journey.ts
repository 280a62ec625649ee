import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
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
import { signInAsCustomer } from './support/sign-in.ts';

test.use({ viewport: { width: 390, height: 844 } });

const rail = (page: Page) => page.getByRole('complementary', { name: 'Your price' });

async function seesPriceRange(page: Page): Promise<void> {
  await expect(rail(page)).toContainText('Price range: year and value to go');
  await field(page, 'Model year').fill(owner.year);
  await field(page, 'What is it worth today\\?').fill(owner.value);
  await expect(rail(page)).toContainText(/\$[\d,]+\s*–\s*\$?[\d,]+/);
  await rail(page).getByRole('button', { name: 'Details' }).click();
  await expect(rail(page)).toContainText('This range assumes');
  await rail(page).getByRole('button', { name: 'Hide' }).click();
}

/** Opens how the price comes about, and answers what is due today. */
async function readsThePrice(page: Page): Promise<string> {
  await expect(rail(page)).toContainText('today');
  await rail(page).getByRole('button', { name: 'Details' }).click();
  await expect(rail(page)).toContainText(/Was .*, now .*: /);
  await rail(page).getByRole('button', { name: 'Why this price?' }).click();
  const dialog = page.getByRole('dialog', { name: 'How your price comes about' });
  await expect(dialog).toContainText('How it is stored');
  await expect(dialog).toContainText('What would change it');
  await expect(dialog).toContainText('base / travel_trailer');
  await dialog.getByRole('button', { name: 'Back to your quote' }).click();
  await rail(page).getByRole('button', { name: 'Hide' }).click();
  const [, due] = /(\$[\d,.]+)\s*today/.exec(await rail(page).innerText()) ?? [];
  return due ?? 'no price';
}

async function goesBackAndForth(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back' }).click();
  await expectStep(page, 'details');
  await page.getByRole('link', { name: 'Back' }).click();
  await expectStep(page, 'use');
  await expect(field(page, 'Nights you sleep in it a year')).toHaveValue(owner.nights);
  const steps = page.getByRole('navigation', { name: 'Steps of your quote' });
  await steps.getByRole('link', { name: 'Vehicle' }).click();
  await expectStep(page, 'vehicle');
  await expect(field(page, 'Make')).toHaveValue(owner.make);
  await expect(field(page, 'What is it worth today\\?')).toHaveValue('62,000');
  await steps.getByRole('link', { name: 'Start' }).click();
  await expect(field(page, 'ZIP or postal code')).toHaveValue(owner.postalCode);
  await steps.getByRole('link', { name: 'You' }).click();
  await expectStep(page, 'you');
  await expect(field(page, 'First name')).toHaveValue(owner.firstName);
}

async function downloadsDeclarations(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download declarations/i }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

/** Another card pays from now on, and nothing is charged for that. */
async function changesTheCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a card or bank account' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Card number').fill('5555 5555 5555 4444');
  await sheet.getByLabel(/^Expiry/).fill('12/31');
  await sheet.getByLabel(/^Security code/).fill('123');
  await sheet.getByLabel('Name on the card').fill('Marian Okonkwo');
  await sheet.getByRole('checkbox', { name: /^Charge my later payments/ }).check();
  await sheet.getByRole('button', { name: 'Use this card' }).click();
  await expect(sheet).toContainText('Your later payments go to this card from now on');
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('tabpanel')).toContainText('Card ending 4444');
  await page.getByRole('button', { name: 'Change how you pay' }).click();
  await sheet.getByText('Bank account', { exact: true }).click();
  await sheet.getByLabel('Account holder').fill('Marian Okonkwo');
  await sheet.getByLabel('Routing number').fill('110000000');
  await sheet.getByLabel('Account number').fill('000123456789');
  await sheet.getByRole('checkbox', { name: /^Debit my later payments/ }).check();
  await sheet.getByRole('button', { name: 'Use this account' }).click();
  await expect(sheet).toContainText('Your later payments go to this account from now on');
  await sheet.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('tabpanel')).toContainText('Bank account ending 6789');
}

test('an owner of a towable buys a policy on a phone and reads it in the account', async ({ page }) => {
  await page.goto('/checkout/start');
  await fillStart(page);
  await goOn(page);

  await expectStep(page, 'vehicle');
  await seesPriceRange(page);
  await fillVehicle(page);
  await goOn(page);

  await expectStep(page, 'use');
  await fillUse(page);
  await goOn(page);

  await expectStep(page, 'details');
  await fillDetails(page);
  await goOn(page);

  await expectStep(page, 'you');
  await fillYou(page);
  await goesBackAndForth(page);
  await goOn(page);
  await answerNo(page);

  await expectStep(page, 'plans');
  await page.goBack();
  await expectStep(page, 'history');
  await expect(page.getByRole('radio', { name: 'No', exact: true }).first()).toBeChecked();
  await page.goForward();
  await expectStep(page, 'plans');
  await choosePlan(page, 'Road-ready');
  const due = await readsThePrice(page);
  await goOn(page);

  await lookOver(page);
  await sign(page);

  await expectStep(page, 'payment');
  await fillCard(page, cards.good);
  await expect(payButton(page)).toHaveText(`Pay ${due} and start cover`);
  await payButton(page).click();
  const policyNumber = await policyNumberOf(page);
  expect(policyNumber).toMatch(/^RWP-\d{6}-\d$/);

  await page.getByRole('link', { name: 'Go to my account' }).click();
  await signInAsCustomer(page, owner.email);
  await expect(page).toHaveURL(/\/customers$/);
  await page.getByRole('article').filter({ hasText: policyNumber }).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Airstream');
  await expect(page.getByRole('main')).toContainText(policyNumber);

  await page.getByRole('tab', { name: 'Coverages' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('$500 deductible');
  await expect(page.getByRole('tabpanel')).toContainText('Total for the term');

  await page.getByRole('tab', { name: 'Billing' }).click();
  await expect(page.getByRole('row', { name: /Payment 12/ })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('card ending 4242');
  await changesTheCard(page);

  await page.getByRole('tab', { name: 'Documents' }).click();
  expect(await downloadsDeclarations(page)).toContain(policyNumber);
});
