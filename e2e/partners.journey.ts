import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectStep, goOn } from './support/fill-checkout.ts';
import { expectGoodThemedPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { enterAsStaff } from './support/sign-in.ts';

const owner = 'owen@cascade.example';

/** A dealer's own site, on another origin than ours, whose one page holds the tag that it was given. */
async function dealerSite(tag: string) {
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 204, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      isPage ? `<!doctype html><html lang="en"><title>Dealer</title><h1>Our trailers</h1>${tag}</html>` : '',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('an owner adds a dealer, whose price box on its own site starts a quote that is counted in its funnel', async ({
  page,
  visitor,
}) => {
  const slug = `quarry-rv-${Date.now().toString(36)}`;
  await enterAsStaff(page, owner);
  await page.goto('/agents/partners');
  await page.getByRole('button', { name: 'New partner' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog.getByText('A partner has a name. Enter it.')).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill('Quarry RV');
  await dialog.getByLabel('Short name').fill('lakeside-rv');
  await dialog.getByLabel('It is a dealer of vehicles').check();
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog.getByText('Another partner has this short name. Choose another.')).toBeVisible();
  await dialog.getByLabel('Short name').fill(slug);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quarry RV' })).toBeVisible();
  await expect(page.getByLabel('Address')).toHaveValue(new RegExp(`/p/${slug}$`));
  await expectGoodThemedPage(page, '/agents/partners/record');
  const started = page.getByRole('row', { name: /Quotes started/ });
  await expect(started.getByRole('cell').first()).toHaveText('0');

  const site = await dealerSite(await page.getByLabel('Price box for its own pages').inputValue());
  try {
    const customer = await visitor();
    await customer.goto(site.address);
    const box = customer.frameLocator('iframe');
    await box.getByLabel('ZIP or postal code').fill('43215');
    await box.getByLabel('Vehicle').selectOption('travel_trailer');
    // The box says how high it is, and nothing of it is cut off.
    await expect
      .poll(async () => {
        const frame = customer.locator('iframe');
        const inner = await box.locator('html').evaluate((html) => html.getBoundingClientRect().height);
        return ((await frame.boundingBox())?.height ?? 0) >= inner;
      })
      .toBe(true);
    await box.getByRole('button', { name: 'See my price range' }).click();
    await customer.waitForURL(/\/checkout\/start/);
    await goOn(customer);
    await expectStep(customer, 'vehicle');
  } finally {
    site.close();
  }

  await page.reload();
  await expect(started.getByRole('cell').first()).toHaveText('1');
});

test('an administrator archives a partner and opens it again', async ({ page }) => {
  await enterAsStaff(page, 'admin@roadworthy.example');
  await page.goto('/organizations/partners?q=Prairie');
  await page.getByRole('link', { name: 'Prairie Road Dealers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prairie Road Dealers' })).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive it' }).click();
  await expect(page.getByText('The partner is archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByText('The partner’s link works again.')).toBeVisible();
});
