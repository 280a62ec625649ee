import { expect, test } from './support/journey.ts';
import { dana, enterAsCustomer, enterAsStaff } from './support/sign-in.ts';

test('an underwriter approves a next term with the keyboard, and who is insured accepts it in three presses', async ({
  page,
  browser,
}) => {
  await enterAsStaff(page, 'una@roadworthy.example');
  await page.goto('/underwriting/renewals?q=Lindqvist');
  const row = page.getByRole('row', { name: /Vera Lindqvist/ });
  await expect(row).toContainText('With underwriting');
  // The first key opens the first one beside the list.
  await page.keyboard.press('j');
  await expect(page.getByRole('table', { name: 'Price of the term' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Approve this renewal' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(row).toContainText('Offered');

  const customer = await (await browser.newContext()).newPage();
  await enterAsCustomer(customer, 'vera.lindqvist@example.com');
  await customer.goto('/customers');
  await customer.getByRole('link', { name: 'See your renewal' }).click();
  await expect(customer.getByRole('heading', { name: 'Your renewal' })).toBeVisible();
  await customer.getByRole('button', { name: /^Accept/ }).click();
  // Nothing is charged by itself: the payment of the next term comes next.
  await expect(customer).toHaveURL(/\/customers\/pay\?policy=/);
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await customer.context().close();
});

test('an agent notes in place how far they are with the insured', async ({ page }) => {
  await enterAsStaff(page, dana);
  await page.goto('/agents/renewals?q=Parkhurst');
  await page
    .getByRole('row', { name: /Otis Parkhurst/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: /^Contact/ }).click();
  await page.getByRole('menuitem', { name: 'Contacted', exact: true }).click();
  await expect(page.getByText('It is noted.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Contact/ })).toContainText('Contacted');
});
