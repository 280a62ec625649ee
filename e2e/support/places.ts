import type { APIRequestContext, Page } from '@playwright/test';
import { cards } from './fill-checkout.ts';
import { boundQuote, checkoutAddress, quoteOf, signedQuote } from './quote-api.ts';
import { dana, enterAsCustomer, enterAsStaff } from './sign-in.ts';

/** A page of the product under the name that its picture has. */
export type Place = readonly [name: string, address: string];

/** The pages of an audience, and how a browser becomes one of them. */
export type Audience = {
  readonly name: string;
  readonly enter: (page: Page, request: APIRequestContext) => Promise<readonly Place[]>;
};

const site = [
  '/faq',
  '/claims',
  '/about',
  '/learning-center',
  '/learning-center/cover/deductibles',
  '/glossary',
  '/states',
  '/states/texas',
  '/vehicles',
  '/vehicles/fifth-wheel',
  '/contact',
  '/compare',
  '/affiliates',
  '/become-an-agent',
  '/terms/terms-of-use',
  '/protection/rv',
  '/protection/rv/roadside-assistance',
  '/protection/pro',
];

const named = (addresses: readonly string[]): Place[] =>
  addresses.map((address) => [address.slice(1).replaceAll(/\W+/g, '-'), address]);

const visitors: Audience = {
  name: 'public',
  async enter() {
    return [['home', '/'], ...named(site), ['not-found', '/nowhere'], ['resume', '/resume']];
  },
};

const buyers: Audience = {
  name: 'checkout',
  async enter(_page, request) {
    const quote = await signedQuote(request, quoteOf('Hildegard', 'Picture'));
    const steps = ['vehicle', 'use', 'details', 'you', 'plans', 'review', 'sign', 'payment'];
    return [
      ['start', checkoutAddress(quote, 'start')],
      ...steps.map((step): Place => [step, `/checkout/${step}`]),
      ['print-quote', `/print/quote/${quote.quoteId}`],
    ];
  },
};

const customers: Audience = {
  name: 'account',
  async enter(page, request) {
    const facts = quoteOf('Clementine', 'Picture', { card: cards.good.replaceAll(' ', '') });
    const { policyId } = await boundQuote(request, facts);
    await enterAsCustomer(page, String(facts.person['email']));
    const policy = `/customers/policies/${policyId}`;
    return [
      ['home', '/customers'],
      ['quotes', '/customers/quotes'],
      ['new-quote', '/customers/quotes/new'],
      ['billing', '/customers/billing'],
      ['documents', '/customers/documents'],
      ['profile', '/customers/profile'],
      ['policy', policy],
      ...['coverages', 'billing', 'documents', 'history'].map((tab): Place => [`policy-${tab}`, `${policy}/${tab}`]),
      ['print-declarations', `/print/declarations/${policyId}`],
    ];
  },
};

const agents: Audience = {
  name: 'agents',
  async enter(page, request) {
    const bound = await boundQuote(request, quoteOf('Theodora', 'Picture'));
    const open = await signedQuote(request, quoteOf('Barnaby', 'Picture'));
    await enterAsStaff(page, dana);
    await page.goto(`/agents/policies/${bound.policyId}`);
    const insured = await page.getByRole('link', { name: 'Theodora Picture' }).first().getAttribute('href');
    const [quote, policy] = [`/agents/quotes/${open.quoteId}`, `/agents/policies/${bound.policyId}`];
    const tabs = (name: string, path: string, keys: readonly string[]): Place[] =>
      keys.map((key) => [`${name}-${key}`, `${path}?tab=${key}`]);
    return [
      ['welcome', '/welcome'],
      ['home', '/agents'],
      ['quotes', '/agents/quotes'],
      ['quotes-preview', `/agents/quotes?id=${open.quoteId}`],
      ['quote', quote],
      ...tabs('quote', quote, ['people', 'vehicles', 'coverages', 'activity']),
      ['policies', '/agents/policies'],
      ['elsewhere', '/agents/elsewhere'],
      ['enquiries', '/agents/enquiries'],
      ['agent-proposals', '/agents/proposals?view=all'],
      ['agent-referrals', '/agents/referrals'],
      ['agent-renewals', '/agents/renewals'],
      ['agent-claims', '/agents/claims?view=all'],
      ['claim-lanes', '/agents/claims?look=lanes'],
      ['claim-clock', '/agents/claims/clock?view=all'],
      ['delinquencies', '/agents/delinquencies'],
      ['letters', '/agents/letters'],
      ['announcements', '/agents/announcements'],
      ['agent-activity', '/agents/activity?view=all'],
      ['legal-days', '/agents/legal-days?view=all'],
      ['leaderboard', '/agents/leaderboard'],
      ['print-leaderboard', '/print/leaderboard'],
      ['reports', '/agents/reports?view=all'],
      ['receivables', '/agents/reports/receivables'],
      ['trial-balance', '/agents/reports/trial-balance?view=all'],
      ['balance', '/agents/reports/balance'],
      ['retention', '/agents/reports/retention?view=all'],
      ['loss-runs', '/agents/reports/loss-runs?view=all'],
      ['funnel', '/agents/reports/checkout'],
      ['report-schedules', '/agents/reports/schedules'],
      ['production', '/agents/reports/production?view=all'],
      ['conversion', '/agents/reports/conversion?view=all'],
      ['losses', '/agents/reports/losses?view=all'],
      ['commission', '/agents/reports/commission?view=all'],
      ['print-commission', '/print/commission?view=all'],
      ['policy', policy],
      ...tabs('policy', policy, [
        'coverages',
        'people',
        'changes',
        'renewal',
        'claims',
        'billing',
        'documents',
        'activity',
      ]),
      ['customer', insured ?? ''],
    ];
  },
};

