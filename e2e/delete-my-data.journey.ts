import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { letterTo } from './support/outbox.ts';
import { enterAsCustomer, enterAsStaff } from './support/sign-in.ts';

test('a customer sees what deletion would do, asks for it, takes it back and asks again, in French', async ({
  page,
  visitor,
  baseURL,
}) => {
  // His cover ran out, and everything is paid.
  const email = 'silas.okoye@example.com';
  await enterAsCustomer(page, email);
  await page.goto('/customers/profile');
  const section = page.getByRole('region', { name: 'Delete my data' });
  await section.getByRole('button', { name: 'See what would be deleted' }).click();
  await expect(section.getByText(/^1 policy, with documents, letters and files, through Dec 31, /)).toBeVisible();
  await expectGoodPage(page, 'what deletion would do');
  await section.getByRole('button', { name: /^Delete my data on / }).click();
  await expect(page.getByText(/^Your data will be deleted on /).first()).toBeVisible();
  await expectGoodPage(page, 'the profile while a deletion waits');
  await letterTo(page.request, email, /^Your data will be deleted$/);
  await section.getByRole('button', { name: 'Keep my data' }).click();
  await expect(section.getByText('You took your request back. Everything stays.')).toBeVisible();
  await letterTo(page.request, email, /^Your data stays$/);

  await page.context().addCookies([{ name: 'locale', value: 'fr-ca', url: String(baseURL) }]);
  await page.goto('/customers/profile');
  const french = page.getByRole('region', { name: 'Supprimer mes données' });
  await french.getByRole('button', { name: 'Voir ce qui serait supprimé' }).click();
  await french.getByRole('button', { name: /^Supprimer mes données le / }).click();
  await expect(page.getByText(/^Vos données seront supprimées le /).first()).toBeVisible();
  await expectGoodPage(page, 'the profile in French while a deletion waits');

  const administrator = await visitor();
  await enterAsStaff(administrator, 'oscar@roadworthy.example');
  await administrator.goto('/organizations');
  await administrator.getByRole('link', { name: 'Requests for deletion' }).click();
  await expect(administrator.getByRole('row').filter({ hasText: email })).toContainText('Waiting');
  await expectGoodPage(administrator, 'who asked for deletion');
});

test('a customer whose policy is in force is told so, and what to do', async ({ page }) => {
  await enterAsCustomer(page, 'ada.moreno@example.com');
  await page.goto('/customers/profile');
  const section = page.getByRole('region', { name: 'Delete my data' });
  await section.getByRole('button', { name: 'See what would be deleted' }).click();
  await expect(section.getByText(/is in force or about to begin/).first()).toBeVisible();
  await expect(section.getByRole('button', { name: /^Delete my data on / })).toBeHidden();
});
