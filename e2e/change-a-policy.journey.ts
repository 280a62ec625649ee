import type { Page } from '@playwright/test';
import { expectGoodPage, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

const dayMs = 864e5;
const lastWeek = () => new Date(Date.now() - 7 * dayMs).toISOString().slice(0, 10);
const proposed = (page: Page) => page.getByRole('region', { name: 'Proposed changes' });
/** The change that was proposed last. */
const newest = (page: Page) => proposed(page).locator('> ul > li').first();

/** The editor of a policy. */
async function edit(page: Page, policyPath: string): Promise<void> {
  await page.goto(`${policyPath}?tab=changes`);
  await proposed(page).getByRole('link', { name: 'Propose a change' }).click();
  await settled(page, /^Change a policy$/);
}

/** Proposes what is chosen, and accepts it, with the name of who is insured where they have to sign. */
async function proposeAndAccept(page: Page, signs: boolean): Promise<void> {
  // What is not priced yet cannot be proposed.
  await expect(page.getByRole('region', { name: 'Variant 1', exact: true }).getByText(/^From .*12:01/)).toBeVisible();
  await page.getByRole('button', { name: 'Propose this' }).first().click();
  await newest(page).getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog');
  // A press before the price stands there would be for nothing.
  await expect(dialog.getByText(/^From .*12:01/)).toBeVisible();
  if (signs) await dialog.getByLabel('Name of the insured, as they signed').fill('Ada Moreno');
  await dialog.getByRole('button', { name: 'Accept the change' }).click();
  await expect(page.getByText('The change is accepted.')).toBeVisible();
  await expect(newest(page).getByText('Applied')).toBeVisible();
}

test('an agent compares two variants, back-dates an address over what was applied, reads what is made again, and takes a change back', async ({
  page,
}) => {
  test.slow();
  await enterAsStaff(page, dana);
  await page.goto('/agents/proposals?view=all');
  await settled(page, /^Proposed changes$/);
  await expect(page.getByRole('rowheader', { name: /^Week of / }).first()).toBeVisible();
  await expectGoodPage(page, 'proposed changes by week');
  await page.getByRole('link', { name: 'Ben Moreno' }).first().click();
  await expect(page.getByRole('link', { name: /^RWP-/ })).toBeVisible();
  await expectGoodPage(page, 'a proposed change beside the list');
  await page.goto('/agents/policies?q=Ada Moreno');
  const record = await page.getByRole('link', { name: 'Ada Moreno', exact: true }).first().getAttribute('href');
  const path = record?.split('?')[0] ?? '';

  await edit(page, path);
  const deductible = page.getByLabel('Collision: Deductible');
  await deductible.selectOption('1000');
  await page.getByRole('button', { name: 'Add a variant' }).click();
  await deductible.selectOption('2500');
  const variant = (number: number) => page.getByRole('region', { name: `Variant ${number}`, exact: true });
  await expect(variant(1).getByText(/less this term/)).toBeVisible();
  await expect(variant(2).getByText('$2,500')).toBeVisible();
  await expectGoodPage(page, 'two variants of a change');
  await proposeAndAccept(page, true);

  // While money of a policy is on its way, nothing of it is changed.
  await expect(page.getByText(/ paid back$/).first()).toBeVisible({ timeout: 30_000 });
  await edit(page, path);
  await page.locator('summary', { hasText: /^Address$/ }).click();
  await page.getByLabel('Street and number').fill('9 Lake Avenue');
  await page.getByLabel('Change from').fill(lastWeek());
  await expect(page.getByRole('heading', { name: 'Changes made again after it' })).toBeVisible();
  await expectGoodPage(page, 'a change that is dated before another one');
  await proposeAndAccept(page, false);

  const covers = proposed(page).locator('> ul > li').nth(1);
  await covers.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Propose to take it back' }).click();
  await expect(newest(page).getByText('Pending')).toBeVisible();
  await newest(page).getByText('What changes').click();
  await expect(newest(page).getByText('Collision')).toBeVisible();
  // It is carried through like every other change: its price is read, and what was given back is asked for again.
  await newest(page).getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/\$[\d.,]+ more this term/)).toBeVisible();
  await expect(dialog.getByText(/^\$[\d.,]+ is asked for by an invoice of its own\.$/)).toBeVisible();
  await expectGoodPage(page, 'a change that is taken back');
  await dialog.getByRole('button', { name: 'Accept the change' }).click();
  await expect(page.getByText('The change is accepted.')).toBeVisible();
  await expect(newest(page).getByText('Applied')).toBeVisible();
});

test('an agent reads which later change an earlier one would break, and mends it by the day', async ({ page }) => {
  test.slow();
  await enterAsStaff(page, 'pete@prairie.example');
  await page.goto('/agents/policies?q=Luis Herrera');
  const record = await page.getByRole('link', { name: 'Luis Herrera', exact: true }).first().getAttribute('href');
  const path = record?.split('?')[0] ?? '';
  await edit(page, path);
  await page.locator('summary', { hasText: /^Use and storage$/ }).click();
  await page.getByLabel('Storage').selectOption('indoor');
  await proposeAndAccept(page, false);

  await edit(page, path);
  await page.locator('summary', { hasText: /^Vehicles$/ }).click();
  await page.getByRole('group', { name: 'Which vehicle is it about?' }).getByText('Fifth wheel').click();
  await page.getByLabel('Model year').fill('2022');
  await page.getByLabel('Make').fill('Grand Design');
  await page.getByLabel('Model', { exact: true }).fill('Solitude');
  await page.getByLabel('Value of the vehicle').fill('81,000');
  await page.getByRole('group', { name: 'Does it have a salvage title?' }).getByText('No', { exact: true }).click();
  await page.getByRole('group', { name: 'Is there a loan or a lease on it?' }).getByText('No', { exact: true }).click();
  const day = page.getByLabel('Change from');
  await day.fill(lastWeek());
  const variant = page.getByRole('region', { name: 'Variant 1', exact: true });
  await expect(variant.getByText(/^The change from .* on does not fit any more after this one\./)).toBeVisible();
  await expectGoodPage(page, 'a change that breaks a later one');
  await day.fill('');
  await expect(variant.getByText(/this term$/).first()).toBeVisible();
  await expect(variant.getByText(/is not covered any more\.$/)).toBeVisible();
});