const administrators: Audience = {
  name: 'back-office',
  async enter(page) {
    await enterAsStaff(page, 'admin@roadworthy.example');
    await page.goto('/products');
    const link = page.getByRole('main').getByRole('link', { name: 'Personal RV' }).first();
    const [product = ''] = ((await link.getAttribute('href')) ?? '').split('?');
    await page.goto('/organizations');
    const first = page.getByRole('main').getByRole('link', { name: 'Cascade RV Insurance' }).first();
    const [organization = ''] = ((await first.getAttribute('href')) ?? '').split('?');
    return [
      ['organizations', '/organizations'],
      ['organization', organization],
      ...['people', 'branding', 'contacts', 'webhooks', 'products', 'audit'].map((tab): Place => [
        `organization-${tab}`,
        `${organization}?tab=${tab}`,
      ]),
      ['audit-log', '/organizations/audit'],
      ['platform-roles', '/organizations/roles'],
      ['operating', '/organizations/operating'],
      ['products', '/products'],
      ['product', product],
      ...['states', 'fees', 'rater'].map((tab): Place => [`product-${tab}`, `${product}?tab=${tab}`]),
      ['waiting-list', '/products/waiting'],
      ['referrals', '/underwriting'],
      ['policy-activities', '/underwriting/policies'],
      ['print-policy-activities', '/print/policy-activities?view=all'],
    ];
  },
};

const actuaries: Audience = {
  name: 'rates',
  async enter(page) {
    await enterAsStaff(page, 'arno@roadworthy.example');
    const firstOf = async (list: string, name: string) => {
      await page.goto(list);
      const link = page.getByRole('main').getByRole('link', { name }).first();
      return ((await link.getAttribute('href')) ?? '').split('?')[0] ?? '';
    };
    const version = await firstOf('/underwriting/raters', 'Personal 2026.1');
    return [
      ['raters', '/underwriting/raters'],
      ['version', version],
      ...['differences', 'fixtures', 'file'].map((tab): Place => [`version-${tab}`, `${version}?tab=${tab}`]),
      ['import', '/underwriting/raters/import'],
      ['dislocation', '/underwriting/raters/dislocation'],
      ['losses', '/underwriting/raters/losses'],
      ['quotes-to-rate', '/underwriting/quotes'],
      ['pricing', await firstOf('/underwriting/quotes?q=Tiffin', 'Tiffin Allegro')],
    ];
  },
};

const underwriters: Audience = {
  name: 'underwriting',
  async enter(page, request) {
    const quote = await signedQuote(request, quoteOf('Wilhelmina', 'Picture'));
    await enterAsStaff(page, 'uma@cascade.example');
    const path = `/underwriting/quotes/${quote.quoteId}`;
    return [
      ['moratoriums', '/underwriting/moratoriums'],
      ['map', '/underwriting/map'],
      ['renewals', '/underwriting/renewals'],
      ['renewals-ahead', '/underwriting/renewals/ahead'],
      ['restrictions', '/underwriting/restrictions'],
      ['rules', '/underwriting/rules'],
      ['underwriter-quote', path],
      ...['price', 'referrals', 'documents'].map((tab): Place => [`underwriter-quote-${tab}`, `${path}?tab=${tab}`]),
    ];
  },
};

/** Everybody for whom there are pages. */
export const audiences: readonly Audience[] = [
  visitors,
  buyers,
  customers,
  agents,
  underwriters,
  administrators,
  actuaries,
];
