import { expect, test } from './support/journey.ts';

const elsewhere = (host: string, baseURL: string | undefined): string =>
  (baseURL ?? '').replace('localhost', `${host}.localhost`);

test('a visitor changes the language, and pages without a prefix keep to the choice', async ({ page }) => {
  await page.goto('/faq?cam=R5');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.getByRole('link', { name: 'Français (Canada)' }).click();
  await expect(page).toHaveURL(/\/fr-ca\/faq\?cam=R5$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Questions and answers');
  await page.goto('/checkout/start');
  await expect(page).toHaveURL(/\/checkout\/start$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.goto('/faq');
  await expect(page).toHaveURL(/\/fr-ca\/faq$/);
  await page.getByRole('link', { name: 'English (US)' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('links inside the pages keep to the locale', async ({ page }) => {
  await page.goto('/fr-ca');
  await page.getByRole('contentinfo').locator('a[href="/fr-ca/about"]').click();
  await expect(page).toHaveURL(/\/fr-ca\/about$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('each domain shows its own locales and sends the others on, with their query', async ({ page, baseURL }) => {
  const [us, ca] = [elsewhere('us', baseURL), elsewhere('ca', baseURL)];
  await page.goto(`${us}/fr-ca/faq?cam=R5`);
  await expect(page).toHaveURL(`${ca}/fr-ca/faq?cam=R5`);
  await page.goto(`${ca}/claims`);
  await expect(page).toHaveURL(`${ca}/fr-ca/claims`);
  await page.goto(`${ca}/en-us/about?a=1`);
  await expect(page).toHaveURL(`${us}/about?a=1`);
});

test('what a browser keeps for one host is shown on that host, in the language that was chosen', async ({
  page,
  context,
  baseURL,
}) => {
  const [us, ca] = [elsewhere('us', baseURL), elsewhere('ca', baseURL)];
  await page.goto(`${us}/fr-ca/checkout/start`);
  await expect(page).toHaveURL(`${us}/checkout/start`);
  for (const path of ['/checkout/confirmation', '/print/quote/1']) {
    await page.goto(`${us}${path}`);
    await expect(page).toHaveURL(new RegExp(`^${us}/fr-ca${path}`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  }
  await page.goto(`${ca}/en-us/checkout/start`);
  await page.goto(`${ca}/checkout/confirmation`);
  await expect(page).toHaveURL(`${ca}/checkout/confirmation`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  const chosen = (await context.cookies(ca)).find(({ name }) => name === 'locale');
  expect(chosen?.value).toBe('en-us');
});

test('only what search engines see has a canonical address and may be kept by shared caches', async ({ request }) => {
  for (const path of ['/fr-ca/print/quote/1', '/agents/quotes', '/placeholder', '/no/such-page']) {
    for (const accept of ['text/html', '*/*']) {
      const headers = (await request.get(path, { headers: { accept } })).headers();
      expect([path, headers['link']]).toEqual([path, undefined]);
      expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/^private\b/)]);
    }
  }
});

test('a public page names its canonical address and its twins', async ({ page, request, baseURL }) => {
  const [us, ca] = [elsewhere('us', baseURL), elsewhere('ca', baseURL)];
  const link = (await page.goto(`${ca}/fr-ca/faq`))?.headers()['link'];
  expect(link).toContain(`<${ca}/fr-ca/faq>; rel="canonical"`);
  expect(link).toContain(`<${us}/faq>; rel="alternate"; hreflang="en-US"`);
  expect(link).toContain(`<${us}/faq>; rel="alternate"; hreflang="x-default"`);
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map).toContain(`<loc>${ca}/fr-ca/vehicles/class-a</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${us}/sitemap.xml`);
});

test('an unknown page helps in the visitor’s language, and a slug’s placeholder shows nothing', async ({ page }) => {
  const missing = await page.goto('/fr-ca/nulle/part');
  expect(missing?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page).toHaveTitle(/^Aucune page ici · /);
  await expect(page.getByRole('link', { name: '(888) 555-0142' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Voir ma fourchette de prix' })).toBeVisible();
  await page.getByRole('searchbox').fill('routiere');
  await page.getByRole('search').getByRole('link', { name: 'Assistance routière' }).click();
  await expect(page).toHaveURL(/\/fr-ca\/protection\/rv\/roadside-assistance$/);
  await page.goto('/en-us/[...slug]');
  await page.goto('/[...slug]');
  await expect(page.locator('body')).toHaveText('');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
