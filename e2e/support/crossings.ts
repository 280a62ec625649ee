import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { cards, choosePlan, field, goOn, owner } from './fill-checkout.ts';
import { chooseKind, chooseTile, expectLineStep, fillInsured } from './fill-line.ts';
import { answeredQuote, boundQuote, checkoutAddress, plannedQuote, quoteOf, signedQuote } from './quote-api.ts';
import { dana, enterAsCustomer, enterAsStaff } from './sign-in.ts';

/** The addresses of routes that are not addresses themselves, and of those that have several looks. */
type Addresses = Readonly<Record<string, readonly string[]>>;

/** Who goes through which routes, and what they need to be there. */
export type Crossing = {
  readonly name: string;
  readonly owns: RegExp;
  /** Whether these people choose between two themes. */
  readonly isThemed?: boolean;
  readonly enter: (page: Page, request: APIRequestContext) => Promise<Addresses>;
};

const missing = '01900000-0000-7000-8000-000000000000';

const tabs = (path: string, names: readonly string[]): string[] =>
  names.map((name) => (name === '' ? path : `${path}?tab=${name}`));

/** The first, the middle and the last of pages that are made alike. */
function some(paths: readonly string[]): string[] {
  return [...new Set([paths[0], paths[paths.length >> 1], paths.at(-1)])].flatMap((path) => path ?? []);
}

/** Opens a quote by its link, until the browser keeps it. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page).not.toHaveURL(/quote_token=/);
}

/** The path of the first link of a list, without what it was asked with. */
async function firstOf(page: Page, list: string, name?: string): Promise<string> {
  await page.goto(list);
  const links = page
    .getByRole('main')
    .getByRole('row')
    .getByRole('link', name === undefined ? {} : { name });
  return ((await links.first().getAttribute('href')) ?? '').split('?')[0] ?? '';
}

