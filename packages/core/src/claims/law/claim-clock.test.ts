import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { day } from '../../shared/time/day.ts';
import { claimDeadlines, type ClockFacts, isBreached, nextDeadline } from './claim-clock.ts';
import { claimSteps } from '../vocabulary.ts';
import { clockRowsOf } from './claim-clock-table.ts';

// Monday 2 March 2026 reported, Monday 9 March complete, Wednesday 1 April approved and agreed on. No federal holiday lies
// between, and Memorial Day is 25 May.
const facts: ClockFacts = {
  place: 'CA',
  notice: day('2026-03-02'),
  proofOfLoss: day('2026-03-09'),
  acknowledged: null,
  investigationBegun: null,
  investigationFinished: null,
  decision: day('2026-04-01'),
  isDenied: false,
  agreement: day('2026-04-01'),
  paid: null,
  unanswered: null,
  lastStatusLetter: null,
  waits: [],
};
const today = day('2026-04-02');

const dueOf = (change: Partial<ClockFacts>, step: string, on = today) =>
  claimDeadlines({ ...facts, ...change }, on).find((one) => one.step === step)?.due;

/**
 * Counted by hand on a calendar: acknowledge, decide, pay. “15 b” are fifteen business days. Where the policy promises
 * less than the place gives (15 days, and 30 days of agreeing), the policy counts.
 */
const examples: readonly (readonly [place: string, by: string, ...days: string[]])[] = [
  // 3 AAC 26.040(a)(1): 10 b. 26.070(a)(1): 15 b of proof. Pay remembered: 30 of the decision.
  ['AK', '10 b, 15 b, 30', '03-16', '03-30', '05-01'],
  // R20-6-801(E)(1): 10 b. (G)(1)(a): 15 b. (G)(4): 30 of proof.
  ['AZ', '10 b, 15 b, 30 of proof', '03-16', '03-30', '04-08'],
  // Rule 43: 15 b is 23 March, the policy says 17 March. 15 b. 10 b of agreeing.
  ['AR', '15 of the policy, 15 b, 10 b', '03-17', '03-30', '04-15'],
  // 10 CCR 2695.5(e): 15. 2695.7(b): 40. 2695.7(h): 30 of the decision.
  ['CA', '15, 40, 30', '03-17', '04-18', '05-01'],
  // No number for acknowledging. Reg. 5-1-14: 60 of proof for both, the policy pays sooner.
  ['CO', '10, 60, 30 of the policy', '03-12', '05-08', '05-01'],
  // 18 Del. Admin. Code 902: 15 b is 23 March. 30 of proof. 903-4.0: 30 of agreeing.
  ['DE', '15 of the policy, 30, 30', '03-17', '04-08', '05-01'],
  // 627.70131(1)(a): 7. Nothing for the decision. Remembered: 20 of agreeing.
  ['FL', '7, 30, 20', '03-09', '04-08', '04-21'],
  // 120-2-52-.03: 15, 15 of proof, 10 of the decision.
  ['GA', '15, 15, 10', '03-17', '03-24', '04-11'],
  // 72A.201 subd. 4(1): 10 b. 60 b is remembered, and gives no more than 30. 5 b of agreeing.
  ['MN', '10 b, 30, 5 b', '03-16', '04-08', '04-08'],
  // 686A.665: 20 b. 690B.012(1), 30 of the report, comes before 30 b of proof (20 April).
  ['NV', '15 of the policy, 30 of the report, 30', '03-17', '04-01', '05-01'],
  // 216.4(a) was not read: no more than 10. 216.6(c)(1): 15 b. 5 b of agreeing, remembered.
  ['NY', '10, 15 b, 5 b', '03-12', '03-30', '04-08'],
  // 3901-1-54(F)(2): 15. (G)(1): 21 of proof. (G)(6): 10 of the decision.
  ['OH', '15, 21, 10', '03-17', '03-30', '04-11'],
  // 836-080-0225(1): 30. 0235(1): 30 of proof.
  ['OR', '15 of the policy, 30, 30', '03-17', '04-08', '05-01'],
  // 542.055(a): 15. 542.056(a): 15 b of proof. 542.057(a): 5 b of the decision.
  ['TX', '15, 15 b, 5 b', '03-17', '03-30', '04-08'],
  // 5-400-50: 15. 5-400-60(A): 15 of proof.
  ['VA', '15, 15, 30', '03-17', '03-24', '05-01'],
  // 284-30-360(1): 10 b. 284-30-380(1): 15 b of proof.
  ['WA', '10 b, 15 b, 30', '03-16', '03-30', '05-01'],
  // Nothing was read for the first two. 60 of proof is remembered, and gives no more than 30.
  ['ON', '10, 30, 30 of proof', '03-12', '04-08', '04-08'],
];

