import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { cards } from './support/fill-checkout.ts';
import { expectGoodPage, expectGoodThemedPage, settled } from './support/inspect-page.ts';
import { expect, test } from './support/journey.ts';
import { answeredQuote, boundQuote, checkoutAddress, quoteOf, signedQuote } from './support/quote-api.ts';
import { dana, enterAsCustomer, enterAsStaff } from './support/sign-in.ts';
import { inTheme } from './support/theme.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'parallel' });

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

test('public pages are accessible and fit every screen', async ({ page }) => {
  await inspect(page, [
    ['/', /./],
    ['/faq', /^Questions and answers$/],
    ['/glossary', /^Glossary$/],
    ['/learning-center', /^Learning Center$/],
    ['/learning-center/cover/deductibles', /^Choosing a deductible/],
    ['/states', /^RV insurance by state$/],
    ['/states/florida', /^RV insurance in Florida$/],
    ['/vehicles', /^RV insurance by class$/],
    ['/vehicles/fifth-wheel', /^Fifth wheel insurance$/],
    ['/vehicles/teardrop', /^Teardrop trailer insurance$/],
    ['/protection/rv', /^RV insurance$/],
    ['/protection/rv/extended-warranty', /^Extended Service Plan$/],
    ['/protection/pro', /^Commercial$/],
    ['/nowhere', /^No page here$/],
  ]);
});

test('the pages where people come in are accessible and fit every screen', async ({ page }) => {
  await inspect(page, [
    ['/resume', /^This link opens nothing$/],
    ['/checkout/start', /^See your price range$/],
    ['/agents/sign-in', /^Sign in to the agent portal$/],
    ['/agents/reset', /^Forgot your password/],
    ['/agents/reset?token=x', /^Choose a new password$/],
    ['/customers/sign-in', /^Sign in to your account$/],
  ]);
  await page.getByLabel('E-mail').fill('nobody.there@example.com');
  await page.getByRole('button', { name: 'Send the link and code' }).click();
  await settled(page, /^Check your e-mail$/);
  await expectGoodPage(page, 'the code of the customer sign-in');
});

test('the gallery of the design system is accessible and fits every screen', async ({ page }) => {
  await page.goto('/gallery');
  // It shows every state, the one of a page on its way among them.
  await expect(page.getByRole('heading', { level: 1, name: 'Coach stripe' })).toBeVisible();
  await expectGoodPage(page, 'the gallery');
});

test('checkout pages are accessible and fit every screen', async ({ page, request }) => {
  const quote = await signedQuote(request, quoteOf('Hildegard', 'Nightingale'));
  await inspect(page, [
    [checkoutAddress(quote, 'start'), /^See your price range$/],
    ['/checkout/vehicle', /^Tell us about/],
    ['/checkout/use', /^How do you use it/],
    ['/checkout/details', /^What do its papers say/],
    ['/checkout/you', /^Who is the policy for/],
    ['/checkout/plans', /^Choose your plan$/],
    ['/checkout/coverages', /^Limits and discounts$/],
    ['/checkout/review', /^Look it over$/],
    ['/checkout/sign', /^Check it and sign$/],
    ['/checkout/payment', /^Pay and start/],
  ]);
  await page.getByRole('button', { name: /^Pay / }).click();
  await expect(page.getByText(/^Fix \d answers to go on$/)).toBeVisible();
  await expectGoodPage(page, 'the payment with errors');
});

