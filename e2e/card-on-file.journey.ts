import { StartQuoteDocument } from '../apps/web/src/generated/documents.ts';
import { expectStep, fillCard, payButton, policyNumberOf } from './support/fill-checkout.ts';
import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { ask, checkoutAddress, quoteOf, signedQuote } from './support/quote-api.ts';
import { enterAsCustomer, originOf } from './support/sign-in.ts';

test('whoever has a card on file buys a second policy with it, and enters nothing', async ({
  page,
  request,
  visitor,
}) => {
  const facts = quoteOf('Corentin', 'Abernathy');
  const email = String(facts.person['email']);
  await page.goto(checkoutAddress(await signedQuote(request, facts), 'payment'));
  await expectStep(page, 'payment');
  await fillCard(page, '4242424242424242', 'Corentin Abernathy');
  await page.getByRole('checkbox', { name: /^Charge my later payments/ }).check();
  await payButton(page).click();
  await policyNumberOf(page);

  const owner = await visitor();
  await enterAsCustomer(owner, email);
  const { postalCode: postal_code, vehicleClass: vehicle_class } = facts;
  const asOwner = { 'x-hasura-role': 'global:user', origin: originOf() };
  const started = await ask(owner.request, StartQuoteDocument, { postal_code, vehicle_class }, asOwner);
  const { quote_id: quoteId, quote_token: token } = started.start_quote;
  const second = await signedQuote(request, facts, { quoteId, token });
  await owner.goto(checkoutAddress(second, 'payment'));
  await expectStep(owner, 'payment');
  await expect(owner.getByRole('radio', { name: 'Card ending 4242' })).toBeChecked();
  await expect(owner.getByLabel('Card number')).toBeHidden();
  await expectGoodPage(owner, 'the payment with a card on file');
  await payButton(owner).click();
  const number = await policyNumberOf(owner);

  // It pays the other policy as before, and is offered to each of them.
  await owner.goto('/customers');
  await owner.getByRole('article').filter({ hasText: number }).getByRole('heading').getByRole('link').click();
  await owner.getByRole('tab', { name: 'Billing' }).click();
  await owner.getByRole('link', { name: 'Pay now' }).click();
  await expect(owner.getByRole('radio', { name: 'Card ending 4242' })).toHaveCount(1);
});
