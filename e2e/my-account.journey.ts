import type { Page } from '@playwright/test';
import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn } from './support/outbox.ts';
import { enterAsCustomer } from './support/sign-in.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

test('a customer changes how they are called and takes it back, and another address counts once both inboxes said so', async ({
  page,
  visitor,
}) => {
  const [former, next] = ['hank.sorrel@example.com', 'hank.new@example.com'];
  await enterAsCustomer(page, former);
  await page.goto('/customers/profile');
  await page.getByRole('button', { name: 'Change: What we call you' }).click();
  await page.getByLabel('What we call you').fill('Hankie');
  await page.keyboard.press('Enter');
  await expect(section(page, 'Contact').getByText('Hankie')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(section(page, 'Contact').getByText('Hankie')).toBeHidden();

  await page.getByRole('button', { name: 'Use another address' }).click();
  const address = page.getByLabel('New e-mail address');
  await expect(address).toBeFocused();
  await address.fill('hank.new@example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use a full address, like name@example.com')).toBeVisible();
  await address.fill(next);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${next} has not confirmed yet`)).toBeVisible();
  await expectGoodPage(page, 'the profile while another address waits');

  const reader = await visitor();
  const links = [
    linkIn(await letterTo(page.request, former, /^Do you want to sign in/), '/resume/address'),
    linkIn(await letterTo(page.request, next, /^Confirm your new address$/), '/resume/address'),
  ];
  for (const link of links) {
    await reader.goto(link);
    await expectGoodPage(reader, 'the link to confirm an address');
    await reader.getByRole('button', { name: 'Confirm' }).click();
    await expect(reader.getByRole('heading', { name: /^(Confirmed|Your new address counts)$/ })).toBeVisible();
  }
  await letterTo(page.request, former, /^You sign in with another address now$/);
  const again = await visitor();
  await enterAsCustomer(again, next);
  await again.goto('/customers/profile');
  await expect(section(again, 'E-mail').getByText(next)).toBeVisible();
  await expect(
    section(again, 'Contact')
      .getByRole('link', { name: /^Policy / })
      .first(),
  ).toBeVisible();
});

test('a customer takes along what we hold about them, and all documents in one file', async ({ page }) => {
  test.slow();
  const email = 'theo.banks@example.com';
  await enterAsCustomer(page, email);
  await page.goto('/customers/profile');
  await page.getByRole('button', { name: 'Gather my data' }).click();
  const link = page.getByRole('link', { name: 'Download my data' });
  await expect(link).toBeVisible({ timeout: 40_000 });
  await letterTo(page.request, email, /^Your data is ready$/);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  await page.getByRole('button', { name: 'Gather my data' }).click();
  await expect(page.getByText('Your data was gathered less than 24 hours ago')).toBeVisible();

  await page.goto('/customers/documents');
  const all = page.getByRole('link', { name: 'Download all as one file' });
  const [documents] = await Promise.all([page.waitForEvent('download'), all.click()]);
  expect(documents.suggestedFilename()).toBe('documents.zip');
});

test('a reader ends letters by the link at the foot of one, without signing in, and takes it back', async ({
  page,
}) => {
  const link = linkIn(await letterTo(page.request, 'theo.banks@example.com', /^We received/), '/resume/letters');
  await page.goto(link);
  await expectGoodPage(page, 'the page that ends letters');
  await page.getByRole('button', { name: 'Switch them off' }).click();
  await expect(page.getByRole('heading', { name: 'They are off' })).toBeVisible();
  await page.getByRole('button', { name: 'Switch them on again' }).click();
  await expect(page.getByRole('heading', { name: 'Switch these e-mails off?' })).toBeVisible();
});
