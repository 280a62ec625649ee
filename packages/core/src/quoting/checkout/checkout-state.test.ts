import { noFindings } from '../rules/rule-findings.ts';
import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { checkInsurable } from '../checks/check-insurable.ts';
import { checkoutState, screenOf } from './checkout-state.ts';
import {
  exampleFacts,
  exampleInsured,
  exampleQuote,
  exampleRating,
  exampleReading,
  exampleVehicle,
  refused,
  today,
} from '../quote.fixture.ts';
import { checkoutSteps } from '../vocabulary.ts';

const begun = exampleQuote({
  vehicles: [{ ...exampleVehicle, year: null, ratingValue: null, usageType: null, storageType: null }],
  entities: [],
  locations: [],
  coverages: {},
  mailingLocationId: null,
});

function reached(changes: Parameters<typeof exampleQuote>[0]) {
  const { steps } = checkoutState({ ...begun, ...changes }, exampleFacts());
  return steps.filter((step) => step.reached).map((step) => step.step);
}

describe('the steps of checkout', () => {
  test('are those of its line, where underwriters ask nothing besides', () => {
    expect(checkoutState(begun, exampleFacts()).steps.map((step) => step.step)).toEqual(
      checkoutSteps.filter((step) => step !== 'history'),
    );
  });

  test('ask for drivers only where something has a motor', () => {
    const trailer = { ...exampleVehicle, vehicleId: 'vehicle-2', type: 'travel_trailer' };
    const stepsWith = (vehicles: readonly (typeof exampleVehicle)[]) =>
      checkoutState({ ...begun, vehicles }, exampleFacts()).steps.map(({ step }) => step);
    expect(stepsWith([trailer])).toEqual(checkoutSteps.filter((step) => step !== 'drivers' && step !== 'history'));
    expect(stepsWith([])).not.toContain('drivers');
    expect(stepsWith([trailer, exampleVehicle])).toContain('drivers');
  });

  test('lead to the first that lacks an answer', () => {
    expect(checkoutState(begun, exampleFacts()).next).toBe('vehicle');
    expect(checkoutState(exampleQuote(), exampleFacts()).next).toBe('review');
    expect(checkoutState(exampleQuote({ signedContentHash: 'hash-1' }), exampleFacts()).next).toBe('payment');
    expect(checkoutState(exampleQuote({ status: 'bound', signedContentHash: 'hash-1' }), exampleFacts()).next).toBe(
      null,
    );
  });

  test.each([
    ['documents of other answers', { reading: exampleReading({ named: 3 }) }],
    ['an earlier text about electronic signatures', { reading: exampleReading({ consentVersion: '2020-01-01' }) }],
    ['no documents', { reading: null }],
    ['another price', { rating: exampleRating({ total: 1 }) }],
  ])('ask again for a signature that names %s', (_what, facts) => {
    const quote = exampleQuote({ signedContentHash: 'hash-1' });
    expect(checkoutState(quote, exampleFacts(facts)).next).toBe('review');
    expect(checkoutState({ ...quote, status: 'bound' }, exampleFacts(facts)).next).toBe(null);
  });

  test('have everything looked over before it is signed, and open the signature meanwhile', () => {
    const { next, steps } = checkoutState(exampleQuote(), exampleFacts());
    expect(next).toBe('review');
    expect(steps.find(({ step }) => step === 'review')).toMatchObject({ answered: true, reached: true });
    expect(steps.find(({ step }) => step === 'sign')).toMatchObject({ answered: false, reached: true });
  });

  test('have nothing looked over while something before is open, or once it is signed', () => {
    expect(checkoutState(exampleQuote({ coverages: {} }), exampleFacts()).next).toBe('plans');
    expect(checkoutState(exampleQuote({ signedContentHash: 'hash-1' }), exampleFacts()).next).toBe('payment');
    const missing = [{ path: 'drivers.0.license_number', message: 'Enter the number.' }];
    const rating = exampleRating({ missing_fields: missing });
    expect(checkoutState(exampleQuote(), exampleFacts({ rating })).next).toBe('drivers');
  });

  test('are reached up to the first that lacks an answer', () => {
    expect(reached({})).toEqual(['start', 'vehicle']);
    expect(reached({ vehicles: [] })).toEqual(['start']);
    expect(reached({ vehicles: [exampleVehicle] })).toEqual(['start', 'vehicle', 'use', 'details', 'you']);
  });

  test('stay reached once they were saved', () => {
    expect(reached({ steps: ['start', 'vehicle', 'use', 'details', 'you', 'plans'] })).toEqual([
      'start',
      'vehicle',
      'use',
      'details',
      'you',
      'plans',
    ]);
  });

  test('are open again when the rating misses an answer there', () => {
    const rating = exampleRating({ missing_fields: [{ path: 'drivers.0.points', message: 'Tell us.' }] });
    const state = checkoutState(exampleQuote(), exampleFacts({ rating }));
    expect(state.next).toBe('drivers');
    expect(state.missing[0]).toEqual({ step: 'drivers', field: 'drivers.0.points', message: 'Tell us.' });
  });
});

