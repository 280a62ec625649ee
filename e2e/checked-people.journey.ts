import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import {
  cards,
  expectStep,
  fillCard,
  lookOver,
  owner,
  payButton,
  policyNumberOf,
  sign,
} from './support/fill-checkout.ts';
import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { checkoutAddress, plannedQuote, quoteOf } from './support/quote-api.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

const driving = (first: string, last: string, serial: number) =>
  quoteOf(first, last, {
    vehicleClass: 'class_c',
    person: { license_number: `RM70${serial}` },
    vehicle: {
      year: 2021,
      make: 'Thor',
      model: 'Four Winds',
      vin: exampleVin(2021, serial),
      rating_value: 94e5,
      usage_type: 'recreational',
      storage_type: 'secured',
      estimated_yearly_mileage: 5e3,
    },
  });

test('a driver with points on their record is told what they cost before paying, and an agent sees why', async ({
  page,
  request,
  visitor,
}) => {
  const facts = driving('Quentin', 'Points', 6101);
  const quote = await plannedQuote(request, facts);
  const customer = await visitor();
  await customer.goto(checkoutAddress(quote, 'review'));
  const stated = customer
    .getByRole('status')
    .filter({ hasText: 'What your driving record and insurance score did to the price' });
  await expect(stated).toContainText('The driving record');
  await expect(stated).toContainText('Violations and accidents: 0 → 3');
  await expectGoodPage(customer, 'review');
  await lookOver(customer);
  await sign(customer, { ...owner, firstName: 'Quentin', lastName: 'Points' });
  await expectStep(customer, 'payment');
  await expect(stated).toBeVisible();
  await fillCard(customer, cards.good, 'Quentin Points');
  await payButton(customer).click();
  await policyNumberOf(customer);

  await enterAsStaff(page, dana);
  await page.goto(`/agents/quotes/${quote.quoteId}?tab=checks`);
  await expect(page.getByRole('main')).toContainText('Speeding, 15 miles an hour over the limit');
  await expectGoodPage(page, 'checks');
});

test('a vendor that does not answer takes no money, and binds nobody', async ({ page, request }) => {
  const quote = await plannedQuote(request, driving('Theodora', 'Timeout', 6102));
  await page.goto(checkoutAddress(quote, 'review'));
  await expect(page.getByText('We could not finish a check yet')).toBeVisible();
  await lookOver(page);
  await sign(page, { ...owner, firstName: 'Theodora', lastName: 'Timeout' });
  await expectStep(page, 'payment');
  await fillCard(page, cards.good, 'Theodora Timeout');
  await payButton(page).click();
  await expect(page.getByText('This could not be checked yet').first()).toBeVisible();
  await expectStep(page, 'payment');
});
