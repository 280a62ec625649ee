import { describe, expect, test } from 'vitest';
import { today, exampleMoratorium } from '../quote.fixture.ts';
import { factsOn, obstaclesOf, referralsOf, rejectionsOf } from './quote-facts.ts';

describe('facts of which only the day is known', () => {
  test('hold nothing in favour of the quote', () => {
    expect(factsOn(today)).toEqual({
      today,
      rating: null,
      missingForPlans: [],
      currentRaterVersionId: null,
      requiredVerifications: [],
      questions: [],
      verified: { agentRequired: [], referrals: [] },
      findings: [],
      ruled: { rejections: [], referrals: [], agentRequired: [] },
      restrictions: [],
      moratoriums: [],
      referralPending: false,
      refusedByRules: false,
      forced: null,
      waivers: [],
      payment: 'none',
      fees: null,
      signedFees: null,
      terms: null,
      signedTerms: null,
      reading: null,
      secondSignature: null,
    });
  });

  test('reject nothing and refer nothing', () => {
    expect(rejectionsOf(factsOn(today))).toEqual([]);
    expect(referralsOf(factsOn(today))).toEqual([]);
    expect(obstaclesOf(factsOn(today))).toEqual([]);
  });

  test('take what is known besides', () => {
    const facts = factsOn(today, { payment: 'captured', moratoriums: [exampleMoratorium()] });
    expect(facts).toMatchObject({ today, payment: 'captured', moratoriums: [exampleMoratorium()], rating: null });
  });
});
