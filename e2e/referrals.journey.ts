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
import { letterTo, linkIn } from './support/outbox.ts';
import { checkoutAddress, plannedQuote, quoteOf } from './support/quote-api.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

const uma = 'uma@cascade.example';
const dear = (first: string, last: string) =>
  quoteOf(first, last, {
    vehicleClass: 'class_a',
    person: { license_number: 'RM123456' },
    vehicle: {
      year: 2024,
      make: 'Newmar',
      model: 'Essex',
      vin: exampleVin(2024, 5151),
      rating_value: 58e6,
      usage_type: 'recreational',
      storage_type: 'secured',
      estimated_yearly_mileage: 5e3,
    },
  });

test('a class A above $500,000 is decided in four keys, and bought by the customer, who read what was looked at', async ({
  page,
  request,
  visitor,
}) => {
  const facts = dear('Hildegard', 'Castellanos');
  const quote = await plannedQuote(request, facts);
  const customer = await visitor();
  await customer.goto(checkoutAddress(quote, 'sign'));
  await expect(customer.getByRole('heading', { level: 1, name: 'An underwriter looks at your quote' })).toBeVisible();
  await expect(customer.getByRole('main')).toContainText('worth more than $500,000');

  await enterAsStaff(page, uma);
  await page.goto('/underwriting?q=Castellanos');
  await expect(page.getByRole('table', { name: 'Referrals' })).toContainText('Hildegard Castellanos');
  await page.keyboard.press('j');
  await expect(page.getByText('Found: $580,000. The rule begins at $500,000.')).toBeVisible();
  await expectGoodPage(page, 'a referral beside the queue');
  await page.keyboard.press('a');
  await page.keyboard.press('1');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Accepted.', { exact: true })).toBeVisible();

  const letter = await letterTo(request, String(facts.person['email']), /^Your quote can go on$/);
  await customer.goto(linkIn(letter, '/'));
  await expect(customer).toHaveURL(/\/checkout\//);
  await customer.goto('/checkout/review');
  await lookOver(customer);
  await sign(customer, { ...owner, firstName: 'Hildegard', lastName: 'Castellanos' });
  await expectStep(customer, 'payment');
  await fillCard(customer, cards.good, 'Hildegard Castellanos');
  await payButton(customer).click();
  expect(await policyNumberOf(customer)).not.toBe('');
});

test('an agent hands a quote over, both write to each other, and the agent reads the answer', async ({
  page,
  request,
  visitor,
}) => {
  const { quoteId } = await plannedQuote(request, dear('Ottoline', 'Brackwater'));
  await enterAsStaff(page, dana);
  await page.goto(`/agents/quotes/${quoteId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Ask an underwriter' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('A client of eleven years.');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('An underwriter is asked.')).toBeVisible();

  const underwriter = await visitor();
  await enterAsStaff(underwriter, uma);
  await underwriter.goto('/underwriting?q=Brackwater');
  await underwriter.getByRole('link', { name: 'Ottoline Brackwater' }).focus();
  const panel = underwriter.getByRole('complementary');
  await expect(panel).toContainText('A client of eleven years.');
  await panel.getByLabel('Write to the other side').fill('Thank you. The appraisal is enough.');
  await panel.getByRole('button', { name: 'Send' }).click();
  await expect(panel.getByText('Thank you. The appraisal is enough.')).toBeVisible();
  await panel.getByRole('button', { name: 'Accept' }).click();
  await underwriter.keyboard.press('2');
  await underwriter.keyboard.press('Control+Enter');
  await expect(underwriter.getByText('Accepted.', { exact: true })).toBeVisible();

  await page.goto('/agents/referrals?view=all&q=Brackwater');
  await page.getByRole('link', { name: 'Ottoline Brackwater' }).first().focus();
  const own = page.getByRole('complementary');
  await expect(own).toContainText('Thank you. The appraisal is enough.');
  await expect(own).toContainText(/Accepted by Uma Lindqvist/);
  await expectGoodPage(page, 'a referral beside the agents’ list');
});