const visitors: Crossing = {
  name: 'visitors',
  owns: /^\/(?!agents\/(?!sign-in|reset|join)|agents$|checkout|customers(?!\/sign-in)|organizations|print|products|underwriting|welcome)/,
  async enter(_page, request) {
    const map = await (await request.get('/sitemap.xml')).text();
    const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    const paths = [...new Set(found.map((path) => path.replace(/^\/(?:en-us|en-ca|fr-ca)(?=\/|$)/, '')))];
    const below = (pattern: RegExp) => paths.filter((path) => pattern.test(path));
    const made = /^\/(?:states|vehicles|learning-center)(?:\/|$)|^\/(?:faq|glossary|status)?$/;
    return {
      '/[...page]': paths.filter((path) => path !== '' && !made.test(path)),
      '/states/[area]': some(below(/^\/states\//)),
      '/vehicles/[class]': some(below(/^\/vehicles\//)),
      '/learning-center/[category]': some(below(/^\/learning-center\/[^/]+$/)),
      '/learning-center/[category]/[article]': some(below(/^\/learning-center\/[^/]+\/[^/]+$/)),
      '/agents/reset': ['/agents/reset', '/agents/reset?token=x'],
      '/lost': ['/nowhere'],
      '/claim/lost': ['/claim/nowhere'],
      '/claim/[step]': ['/claim/start', '/claim/review'],
    };
  },
};

const buyers: Crossing = {
  name: 'buyers',
  owns: /^\/checkout\/(?!confirmation|line|drivers|history|use|you)/,
  async enter(page, request) {
    const quote = await signedQuote(request, quoteOf('Hildegard', 'Crossing'));
    await open(page, checkoutAddress(quote, 'review'));
    return {
      '/checkout/lost': ['/checkout/nowhere'],
      '/checkout/[state]': ['/checkout/expired', '/checkout/ineligible', '/checkout/review-needed'],
    };
  },
};

const drivers: Crossing = {
  name: 'buyers who drive',
  owns: /^\/checkout\/(?:drivers|history|use|you)$/,
  async enter(page, request) {
    const facts = {
      vehicleClass: 'class_b',
      vehicle: { vin: exampleVin(2023), estimated_yearly_mileage: 5000 },
      person: { license_number: 'RM123456' },
    } as const;
    const quote = await plannedQuote(request, quoteOf('Ambrose', 'Crossing', facts));
    await open(page, checkoutAddress(quote, 'use'));
    return {};
  },
};

const otherBuyers: Crossing = {
  name: 'buyers of another line',
  owns: /^\/checkout\/line\//,
  async enter(page) {
    await page.goto('/checkout/start?line=roadside');
    await chooseKind(page, 'Class C motorhome');
    await field(page, 'ZIP or postal code').fill(owner.postalCode);
    await goOn(page);
    await field(page, 'Model year').fill('2021');
    await chooseTile(page, 'Used to carry people or goods for pay', 'No');
    await goOn(page);
    await choosePlan(page, 'On the road');
    await goOn(page);
    await field(page, 'Make').fill('Winnebago');
    await field(page, 'Model').fill('View');
    await field(page, 'License plate').fill('JLK 4821');
    await goOn(page);
    await fillInsured(page);
    await goOn(page);
    await expectLineStep(page, 'roadside', 'sign', 'Check it and sign');
    await page.getByRole('checkbox', { name: /^I agree to sign/ }).check();
    await field(page, 'Type your full name').fill(`${owner.firstName} ${owner.lastName}`);
    await page.getByRole('button', { name: 'Sign and go to payment' }).click();
    await expectLineStep(page, 'roadside', 'payment', 'Pay and start your cover');
    const at = (step: string) => `/checkout/line/roadside/${step}`;
    return {
      '/checkout/line/[provider]/[step]': ['eligibility', 'cover', 'details', 'you'].map(at),
      '/checkout/line/[provider]/history': [at('history')],
      '/checkout/line/[provider]/sign': [at('sign')],
      '/checkout/line/[provider]/payment': [at('payment')],
    };
  },
};

/** The address of a report that the customer began from their account. */
async function begunClaim(page: Page): Promise<string> {
  await page.goto('/claim/start');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await page.goto('/customers/claims');
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}

const customers: Crossing = {
  name: 'customers',
  owns: /^\/(?:customers\/(?!sign-in)|customers$|checkout\/confirmation$|print\/(?:declarations|id-card|quote)\/)/,
  async enter(page, request) {
    const facts = quoteOf('Clementine', 'Crossing', { card: cards.good.replaceAll(' ', '') });
    const { policyId, quoteId, token } = await boundQuote(request, facts);
    await open(page, checkoutAddress({ quoteId, token }, 'confirmation'));
    await enterAsCustomer(page, String(facts.person['email']));
    const policy = `/customers/policies/${policyId}`;
    const claim = await begunClaim(page);
    const views = [
      '',
      '/coverages',
      '/vehicles',
      '/drivers',
      '/billing',
      '/documents',
      '/id-card',
      '/history',
      '/cancel',
    ];
    return {
      '/customers/policies/record': views.map((view) => `${policy}${view}`),
      '/customers/policies/renewal/record': [`${policy}/renewal`],
      '/customers/policies/change/record': [
        `${policy}/change/coverage`,
        `${policy}/change/coverage?step=price`,
        `${policy}/change/vehicle`,
      ],
      '/customers/claims/record': [claim],
      '/customers/pay': [`/customers/pay?policy=${policyId}`],
      '/customers/reinstate': [`/customers/reinstate?policy=${policyId}`],
      '/print/declarations/record': [`/print/declarations/${policyId}`],
      '/print/id-card/record': [`/print/id-card/${policyId}`],
      '/print/quote/record': [`/print/quote/${quoteId}`],
    };
  },
};

const agents: Crossing = {
  name: 'agents',
  owns: /^\/(?:agents\/(?!sign-in|reset|join|organization$|partners|claims\/adjusters)|agents$|welcome$|print\/(?:(?:claim|proposal|renewal)\/|commission$|leaderboard$))/,
  isThemed: true,
  async enter(page, request) {
    const bound = await boundQuote(request, quoteOf('Theodora', 'Crossing'));
    const open = await signedQuote(request, quoteOf('Barnaby', 'Crossing'));
    await enterAsStaff(page, dana);
    const [quote, policy] = [`/agents/quotes/${open.quoteId}`, `/agents/policies/${bound.policyId}`];
    const renewal = await firstOf(page, '/agents/renewals');
    const claim = await firstOf(page, '/agents/claims?view=all');
    await page.goto(policy);
    const insured = await page.getByRole('link', { name: 'Theodora Crossing' }).first().getAttribute('href');
    return {
      '/agents/quotes': ['/agents/quotes', `/agents/quotes?id=${open.quoteId}`],
      '/agents/quotes/record': tabs(quote, ['', 'people', 'vehicles', 'coverages', 'checks', 'files', 'activity']),
      '/agents/policies/record': tabs(policy, [
        '',
        'coverages',
        'people',
        'changes',
        'renewal',
        'claims',
        'billing',
        'documents',
        'activity',
      ]),
      '/agents/renewals/record': [renewal],
      '/agents/claims/record': [claim],
      '/print/claim/record': [claim.replace('/agents/claims/', '/print/claim/')],
      '/agents/policies/change/record': [`${policy}/change`],
      '/print/proposal/record': [await printedChange(page)],
      '/print/renewal/record': [`/print/renewal/${renewal.split('/').at(-1)?.split('?')[0] ?? ''}`],
      '/agents/reports/sent/record': [`/agents/reports/sent/${missing}`],
      '/agents/customers/record': [insured ?? ''],
    };
  },
};

/** A change that somebody proposed, as it is printed. */
async function printedChange(page: Page): Promise<string> {
  await page.goto('/agents/proposals?view=all');
  await page.getByRole('link', { name: 'Ben Moreno' }).first().click();
  return pathOf(page.getByRole('link', { name: 'Print', exact: true }));
}

/** Where what a link leads to stands. */
async function pathOf(link: Locator): Promise<string> {
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

/** Tries a rule on the whole book; the page of what it found. */
async function triedRule(page: Page): Promise<string> {
  await page.goto('/underwriting/rules');
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Try on recent quotes' }).click();
  const found = page.getByRole('link', { name: 'Open what it finds' });
  // Somebody who goes through the pages at the same time may be trying one.
  await expect(async () => {
    await page.getByRole('button', { name: 'Try it on the whole book' }).click();
    await expect(found).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return pathOf(found);
}

/** The page of a driver whose record was asked for. */
async function checkedDriver(page: Page, request: APIRequestContext): Promise<string> {
  const vehicle = {
    year: 2021,
    make: 'Thor',
    model: 'Four Winds',
    vin: exampleVin(2021, 6104),
    rating_value: 9_400_000,
  };
  const use = { usage_type: 'recreational', storage_type: 'secured', estimated_yearly_mileage: 5_000 };
  const facts = {
    vehicleClass: 'class_c',
    person: { license_number: 'RM706104' },
    vehicle: { ...vehicle, ...use },
  } as const;
  const { quoteId } = await plannedQuote(request, quoteOf('Ulrike', 'Points', facts));
  await page.goto(`/agents/quotes/${quoteId}?tab=checks`);
  return pathOf(page.locator('a[href^="/underwriting/drivers/"]').first());
}

/** Rates the book under a version; the page of what it does. */
async function ratedBook(page: Page): Promise<string> {
  await page.goto('/underwriting/raters/dislocation');
  await page.getByLabel('Version', { exact: true }).selectOption('Personal 2026.1, Cascade RV Insurance');
  await page.getByRole('button', { name: 'Rate the book' }).click();
  await expect(page).toHaveURL(/dislocation\/[\da-f-]{36}$/);
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible({ timeout: 60_000 });
  return new URL(page.url()).pathname;
}

const underwriters: Crossing = {
  name: 'underwriters',
  owns: /^\/(?:underwriting(?!\/(?:raters|quotes(?:$|\/pricing)))|print\/(?:policy-activities|referral))/,
  isThemed: true,
  async enter(page, request) {
    const bound = await boundQuote(request, quoteOf('Wilhelmina', 'Crossing'));
    const open = await answeredQuote(request, quoteOf('Leopold', 'Crossing'));
    await enterAsStaff(page, 'una@roadworthy.example');
    const referral = await firstOf(page, '/underwriting?view=all');
    const [quote, policy] = [`/underwriting/quotes/${open.quoteId}`, `/underwriting/policies/${bound.policyId}`];
    return {
      '/underwriting/quotes/record': tabs(quote, ['', 'price', 'referrals', 'files', 'documents', 'activity']),
      '/underwriting/policies/record': tabs(policy, ['', 'changes', 'people', 'documents']),
      '/underwriting/referrals/record': [referral],
      '/underwriting/renewals/record': [await firstOf(page, '/underwriting/renewals?view=all')],
      '/underwriting/drivers/record': [await checkedDriver(page, request), `/underwriting/drivers/${missing}`],
      '/underwriting/rules/impact/record': [await triedRule(page)],
      '/print/policy-activities': ['/print/policy-activities?view=all'],
      '/print/referral/record': [referral.replace('/underwriting/referrals/', '/print/referral/')],
    };
  },
};

const actuaries: Crossing = {
  name: 'actuaries',
  owns: /^\/underwriting\/(?:raters|quotes(?:$|\/pricing))/,
  isThemed: true,
  async enter(page) {
    await enterAsStaff(page, 'arno@roadworthy.example');
    const version = await firstOf(page, '/underwriting/raters', 'Personal 2026.1');
    return {
      '/underwriting/raters/record': tabs(version, ['', 'differences', 'fixtures', 'file']),
      '/underwriting/raters/dislocation/record': [await ratedBook(page)],
      '/underwriting/quotes/pricing': [await firstOf(page, '/underwriting/quotes?q=Tiffin', 'Tiffin Allegro')],
    };
  },
};

const administrators: Crossing = {
  name: 'administrators',
  owns: /^\/(?:organizations|products|agents\/claims\/adjusters$)/,
  isThemed: true,
  async enter(page) {
    await enterAsStaff(page, 'admin@roadworthy.example');
    const product = await firstOf(page, '/products', 'Personal RV');
    const organization = await firstOf(page, '/organizations', 'Cascade RV Insurance');
    const partner = await firstOf(page, '/organizations/partners');
    return {
      '/products/record': tabs(product, ['', 'states', 'fees', 'rater']),
      '/organizations/partners/record': [partner],
      '/organizations/record': tabs(organization, [
        '',
        'people',
        'branding',
        'contacts',
        'products',
        'organizations',
        'audit',
      ]),
    };
  },
};

const owners: Crossing = {
  name: 'owners',
  owns: /^\/agents\/(?:organization|partners)/,
  isThemed: true,
  async enter(page) {
    await enterAsStaff(page, 'owen@cascade.example');
    const partner = await firstOf(page, '/agents/partners');
    return {
      '/agents/organization': tabs('/agents/organization', ['', 'people', 'audit']),
      '/agents/partners/record': [partner],
    };
  },
};

export const crossings: readonly Crossing[] = [
  visitors,
  buyers,
  drivers,
  otherBuyers,
  customers,
  agents,
  underwriters,
  actuaries,
  administrators,
  owners,
];
