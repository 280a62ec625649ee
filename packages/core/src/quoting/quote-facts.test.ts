import { describe, expect, test } from 'vitest';
import { today } from './quote.fixture.ts';
import { factsOn } from './quote-facts.ts';

describe('facts of which only the day is known', () => {
  test('hold nothing in favour of the quote', () => {
    expect(factsOn(today)).toEqual({
      today,
      rating: null,
      currentRaterVersionId: null,
      requiredVerifications: [],
      findings: [],
      ruled: { rejections: [], referrals: [], agentRequired: [] },
      moratoriums: [],
      referralPending: false,
      waivers: [],
      payment: 'none',
      fees: null,
      signedFees: null,
      reading: null,
    });
  });

  test('take what is known besides', () => {
    const facts = factsOn(today, { payment: 'captured', moratoriums: ['Ida'] });
    expect(facts).toMatchObject({ today, payment: 'captured', moratoriums: ['Ida'], rating: null });
  });
});
