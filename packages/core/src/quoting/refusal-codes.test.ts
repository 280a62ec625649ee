import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles, type Role } from '../identity/vocabulary.ts';
import { addDays, day } from '../shared/time/day.ts';
import { decideChangeQuoteOrganization } from './editing/change-quote-organization.ts';
import { decideTransition } from './decide-transition.ts';
import { decideEditQuote } from './editing/edit-quote.ts';
import {
  as,
  codeOf,
  exampleFacts,
  exampleQuote,
  exampleRating,
  exampleReading,
  refused,
  today,
  exampleMoratorium,
} from './quote.fixture.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './subject/quote-facts.ts';
import { decideReopenQuote } from './opening/reopen-quote.ts';
import { decideSignQuote } from './signing/sign-quote.ts';
import { quoteOperations } from './quote-operations.ts';
import { editKinds, quoteKinds, quoteStatuses } from './vocabulary.ts';

const roles: readonly Role[] = [...callerRoles, ...impliedRoles];

/** Written by hand: clients match on these, so one that is missing here or renamed breaks them. */
const transitionCodes = [
  'actor_not_allowed',
  'application_has_own_path',
  'declined_by_underwriter',
  'effective_date_out_of_range',
  'fields_missing',
  'moratorium_active',
  'not_an_application',
  'not_past_expiration',
  'not_rated',
  'not_rejected',
  'not_signed',
  'payment_not_authorized',
  'payment_not_captured',
  'quote_agent_required',
  'quote_binding',
  'quote_bound',
  'quote_erased',
  'quote_expired',
  'quote_ineligible',
  'quote_locked',
  'quote_referred',
  'quote_replaced',
  'rating_outdated',
  'reason_missing',
  'referral_needed',
  'referral_pending',
  'rejected_by_rule',
  'renewal_not_reopenable',
  'reopen_window_passed',
  'signature_outdated',
  'signature_unread',
  'transition_not_allowed',
  'verification_failed',
  'verification_incomplete',
];

const missing = { path: 'coverages', message: 'Choose a plan.' };
const signed = exampleQuote({ signedContentHash: 'hash-1' });
const ended = day('2026-03-01');

/** Quotes and facts that break each guard and condition once. */
const situations: readonly (readonly [Partial<Quote>, Partial<QuoteFacts>])[] = [
  [{}, {}],
  [{}, { rating: null }],
  [{}, { currentRaterVersionId: 'rater-2' }],
  [{}, { rating: exampleRating({ missing_fields: [missing] }) }],
  [{}, { rating: exampleRating({ rejections: [refused] }) }],
  [{}, { rating: exampleRating({ referrals: [refused] }) }],
  [{}, { moratoriums: [exampleMoratorium()] }],
  [{}, { referralPending: true }],
  [{}, { payment: 'none' }],
  [{}, { requiredVerifications: [{ kind: 'mvr', state: 'errored' }] }],
  [{}, { requiredVerifications: [{ kind: 'mvr', state: 'missing' }] }],
  [{ effectiveDate: addDays(today, 61) }, {}],
  [{ expirationDate: ended }, {}],
  [{ expirationDate: addDays(today, -91) }, {}],
  [{ signedContentHash: null }, {}],
  [{ signedContentHash: 'hash-0' }, {}],
  [{}, { reading: null }],
  [{ businessType: 'renewal' }, {}],
  [{ isErased: true }, {}],
];

function everyCode(decide: (quote: Quote, role: Role, facts: QuoteFacts) => (string | null)[]): string[] {
  const found = new Set<string>();
  for (const [quote, facts] of situations) {
    for (const status of quoteStatuses) {
      for (const kind of quoteKinds) {
        for (const role of roles) {
          const codes = decide({ ...signed, ...quote, status, kind }, role, exampleFacts(facts));
          for (const code of codes) if (code !== null) found.add(code);
        }
      }
    }
  }
  return [...found].toSorted();
}

