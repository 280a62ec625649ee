import { expect, test } from 'vitest';
import { type Layout, placeOf } from './layout-of.ts';

// Every path of the platform shell (2.2, 2.3, footer) and of the site map.
const expected: readonly (readonly [Layout, string])[] = [
  [
    'public',
    `/ /faq /claims /about /learning-center /learning-center/buying /learning-center/buying/first-rig /states
     /states/oregon /vehicles /vehicles/class-a /terms/terms-of-use /terms/privacy-policy /terms/licenses
     /terms/accessibility /terms/e-consent /protection/rv /protection/rv/roadside-assistance
     /protection/rv/extended-warranty /protection/rv/tire-wheel /protection/rv/windshield /protection/rv/telematics
     /protection/rv/toys /protection/motorcycle /protection/boat /protection/car-share /protection/pro /contact
     /compare /affiliates /become-an-agent /p/lakeside /nowhere /printers /claims/track /welcome-back`,
  ],
  ['checkout', '/checkout /checkout/start /checkout/plans /checkout/review-needed /checkout/pending-bind'],
  ['claim', '/claim /claim/start /claim/when-where /claim/confirmation'],
  [
    'bare',
    `/print/quote/1 /print/declarations/1 /print/id-card/1 /print/invoice/1 /print/claim/1 /print/renewal/1
     /print/referral/1 /print/commission /print/leaderboard /print/policy-activities /print/proposal/1 /resume /resume/renewal /resume/claim
     /outdoorsy/start /checkout/confirmation`,
  ],
  ['welcome', '/welcome'],
  [
    'agents',
    `/agents /agents/sign-in /agents/reset /agents/quotes /agents/quotes/new /agents/quotes/1 /agents/policies /agents/policies/1
     /agents/customers/1 /agents/claims /agents/claims/1 /agents/renewals /agents/renewals/1 /agents/proposals
     /agents/referrals /agents/delinquencies /agents/delinquencies/1 /agents/letters /agents/activity /agents/reports /agents/reports/balance /agents/leaderboard
     /agents/announcements /agents/profile /agents/organization /agents/partners /agents/partners/1`,
  ],
  [
    'underwriting',
    `/underwriting /underwriting/referrals/1 /underwriting/policies /underwriting/policies/1 /underwriting/quotes/1
     /underwriting/quotes/1/pricing /underwriting/quotes/1/drivers/2 /underwriting/renewals /underwriting/renewals/1
     /underwriting/restrictions /underwriting/moratoriums /underwriting/rules /underwriting/rules/1 /underwriting/questions
     /underwriting/raters /underwriting/raters/personal/3 /underwriting/map /underwriting/map/1`,
  ],
  [
    'organizations',
    '/organizations /organizations/1 /organizations/partners /organizations/partners/1 /organizations/round-robin',
  ],
  ['products', '/products /products/1 /products/1/questions /products/1/rules /products/1/documents /products/1/rater'],
  [
    'customers',
    `/customers /customers/sign-in /customers/policies/1 /customers/policies/1/coverages /customers/policies/1/billing
     /customers/policies/1/change/address /customers/policies/1/cancel /customers/policies/1/renewal
     /customers/policies/1/id-card /customers/policies/1/vehicles /customers/policies/1/drivers /customers/claims /customers/claims/1 /customers/quotes /customers/documents
     /customers/billing /customers/profile /customers/help`,
  ],
];

const table = expected.flatMap(([layout, paths]) => paths.split(/\s+/).map((path) => [path, layout] as const));

test.each(table)('%s stands in the layout %s', (path, layout) => {
  expect(placeOf(path).layout).toBe(layout);
  expect(placeOf(`/fr-ca${path === '/' ? '' : path}?a=/checkout`).layout).toBe(layout);
});

test.each([
  ['/checkout', null],
  ['/checkout/plans?quote_id=1', 'plans'],
  ['/checkout/review-needed', 'review-needed'],
  ['/claim/when-where#top', 'when-where'],
  ['/claim', null],
  ['/fr-ca/checkout/confirmation', 'confirmation'],
  ['/faq', null],
])('the step of %s is %s', (address, step) => {
  expect(placeOf(address).step).toBe(step);
});

test.each([
  ['/checkout/confirmation', true],
  ['/fr-ca/checkout/confirmation?a', true],
  ['/checkout/confirmations', false],
  ['/claim/confirmation', false],
])('%s is the confirmation of a checkout: %s', (address, isConfirmation) => {
  expect(placeOf(address).isConfirmation).toBe(isConfirmation);
});
