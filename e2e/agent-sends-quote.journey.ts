import { cards, expectStep, fillCard, payButton, policyNumberOf } from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn } from './support/outbox.ts';
import { quoteOf, signedQuote } from './support/quote-api.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

test('an agent sends a quote, and the customer pays through the link in the e-mail', async ({
  page,
  request,
  visitor,
}) => {
  const facts = quoteOf('Lennart', 'Castellanos');
  const email = String(facts.person['email']);
  const { quoteId } = await signedQuote(request, facts);

  await enterAsStaff(page, dana);
  await page.goto(`/agents/quotes/${quoteId}`);
  await page.getByRole('button', { name: 'Send to customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this quote to the customer' });
  await expect(dialog.getByRole('checkbox', { name: `E-mail the link to ${email}` })).toBeChecked();
  await dialog.getByRole('button', { name: 'Approve and e-mail' }).click();
  await expect(page.getByText(`The link is on its way to ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).first().click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Revoke approval' })).toBeEnabled();
  await page.keyboard.press('Escape');

  const letter = await letterTo(request, email, /^Your quote for the .* is ready$/);
  const customer = await visitor({ viewport: { width: 390, height: 844 } });
  await customer.goto(linkIn(letter, '/'));
  await expectStep(customer, 'payment');
  await fillCard(customer, cards.good, 'Lennart Castellanos');
  await payButton(customer).click();
  const policyNumber = await policyNumberOf(customer);

  await page.reload();
  await page.getByRole('link', { name: 'Open the policy' }).click();
  await expect(page).toHaveURL(/\/agents\/policies\//);
  await expect(page.getByRole('main')).toContainText(policyNumber);
});