describe('what cannot be insured as it is', () => {
  const trailerCovers = { comprehensive: { deductible: 500 }, collision: { deductible: 500 } } as const;
  const sold = { liveIn: ['US'], notLiveIn: [], spansStates: true };
  const stateOf = (changes: Parameters<typeof exampleQuote>[0]) => {
    const quote = exampleQuote(changes);
    return checkoutState(quote, exampleFacts({ findings: checkInsurable(quote, sold, today) }));
  };

  test('leads to the step that mends it, with its sentence', () => {
    const state = stateOf({ coverages: trailerCovers });
    expect(state.next).toBe('plans');
    expect(state.missing[0]).toMatchObject({
      step: 'plans',
      field: 'coverages.liability',
      code: 'liability_required',
      message: 'A motorhome needs liability cover. Choose a limit.',
    });
    expect(stateOf({ vehicles: [{ ...exampleVehicle, vin: null }] }).next).toBe('vehicle');
  });

  test('is asked at its own step like an answer that is missing, before the next step is offered', () => {
    const vehicles = [{ ...exampleVehicle, vin: null, usageType: null }];
    const state = stateOf({ vehicles, coverages: {}, steps: [] });
    expect(state.next).toBe('vehicle');
    expect(state.steps.filter(({ reached: is }) => is).map(({ step }) => step)).toEqual(['start', 'vehicle']);
  });

  test('throws nobody out of the plans who has chosen one, and stops them before the signature', () => {
    const { steps, next } = stateOf({ vehicles: [{ ...exampleVehicle, vin: null }], steps: [] });
    expect(next).toBe('vehicle');
    expect(steps.filter(({ reached: is }) => is).at(-1)?.step).toBe('review');
    expect(steps.find(({ step }) => step === 'plans')?.after).toBe('vehicle');
  });

  test('stops for a review where only an underwriter can help, and asks nothing of the buyer', () => {
    const state = stateOf({ vehicles: [{ ...exampleVehicle, salvageTitle: true }] });
    expect(state.stop).toBe('review-needed');
    expect(state.next).toBe('review');
  });

  test('is asked once where the rating asks for it too', () => {
    const findings = checkInsurable(exampleQuote({ vehicles: [{ ...exampleVehicle, vin: null }] }), sold, today);
    const rating = exampleRating({ missing_fields: [{ path: 'vehicles.0.vin', message: 'The VIN.' }] });
    const { missing } = checkoutState(exampleQuote(), exampleFacts({ rating, findings }));
    expect(missing.filter(({ field }) => field === 'vehicles.0.vin')).toHaveLength(1);
  });
});

describe('Continue', () => {
  const sold = { liveIn: ['US'], notLiveIn: [], spansStates: true };
  const afterOf = (changes: Parameters<typeof exampleQuote>[0], facts: Parameters<typeof exampleFacts>[0] = {}) => {
    const quote = exampleQuote(changes);
    const { steps } = checkoutState(quote, exampleFacts({ findings: checkInsurable(quote, sold, today), ...facts }));
    return Object.fromEntries(steps.map(({ step, after }) => [step, after]));
  };

  test('leads to the first step that still waits for something, wherever it stands', () => {
    const vehicles = [{ ...exampleVehicle, salvageTitle: null }];
    expect(afterOf({ vehicles })).toMatchObject({
      start: 'details',
      vehicle: 'details',
      you: 'details',
      plans: 'details',
    });
  });

  test('does not leave a step that waits for an answer or that holds what stands in the way of the sale', () => {
    expect(afterOf({ vehicles: [{ ...exampleVehicle, vin: null }] })['vehicle']).toBe('vehicle');
    expect(afterOf({ entities: [{ ...exampleInsured, licenseNumber: null }] })).toMatchObject({
      you: 'drivers',
      drivers: 'drivers',
      plans: 'drivers',
    });
    expect(afterOf({ coverages: {} })['plans']).toBe('plans');
  });

  test('leads to the drivers where the price of a plan misses something of them, though none is chosen', () => {
    const missingForPlans = [{ path: 'drivers.0.points', message: 'Tell us.' }];
    expect(afterOf({ coverages: {} }, { missingForPlans })).toMatchObject({ you: 'drivers', drivers: 'drivers' });
  });

  test('has all of it looked over before it is signed', () => {
    expect(afterOf({})).toMatchObject({ vehicle: 'review', plans: 'review', review: 'sign', sign: 'sign' });
    expect(afterOf({ signedContentHash: 'hash-1' })).toMatchObject({ sign: 'payment', payment: 'payment' });
    expect(afterOf({ status: 'bound', signedContentHash: 'hash-1' })['vehicle']).toBe('confirmation');
  });

  test('leads to the screen of a quote that is stopped: at once, or past the plans where answers may be corrected', () => {
    expect(afterOf({ status: 'agent_required' })['vehicle']).toBe('agent-required');
    const rating = exampleRating({ referrals: [refused] });
    expect(afterOf({ coverages: {} }, { rating })).toMatchObject({ you: 'plans' });
    expect(afterOf({}, { rating })).toMatchObject({ vehicle: 'review-needed', plans: 'review-needed' });
  });
});

