import type { Page } from '@playwright/test';
import { expectGoodColours } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import {
  dana,
  enterAsCustomer,
  enterAsStaff,
  enterInOwnSession,
  pete,
  signInAsCustomer,
  signInAsStaff,
} from './support/sign-in.ts';
import { demoPassword } from '@roadworthy/testkit/demo-people.ts';

const ada = 'ada.moreno@example.com';
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

/** Ends the session as another tab would. */
async function logOut(page: Page): Promise<void> {
  await page.request.get('/api/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
}

/** Ends the session, and lets the hour pass after which a page looks again. */
async function endSession(page: Page): Promise<void> {
  await logOut(page);
  await page.clock.fastForward('01:00:01');
  await expect(overlay(page)).toBeVisible();
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await overlay(page).getByLabel('E-mail').fill(email);
  await overlay(page).getByLabel('Password').fill(demoPassword);
  await overlay(page).getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a page whose session ended stays, asks who is there, and goes on with what was typed', async ({ page }) => {
  await page.clock.install();
  await enterInOwnSession(page, dana);
  await page.goto('/agents/quotes');
  const typed = page.getByRole('searchbox').or(page.getByLabel('Search in this list')).first();
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  await typed.fill('Vander');
  await endSession(page);
  await expectGoodColours(page, 'the dialog over a page whose session has ended');
  await expect(page).toHaveURL(/\/agents\/quotes/);

  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(typed).toHaveValue('Vander');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  const read = page.waitForResponse((response) => response.request().postData()?.includes('query LoadQuotes') ?? false);
  await enterPassword(page, dana);
  await expect(overlay(page)).toBeHidden();
  expect((await (await read).json()) as object).toHaveProperty('data');
  await expect(typed).toHaveValue('Vander');
  await expect(page.getByRole('button', { name: 'Your menu: Dana' })).toBeVisible();
});

test('a refused read finds out that the session has ended, and somebody else begins anew', async ({ page }) => {
  await enterInOwnSession(page, dana);
  await page.goto('/agents/quotes');
  await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
  // The session ends while the read is on its way: the page's other calls cannot find out before it.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('query LoadPolicies')) await logOut(page);
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Agent portal' }).getByRole('link', { name: 'Policies' }).click();
  await expect(overlay(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await enterPassword(page, pete);
  await expect(page.getByRole('button', { name: 'Your menu: Pete' })).toBeVisible();
  await expect(page).toHaveURL(/\/agents\/policies$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
});

test('a customer whose session ended comes back with a code', async ({ page }) => {
  await page.clock.install();
  await enterAsCustomer(page, ada);
  await page.goto('/customers');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await endSession(page);
  await signInAsCustomer(page, ada);
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL(/\/customers$/);
});

test('a person’s pages come in the language that they chose, wherever they sign in', async ({ page, visitor }) => {
  const paula = 'paula@prairie.example';
  await enterAsStaff(page, paula);
  await page.goto('/agents/policies?view=in_force');
  await page.getByRole('button', { name: /^Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Français (Canada)' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page).toHaveURL(/\/agents\/policies\?view=in_force$/);

  const elsewhere = await visitor();
  await elsewhere.goto('/agents/sign-in');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en-US');
  await signInAsStaff(elsewhere, paula);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'fr-CA');

  await elsewhere.goto('/agents');
  await elsewhere.locator('header').getByRole('button').last().click();
  await elsewhere.getByRole('menuitem', { name: 'English (US)' }).click();
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.goto('/agents');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('an address that would lead to another site after signing in leads to the own start page', async ({ page }) => {
  for (const requested of ['/fr-ca//evil.example/x', '/en-us/%5Cevil.example', '/EN-us/fr-ca//evil.example']) {
    await page.context().clearCookies();
    await page.goto(`/agents/sign-in?returnTo=${encodeURIComponent(requested)}`);
    await signInAsStaff(page, dana);
  }
});
