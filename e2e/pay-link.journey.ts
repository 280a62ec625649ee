import type { APIRequestContext, Page } from '@playwright/test';
import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn } from './support/outbox.ts';
import { dana, enterAsCustomer, enterAsStaff } from './support/sign-in.ts';

const ines = 'ines.calloway@example.com';
const lena = 'lena.krause@example.com';
const failed = /did not go through$/;

/** The page that the link of the letter opens about a payment that failed. */
async function openLetter(page: Page, request: APIRequestContext, email: string): Promise<string> {
  const link = linkIn(await letterTo(request, email, failed), '/resume/pay');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: /^Pay \$/ })).toBeVisible();
  return link;
}
const pay = (page: Page) => page.getByRole('button', { name: /^Pay \$[\d.,]+ with the card ending/ });

test('the letter about a payment that failed is paid with one click, and the account and the agent see it', async ({
  page,
  request,
  visitor,
}) => {
  const link = await openLetter(page, request, ines);
  // The token is not left where others could read it.
  expect(new URL(page.url()).search).toBe('');
  await expectGoodPage(page, 'the page of a link that pays');
  const amount = /\$[\d.,]+/.exec((await pay(page).textContent()) ?? '')?.[0] ?? '';
  await pay(page).click();
  await expect(page.getByRole('heading', { name: 'Paid, thank you' })).toBeVisible();

  // The link has done what it was for: opened again, by whoever, it pays nothing more.
  const other = await visitor();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Paid, thank you' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Pay/ })).toHaveCount(0);

  const owner = await visitor();
  await enterAsCustomer(owner, ines);
  await owner.goto('/customers');
  await owner.getByRole('article').filter({ hasText: 'Lance 1985' }).getByRole('heading').getByRole('link').click();
  await owner.getByRole('tab', { name: 'Billing' }).click();
  const received = owner
    .getByRole('row')
    .filter({ hasText: amount })
    .filter({ hasText: /Settled|Paid|Received/ });
  await expect(received.first()).toBeVisible();

  const agent = await visitor();
  await enterAsStaff(agent, dana);
  await agent.goto(new URL(owner.url()).pathname.replace('/customers/', '/agents/').replace('/billing', ''));
  await expect(agent.getByRole('main')).toContainText('Active');
  await agent.getByRole('tab', { name: 'Billing' }).click();
  const table = agent.getByRole('table', { name: 'Payments and refunds' });
  await expect(table.getByRole('row').filter({ hasText: amount }).filter({ hasText: 'Paid' }).first()).toBeVisible();
});

test('a card that is declined says why, and the link still leads to another one', async ({ page, request }) => {
  await openLetter(page, request, lena);
  await pay(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /money/ })).toBeVisible();
  await expect(pay(page)).toBeEnabled();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/customers\/sign-in/);
});

test('a link that nobody made opens nothing', async ({ page }) => {
  await page.goto('/resume/pay?token=p1.nothing');
  await expect(page.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible();
});
