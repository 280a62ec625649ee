import { expect, type Page } from '@playwright/test';
import { field, fillBirthdate, type Owner, owner } from './fill-checkout.ts';

/** Waits until a step of a line stands on screen. */
export async function expectLineStep(page: Page, line: string, step: string, heading: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/checkout/line/${line}/${step}$`));
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Presses one of a question's tiles. */
export async function chooseTile(page: Page, question: string, answer: string): Promise<void> {
  const group = page.getByRole('group', { name: question, exact: true });
  await group.getByText(answer, { exact: true }).click();
  await expect(group.getByRole('radio', { name: answer, exact: true })).toBeChecked();
}

/** Chooses what is insured, on the first step before there is a quote. */
export async function chooseKind(page: Page, kind: string): Promise<void> {
  const tile = page.getByRole('radio', { name: kind, exact: true });
  await page.locator('label').filter({ has: tile }).click();
  await expect(tile).toBeChecked();
}

/** Answers who is insured, and where mail goes. */
export async function fillInsured(page: Page, person: Owner = owner): Promise<void> {
  await field(page, 'First name').fill(person.firstName);
  await field(page, 'Last name').fill(person.lastName);
  await field(page, 'E-mail').fill(person.email);
  await fillBirthdate(page, person.birthdate);
  await field(page, 'Street and number').fill(person.street);
  await field(page, 'City').fill(person.city);
}
