import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { plannedQuote, quoteOf } from './support/quote-api.ts';
import { dana, enterAsStaff, pete, signInAsStaff } from './support/sign-in.ts';

const unknownId = '01900000-0000-7000-8000-000000000000';

/** Opens the search by its key, types, and waits for the answer. */
async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search quotes and policies' }).fill(text);
}

/** What a page that is not there looks like, without anything that would tell one id from another. */
async function notFoundPage(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that' })).toBeVisible();
  return page.getByRole('main').innerHTML();
}

/** An agent's list, searched for a name that nobody has in it. */
async function expectNoneInList(page: Page, name: string): Promise<void> {
  await page.goto(`/agents/quotes?q=${name}`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expect(page.getByText(/^\d+–\d+ of \d+$/)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(name);
}

test('an agent of the quote’s organization finds it by search, an agent of another one in no way', async ({
  page,
  request,
  visitor,
}) => {
  const other = await visitor();
  await enterAsStaff(other, pete);
  const { quoteId } = await plannedQuote(request, quoteOf('Ottilie', 'Vandermeer'));

  await page.goto('/agents/sign-in');
  await signInAsStaff(page, dana);
  await page.goto('/agents');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const requested: number[] = [];
  page.on('request', (sent) => {
    if (sent.postData()?.includes('search_platform')) requested.push(Date.now());
  });
  const typedAt = Date.now();
  await search(page, 'Vandermeer');
  const found = page.getByRole('option', { name: /Ottilie Vandermeer/ });
  await expect(found).toBeVisible();
  expect(requested).toHaveLength(1);
  expect((requested[0] ?? 0) - typedAt).toBeGreaterThanOrEqual(500);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/agents/quotes/${quoteId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ottilie Vandermeer');

  await other.goto('/agents');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await search(other, 'Vandermeer');
  await expect(other.getByText('No quote or policy matches “Vandermeer”.')).toBeVisible();
  await expect(other.getByRole('option')).toHaveCount(0);
  await expectNoneInList(other, 'Vandermeer');
  const theirs = await notFoundPage(other, `/agents/quotes/${quoteId}`);
  expect(theirs).toBe(await notFoundPage(other, `/agents/quotes/${unknownId}`));
});

test('the banner of a failed search can be read and closed over the search, which stays open', async ({ page }) => {
  await enterAsStaff(page, dana);
  await page.goto('/agents');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/api/v1/graphql', (route) =>
    route.request().postData()?.includes('search_platform') ? route.fulfill({ status: 400 }) : route.continue(),
  );
  await search(page, 'moreno');
  const dialog = page.getByRole('dialog', { name: 'Search quotes and policies' });
  const banner = dialog.getByRole('alert');
  await expect(banner).toHaveText('An error occurred while fetching the data.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog [role=combobox]')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search quotes and policies' })).toHaveValue('');
});

test('the search offers what may be done to the quote on screen, and only there', async ({ page }) => {
  await enterAsStaff(page, dana);
  await page.goto('/agents/quotes?q=Joy Adeyemi');
  const actions = page.getByRole('group', { name: 'Actions on this record' });
  await page.getByRole('link', { name: 'Joy Adeyemi' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Joy Adeyemi');
  await search(page, 'send');
  await expect(actions.getByRole('option')).toHaveText(['Send to customer']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Send/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/agents\/quotes\?q=/);
  await search(page, '');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(actions).toHaveCount(0);
});
