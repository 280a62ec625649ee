import { expect, test } from './support/journey.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

test('who wants what a carrier sells goes there, and the agent says how it went', async ({ page, context }) => {
  await context.route('https://safeco.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The carrier</h1>' }),
  );
  await page.goto('/');
  await page.getByRole('link', { name: /^Safeco/ }).click();
  await expect(page).toHaveURL(/line=safeco/);
  await page.getByLabel(/^ZIP or postal/).fill('K1A 0B1');
  await page.getByRole('button', { name: 'Go to Safeco' }).click();
  await expect(page.getByText('They do not sell this in Ontario.')).toBeVisible();
  await page.getByLabel(/^ZIP or postal/).fill('97213');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'The carrier' })).toBeVisible();
  const url = new URL(page.url());
  expect(url.searchParams.get('postal')).toBe('97213');

  await enterAsStaff(page, dana);
  await page.goto('/agents/elsewhere');
  // Newest first: theirs, who left no name.
  await page.getByRole('rowheader').getByRole('link', { name: 'Visitor' }).first().click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText(url.href)).toBeVisible();
  await preview.getByRole('button', { name: 'Say how it went' }).click();
  const dialog = page.getByRole('dialog', { name: 'How did it go there?' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter the number that the carrier gave it.').first()).toBeVisible();
  await dialog.getByLabel('Number that the carrier gave it').fill('SF-JOURNEY-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(preview.getByText('Insured there', { exact: true })).toBeVisible();
  await expect(preview.getByText('SF-JOURNEY-1')).toBeVisible();
});

test('an enquiry about a fleet survives a reload and reaches the agents', async ({ page }) => {
  await page.goto('/checkout/start?line=pro');
  await page.getByRole('link', { name: 'Send an enquiry' }).click();
  const form = page.getByRole('region', { name: 'Ask our agents' });
  await form.getByLabel('Your name').fill('Ottoline Journey');
  await form.getByLabel('Name of the business').fill('Ottoline Rentals');
  await form.getByLabel('E-mail').fill('ottoline@rentals.example');
  await page.reload();
  await expect(form.getByLabel('Your name')).toHaveValue('Ottoline Journey');
  await form.getByLabel('Number of units').fill('many');
  await form.getByLabel('ZIP or postal code').fill('97213');
  await form.getByLabel('What you do with them').fill('We rent campers to families.');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(form.getByText('Enter how many, from 1 to 10,000.')).toBeVisible();
  await form.getByLabel('Number of units').fill('9');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(
    page.getByText(/Its reference is [0-9A-F]{8}\. We answer to ottoline@rentals\.example by/),
  ).toBeVisible();

  await enterAsStaff(page, dana);
  await page.goto('/agents/enquiries');
  await page.getByRole('link', { name: 'Ottoline Rentals' }).click();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText('We rent campers to families.')).toBeVisible();
  await preview.getByRole('button', { name: 'Change the status' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(preview.getByText('Answered', { exact: true })).toBeVisible();
});

test('a visitor’s question is answered by an agent in another browser', async ({ page, browser }) => {
  const question = `Do you insure a van of 1974? ${Date.now()}`;
  await page.goto('/faq');
  const opens = page.getByRole('button', { name: 'Help', exact: true });
  await opens.click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await help.getByLabel('Look for an answer').fill('deductible');
  await expect(help.getByRole('link', { name: /deductible/i }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opens).toBeFocused();
  await opens.click();
  await help.getByLabel('E-mail').fill('hattie@example.com');
  await help.getByLabel('Your message').fill(question);
  await help.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(help.getByText(/We have it, as [0-9A-F]{8}/)).toBeVisible();
  await page.reload();
  await opens.click();
  await expect(help.getByText(question)).toBeVisible();

  const other = await browser.newContext();
  const staff = await other.newPage();
  await enterAsStaff(staff, dana);
  await staff.goto('/agents/enquiries');
  await staff.getByRole('link', { name: 'hattie@example.com' }).first().click();
  const preview = staff.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText(question)).toBeVisible();
  await preview.getByLabel('Your answer').fill('We do, at agreed value.');
  await preview.getByRole('button', { name: 'Send the answer' }).click();

  await expect(help.getByText('We do, at agreed value.')).toBeVisible();
  await help.getByLabel('Your message').fill('Thank you!');
  await help.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(preview.getByText('Thank you!')).toBeVisible();
  await other.close();
});
