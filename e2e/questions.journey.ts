import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { UpdateEffectiveDateDocument } from '../apps/web/src/generated/documents.ts';
import { expectStep, goOn } from './support/fill-checkout.ts';
import { expectGoodPage } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { ask, checkoutAddress, plannedQuote, quoteOf } from './support/quote-api.ts';
import { enterAsStaff } from './support/sign-in.ts';

// Asked about cover that nobody else buys here, so that other journeys go on as they are.
const today = dayInZone(new Date(), 'America/New_York');
const [from, begins] = [addDays(today, 57), addDays(today, 58)];

test('an underwriter writes a question that refers; a customer is asked it, and an underwriter asked', async ({
  page,
  request,
  visitor,
}) => {
  const question = `Has it ever stood under water? (${Date.now()})`;
  await enterAsStaff(page, 'uma@cascade.example');
  await page.goto('/underwriting/questions');
  await expect(page.getByText('Is there damage on it now?')).toBeVisible();
  await page.getByRole('button', { name: 'New question' }).click();
  const form = page.getByRole('form', { name: 'New question' });
  await form.getByLabel('Question', { exact: true }).fill(question);
  await form.getByRole('button', { name: 'Add an outcome' }).click();
  await form.getByLabel('By the answer').selectOption('Yes');
  await form.getByLabel('First day of cover').fill(from);
  await form.getByRole('button', { name: 'Save question' }).click();
  await expect(page.getByText(question, { exact: true })).toBeVisible();
  await expectGoodPage(page, 'the questions of a product');

  const quote = await plannedQuote(request, quoteOf('Undine', 'Brackwater'));
  const bearer = { 'x-roamly-quote-token': quote.token };
  const later = { quote_id: quote.quoteId, effective_date: begins };
  await ask(request, UpdateEffectiveDateDocument, later, bearer);
  const customer = await visitor();
  await customer.goto(checkoutAddress(quote, 'history'));
  await expectStep(customer, 'history');
  const requested = customer.getByRole('group', { name: question });
  await goOn(customer);
  await expect(requested).toContainText('Answer this question');
  await expectGoodPage(customer, 'what underwriters ask');
  await requested.getByText('Yes', { exact: true }).click();
  await goOn(customer);
  await expect(customer.getByRole('heading', { level: 1, name: 'An underwriter looks at your quote' })).toBeVisible();
  await expect(customer.getByRole('main')).toContainText(`${question} Answer: Yes.`);

  await page.goto('/underwriting?q=Brackwater');
  await expect(page.getByRole('table', { name: 'Referrals' })).toContainText('Undine Brackwater');

  await page.goto('/underwriting/questions');
  await page.getByRole('button', { name: `Archive: ${question}` }).click();
  await expect(page.getByText(question, { exact: true })).toBeHidden();
});
