import type { Page } from '@playwright/test';
import { demoPassword } from '@roadworthy/testkit/demo-people.ts';
import { withDevice } from './support/authenticators.ts';
import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { activate, forbidPointer, tabTo } from './support/keyboard.ts';
import { letterTo } from './support/outbox.ts';
import { enterInOwnSession, signInAsCustomer } from './support/sign-in.ts';

const una = 'una@roadworthy.example';
const ada = 'ada.moreno@example.com';
const section = (page: Page, name = 'Signing in') => page.getByRole('region', { name });
const logOut = (page: Page) => page.request.get('/api/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
const press = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

test('staff add a passkey, sign in with it by a press, rename and remove it', async ({ page }) => {
  const device = await withDevice(page);
  await enterInOwnSession(page, una);
  await page.goto('/agents/profile');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(page).getByLabel('Name of the passkey')).toHaveValue(/^Chrome on /);
  await section(page).getByLabel('Your password').fill('not this one at all');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(page).getByText('This is not your current password.')).toBeVisible();
  await section(page).getByLabel('Name of the passkey').fill('Work laptop');
  await section(page).getByLabel('Your password').fill(demoPassword);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(page).getByText('Work laptop')).toBeVisible();
  expect(await device.count()).toBe(1);
  await letterTo(page.request, una, /passkey was added/);
  // What scrolled beneath the bar is no place to press.
  await page.evaluate(() => scrollTo(0, 0));
  await expectGoodPage(page, 'the profile with a passkey');

  await logOut(page);
  // The finger is not on it: what the browser offers by itself waits, and the press asks for it.
  await device.touched(false);
  await page.goto('/agents/sign-in');
  await expectGoodPage(page, 'signing in, with passkeys');
  await device.touched(true);
  await press(page).click();
  await expect(page).toHaveURL(/\/welcome$/);

  await page.goto('/agents/profile');
  await expect(section(page).getByText(/used \d+ seconds? ago|used now/)).toBeVisible();
  await section(page).getByRole('button', { name: 'Rename Work laptop' }).click();
  await section(page).getByLabel('Name', { exact: true }).fill(' ');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(section(page).getByText('Name it after where it is')).toBeVisible();
  await section(page).getByLabel('Name', { exact: true }).fill('Laptop of the office');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await section(page).getByRole('button', { name: 'Remove Laptop of the office' }).click();
  await section(page).getByLabel('Your password').fill(demoPassword);
  await section(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section(page).getByText('You have no passkey yet')).toBeVisible();

  await logOut(page);
  await device.touched(false);
  await page.goto('/agents/sign-in');
  await device.touched(true);
  await press(page).click();
  await expect(page.getByText('This passkey opens no account here.').first()).toBeVisible();
});

test('what the browser fills in signs staff in, too', async ({ page }) => {
  await withDevice(page);
  await enterInOwnSession(page, 'sylvie@roadworthy.example');
  await page.goto('/agents/profile');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await section(page).getByLabel('Your password').fill(demoPassword);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section(page).getByText(/not used yet/)).toBeVisible();
  await logOut(page);
  await page.goto('/agents/sign-in');
  await expect(page).toHaveURL(/\/welcome$/);
});

test('a customer is offered a passkey after the code, and comes back with it by keyboard alone, in French', async ({
  page,
}) => {
  const device = await withDevice(page);
  await page.goto('/customers/sign-in');
  await signInAsCustomer(page, ada);
  const offer = page.getByRole('complementary', { name: 'Sign in faster next time' });
  await expect(offer).toBeVisible();
  await expectGoodPage(page, 'the account with the offer of a passkey');
  await offer.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Your passkey is made.')).toBeVisible();
  expect(await device.count()).toBe(1);

  await logOut(page);
  await device.touched(false);
  await forbidPointer(page);
  await page.goto('/fr-ca/customers/sign-in');
  await expectGoodPage(page, 'signing in as a customer, in French');
  await tabTo(page, page.getByRole('button', { name: 'Utiliser une clé d’accès' }));
  await device.touched(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/customers$/);

  await page.goto('/fr-ca/customers/profile');
  await expect(section(page, 'Connexion').getByText(/^Chrome sur |^Chrome on /)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectGoodPage(page, 'the profile of a customer, in French');
  await activate(page, section(page, 'Connexion').getByRole('button', { name: /^Retirer Chrome/ }));
  await expect(section(page, 'Connexion').getByRole('button', { name: 'Retirer', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(section(page, 'Connexion').getByText('Vous n’avez pas encore de clé d’accès')).toBeVisible();
});
