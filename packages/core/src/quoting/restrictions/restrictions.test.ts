import { describe, expect, test } from 'vitest';
import { violationsOfRestrictions } from './restrictions.ts';
import { exampleFacts, exampleQuote } from '../quote.fixture.ts';
import { isAcceptable } from '../guards.ts';
import { checkoutState } from '../checkout/checkout-state.ts';

const met = [
  { key: 'email', reason: 'Two staged losses.' },
  { key: 'vin', reason: 'Reported stolen.' },
] as const;

describe('who is refused by name', () => {
  test.each(['anonymous', 'token:quote', 'global:user', 'organization:customer'] as const)(
    'reads as %s that it is so, once, and neither by what nor why',
    (role) => {
      const stated = violationsOfRestrictions(met, role);
      expect(stated).toHaveLength(1);
      expect(stated[0]?.message).toMatch(/Call us/);
      expect(JSON.stringify(stated)).not.toMatch(/staged|stolen|e-mail|VIN/);
    },
  );

  test.each(['organization:agent', 'organization:underwriter', 'global:service_agent'] as const)(
    'is explained to %s, each by what and why',
    (role) => {
      expect(violationsOfRestrictions(met, role).map(({ message }) => message)).toEqual([
        'Refused by its e-mail address: Two staged losses.',
        'Refused by its VIN: Reported stolen.',
      ]);
    },
  );

  test('is nobody where nothing is met', () => {
    expect(violationsOfRestrictions([], 'token:quote')).toEqual([]);
  });

  test('buys nothing: no gate lets the quote through, and checkout stops', () => {
    const facts = exampleFacts({ restrictions: violationsOfRestrictions(met, 'token:quote') });
    expect(isAcceptable(exampleQuote(), facts)).toMatchObject({ ok: false, refusal: { code: 'rejected_by_rule' } });
    expect(isAcceptable(exampleQuote(), exampleFacts()).ok).toBe(true);
    expect(checkoutState(exampleQuote(), facts).stop).toBe('ineligible');
  });
});
