import { expectStep, payButton, policyNumberOf } from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import { checkoutAddress, quoteOf, signedQuote } from './support/quote-api.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

test('a bank account buys a policy whose payment is on its way', async ({ page, request, visitor }) => {
  const quote = await signedQuote(request, quoteOf('Delphine', 'Achterberg'));
  await page.goto(checkoutAddress(quote, 'payment'));
  await expectStep(page, 'payment');
  await page.getByText('Bank account', { exact: true }).click();
  await page.getByLabel('Account holder').fill('Delphine Achterberg');
  await page.getByLabel('Routing number').fill('110000001');
  await page.getByLabel('Account number').fill('000123456789');
  await payButton(page).click();
  await expect(page.getByRole('link', { name: /9 digits at the bottom left/ })).toBeVisible();
  await expect(page.getByLabel('Account number')).toHaveValue('000123456789');

  await page.getByLabel('Routing number').fill('110000000');
  await page.getByRole('checkbox', { name: /I agree to the authorization/ }).check();
  await payButton(page).click();
  const policyNumber = await policyNumberOf(page);
  await expect(page.getByText('Your bank account is being debited')).toBeVisible();

  const agent = await visitor();
  await enterAsStaff(agent, dana);
  await agent.goto(`/agents/quotes/${quote.quoteId}`);
  await agent.getByRole('link', { name: 'Open the policy' }).click();
  await agent.getByRole('tab', { name: 'Billing' }).click();
  await expect(agent.getByRole('main')).toContainText(policyNumber);
  await expect(agent.getByRole('row', { name: /bank account ending 6789.*Pending/ })).toHaveCount(1);
});
