import type { Page } from '@playwright/test';
import { expectStep, field, goOn, owner } from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';

/** Opens a page whose scripts do not come before they are let through. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const awake = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await awake.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return awake.resolve;
}

test('the first step keeps what was typed, chosen and pressed before its scripts came', async ({ page }) => {
  const wake = await openAsleep(page, '/checkout/start');
  await field(page, 'ZIP or postal code').fill(owner.postalCode);
  await page.getByText('Travel trailer', { exact: true }).click();
  await goOn(page);
  wake();
  await expectStep(page, 'vehicle');
});

test('the price box of the home page does as well, and checks what it leads on with', async ({ page }) => {
  const wake = await openAsleep(page, '/');
  const box = page.locator('form[action="/checkout/start"]').first();
  await box.getByLabel('ZIP or postal code').fill('00000');
  await box.getByText('Fifth wheel', { exact: true }).click();
  wake();
  await expect(box.getByText('We cannot find that postal code.')).toBeVisible();
  await expect(box.getByRole('radio', { name: 'Fifth wheel' })).toBeChecked();
  await box.getByLabel('ZIP or postal code').fill(owner.postalCode);
  await expect(box).toContainText(/\$\d/);
});

test('a question that is typed early finds its answers', async ({ page }) => {
  const wake = await openAsleep(page, '/faq');
  const words = page.getByRole('searchbox');
  await words.pressSequentially('deductible');
  const questions = page.locator('main details');
  const all = await questions.count();
  wake();
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect(words).toHaveValue('deductible');
});

test('a message to us is sent whole, though all of it was written before the page was awake', async ({ page }) => {
  const wake = await openAsleep(page, '/contact');
  await page.getByLabel('Your name').fill('Marian Okonkwo');
  await page.getByLabel('E-mail').fill('marian.early@example.com');
  await page.getByLabel('Your message').fill('Who looks after a trailer that stands in the snow?');
  await page.getByRole('button', { name: 'Send' }).click();
  wake();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'marian.early@example.com' })).toBeVisible();
});

test('a link that is pressed early takes along what brought the visitor', async ({ page }) => {
  const wake = await openAsleep(page, '/faq?cam=R5');
  await page.getByRole('link', { name: 'Français (Canada)' }).click();
  wake();
  await expect(page).toHaveURL(/\/fr-ca\/faq\?cam=R5$/);
});
