import { expectGoodThemedPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn } from './support/outbox.ts';
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
  await page.getByRole('tab', { name: 'Contacts and commission' }).click();
  await expect(page.getByText('216-555-0142')).toBeVisible();

  await page.getByRole('tab', { name: 'Changes' }).click();
  await expect(page.getByText('Organization changed')).toBeVisible();
  await expect(page.getByText('Service telephone: 216-555-0142')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
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
  await page.getByRole('button', { name: 'More actions' }).click();
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
  await page.getByRole('tab', { name: 'Contacts and commission' }).click();
  await expect(page.getByText('payouts@cascade.example')).toBeVisible();
});

test('an owner invites somebody, who joins by the letter, chooses a password and is in; then their work ends', async ({
  page,
  visitor,
}) => {
  const email = 'nina.lake@example.com';
  await enterAsStaff(page, owner);
  await page.goto('/agents/organization?tab=people');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('The invitation is on its way.')).toBeVisible();
  await expect(page.getByText('Invitations that wait for their answer')).toBeVisible();
  const letter = await letterTo(page.request, email, /^Join /);

  const nina = await visitor();
  await nina.goto(linkIn(letter, '/agents/join'));
  await expect(nina.getByRole('heading', { name: 'Join Cascade RV Insurance' })).toBeVisible();
  expect(new URL(nina.url()).search).toBe('');
  await expectGoodThemedPage(nina, '/agents/join');
  await nina.getByRole('button', { name: 'Join' }).click();
  await expect(nina.getByText('Enter it: your colleagues have to know you.').first()).toBeVisible();
  await nina.getByLabel('First name').fill('Nina');
  await nina.getByLabel('Last name').fill('Lake');
  await nina.getByLabel('Password').fill('canoe-at-dawn-2026');
  await nina.getByRole('button', { name: 'Join' }).click();
  await expect(nina).toHaveURL(/\/welcome$/);
  await expect(nina.getByRole('heading', { level: 1 })).toContainText('Nina');

  await page.reload();
  await expect(page.getByText('Nina Lake')).toBeVisible();
  await page.getByRole('button', { name: 'End work of Nina Lake' }).click();
  await dialog.getByLabel('Who has their quotes and enquiries').selectOption('Dana Whitfield');
  await dialog.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('They do not work here any more.')).toBeVisible();
  await nina.goto('/agents/quotes');
  await expect(nina).toHaveURL(/sign-in/);
});

test('an owner makes a key for a program, which is shown once, and ends it', async ({ page }) => {
  await enterAsStaff(page, owner);
  await page.goto('/agents/organization?tab=keys');
  await page.getByRole('button', { name: 'Make a key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await expect(dialog.getByText('Name the key after what uses it.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Nightly export');
  await dialog.getByRole('button', { name: 'Make it' }).click();
  await expect(dialog.getByLabel('Key')).toHaveValue(/^rwk_/);
  await dialog.getByRole('button', { name: 'I have kept it' }).first().click();
  await expect(page.getByText(/^rwk_.*never used$/)).toBeVisible();
  await page.getByRole('button', { name: 'End it: Nightly export' }).click();
  await dialog.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('The key has ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End it: Nightly export' })).toBeHidden();
});
