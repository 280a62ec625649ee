import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import {
  LoadCheckoutDocument,
  UpdateDeclarationsDocument,
  UpdateVehicleDocument,
} from '../apps/web/src/generated/documents.ts';
import { choosePlan, expectStep, goOn } from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import { ask, checkoutAddress, plannedQuote, quoteOf } from './support/quote-api.ts';
import { dana, enterAsStaff } from './support/sign-in.ts';

const finding = 'A motorhome needs liability cover. Choose a limit.';

test('a motorhome under a trailer’s plan: customer and agent read the same finding, and it ends where it is mended', async ({
  page,
  request,
  visitor,
}) => {
  const quote = await plannedQuote(request, quoteOf('Odile', 'Marchetti'));
  const bearer = { 'x-roamly-quote-token': quote.token };
  const { quotes_by_pk } = await ask(request, LoadCheckoutDocument, { quote_id: quote.quoteId }, bearer);
  const vehicle_id = quotes_by_pk?.vehicles[0]?.vehicle_id;
  const changes = { type: 'class_a', vin: exampleVin(2023), estimated_yearly_mileage: 5000 };
  await ask(request, UpdateVehicleDocument, { vehicle_id, changes }, bearer);
  const declarations = { incidents: { at_fault: 0, major: 0, minor: 0, speeding: 0 } };
  await ask(request, UpdateDeclarationsDocument, { quote_id: quote.quoteId, declarations }, bearer);

  await page.goto(checkoutAddress(quote, 'plans'));
  await expectStep(page, 'plans');
  await goOn(page);
  await expect(page.getByText(finding).first()).toBeVisible();
  await expectStep(page, 'plans');

  const agent = await visitor();
  await enterAsStaff(agent, dana);
  await agent.goto(`/agents/quotes/${quote.quoteId}`);
  await expect(agent.getByText(finding).first()).toBeVisible();

  await choosePlan(page, 'Full-throttle');
  await expect(page.getByText(finding)).toHaveCount(0);
});