describe('the clock of a claim', () => {
  test.each(examples)('in %s ends on the days that were counted by hand (%s)', (place, _, ...days) => {
    const steps = ['acknowledge', 'decide', 'pay_after_agreement'];
    expect(steps.map((step) => dueOf({ place }, step))).toEqual(days.map((rest) => `2026-${rest}`));
  });

  test('takes the earliest of several texts: Washington since 18 October 2026', () => {
    const later = { place: 'WA', notice: day('2026-11-02'), proofOfLoss: day('2026-11-09'), decision: null };
    // Five business days, of a draft. Ten would be the 17th: the 11th is Veterans Day.
    expect(dueOf(later, 'acknowledge')).toBe('2026-11-09');
    // Thirty days of the report, and fifteen business days of proof across two holidays.
    expect(dueOf(later, 'decide')).toBe('2026-12-02');
  });

  test('counts from the report until there is a proof of loss, and calls that provisional', () => {
    const open = { place: 'TX', proofOfLoss: null, decision: null, agreement: null };
    const [decide] = claimDeadlines({ ...facts, ...open }, today).filter(({ step }) => step === 'decide');
    expect(decide).toMatchObject({ due: '2026-03-23', isProvisional: true, source: 'Tex. Ins. Code 542.056(a)' });
  });

  test('owes a letter on the day of the decision that was not made, and again as often as the place says', () => {
    const open = { decision: null, agreement: null };
    expect(dueOf(open, 'status_letter_every')).toBe('2026-04-18');
    expect(dueOf({ ...open, lastStatusLetter: day('2026-04-17') }, 'status_letter_every')).toBe('2026-05-17');
    // Illinois: forty days of the report.
    expect(dueOf({ ...open, place: 'IL' }, 'status_letter_every')).toBe('2026-04-11');
    expect(dueOf({}, 'status_letter_every')).toBeUndefined();
  });

  test('owes no payment of what was denied, and an answer only to who wrote', () => {
    expect(dueOf({ isDenied: true }, 'pay_after_agreement')).toBeUndefined();
    expect(dueOf({}, 'answer_communication')).toBeUndefined();
    expect(dueOf({ unanswered: day('2026-03-20') }, 'answer_communication')).toBe('2026-04-04');
  });

  test('stands still in Maryland while what the insured was asked for is outstanding, and nowhere else', () => {
    const waiting = {
      decision: null,
      proofOfLoss: null,
      waits: [{ from: day('2026-03-05'), to: day('2026-03-15') }],
    };
    expect(dueOf({ ...waiting, place: 'MD' }, 'decide')).toBe('2026-04-11');
    expect(dueOf({ ...waiting, place: 'DE' }, 'decide')).toBe('2026-04-01');
    // What is outstanding still has stood still until today.
    const since = { ...waiting, place: 'MD', waits: [{ from: day('2026-03-05'), to: null }] };
    expect(dueOf(since, 'decide', day('2026-03-07'))).toBe('2026-04-03');
  });

  test('is breached the day after, by what was done late too', () => {
    const due = day('2026-03-17');
    expect(isBreached({ due, done: null }, day('2026-03-17'))).toBe(false);
    expect(isBreached({ due, done: null }, day('2026-03-18'))).toBe(true);
    expect(isBreached({ due, done: day('2026-03-18') }, day('2026-06-01'))).toBe(true);
    expect(isBreached({ due, done: day('2026-03-16') }, day('2026-06-01'))).toBe(false);
    expect(nextDeadline(claimDeadlines({ ...facts, acknowledged: due }, today))?.step).toBe('begin_investigation');
  });

  test('has every place acknowledge, decide and pay, by a text or by what most places ask', () => {
    for (const place of [...usStates, ...canadianProvinces]) {
      const steps = clockRowsOf(place, facts.notice).map(({ step }) => step);
      expect(steps).toEqual(expect.arrayContaining(['acknowledge', 'decide', 'pay_after_agreement']));
      for (const step of steps) expect(claimSteps).toContain(step);
    }
  });

  test('never gives more time by memory than where nothing was found', () => {
    const remembered = [...usStates, ...canadianProvinces].flatMap((place) =>
      clockRowsOf(place, facts.notice).filter(({ grade, step }) => grade === 'K' && step === 'decide'),
    );
    expect(remembered.length).toBeGreaterThan(3);
    expect(Math.max(...remembered.map(({ days }) => days))).toBeLessThanOrEqual(30);
  });
});