describe('the percent', () => {
  test('is 100 of a bound quote only', () => {
    const done = exampleQuote({ status: 'bound', signedContentHash: 'hash-1' });
    expect(checkoutState(done, exampleFacts()).percent).toBe(100);
    expect(checkoutState({ ...done, status: 'open' }, exampleFacts()).percent).toBeLessThan(100);
  });

  test('grows with every answer', () => {
    const answers = [
      begun,
      { ...begun, vehicles: [{ ...exampleVehicle, usageType: null, storageType: null }] },
      { ...begun, vehicles: [exampleVehicle] },
      exampleQuote({ coverages: {} }),
      exampleQuote(),
      exampleQuote({ signedContentHash: 'hash-1' }),
    ];
    const percents = answers.map((quote) => checkoutState(quote, exampleFacts()).percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(new Set(percents).size).toBe(percents.length);
  });

  test('is a whole number from 0 to 100', () => {
    for (const quote of [begun, exampleQuote(), exampleQuote({ vehicles: [] })]) {
      const { percent } = checkoutState(quote, exampleFacts());
      expect(Number.isInteger(percent)).toBe(true);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }
  });
});

describe('the screen in place of the steps', () => {
  test.each([
    ['open', null],
    ['agent_approved', null],
    ['agent_required', 'agent-required'],
    ['referred', 'review-needed'],
    ['ineligible', 'ineligible'],
    ['expired', 'expired'],
    ['pending_bind', 'pending-bind'],
    ['bound', 'confirmation'],
    ['proposal', 'locked'],
    ['pending_renewal', 'locked'],
    ['locked_pending_renewal', 'locked'],
    ['replaced', 'replaced'],
  ] as const)('of a quote that is %s is %s', (status, screen) => {
    expect(screenOf(exampleQuote({ status }), exampleFacts())).toBe(screen);
  });

  test.each([
    ['open', 'expired'],
    ['agent_approved', 'expired'],
    ['agent_required', 'agent-required'],
    ['bound', 'confirmation'],
    ['pending_bind', 'pending-bind'],
  ] as const)('of a quote that is %s after its last day is %s', (status, screen) => {
    const quote = exampleQuote({ status, expirationDate: day('2026-03-09') });
    expect(screenOf(quote, exampleFacts())).toBe(screen);
  });
});

const ruled = { ...refused, ruleId: 'rule-1', value: 'yes' };

describe('what stops the way past the plans', () => {
  const referral = { ...refused, value: 45 };
  const waiver = { contentHash: 'hash-1', code: refused.code, value: 45 };

  test.each([
    ['nothing', {}, null],
    ['no price yet', { rating: null }, null],
    ['a rejection', { rating: exampleRating({ rejections: [refused] }) }, 'ineligible'],
    ['a rule that rejects', { ruled: { ...noFindings, rejections: [ruled] } }, 'ineligible'],
    ['a rule that refers', { ruled: { ...noFindings, referrals: [ruled] } }, 'review-needed'],
    ['a rule that wants an agent', { ruled: { ...noFindings, agentRequired: [ruled] } }, 'agent-required'],
    ['a referral', { rating: exampleRating({ referrals: [refused] }) }, 'review-needed'],
    ['both', { rating: exampleRating({ referrals: [refused], rejections: [refused] }) }, 'ineligible'],
    ['a waived referral', { rating: exampleRating({ referrals: [referral] }), waivers: [waiver] }, null],
    [
      'an old waiver',
      { rating: exampleRating({ referrals: [referral] }), waivers: [{ ...waiver, contentHash: 'hash-0' }] },
      'review-needed',
    ],
  ] as const)('with %s is told', (_why, facts, stop) => {
    expect(checkoutState(exampleQuote(), exampleFacts(facts)).stop).toBe(stop);
  });

  test('leaves the earlier steps as they are', () => {
    const facts = exampleFacts({ rating: exampleRating({ rejections: [refused] }) });
    expect(checkoutState(exampleQuote(), facts)).toMatchObject({ screen: null, next: 'review' });
  });
});
