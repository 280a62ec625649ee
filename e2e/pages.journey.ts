import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectGoodPage, expectGoodThemedPage, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { answeredQuote, boundQuote, checkoutAddress, quoteOf, signedQuote } from './support/quote-api.ts';
import { dana, enterAsCustomer, enterAsStaff } from './support/sign-in.ts';
import { inTheme } from './support/theme.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

const missing = '01900000-0000-7000-8000-000000000000';

/** Where a page is and which heading says that it is there. */
type Place = readonly [address: string, heading: RegExp];

type Inspect = (page: Page, name: string) => Promise<void>;

async function inspect(page: Page, places: readonly Place[], inspectOne: Inspect = expectGoodPage): Promise<void> {
  for (const [address, heading] of places) {
    await page.goto(address);
    await settled(page, heading);
    await inspectOne(page, new URL(page.url()).pathname + new URL(page.url()).search);
  }
}

/** Lets the data API say of the quote on screen that it stands elsewhere. */
async function standsAt(page: Page, screen: string, status: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/v1/graphql', async (route) => {
    if (!route.request().postData()?.includes('query LoadCheckout(')) return route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { data: { quotes_by_pk: object; checkout_state: object } };
    Object.assign(body.data.quotes_by_pk, { status });
    Object.assign(body.data.checkout_state, { screen });
    await route.fulfill({ response, json: body });
  });
}

test('a browser that asks for an icon unbidden is given the one of the pages', async ({ request }) => {
  const [unbidden, named] = [await request.get('/favicon.ico'), await request.get('/icon.svg')];
  expect(unbidden.headers()['content-type']).toBe('image/svg+xml');
  expect(await unbidden.text()).toBe(await named.text());
});

// Every address is looked at by every-page.journey.ts; here is what stands at none of its own.

test('the code of the customer sign-in is accessible and fits every screen', async ({ page }) => {
  await page.goto('/customers/sign-in');
  await page.getByLabel('E-mail').fill('nobody.there@example.com');
  await page.getByRole('button', { name: 'Send the link and code' }).click();
  await settled(page, /^Check your e-mail$/);
  await expectGoodPage(page, 'the code of the customer sign-in');
});

test('the errors of the payment are accessible and fit every screen', async ({ page, request }) => {
  const quote = await signedQuote(request, quoteOf('Hildegard', 'Nightingale'));
  await page.goto(checkoutAddress(quote, 'payment'));
  await settled(page, /^Pay and start/);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText(/^Fix \d answers to go on$/)).toBeVisible();
  await expectGoodPage(page, 'the payment with errors');
});

test('errors and dialogs of a motor home’s drivers are accessible and fit every screen', async ({ page, request }) => {
  const facts = { vehicleClass: 'class_b', vehicle: { vin: exampleVin(2023), estimated_yearly_mileage: 5000 } };
  const quote = await answeredQuote(request, quoteOf('Ambrose', 'Whitlock', facts));
  await page.goto(checkoutAddress(quote, 'drivers'));
  await settled(page, /^Who drives it/);
  await page.getByRole('button', { name: 'Add a driver' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/answers? to go on$/)).toBeVisible();
  await expectGoodPage(page, 'the drivers with errors');
  await page.getByRole('button', { name: 'Save and finish later' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodPage(page, 'saving for later');
});

test('the screens in place of the steps are accessible and fit every screen', async ({ page, request }) => {
  const quote = await answeredQuote(request, quoteOf('Leopold', 'Quennell'));
  await page.goto(checkoutAddress(quote, 'start'));
  await settled(page, /^See your price range$/);
  for (const [screen, status, heading] of [
    ['expired', 'expired', /^This offer has ended$/],
    ['pending-bind', 'pending_bind', /^Your payment is on its way$/],
    ['ineligible', 'ineligible', /^We can’t offer this cover$/],
    ['agent-required', 'agent_required', /^An agent takes it from here$/],
    ['review-needed', 'referred', /^An underwriter looks at your quote$/],
    ['locked', 'locked_pending_renewal', /^Locked for renewal$/],
    ['replaced', 'replaced', /^A newer quote took its place$/],
  ] as const) {
    await standsAt(page, screen, status);
    await inspect(page, [[`/checkout/${screen}`, heading]]);
  }
});

test('what a customer may not see is accessible and fits every screen', async ({ page, request }) => {
  const facts = quoteOf('Clementine', 'Abara');
  await boundQuote(request, facts);
  await enterAsCustomer(page, String(facts.person['email']));
  await inspect(page, [
    [`/customers/policies/${missing}`, /^We can’t find this policy$/],
    ['/agents', /^This page is not open to you$/],
  ]);
});

/** A bound quote and an open one of an agent who is signed in afterwards; the address of the open one. */
async function enterWithQuotes(page: Page, request: APIRequestContext): Promise<string> {
  await boundQuote(request, quoteOf('Theodora', 'Lindqvist'));
  const open = await signedQuote(request, quoteOf('Barnaby', 'Okafor'));
  await enterAsStaff(page, dana);
  return `/agents/quotes/${open.quoteId}`;
}

async function inspectDialogs(page: Page, quote: string, inspectOne: Inspect): Promise<void> {
  await page.goto(quote);
  await page.getByRole('button', { name: 'Send to customer' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspectOne(page, 'sending a quote');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search quotes and policies' }).fill('Theodora');
  await expect(page.getByRole('option').first()).toBeVisible();
  await inspectOne(page, 'the search');
}

test('what the staff may not see, and lists with nothing in them, are accessible and fit every screen', async ({
  page,
  visitor,
}) => {
  await enterAsStaff(page, dana);
  await inspect(
    page,
    [
      ['/agents/quotes?view=mine&q=nobody&f[status]=ineligible', /^Quotes$/],
      [`/agents/quotes/${missing}`, /^We can’t find that$/],
      ['/agents/nowhere', /^We can’t find that$/],
      ['/underwriting', /^This page is not open to you$/],
    ],
    expectGoodThemedPage,
  );
  const other = await visitor();
  await enterAsStaff(other, 'una@roadworthy.example');
  await inspect(
    other,
    [
      ['/underwriting/policies?f[action]=refund', /^Policy Activities$/],
      [`/underwriting/quotes/${missing}`, /^We can’t find that$/],
      [`/underwriting/policies/${missing}`, /^We can’t find that$/],
    ],
    expectGoodThemedPage,
  );
});

test('the dialogs of the staff are accessible in both themes and fit every screen', async ({ page, request }) => {
  await inspectDialogs(page, await enterWithQuotes(page, request), expectGoodThemedPage);
});

test('a theme that somebody chose is that of their pages', async ({ page }) => {
  await inTheme(page, 'dark');
  await enterAsStaff(page, dana);
  await page.goto('/agents/profile');
  await settled(page, /./);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
