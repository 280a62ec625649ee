import { sameInBoth } from '../../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../shared/decision.ts';
import { checkOfferedProduct, type OfferedProduct, paymentTermUnder } from './offered-product.ts';
import { exampleGaraging, exampleQuote } from '../quote.fixture.ts';

const offered = (changes: Partial<OfferedProduct> = {}): OfferedProduct => ({
  productId: 'product-2',
  liveIn: ['US-OH'],
  notLiveIn: [],
  spansStates: false,
  availablePaymentTerms: ['monthly', 'pay_in_full'],
  availablePolicyDurationMonths: [6, 12],
  ...changes,
});
const refusals = {
  field: 'provider',
  unsold: refusal('provider_not_sold', sameInBoth('Nobody sells it here.')),
  otherDuration: refusal('duration_not_sold', sameInBoth('Its terms are others.')),
};
const check = (product: OfferedProduct | null, quote = exampleQuote()) => {
  const decision = checkOfferedProduct(quote, product, refusals);
  return decision.ok ? 'accepted' : [decision.refusal.code, decision.refusal.field];
};

describe('a product for a quote', () => {
  test('is the one that is sold where the quote is, for as long', () => {
    expect(check(offered())).toBe('accepted');
  });

  test('is none where nobody sells it', () => {
    expect(check(null)).toEqual(['provider_not_sold', 'provider']);
  });

  test('is refused for terms of another length', () => {
    expect(check(offered({ availablePolicyDurationMonths: [6] }))).toEqual(['duration_not_sold', 'provider']);
  });

  test('is refused where it is not sold, and that comes before the length of its terms', () => {
    const elsewhere = offered({ liveIn: ['US-CA'], availablePolicyDurationMonths: [6] });
    const [code, field] = [check(elsewhere)].flat();
    expect(code).not.toBe('duration_not_sold');
    expect(field).toBe('provider');
  });

  test('is refused by the state of a quote that has no place yet', () => {
    const placeless = exampleQuote({ locations: [], vehicles: [], mailingLocationId: null });
    expect(check(offered({ liveIn: ['US-CA'] }), placeless)).not.toBe('accepted');
    expect(check(offered(), placeless)).toBe('accepted');
  });

  test('is looked at for every place of the quote', () => {
    const away = { ...exampleGaraging, administrativeArea: 'CA', postalCode: '94103' };
    const quote = exampleQuote();
    const locations = quote.locations.map((one) => (one.locationId === away.locationId ? away : one));
    expect(check(offered(), { ...quote, locations })).not.toBe('accepted');
    expect(check(offered({ liveIn: ['US-OH', 'US-CA'], spansStates: true }), { ...quote, locations })).toBe('accepted');
  });
});

describe('the way to pay under a product', () => {
  const quote = exampleQuote({ paymentTerm: 'monthly' });

  test('is the quote’s own where that is offered', () => {
    expect(paymentTermUnder(quote, offered())).toBe('monthly');
  });

  test('is the first that is offered where it is not', () => {
    expect(paymentTermUnder(quote, offered({ availablePaymentTerms: ['pay_in_full'] }))).toBe('pay_in_full');
  });

  test('stays where the product offers none that we know', () => {
    expect(paymentTermUnder(quote, offered({ availablePaymentTerms: [] }))).toBe('monthly');
    expect(paymentTermUnder(quote, offered({ availablePaymentTerms: ['in_shells'] }))).toBe('monthly');
  });
});