test('a motor home’s questions, errors and dialogs are accessible and fit every screen', async ({ page, request }) => {
  const facts = { vehicleClass: 'class_b', vehicle: { vin: exampleVin(2023), estimated_yearly_mileage: 5000 } };
  const quote = await answeredQuote(request, quoteOf('Ambrose', 'Whitlock', facts));
  await inspect(page, [
    [checkoutAddress(quote, 'use'), /^How do you use it/],
    ['/checkout/you', /^Who is the policy for/],
    ['/checkout/drivers', /^Who drives it/],
  ]);
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

test('account pages are accessible and fit every screen', async ({ page, request }) => {
  const facts = quoteOf('Clementine', 'Abara', { card: cards.good.replaceAll(' ', '') });
  const bound = await boundQuote(request, facts);
  await inspect(page, [[checkoutAddress(bound, 'confirmation'), /Your cover (?:begins|began)/]]);
  await enterAsCustomer(page, String(facts.person['email']));
  const policy = `/customers/policies/${bound.policyId}`;
  await inspect(page, [
    ['/customers', /./],
    ['/customers/quotes', /^Your quotes$/],
    ['/customers/quotes/new', /^New quote$/],
    ['/customers/billing', /^Your payments$/],
    ['/customers/documents', /^Your documents$/],
    ['/customers/profile', /^Your profile$/],
    ...['', '/coverages', '/vehicles', '/drivers', '/billing', '/documents', '/history'].map((tab): Place => [
      `${policy}${tab}`,
      /Airstream/,
    ]),
    ['/customers/policies/01900000-0000-7000-8000-000000000000', /^We can’t find this policy$/],
    ['/agents', /^This page is not open to you$/],
  ]);
});

const tabs = (path: string, names: readonly string[], heading: RegExp): Place[] =>
  names.map((name) => [name === '' ? path : `${path}?tab=${name}`, heading]);

type Records = { readonly quote: string; readonly boundQuote: string; readonly policy: string };

const missing = '01900000-0000-7000-8000-000000000000';

/** The pages that staff see, as far as they are pages of their own. */
const staffPages: Readonly<Record<string, (records: Records) => readonly Place[]>> = {
  'the lists of the staff': ({ quote }) => [
    ['/welcome', /Dana/],
    ['/agents', /./],
    ['/agents/quotes', /^Quotes$/],
    ['/agents/quotes?view=mine&q=nobody&f[status]=ineligible', /^Quotes$/],
    [`/agents/quotes?id=${quote.split('/').at(-1)}`, /^Quotes$/],
    ['/agents/policies', /^Policies$/],
    ['/agents/elsewhere', /^Sent elsewhere$/],
    ['/agents/enquiries', /^Messages$/],
    ['/agents/referrals', /^Referrals$/],
    ['/agents/delinquencies', /^Overdue$/],
    ['/agents/activity', /^Policy Activities$/],
    ['/agents/reports', /^Premium$/],
    ['/agents/reports/receivables', /^Receivables$/],
    ['/agents/reports/trial-balance', /^Trial balance$/],
    ['/agents/reports/balance', /^Books that do not balance$/],
    ['/agents/reports/checkout', /^Checkout by step$/],
    ['/print/policy-activities?view=all', /^Policy Activities$/],
  ],
  'a quote of the staff': ({ quote, boundQuote: bound }) => [
    ...tabs(quote, ['', 'people', 'vehicles', 'coverages', 'activity'], /Barnaby/),
    [bound, /Theodora/],
    [`/agents/quotes/${missing}`, /^We can’t find that$/],
  ],
  'a policy of the staff': ({ policy }) => [
    ...tabs(policy, ['', 'coverages', 'people', 'billing', 'documents', 'activity'], /Theodora/),
    ['/agents/nowhere', /^We can’t find that$/],
    ['/underwriting', /^This page is not open to you$/],
  ],
};

/** A bound quote with its policy and an open one, for whoever of the staff is signed in afterwards. */
async function enterWithRecords(page: Page, request: APIRequestContext): Promise<Records> {
  const bound = await boundQuote(request, quoteOf('Theodora', 'Lindqvist'));
  const open = await signedQuote(request, quoteOf('Barnaby', 'Okafor'));
  await enterAsStaff(page, dana);
  return {
    quote: `/agents/quotes/${open.quoteId}`,
    boundQuote: `/agents/quotes/${bound.quoteId}`,
    policy: `/agents/policies/${bound.policyId}`,
  };
}

async function inspectDialogs(page: Page, { quote }: Records, inspectOne: Inspect): Promise<void> {
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

test('a quote, a policy and activities as an underwriter sees them are accessible and fit every screen', async ({
  browser,
  page,
  request,
}) => {
  const records = await enterWithRecords(page, request);
  const asUnderwriter = (address: string) => address.replace('/agents/', '/underwriting/');
  const [quote, policy] = [asUnderwriter(records.quote), asUnderwriter(records.policy)];
  const other = await (await browser.newContext()).newPage();
  await enterAsStaff(other, 'una@roadworthy.example');
  await inspect(other, [
    ...tabs(quote, ['', 'price', 'referrals', 'files', 'documents', 'activity'], /Barnaby/),
    ...tabs(policy, ['', 'changes', 'documents'], /Theodora/),
    ['/underwriting/policies?view=all', /^Policy Activities$/],
    ['/underwriting/policies?f[action]=refund', /^Policy Activities$/],
    [`/underwriting/quotes/${missing}`, /^We can’t find that$/],
    [`/underwriting/policies/${missing}`, /^We can’t find that$/],
    [`/underwriting/drivers/${missing}`, /^We can’t find that$/],
  ]);
});

test('what underwriters write and answer is accessible and fits every screen', async ({ page }) => {
  await enterAsStaff(page, 'una@roadworthy.example');
  await inspect(page, [
    ['/underwriting', /^Referrals$/],
    ['/underwriting/moratoriums', /^Moratoriums$/],
    ['/underwriting/restrictions', /^Restrictions$/],
    ['/underwriting/rules', /^Underwriting rules$/],
    ['/underwriting/questions', /^Underwriting questions$/],
  ]);
});

for (const [what, placesOf] of Object.entries(staffPages)) {
  test(`${what} are accessible in both themes and fit every screen`, async ({ page, request }) => {
    await inspect(page, placesOf(await enterWithRecords(page, request)), expectGoodThemedPage);
  });
}

test('the dialogs of the staff are accessible in both themes and fit every screen', async ({ page, request }) => {
  await inspectDialogs(page, await enterWithRecords(page, request), expectGoodThemedPage);
});

test('a theme that somebody chose is that of their pages', async ({ page }) => {
  await inTheme(page, 'dark');
  await enterAsStaff(page, dana);
  await page.goto('/agents/profile');
  await settled(page, /./);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
