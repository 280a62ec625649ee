import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { as, codeOf, exampleFacts, exampleQuote, exampleRating } from '../quoting/quote.fixture.ts';
import type { Quote } from '../quoting/quote.ts';
import type { QuoteMoved } from '../quoting/decide-transition.ts';
import { decideSendQuoteToCustomer } from '../quoting/opening/send-quote-to-customer.ts';
import { addDays, day } from '../shared/time/day.ts';
import type { Decision } from '../shared/decision.ts';
import { decideExpireReferral, decideReferral } from './decide-referral.ts';
import { decideSubmitUnderwritingReferral } from './submit-underwriting-referral.ts';

const seed = 44;
const agent = as('organization:agent');
const underwriter = as('global:underwriter');
const requested = { status: 'pending', reviewType: 'pre_bind', lastDay: day('2026-03-24') } as const;
const facts = exampleFacts();

function after(quote: Quote, decision: Decision<QuoteMoved>): Quote {
  if (!decision.ok) throw new Error(decision.refusal.message);
  const { to, resumeStatus, approvedContentHash } = decision.event;
  return { ...quote, status: to, resumeStatus, approvedContentHash };
}

const approvedFrom = (status: 'open' | 'agent_required') => {
  const quote = exampleQuote({ status });
  return after(quote, decideSendQuoteToCustomer(quote, { sendEmail: false }, agent, facts));
};

/** Wherever a quote may be when an agent hands it over. */
const anyQuote = fc.constantFrom(
  exampleQuote(),
  exampleQuote({ status: 'agent_required' }),
  approvedFrom('open'),
  approvedFrom('agent_required'),
);

/** Every way in which a question ends that does not refuse the quote. */
const ends: Readonly<Record<string, (quote: Quote) => Decision<QuoteMoved>>> = {
  accepted: (quote) => decideReferral(quote, requested, 'accept_referral', underwriter, facts, 'Inspected in May.'),
  'taken back': (quote) => decideReferral(quote, requested, 'cancel_referral_request', agent, facts),
  unanswered: (quote) => decideExpireReferral(quote, requested, exampleFacts({ today: addDays(requested.lastDay, 1) })),
};

const hand = (quote: Quote) => decideSubmitUnderwritingReferral(quote, ['Look at the roof.'], agent, facts);

describe(`a quote that was handed to an underwriter (seed ${seed})`, () => {
  test.each(Object.keys(ends))('is where it was, under the approval that it had, once the question is %s', (end) => {
    const walk = fc.property(anyQuote, fc.integer({ min: 1, max: 4 }), (quote, times) => {
      let now = quote;
      for (let round = 0; round < times; round += 1) {
        const handedOver = after(now, hand(now));
        expect(handedOver.status).toBe('referred');
        // It is asked once at a time.
        expect(codeOf(hand(handedOver))).toBe('quote_referred');
        now = after(handedOver, ends[end]?.(handedOver) ?? hand(handedOver));
      }
      expect(now).toEqual(quote);
    });
    expect(() => fc.assert(walk, { seed, numRuns: 100 })).not.toThrow();
  });

  test('is nowhere else once it is refused, and no approval is left', () => {
    const walk = fc.property(anyQuote, (quote) => {
      const handedOver = after(quote, hand(quote));
      const refusing = decideReferral(
        handedOver,
        requested,
        'reject_referral',
        underwriter,
        facts,
        'Beyond what we carry.',
      );
      expect(after(handedOver, refusing)).toMatchObject({
        status: 'ineligible',
        resumeStatus: null,
        approvedContentHash: null,
      });
    });
    expect(() => fc.assert(walk, { seed, numRuns: 100 })).not.toThrow();
  });

  test('is not handed over before it says all that it has to, wherever it is', () => {
    const rating = exampleRating({ missing_fields: [{ path: 'vehicle.year', message: 'Enter the year.' }] });
    const walk = fc.property(anyQuote, (quote) => {
      const decision = decideSubmitUnderwritingReferral(quote, ['Look.'], agent, exampleFacts({ rating }));
      expect(codeOf(decision)).toBe('fields_missing');
    });
    expect(() => fc.assert(walk, { seed, numRuns: 100 })).not.toThrow();
  });
});
