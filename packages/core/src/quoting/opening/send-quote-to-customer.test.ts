import { describe, expect, test } from 'vitest';
import {
  as,
  exampleFacts,
  exampleInsured,
  exampleQuote,
  exampleRating,
  refused,
  exampleMoratorium,
} from '../quote.fixture.ts';
import { decideSendQuoteToCustomer } from './send-quote-to-customer.ts';
import { quoteStatuses } from '../vocabulary.ts';

const agent = as('organization:agent');

describe('sending a quote to the customer', () => {
  test.each(['open', 'agent_required'] as const)('approves a quote that is %s for exactly its content', (status) => {
    const decision = decideSendQuoteToCustomer(exampleQuote({ status }), { sendEmail: false }, agent, exampleFacts());
    expect(decision).toMatchObject({
      ok: true,
      event: { type: 'quote_sent', to: 'agent_approved', resumeStatus: status, approvedContentHash: 'hash-1' },
    });
  });

  test.each(quoteStatuses.filter((status) => status !== 'open' && status !== 'agent_required'))(
    'refuses a quote that is %s',
    (status) => {
      expect(decideSendQuoteToCustomer(exampleQuote({ status }), { sendEmail: true }, agent, exampleFacts()).ok).toBe(
        false,
      );
    },
  );

  test.each([
    [true, 'renee@example.com', 'renee@example.com'],
    [false, 'renee@example.com', null],
    [true, null, null],
  ])('with e-mail wanted %s and address %s writes to %s', (sendEmail, email, emailTo) => {
    const quote = exampleQuote({ entities: [{ ...exampleInsured, email }] });
    expect(decideSendQuoteToCustomer(quote, { sendEmail }, agent, exampleFacts())).toMatchObject({
      event: { emailTo },
    });
  });

  test.each([
    ['monthly', false],
    ['pay_in_full', true],
  ] as const)('sets %s to monthly and asks for a new price: %s', (paymentTerm, clearsRating) => {
    const decision = decideSendQuoteToCustomer(
      exampleQuote({ paymentTerm }),
      { sendEmail: false },
      agent,
      exampleFacts(),
    );
    expect(decision).toMatchObject({ event: { paymentTerm: 'monthly', clearsRating } });
  });

  test.each([
    ['complete', { rating: exampleRating({ missing_fields: [{ path: 'coverages', message: 'Choose a plan.' }] }) }],
    ['acceptable', { rating: exampleRating({ rejections: [refused] }) }],
    ['needs_no_referral', { rating: exampleRating({ referrals: [refused] }) }],
    ['rated_now', { rating: null }],
    ['clear_of_moratoriums', { moratoriums: [exampleMoratorium()] }],
    ['verified', { requiredVerifications: [{ kind: 'mvr', state: 'missing' }] }],
    ['no_pending_referral', { referralPending: true }],
  ] as const)('refuses while %s does not hold', (_guard, facts) => {
    expect(decideSendQuoteToCustomer(exampleQuote(), { sendEmail: false }, agent, exampleFacts(facts)).ok).toBe(false);
  });

  test('asks for neither signature nor payment, which come in checkout', () => {
    const facts = exampleFacts({ payment: 'none' });
    expect(
      decideSendQuoteToCustomer(exampleQuote({ signedContentHash: null }), { sendEmail: false }, agent, facts).ok,
    ).toBe(true);
  });
});
