import { cards } from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import { letterTo, linkIn } from './support/outbox.ts';
import { checkoutAddress, quoteOf, signedQuote } from './support/quote-api.ts';

const elsewhere = (host: string, baseURL: string | undefined): string =>
  (baseURL ?? '').replace('localhost', `${host}.localhost`);

test('who pays in French on the domain of en-us sees the policy there', async ({ page, request, baseURL }) => {
  const us = elsewhere('us', baseURL);
  const quote = await signedQuote(request, quoteOf('Solange', 'Tremblay'));
  await page.goto(`${us}/fr-ca${checkoutAddress(quote, 'payment')}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.getByLabel('Numéro de la carte').fill(cards.good);
  await page.getByLabel('Expiration').fill('08/31');
  await page.getByLabel('Code de sécurité').fill('123');
  await page.getByLabel('Nom sur la carte').fill('Solange Tremblay');
  await page.getByRole('button', { name: /^Payer / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Votre protection (?:commence|a commencé)/ })).toBeVisible();
  await expect(page).toHaveURL(`${us}/fr-ca/checkout/confirmation`);
});

test('the letter of a Canadian policy leads to the Canadian domain', async ({ page, request, baseURL }) => {
  const ca = elsewhere('ca', baseURL);
  const mailing = { line_1: '12 King Street', locality: 'Toronto', administrative_area: 'ON', postal_code: 'M5V 2T6' };
  const quote = await signedQuote(request, quoteOf('Odette', 'Gagnon', { postalCode: 'M5V 2T6', mailing }));
  await page.goto(`${ca}/en-us${checkoutAddress(quote, 'payment')}`);
  await page.getByLabel('Card number').fill(cards.good);
  await page.getByLabel(/^Expiry/).fill('08/31');
  await page.getByLabel(/^Security code/).fill('123');
  await page.getByLabel('Name on the card').fill('Odette Gagnon');
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Your cover (?:begins|began)/ })).toBeVisible();
  await expect(page).toHaveURL(`${ca}/checkout/confirmation`);
  const letter = await letterTo(request, 'odette.gagnon@example.com', /^You’re covered/);
  expect(new URL(linkIn(letter, '/customers/policies/')).origin).toBe(ca);
});
