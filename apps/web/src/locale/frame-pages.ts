import { reportSteps } from '@roadworthy/core/claims/vocabulary.ts';
import { stateScreens } from '@roadworthy/core/quoting/vocabulary.ts';
import { linesOfData } from '../features/shared/lines/line-view.ts';
import recordPages from './record-pages.json';

/** The last steps of every line that is written as data, which have pages of their own. */
const ends = ['history', 'sign', 'payment'];

const below = (path: string, names: readonly string[]): string[] => names.map((name) => `${path}/${name}`);

/** The pages that stand in another frame than the public one, or in none, each without a locale and a record. */
export const framePages: readonly string[] = [
  '/welcome',
  '/outdoorsy/start',
  '/resume',
  ...below('/resume', ['address', 'claim', 'letters', 'pay', 'renewal', 'sign', 'sign-in']),
  '/checkout/confirmation',
  ...below('/checkout', ['start', 'vehicle', 'use', 'details', 'you', 'drivers', 'history']),
  ...below('/checkout', ['plans', 'coverages', 'review', 'sign', 'payment']),
  ...below('/checkout', stateScreens),
  ...linesOfData.flatMap(({ provider, checkout }) =>
    below(`/checkout/line/${provider}`, [...checkout.map(({ code }) => code), ...ends]),
  ),
  ...below('/claim', [...reportSteps, 'confirmation', 'track']),
  '/customers',
  ...below('/customers', [
    'sign-in',
    'billing',
    'claims',
    'claims/record',
    'documents',
    'pay',
    'profile',
    'quotes',
    'quotes/new',
    'reinstate',
  ]),
  '/customers/policies/record',
  '/customers/policies/change/record',
  '/customers/policies/renewal/record',
  '/agents',
  ...below('/agents', [
    'sign-in',
    'reset',
    'join',
    'profile',
    'organization',
    'partners',
    'activity',
    'announcements',
    'bulk',
    'delinquencies',
    'elsewhere',
    'enquiries',
  ]),
  ...below('/agents', [
    'claims',
    'exports',
    'leaderboard',
    'legal-days',
    'letters',
    'policies',
    'proposals',
    'quotes',
    'quotes/new',
    'referrals',
    'renewals',
    'reports',
  ]),
  ...below('/agents/reports', ['balance', 'checkout', 'commission', 'conversion', 'losses', 'loss-runs', 'production']),
  ...below('/agents/reports', ['receivables', 'retention', 'trial-balance']),
  ...below('/agents', [
    'claims/adjusters',
    'claims/clock',
    'claims/record',
    'customers/record',
    'partners/record',
    'policies/record',
    'policies/change/record',
    'quotes/record',
    'renewals/record',
  ]),
  '/underwriting',
  ...below('/underwriting', [
    'map',
    'moratoriums',
    'policies',
    'questions',
    'quotes',
    'quotes/pricing',
    'renewals',
    'renewals/ahead',
  ]),
  ...below('/underwriting', [
    'renewals/record',
    'restrictions',
    'rules',
    'raters',
    'raters/dislocation',
    'raters/import',
    'raters/losses',
  ]),
  ...below('/underwriting', ['drivers/record', 'policies/record', 'quotes/record', 'raters/record']),
  ...below('/underwriting', ['raters/dislocation/record', 'referrals/record', 'rules/impact/record']),
  '/organizations',
  '/organizations/audit',
  '/organizations/deletions',
  '/organizations/partners',
  '/organizations/partners/record',
  '/organizations/record',
  '/organizations/round-robin',
  '/products',
  '/products/record',
  '/products/waiting',
  '/print/commission',
  '/print/leaderboard',
  '/print/policy-activities',
  ...below('/print', [
    'claim/record',
    'declarations/record',
    'id-card/record',
    'proposal/record',
    'renewal/record',
    'quote/record',
    'referral/record',
  ]),
];

const known = new Set(framePages);

/** What an address of a record looks like, as its rewrite says it. */
const patterns = recordPages.map(
  ({ source }) =>
    new RegExp(
      `^${source.replaceAll(/:\w+(\((?:[^()]|\([^()]*\))*\))?/g, (_part, inner?: string) => inner ?? '([^/]+)')}$`,
    ),
);

/** Whether a page that is not in the public frame stands at a path without a locale. */
export function isFramePage(path: string): boolean {
  return known.has(path) || patterns.some((pattern) => pattern.test(path));
}
