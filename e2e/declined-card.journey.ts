import type { Page } from '@playwright/test';
import { cards, expectStep, fillCard, payButton, policyNumberOf } from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import { checkoutAddress, quoteOf, signedQuote } from './support/quote-api.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

/** The lines of the payments that an agent sees on the policy of a quote, without head and sum. */
async function paymentsOf(page: Page, quoteId: string): Promise<string[]> {
  await enterAsStaff(page, dana);
  await page.goto(`/agents/quotes/${quoteId}`);
  await page.getByRole('link', { name: 'Open the policy' }).click();
  await page.getByRole('tab', { name: 'Billing' }).click();
  const table = page.getByRole('table', { name: 'Payments and refunds' });
  await expect(table).toBeVisible();
  return table
    .getByRole('row')
    .filter({ hasText: /ending \d{4}/ })
    .allInnerTexts();
}

test('a declined card, then a good one, yields one policy and one charge', async ({ page, request, visitor }) => {
  const quote = await signedQuote(request, quoteOf('Bettina', 'Oyelaran'));
  await page.goto(checkoutAddress(quote, 'payment'));
  await expectStep(page, 'payment');

  await expect(page.getByText('This is a demonstration: no money moves')).toBeVisible();
  await fillCard(page, cards.declined, 'Bettina Oyelaran');
  await payButton(page).click();
  await expect(page.getByText('The card wasn’t charged')).toBeInViewport();
  // What was refused is said where it is mended; the summary of the form is not gone to.
  await expect(page.locator(':focus')).toContainText('The card wasn’t charged');
  await expectStep(page, 'payment');
  await expect(page.getByLabel('Name on the card')).toHaveValue('Bettina Oyelaran');

  await fillCard(page, cards.good, 'Bettina Oyelaran');
  await payButton(page).click();
  const policyNumber = await policyNumberOf(page);

  const agent = await visitor();
  const payments = await paymentsOf(agent, quote.quoteId);
  await expect(agent.getByRole('main')).toContainText(policyNumber);
  expect(payments.filter((line) => line.includes('4242'))).toHaveLength(1);
  expect(payments.filter((line) => /Settled|Paid|Received/i.test(line))).toHaveLength(1);
});

test('pressing Pay twice charges once', async ({ page, request, visitor }) => {
  const quote = await signedQuote(request, quoteOf('Casimir', 'Dunleavy'));
  await page.goto(checkoutAddress(quote, 'payment'));
  await expectStep(page, 'payment');
  await fillCard(page, cards.good, 'Casimir Dunleavy');
  await payButton(page).dblclick();
  await policyNumberOf(page);
  expect(await paymentsOf(await visitor(), quote.quoteId)).toHaveLength(1);
});
