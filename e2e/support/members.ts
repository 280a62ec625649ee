import { expect, type Page } from '@playwright/test';
import { letterTo, linkIn } from './outbox.ts';

/** The password that new people of the journeys choose. */
const joinPassword = 'canoe-at-dawn-2026';

/** A word that no other run has: names take few digits. */
export const stampOf = (): string =>
  Date.now()
    .toString(26)
    .replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));

/** Asks somebody to work for the organization whose people the page shows. */
export async function inviteAs(
  page: Page,
  email: string,
  ...roles: readonly ('Agent' | 'Agency owner')[]
): Promise<void> {
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  for (const role of ['Agent', 'Agency owner'] as const) {
    await dialog.getByRole('checkbox', { name: role, exact: true }).setChecked(roles.includes(role));
  }
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('The invitation is on its way.').last()).toBeVisible();
}

/** Makes an account by the link of the letter, and is in. */
export async function joinByLetter(page: Page, email: string, firstName: string, lastName: string): Promise<void> {
  await page.goto(linkIn(await letterTo(page.request, email, /^Join /), '/agents/join'));
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Password').fill(joinPassword);
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
}

/** Comes in on the sign-in page with the password of `joinByLetter`. */
export async function signInAsMember(page: Page, email: string): Promise<void> {
  await page.goto('/agents/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(joinPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
