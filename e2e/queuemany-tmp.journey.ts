import { expect, test } from './support/journey.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';
test('many rows', async ({ page }) => {
  await page.route('**/api/v1/graphql', async (route) => {
    if (!route.request().postData()?.includes('query LoadQuotes(')) return route.continue();
    const response = await route.fetch();
    const body: any = await response.json();
    const rows = body.data.quotes;
    body.data.quotes = Array.from({ length: 2000 }, (_, at) => ({ ...rows[at % rows.length], quote_id: `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`, entities: [{ first_name: 'Row', last_name: String(at), business_name: null }] }));
    await route.fulfill({ response, json: body });
  });
  await enterAsStaff(page, dana);
  await page.goto('/agents/quotes');
  await expect(page.getByRole('link', { name: 'Row 0', exact: true })).toBeVisible();
  console.log('drawn', await page.locator('tr[data-row]').count(), await page.evaluate(() => document.documentElement.scrollHeight));
  await page.evaluate(() => scrollTo(0, 36 * 1000));
  await page.waitForTimeout(500);
  console.log('drawn', await page.locator('tr[data-row]').count(), await page.locator('tr[data-row]').first().innerText());
  await page.screenshot({ path: '/tmp/queue-shots/many.png' });
});
