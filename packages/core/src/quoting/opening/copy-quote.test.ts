import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles } from '../../identity/vocabulary.ts';
import { addDays } from '../../shared/time/day.ts';
import { decideCopyQuote } from './copy-quote.ts';
import { type FittingProduct, fitToProduct } from '../checks/fit-to-product.ts';
import { exampleQuoteOf } from '../line-quotes.fixture.ts';
import { as, codeOf, exampleQuote, exampleVehicle, fieldOf, today } from '../quote.fixture.ts';
import type { Quote } from '../quote.ts';
import { quoteStatuses } from '../vocabulary.ts';

const agent = as('organization:agent');
const product = (provider: string, changes: Partial<FittingProduct> = {}): FittingProduct => ({
  productId: `product of ${provider}`,
  provider,
  liveIn: ['US-OH'],
  notLiveIn: [],
  spansStates: false,
  availablePaymentTerms: ['monthly', 'pay_in_full'],
  availablePolicyDurationMonths: [6, 12],
  defaultPolicyDurationMonths: 12,
  ...changes,
});
const copied = (quote: Quote, of = product(quote.provider)) => {
  const decision = decideCopyQuote(quote, of, agent, today);
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.event;
};
const leftOf = (quote: Quote, of: FittingProduct) =>
  fitToProduct(quote, of).leftOut.map(({ part, name }) => `${part} ${name.message}`);

describe('a copy of a quote', () => {
  test.each(quoteStatuses)('may be made of one that is %s, by agents and nobody else', (status) => {
    const quote = exampleQuote({ status });
    const roles = [...callerRoles, ...impliedRoles].filter(
      (role) => decideCopyQuote(quote, product('personal'), as(role), today).ok,
    );
    expect(roles.toSorted()).toEqual(
      [
        'organization:agent',
        'organization:owner',
        'global:admin',
        'system',
        'global:service_agent',
        'global:service_manager',
        'global:service_member',
      ].toSorted(),
    );
  });

  test('begins tomorrow and may be bought for as long as a new quote, whenever its source ended', () => {
    const old = exampleQuote({
      status: 'expired',
      effectiveDate: addDays(today, -40),
      expirationDate: addDays(today, -9),
    });
    const { effectiveDate, expirationDate } = copied(old);
    expect([effectiveDate, expirationDate]).toEqual([addDays(today, 1), addDays(today, 30)]);
  });

  test('says all that its source says under a product of the same line', () => {
    const quote = exampleQuote();
    const { quote: copy, leftOut } = copied(quote);
    expect(leftOut).toEqual([]);
    expect(copy).toEqual({ ...quote, productId: 'product of personal' });
  });

  test('leaves the years of a contract behind, and says so', () => {
    const { quote, leftOut } = copied(exampleQuote({ discounts: ['claim_free', 'loyalty'] }));
    expect(quote.discounts).toEqual(['claim_free']);
    expect(leftOut.map(({ part, name }) => `${part} ${name.message}`)).toEqual(['discount Years with us']);
  });

  test('says so where a term or a way to pay is offered no more', () => {
    const other = product('personal', {
      availablePolicyDurationMonths: [6],
      defaultPolicyDurationMonths: 6,
      availablePaymentTerms: ['pay_in_full'],
    });
    expect(copied(exampleQuote(), other).quote).toMatchObject({ policyDurationMonths: 6, paymentTerm: 'pay_in_full' });
    expect(leftOf(exampleQuote(), other)).toEqual(['duration 12 months', 'payment_term Monthly']);
  });

  test.each([
    ['no product', null, 'provider_not_sold'],
    ['a carrier that prices its own', product('safeco'), 'sold_elsewhere'],
    ['a product that is live elsewhere', product('personal', { liveIn: ['US-KY'] }), 'product_not_live'],
    ['a line that insures none of it', product('boat'), 'not_insured_by_line'],
    ['a product without a term', product('personal', { availablePolicyDurationMonths: [] }), 'duration_not_sold'],
  ])('is refused under %s, at the provider', (_what, of, code) => {
    const decision = decideCopyQuote(exampleQuote(), of, agent, today);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, 'provider']);
  });

  test('of nothing insured yet is one too', () => {
    expect(codeOf(decideCopyQuote(exampleQuote({ vehicles: [] }), product('boat'), agent, today))).toBeNull();
  });
});

describe('a quote under the product of another line', () => {
  test('keeps who and what, and leaves the covers and discounts that the line does not know', () => {
    const quote = exampleQuote();
    const { quote: fitted, leftOut } = fitToProduct(quote, product('roadside'));
    expect(fitted).toMatchObject({
      provider: 'roadside',
      productId: 'product of roadside',
      coverages: {},
      discounts: [],
    });
    expect([fitted.vehicles, fitted.entities, fitted.locations]).toEqual([
      quote.vehicles,
      quote.entities,
      quote.locations,
    ]);
    expect(leftOut.map(({ part, name }) => `${part} ${name.message}`)).toEqual([
      'cover Bodily injury and property damage liability',
      'cover Comprehensive',
      'cover Collision',
      'cover Roadside assistance',
      'discount Claim free',
    ]);
  });

  test('leaves the vehicles that the line does not insure, with the place that only they were kept at', () => {
    const { quote, leftOut } = fitToProduct(
      exampleQuote({
        vehicles: [
          exampleVehicle,
          {
            ...exampleVehicle,
            vehicleId: 'vehicle-2',
            type: 'pop_up',
            make: 'Jayco',
            model: 'Swift',
            locationId: null,
          },
        ],
      }),
      product('windshield'),
    );
    expect(quote.vehicles.map(({ vehicleId }) => vehicleId)).toEqual(['vehicle-1']);
    expect(leftOut.map(({ part, name }) => `${part} ${name.message}`)).toContain('vehicle 2023 Jayco Swift');
  });

  test('leaves the answers that the line does not ask, by the words of the line that asked', () => {
    const { quote, leftOut } = fitToProduct(exampleQuoteOf('windshield'), product('roadside'));
    expect(quote.vehicles.map(({ answers }) => answers)).toEqual([{}]);
    expect(leftOut.filter(({ part }) => part === 'answer').length).toBe(2);
    expect(leftOut.some(({ name }) => /_/.test(name.message))).toBe(false);
  });

  test.each([
    [{ limit: 1200 }, ['trip_interruption']],
    [{ limit: 1 }, []],
    [{}, []],
  ])('keeps a cover that both lines sell where it offers the same settings: %o', (trip, stored) => {
    const quote = exampleQuoteOf('warranty', { coverages: { trip_interruption: trip, service_contract: {} } });
    expect(Object.keys(fitToProduct(quote, product('roadside')).quote.coverages)).toEqual(stored);
  });
});
