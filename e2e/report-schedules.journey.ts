import { expectGoodThemedPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn } from './support/outbox.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

test('an agent has a report sent, reads the letter and lands on that report for that month', async ({
  page,
  request,
}) => {
  await enterAsStaff(page, dana);
  await page.goto('/agents/reports/commission');
  await page.getByRole('link', { name: 'Sent by letter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports sent by letter' })).toBeVisible();
  await page.getByRole('button', { name: 'Have a report sent' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Report', { exact: true }).selectOption('Commission statement');
  await expect(dialog.getByText('This report is by month.')).toBeVisible();
  await dialog.getByLabel('Day of the month').selectOption('31');
  for (const box of await dialog.getByRole('checkbox', { checked: true }).all()) await box.uncheck();
  await dialog.getByRole('button', { name: 'Have it sent' }).click();
  await expect(dialog.getByText('Choose who gets it.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Dana/ }).check();
  await dialog.getByRole('button', { name: 'Have it sent' }).click();
  await expect(page.getByText(/^The last day of each month at 7:00/)).toBeVisible();
  await expectGoodThemedPage(page, '/agents/reports/schedules');

  await page.getByRole('button', { name: 'Send once now: Commission statement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  const letter = await letterTo(request, dana, /^Commission statement: /);
  expect(letter.text).not.toMatch(/\$\d/);
  await page.context().clearCookies();
  await page.goto(linkIn(letter, '/agents/reports/sent/'));
  await expect(page).toHaveURL(/\/agents\/sign-in/);
  await enterAsStaff(page, dana);
  await page.goto(linkIn(letter, '/agents/reports/sent/'));
  await expect(page).toHaveURL(
    /\/agents\/reports\/commission\?view=all&f\[accounting_month\]=\d{4}-\d{2}-01\.\.\d{4}-\d{2}-\d{2}$/,
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Commission statement' })).toBeVisible();

  await page.goto('/agents/reports/schedules');
  await page.getByRole('button', { name: 'Stop Commission statement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('No report is sent', { exact: true })).toBeVisible();
});
