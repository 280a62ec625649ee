import { expectGoodPage, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { enterAsStaff } from './support/sign-in.ts';

test('an actuary rates the book under a version, and reads what each part of it would do', async ({ page }) => {
  await enterAsStaff(page, 'arno@roadworthy.example');
  await page.goto('/underwriting/raters/dislocation');
  await expect(page.getByRole('heading', { level: 1, name: 'Dislocation' })).toBeVisible();
  await page.getByRole('button', { name: 'Rate the book' }).click();
  await expect(page.getByText('Choose a version.')).toBeVisible();
  await page.getByLabel('Version', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(/^Cap, in percent/).fill('10');
  await page.getByRole('button', { name: 'Rate the book' }).click();
  await expect(page.getByText('Done', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('table', { name: 'Policies by change', exact: true })).toBeVisible();
  // What was sold by the version does not move under it.
  await expect(page.getByText('Nobody would newly be referred or refused, or lose their price.')).toBeVisible();
  await settled(page, /2026\.1/);
  await expectGoodPage(page, 'a dislocation run');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^dislocation-.*\.csv$/);
});