describe('the codes that refuse', () => {
  test('a transition are these and no others', () => {
    const codes = everyCode((quote, role, facts) =>
      quoteOperations.map((operation) => codeOf(decideTransition(quote, operation, as(role), facts))),
    );
    expect(codes).toEqual(transitionCodes);
  });

  test('an edit are these and no others', () => {
    const codes = everyCode((quote, role, { today: now }) =>
      editKinds.flatMap((kind) =>
        [3, 2].map((version) => codeOf(decideEditQuote(quote, { kind, version }, as(role), now))),
      ),
    );
    expect(codes).toEqual([
      'actor_not_allowed',
      'quote_agent_required',
      'quote_approved',
      'quote_binding',
      'quote_bound',
      'quote_changed_elsewhere',
      'quote_erased',
      'quote_expired',
      'quote_ineligible',
      'quote_locked',
      'quote_referred',
      'quote_replaced',
      'transition_not_allowed',
    ]);
  });

  test('a move to another organization are these and no others', () => {
    const product = {
      productId: 'product-2',
      liveIn: ['US', 'CA'],
      notLiveIn: [],
      spansStates: true,
      availablePaymentTerms: ['monthly'],
      availablePolicyDurationMonths: [12],
    };
    const sells = { organizationId: 'organization-2', name: 'Prairie RV', product };
    const destinations = [
      sells,
      { ...sells, product: null },
      { ...sells, organizationId: 'organization-1' },
      { ...sells, product: { ...product, notLiveIn: ['US-OH'] } },
      { ...sells, product: { ...product, availablePolicyDurationMonths: [6] } },
    ];
    const codes = everyCode((quote, role, { today: now }) =>
      destinations.map((to) => codeOf(decideChangeQuoteOrganization(quote, { name: 'Harbor RV' }, to, as(role), now))),
    );
    expect(codes).toEqual([
      'actor_not_allowed',
      'duration_not_sold',
      'product_not_live',
      'product_not_sold',
      'quote_binding',
      'quote_bound',
      'quote_erased',
      'quote_expired',
      'quote_locked',
      'quote_referred',
      'quote_replaced',
      'same_organization',
      'transition_not_allowed',
    ]);
  });

  test('opening again are these and no others', () => {
    const codes = everyCode((quote, role, facts) => [
      codeOf(decideReopenQuote(quote, as(role), facts)),
      codeOf(decideReopenQuote({ ...quote, businessType: 'renewal' }, as(role), facts)),
    ]);
    expect(codes).toEqual([
      'actor_not_allowed',
      'quote_binding',
      'quote_bound',
      'quote_erased',
      'quote_locked',
      'quote_referred',
      'quote_replaced',
      'rejected_by_rule',
      'renewal_not_reopenable',
      'reopen_window_passed',
      'transition_not_allowed',
    ]);
  });

  const request = { name: "Renée O'Neill", consent: true, reading: exampleReading() };
  const unmade = exampleReading().documents.map((one) => ({ ...one, sha256: null }));
  const readings = [
    exampleReading({ consentVersion: null }),
    exampleReading({ consentVersion: '2020-01-01' }),
    exampleReading({ named: 0, documents: [] }),
    exampleReading({ named: 3 }),
    exampleReading({ documents: unmade }),
  ];

  test('a signature are told apart from those that refuse the quote', () => {
    const codes = everyCode((quote, role, facts) => [
      codeOf(decideSignQuote(quote, { ...request, name: 'Somebody Else' }, as(role), facts)),
      codeOf(decideSignQuote(quote, { ...request, name: '' }, as(role), facts)),
      codeOf(decideSignQuote(quote, { ...request, consent: false }, as(role), facts)),
      codeOf(decideSignQuote({ ...quote, entities: [] }, request, as(role), facts)),
      ...readings.map((reading) => codeOf(decideSignQuote(quote, { ...request, reading }, as(role), facts))),
    ]);
    const own = codes.filter((code) => !transitionCodes.includes(code));
    expect(own).toEqual([
      'consent_missing',
      'consent_outdated',
      'consent_unread',
      'documents_not_ready',
      'documents_outdated',
      'documents_unread',
      'named_insured_missing',
      'signature_name_mismatch',
      'signature_name_missing',
    ]);
  });
});
