import { field, payButton, policyNumberOf } from './support/fill-checkout.ts';
import { expect, test } from './support/journey.ts';
import { checkoutAddress, quoteOf, signedQuote } from './support/quote-api.ts';
import { serveStripeScript, startStripeProduct, type StripeProduct } from './support/stripe-product.ts';

let product: StripeProduct;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startStripeProduct();
});
test.afterAll(() => product.stop());

test('Stripe’s form takes the card, which we never see, and a declined one can be mended', async ({
  page,
  request,
}) => {
  const sentToUs: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().startsWith(product.url)) sentToUs.push(`${sent.url()} ${sent.postData() ?? ''}`);
  });
  await serveStripeScript(page);
  const quote = await signedQuote(request, quoteOf('Delphine', 'Marchetti'));
  await page.goto(`${product.url}${checkoutAddress(quote, 'payment')}`);
  // A test key moves no money, and the page says so.
  await expect(page.getByText('This is a demonstration: no money moves')).toBeVisible();
  const card = page.getByLabel('Card of Stripe, pk_test_standin');
  await field(page, 'Name on the card').fill('Delphine Marchetti');

  await payButton(page).click();
  await expect(page.getByText('Fill in number, expiry and security code').first()).toBeVisible();
  await card.fill('4111 1111 1111 1111');
  await payButton(page).click();
  await expect(page.getByText('Your card number is invalid.').first()).toBeVisible();
  await card.fill('4000 0027 6000 3184');
  await payButton(page).click();
  await expect(page.getByText(/asks for a confirmation that we cannot show/)).toBeInViewport();
  await card.fill('4242 4242 4242 4242');
  // What stands above the button stays: a second press must not meet something else.
  await payButton(page).dblclick();
  await policyNumberOf(page);

  expect(product.stand.books.countOf('captured')).toBe(1);
  expect(sentToUs.some((sent) => sent.includes('pm_card_visa'))).toBe(true);
  expect(sentToUs.filter((sent) => /4242 ?4242|4000 ?0027/.test(sent))).toEqual([]);
});

test('a card form of Stripe that cannot be loaded says what to do', async ({ page, request, complaints }) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  const quote = await signedQuote(request, quoteOf('Esteban', 'Rowntree'));
  await page.goto(`${product.url}${checkoutAddress(quote, 'payment')}`);
  await expect(page.getByText('The card form of Stripe didn’t load')).toBeVisible();
  expect(complaints.splice(0).join()).toContain('https://js.stripe.com/v3/');
});
