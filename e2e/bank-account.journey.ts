import { expectStep, payButton, policyNumberOf } from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import { letterTo } from './support/outbox.ts';
import { checkoutAddress, quoteOf, signedQuote } from './support/quote-api.ts';
import { dana, enterAsCustomer, enterAsStaff } from './support/sign-in.ts';

const emailOf = 'delphine.achterberg@example.com';

test('a bank account buys a policy whose payment is on its way, and is debited by itself until its owner stops that', async ({
  page,
  request,
  visitor,
}) => {
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
  await page.getByRole('checkbox', { name: /Debit my later payments/ }).check();
  await payButton(page).click();
  const policyNumber = await policyNumberOf(page);
  await expect(page.getByText('Your bank account is being debited')).toBeVisible();

  // What was agreed to is theirs to keep, and stays where it can be read and ended.
  const copy = await letterTo(request, emailOf, /^Your copy: automatic debits/);
  expect(copy.text).toContain('nothing else is debited by itself');
  const owner = await visitor();
  await enterAsCustomer(owner, emailOf);
  await owner.goto('/customers');
  await owner.getByRole('article').filter({ hasText: policyNumber }).getByRole('heading').getByRole('link').click();
  await owner.getByRole('tab', { name: 'Billing' }).click();
  await expect(owner.getByText('Charged automatically')).toBeVisible();
  await owner.getByText('Read what was agreed to').click();
  await expect(
    owner.getByText('What is due already when you agree is not part of it.', { exact: false }),
  ).toBeVisible();
  await owner.getByRole('link', { name: 'Pay now' }).click();
  await owner.getByText('Another bank account', { exact: true }).click();
  await owner.getByLabel('Account holder').fill('Delphine Achterberg');
  await owner.getByLabel('Routing number').fill('110000000');
  await owner.getByLabel('Account number').fill('000222222219');
  await owner.getByRole('checkbox', { name: /I agree to the authorization/ }).check();
  await owner.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(owner.getByRole('heading', { name: 'Your bank is being asked for the payment' })).toBeVisible();
  await owner.getByRole('link', { name: 'See my billing page' }).click();
  await expect(owner.getByText('On its way from a bank')).toBeVisible();
  await owner.getByRole('button', { name: 'Stop automatic payments' }).click();
  await owner.getByRole('button', { name: 'Stop them' }).click();
  await expect(owner.getByText('Charged automatically')).toHaveCount(0);

  const agent = await visitor();
  await enterAsStaff(agent, dana);
  await agent.goto(`/agents/quotes/${quote.quoteId}`);
  await agent.getByRole('link', { name: 'Open the policy' }).click();
  await agent.getByRole('tab', { name: 'Billing' }).click();
  await expect(agent.getByRole('main')).toContainText(policyNumber);
  await expect(agent.getByRole('row', { name: /bank account ending 6789.*Pending/ })).toHaveCount(1);
});
