import { describe, expect, test } from 'vitest';
import { as, exampleFacts, exampleInsured, exampleQuote, exampleRating, refused } from './quote.fixture.ts';
import { decideRevoke, decideSend } from './send-quote.ts';
import { quoteStatuses } from './vocabulary.ts';

const agent = as('organization:agent');

describe('sending a quote to the customer', () => {
  test.each(['open', 'agent_required'] as const)('approves a quote that is %s for exactly its content', (status) => {
    const decision = decideSend(exampleQuote({ status }), { sendEmail: false }, agent, exampleFacts());
    expect(decision).toMatchObject({
      ok: true,
      event: { type: 'quote_sent', to: 'agent_approved', resumeStatus: status, approvedContentHash: 'hash-1' },
    });
  });

  test.each(quoteStatuses.filter((status) => status !== 'open' && status !== 'agent_required'))(
    'refuses a quote that is %s',
    (status) => {
      expect(decideSend(exampleQuote({ status }), { sendEmail: true }, agent, exampleFacts()).ok).toBe(false);
    },
  );

  test.each([
    [true, 'renee@example.com', 'renee@example.com'],
    [false, 'renee@example.com', null],
    [true, null, null],
  ])('with e-mail wanted %s and address %s writes to %s', (sendEmail, email, emailTo) => {
    const quote = exampleQuote({ entities: [{ ...exampleInsured, email }] });
    expect(decideSend(quote, { sendEmail }, agent, exampleFacts())).toMatchObject({ event: { emailTo } });
  });

  test.each([
    ['monthly', false],
    ['pay_in_full', true],
  ] as const)('sets %s to monthly and asks for a new price: %s', (paymentTerm, clearsRating) => {
    const decision = decideSend(exampleQuote({ paymentTerm }), { sendEmail: false }, agent, exampleFacts());
    expect(decision).toMatchObject({ event: { paymentTerm: 'monthly', clearsRating } });
  });

  test.each([
    ['G1', { rating: exampleRating({ missing_fields: [{ path: 'coverages', message: 'Choose a plan.' }] }) }],
    ['G2', { rating: exampleRating({ rejections: [refused] }) }],
    ['G3', { rating: exampleRating({ referrals: [refused] }) }],
    ['G4', { rating: null }],
    ['G6', { moratoriums: ['Ida'] }],
    ['G7', { requiredVerifications: [{ kind: 'mvr', state: 'missing' }] }],
    ['G11', { referralPending: true }],
  ] as const)('refuses while %s does not hold', (_guard, facts) => {
    expect(decideSend(exampleQuote(), { sendEmail: false }, agent, exampleFacts(facts)).ok).toBe(false);
  });

  test('asks for neither signature nor payment, which come in checkout', () => {
    const facts = exampleFacts({ payment: 'none' });
    expect(decideSend(exampleQuote({ signedContentHash: null }), { sendEmail: false }, agent, facts).ok).toBe(true);
  });
});

describe('revoking the approval', () => {
  test.each([
    ['open', 'organization:agent'],
    ['agent_required', 'organization:agent'],
    ['open', 'organization:underwriter'],
    ['agent_required', 'global:underwriter'],
  ] as const)('goes back to %s for %s', (resumeStatus, role) => {
    const quote = exampleQuote({ status: 'agent_approved', resumeStatus, approvedContentHash: 'hash-1' });
    expect(decideRevoke(quote, as(role), exampleFacts())).toMatchObject({
      ok: true,
      event: { type: 'approval_revoked', to: resumeStatus, resumeStatus: null, approvedContentHash: null },
    });
  });

  test.each([
    ['agent_approved', 'token:quote', 'actor_not_allowed'],
    ['pending_bind', 'organization:agent', 'quote_binding'],
    ['open', 'organization:agent', 'transition_not_allowed'],
    ['bound', 'organization:agent', 'quote_bound'],
  ] as const)('refuses a quote that is %s by %s', (status, role, code) => {
    expect(decideRevoke(exampleQuote({ status }), as(role), exampleFacts())).toMatchObject({ refusal: { code } });
  });

  test('needs no price and no answer', () => {
    const quote = exampleQuote({ status: 'agent_approved', resumeStatus: 'open', approvedContentHash: 'hash-1' });
    expect(decideRevoke(quote, agent, exampleFacts({ rating: null })).ok).toBe(true);
  });
});
