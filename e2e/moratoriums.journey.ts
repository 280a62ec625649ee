import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
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
import { enterAsStaff } from './support/sign-in.ts';

// Nobody else buys here, so that other journeys go on as they are.
const postalCode = '44114';
const facts = quoteOf('Leocadia', 'Windermere', {
  postalCode,
  mailing: { line_1: '601 Lakeside Ave', locality: 'Cleveland', administrative_area: 'OH', postal_code: postalCode },
});
const until = addDays(dayInZone(new Date(), 'America/New_York'), 3);

test('a customer whom a moratorium stops reads why and until when, is told when it ends, and buys', async ({
  page,
  request,
  visitor,
  baseURL,
}) => {
  await enterAsStaff(page, 'uma@cascade.example');
  await page.goto('/underwriting/moratoriums');
  await page.getByRole('button', { name: 'Write a moratorium' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Lake storm');
  await dialog
    .getByLabel('What customers are told', { exact: true })
    .fill('A storm comes over the lake. Buy when it has passed.');
  await dialog
    .getByLabel('What customers are told, in French')
    .fill('Une tempête arrive sur le lac. Achetez quand elle sera passée.');
  await dialog.getByLabel('Reason', { exact: true }).fill('The carrier has stopped along the lake.');
  await dialog.getByLabel('ZIP and postal codes').fill(postalCode);
  await dialog.getByLabel('Until', { exact: true }).fill(`${until}T18:00`);
  await dialog.getByLabel('Time zone of these hours').selectOption('America/New_York');
  await expect(dialog.getByText('What it touches')).toBeVisible();
  await expectGoodPage(page, 'a moratorium while it is written');
  await dialog.getByRole('button', { name: 'Stop from now on' }).click();
  await expect(page.getByText('Written. It counts from now on.')).toBeVisible();

  const quote = await plannedQuote(request, facts);
  const customer = await visitor();
  await customer.goto(checkoutAddress(quote, 'review'));
  const stopped = customer.getByRole('region', { name: 'New cover is paused here: Lake storm' });
  await expect(stopped).toContainText('A storm comes over the lake. Buy when it has passed.');
  await expect(stopped).toContainText(/Until \w+, \w+ \d+ at 6:00\sPM E[SD]T/);
  await expectGoodPage(customer, 'a customer whom a moratorium stops');
  await customer.context().addCookies([{ name: 'locale', value: 'fr-ca', url: String(baseURL) }]);
  await customer.reload();
  await expect(customer.getByRole('main')).toContainText(
    'Une tempête arrive sur le lac. Achetez quand elle sera passée.',
  );
  await customer.context().addCookies([{ name: 'locale', value: 'en-us', url: String(baseURL) }]);
  await customer.reload();
  const email = String(facts.person['email']);
  await stopped.getByLabel('E-mail').fill(email);
  await stopped.getByRole('button', { name: 'Tell me when it ends' }).click();
  await expect(stopped.getByText(`We write to ${email} when it ends.`)).toBeVisible();

  await page.getByRole('link', { name: 'Lake storm' }).click();
  const panel = page.getByRole('complementary');
  await expect(panel).toContainText('Une tempête arrive sur le lac.');
  await expect(panel).toContainText('1 person waits');
  await panel.getByRole('button', { name: 'End now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click();
  await expect(page.getByText('Ended.', { exact: true })).toBeVisible();

  const letter = await letterTo(request, email, /^New cover is no longer paused/);
  await customer.goto(linkIn(letter, '/checkout/start'));
  await customer.goto(checkoutAddress(quote, 'review'));
  await expect(stopped).toBeHidden();
  await lookOver(customer);
  await sign(customer, { ...owner, firstName: 'Leocadia', lastName: 'Windermere' });
  await expectStep(customer, 'payment');
  await fillCard(customer, cards.good, 'Leocadia Windermere');
  await payButton(customer).click();
  expect(await policyNumberOf(customer)).not.toBe('');
});
