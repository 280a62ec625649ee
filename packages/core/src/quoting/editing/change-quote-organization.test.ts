import { describe, expect, test } from 'vitest';
import { decideChangeQuoteOrganization, type QuoteDestination } from './change-quote-organization.ts';
import { callerRoles, impliedRoles } from '../../identity/vocabulary.ts';
import { as, codeOf, exampleGaraging, exampleMailing, exampleQuote, fieldOf, today } from '../quote.fixture.ts';
import { quoteStatuses } from '../vocabulary.ts';

const product = {
  productId: 'product-2',
  liveIn: ['US-OH'],
  notLiveIn: [],
  spansStates: false,
  availablePaymentTerms: ['monthly', 'pay_in_full'],
  availablePolicyDurationMonths: [12, 6],
} as const;
const prairie: QuoteDestination = { organizationId: 'organization-2', name: 'Prairie RV', product };
const selling = (changes: Partial<QuoteDestination['product']>) => ({
  ...prairie,
  product: { ...product, ...changes },
});
const decide = (quote = exampleQuote(), to = prairie) =>
  decideChangeQuoteOrganization(quote, { name: 'Harbor RV' }, to, as('global:organization_admin'), today);

describe('moving a quote to another organization', () => {
  test('takes the product there, and names both as they are called', () => {
    expect(decide()).toMatchObject({
      event: {
        type: 'quote_organization_changed',
        organizationId: 'organization-2',
        productId: 'product-2',
        paymentTerm: 'monthly',
        fromName: 'Harbor RV',
        toName: 'Prairie RV',
      },
    });
  });

  test.each(['open', 'agent_required'] as const)('ends an approval, back to %s', (resumeStatus) => {
    const approved = exampleQuote({ status: 'agent_approved', resumeStatus, approvedContentHash: 'hash-1' });
    expect(decide(approved)).toMatchObject({
      event: { to: resumeStatus, resumeStatus: null, approvedContentHash: null },
    });
  });

  test('keeps the way to pay where it is offered, and takes the first that is where it is not', () => {
    const inFull = exampleQuote({ paymentTerm: 'pay_in_full' });
    expect(decide(inFull)).toMatchObject({ event: { paymentTerm: 'pay_in_full' } });
    expect(decide(inFull, selling({ availablePaymentTerms: ['monthly'] }))).toMatchObject({
      event: { paymentTerm: 'monthly' },
    });
  });

  test.each([
    ['same_organization', { ...prairie, organizationId: 'organization-1' }],
    ['product_not_sold', { ...prairie, product: null }],
    ['product_not_live', selling({ liveIn: ['US-KY'] })],
    ['duration_not_sold', selling({ availablePolicyDurationMonths: [6] })],
  ] as const)('is refused with %s, at the organization', (code, to) => {
    const decision = decide(exampleQuote(), to);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, 'organization_id']);
    expect(decision).not.toHaveProperty('refusal.remedy');
  });

  test('looks at every place of the quote, not at its own state alone', () => {
    const wintering = { ...exampleGaraging, administrativeArea: 'KY', postalCode: '40202' };
    const away = exampleQuote({ locations: [exampleMailing, wintering] });
    expect(codeOf(decide(away))).toBe('product_not_live');
    expect(codeOf(decide(away, selling({ liveIn: ['US'] })))).toBeNull();
    expect(codeOf(decide(away, selling({ liveIn: ['US'], notLiveIn: ['US-KY'] })))).toBe('product_not_live');
  });

  test('keeps everything that the quote says of itself: the price is for the other organization to make', () => {
    const decision = decide();
    if (!decision.ok) throw new Error(decision.refusal.message);
    expect(decision.event).not.toHaveProperty('effectiveDate');
    expect(decision.event).not.toHaveProperty('expirationDate');
    expect(decision.event.price).toBeUndefined();
    expect(decision.event.from).toBe(decision.event.to);
  });

  test('is refused for a policy, whatever the organization sells', () => {
    expect(codeOf(decide(exampleQuote({ status: 'bound' }), { ...prairie, product: null }))).toBe('quote_bound');
  });

  test('says which organization does not sell it, and how long its terms are not', () => {
    const none = decide(exampleQuote(), { ...prairie, product: null });
    expect(none).toMatchObject({ refusal: { message: expect.stringContaining('Prairie RV') as string } });
    const short = decide(exampleQuote(), selling({ availablePolicyDurationMonths: [6] }));
    expect(short).toMatchObject({ refusal: { message: expect.stringContaining('12 months') as string } });
  });

  test.each(quoteStatuses)('of what is %s is for administrators, and for nobody else', (status) => {
    const quote = exampleQuote({ status });
    for (const role of [...callerRoles, ...impliedRoles].filter((one) => one !== 'system')) {
      const code = codeOf(decideChangeQuoteOrganization(quote, { name: 'Harbor RV' }, prairie, as(role), today));
      const may = role === 'global:admin' || role === 'global:organization_admin';
      const movable = ['open', 'agent_required', 'agent_approved'].includes(status);
      expect([role, code === 'actor_not_allowed', code === null]).toEqual([role, !may, may && movable]);
    }
  });
});
