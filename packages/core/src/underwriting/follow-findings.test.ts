import { describe, expect, test } from 'vitest';
import { exampleQuote } from '../quoting/quote.fixture.ts';
import type { Violation } from '../quoting/subject/quote-facts.ts';
import { quoteStatuses, unsoldStatuses } from '../quoting/vocabulary.ts';
import { followFindings, referredOf, type WaitingReferral } from './follow-findings.ts';

const rented: Violation = { code: 'rental_utilization', message: 'Rented out on more than 40 % of nights.', value: 45 };
const findings = [{ code: 'rental_utilization', value: 45 }];
const requested: WaitingReferral = { referralId: 'referral-1', isBySystem: true, findings };
const byAgent: WaitingReferral = { ...requested, isBySystem: false };
const quote = exampleQuote();

describe('an underwriter', () => {
  test('is asked about what was found, with its value', () => {
    expect(followFindings(quote, [rented], null)).toEqual({
      next: 'request',
      referred: { reasons: [{ message: rented.message }], findings },
    });
  });

  test('is not asked while nobody is known who waits for the answer', () => {
    expect(followFindings(exampleQuote({ entities: [] }), [rented], null)).toEqual({ next: 'nothing' });
  });

  test.each<[string, readonly Violation[], WaitingReferral | null, string]>([
    ['is asked once', [rented], requested, 'nothing'],
    ['is asked about the worse value', [{ ...rented, value: 60 }], requested, 'restate'],
    [
      'is asked about what came besides',
      [rented, { ...rented, code: 'business_use', value: 'business' }],
      requested,
      'restate',
    ],
    ['is asked nothing any more once it is mended', [], requested, 'withdraw'],
    ['is not asked about nothing', [], null, 'nothing'],
    ['is still asked what an agent asked', [], byAgent, 'nothing'],
    ['is asked by an agent in the agent’s words', [rented], byAgent, 'nothing'],
    ['is asked besides what an agent asked', [rented, { ...rented, value: 60 }], byAgent, 'add'],
  ])('%s', (_what, open, waiting, next) => {
    expect(followFindings(quote, open, waiting).next).toBe(next);
  });

  test.each([
    ['open', 'nothing'],
    ['agent_required', 'nothing'],
    ['referred', 'request'],
    ['agent_approved', 'request'],
  ] as const)('is asked about an application by its agent: one that is %s asks for %s by itself', (status, next) => {
    const application = exampleQuote({ status, kind: 'brown_brown_application' });
    expect(followFindings(application, [rented], null).next).toBe(next);
  });

  test('is asked about what came besides the words of an agent, and about nothing twice', () => {
    const dear: Violation = { code: 'value_above_limit', message: 'Worth a lot.', value: 9, threshold: 5 };
    expect(followFindings(quote, [rented, dear], byAgent)).toEqual({
      next: 'add',
      referred: {
        reasons: [{ message: dear.message }],
        findings: [{ code: dear.code, value: 9, threshold: 5 }],
      },
    });
  });

  test.each(quoteStatuses)('is asked about a quote that is %s only while it may still be sold', (status) => {
    const isUnsold = unsoldStatuses.some((one) => one === status);
    expect(followFindings(exampleQuote({ status }), [rented], null).next).toBe(isUnsold ? 'request' : 'nothing');
    expect(followFindings(exampleQuote({ status }), [rented], requested).next).toBe(isUnsold ? 'nothing' : 'withdraw');
  });
});

describe('what an underwriter reads', () => {
  const old: Violation = { code: 'vehicle_age', message: 'More than 20 years old.', value: 24, threshold: 21 };

  test('is where each rule begins, beside what was found', () => {
    expect(referredOf([old, rented])).toEqual({
      reasons: [{ message: old.message }, { message: rented.message }],
      findings: [
        { code: 'vehicle_age', value: 24, threshold: 21 },
        { code: 'rental_utilization', value: 45 },
      ],
    });
  });

  test('is what cannot be waived in words alone', () => {
    const { value: _value, ...unmeasured } = old;
    expect(referredOf([unmeasured])).toEqual({ reasons: [{ message: old.message }], findings: [] });
  });

  test('is not asked anew where only the rule moved', () => {
    const waiting = { ...requested, findings: [{ code: 'vehicle_age', value: 24, threshold: 25 }] };
    expect(followFindings(quote, [old], waiting)).toEqual({ next: 'nothing' });
  });
});
