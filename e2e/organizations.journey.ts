import { expectGoodThemedPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { enterAsStaff } from './support/sign-in.ts';

const administrator = 'admin@roadworthy.example';
const owner = 'owen@cascade.example';

test('an administrator creates an organization, places it beneath another, and archives it', async ({ page }) => {
  await enterAsStaff(page, administrator);
  await page.goto('/organizations');
  await page.getByRole('button', { name: 'New organization' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create it' }).click();
  await expect(dialog.getByText('An organization has a name. Enter it.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Prairie Wheels');
  await dialog.getByLabel('Beneath').selectOption('Cascade RV Insurance');
  await dialog.getByRole('button', { name: 'Create it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prairie Wheels' })).toBeVisible();
  await expectGoodThemedPage(page, '/organizations/record');

  await page.getByRole('button', { name: 'Change contacts and address' }).click();
  await dialog.getByLabel('Service telephone').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/^Use ten digits/)).toBeVisible();
  await dialog.getByLabel('Service telephone').fill('216-555-0142');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The organization is saved.')).toBeVisible();
  await expect(page.getByText('216-555-0142')).toBeVisible();

  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByText('Organization changed')).toBeVisible();
  await expect(page.getByText('Service telephone: 216-555-0142')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Archive the organization' }).click();
  await dialog.getByRole('button', { name: 'Archive it' }).click();
  await expect(page.getByText('The organization is archived.')).toBeVisible();
  await expect(page.getByText(/^Archived on /)).toBeVisible();
});

test('an organization with business is not archived, and is told what stands in the way', async ({ page }) => {
  await enterAsStaff(page, administrator);
  await page.goto('/organizations');
  await page.getByRole('link', { name: 'Cascade RV Insurance' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cascade RV Insurance' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByText(/platform’s own organization|Policies in force: \d/)).toBeVisible();
});

test('an owner changes how their organization is reached', async ({ page }) => {
  await enterAsStaff(page, owner);
  await page.goto('/agents/organization');
  await expect(page.getByRole('heading', { level: 1, name: 'Cascade RV Insurance' })).toBeVisible();
  await expectGoodThemedPage(page, '/organizations/record');
  await page.getByRole('button', { name: 'Change contacts and address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail for commission').fill('payouts@cascade.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The organization is saved.')).toBeVisible();
  await expect(page.getByText('payouts@cascade.example')).toBeVisible();
});
