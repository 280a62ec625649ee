import { describe, expect, test } from 'vitest';
import { checkoutState } from './checkout/checkout-state.ts';
import { guards } from './guards.ts';
import { exampleQuoteOf } from './line-quotes.fixture.ts';
import { expectedAnswers, missingAnswers, stepOfField, stepsOf } from './checks/missing.ts';
import { codeOf, exampleFacts, exampleQuote, fieldOf, today } from './quote.fixture.ts';
import { unansweredOf } from './subject/quote-facts.ts';
import { askedQuestions, findingsOfQuestions } from './questions/asked-questions.ts';
import { pathOfQuestion } from './questions/question.ts';
import { answered, exampleDecision, exampleQuestion } from './questions/testing/example-questions.ts';
import { noFindings, togetherWith } from './rules/rule-findings.ts';
import { isWaivedBy, openReferrals } from './signing/waivers.ts';

const damage = exampleQuestion({ decisions: [exampleDecision({ answer: 'yes' })] });
const path = pathOfQuestion(damage.questionId);

/** A quote that was asked whether there is damage, and what its answer makes of the facts. */
function quoteThatStates(answer: 'yes' | 'no' | null) {
  const quote = exampleQuote({ declarations: answer === null ? {} : answered([[damage, answer]]) });
  const questions = askedQuestions([damage], quote);
  return { quote, facts: exampleFacts({ questions, ruled: findingsOfQuestions(questions) }) };
}

describe('a quote of which underwriters ask something', () => {
  test('is not complete until it has answered', () => {
    const { quote, facts } = quoteThatStates(null);
    const decision = guards.complete(quote, facts);
    expect([codeOf(decision), fieldOf(decision)]).toEqual(['fields_missing', path]);
    expect(decision).toMatchObject({
      refusal: { message: 'This has to be answered first: Is there damage on it now?' },
    });
    expect(unansweredOf(facts)).toMatchObject([{ path, message: 'Is there damage on it now?' }]);
    const stated = quoteThatStates('no');
    expect(codeOf(guards.complete(stated.quote, stated.facts))).toBeNull();
    expect(unansweredOf(stated.facts)).toEqual([]);
  });

  test('has a step for it before covers are chosen, and goes there as long as it is open', () => {
    const { quote, facts } = quoteThatStates(null);
    const state = checkoutState(quote, facts);
    expect(state.steps.map(({ step }) => step)).toEqual(stepsOf(quote, facts.questions));
    expect(stepsOf(quote, facts.questions).slice(-6)).toEqual([
      'drivers',
      'history',
      'plans',
      'review',
      'sign',
      'payment',
    ]);
    expect(state.next).toBe('history');
    expect(state.missing).toMatchObject([
      { step: 'history', field: path, message: 'Is there damage on it now?' },
      { step: 'sign' },
      { step: 'payment' },
    ]);
    const stated = quoteThatStates('no');
    expect(checkoutState(stated.quote, stated.facts).next).toBe('review');
  });

  test('grows in percent with its answers', () => {
    const [open, stated] = [quoteThatStates(null), quoteThatStates('no')];
    const [before, after] = [checkoutState(open.quote, open.facts), checkoutState(stated.quote, stated.facts)];
    expect(after.percent).toBeGreaterThan(before.percent);
  });

  test('has no such step where nothing is asked', () => {
    const { quote } = quoteThatStates('no');
    expect(stepsOf(quote)).not.toContain('history');
    expect(expectedAnswers(quote, today).some(({ step }) => step === 'history')).toBe(false);
  });

  test.each(['motorcycle', 'boat', 'pro', 'car_share'] as const)('has the step before its covers in %s', (provider) => {
    const quote = exampleQuoteOf(provider);
    const questions = askedQuestions([damage], { ...quote, declarations: {} });
    const steps = stepsOf(quote, questions);
    expect(steps.filter((step) => step !== 'history')).toEqual(stepsOf(quote));
    expect(steps[steps.indexOf('history') + 1]).toBe(stepOfField(provider, 'coverages'));
    expect(missingAnswers(quote, today, [], questions)[0]).toMatchObject({ step: 'history', field: path });
  });

  test.each(['personal', 'boat'])('is led by a finding about an answer to that step in %s', (provider) => {
    expect(stepOfField(provider, path)).toBe('history');
    expect(stepOfField(provider, 'declarations.questions')).toBe('history');
  });
});

describe('an answer that refers', () => {
  test('stands in the way until an underwriter lets just it pass, for just this content', () => {
    const { quote, facts } = quoteThatStates('yes');
    expect(codeOf(guards.needs_no_referral(quote, facts))).toBe('referral_needed');
    const [referral] = openReferrals(quote, facts);
    expect(referral).toMatchObject({ code: 'question:question-1', value: 'yes', field: path });
    const waiver = { contentHash: 'hash-1', code: 'question:question-1', value: 'yes' };
    expect(openReferrals(quote, { ...facts, waivers: [waiver] })).toEqual([]);
    expect(referral && isWaivedBy(referral, 'hash-2', waiver)).toBe(false);
    expect(referral && isWaivedBy(referral, 'hash-1', { ...waiver, value: 'no' })).toBe(false);
  });

  test('is waived up to the number that was looked at', () => {
    const losses = exampleQuestion({ answerType: 'number', decisions: [exampleDecision({ from: 3 })] });
    const waiver = { contentHash: 'hash-1', code: 'question:question-1', value: 4 };
    for (const [count, open] of [
      [3, 0],
      [4, 0],
      [5, 1],
    ] as const) {
      const quote = exampleQuote({ declarations: answered([[losses, count]]) });
      const ruled = findingsOfQuestions(askedQuestions([losses], quote));
      expect(openReferrals(quote, exampleFacts({ ruled, waivers: [waiver] }))).toHaveLength(open);
    }
  });

  test('shows who buys that it is looked at', () => {
    const { quote, facts } = quoteThatStates('yes');
    expect(checkoutState(quote, facts).stop).toBe('review-needed');
  });

  test('stands beside what the rules found', () => {
    const { facts } = quoteThatStates('yes');
    const ruled = { ...refusedByRule, agentRequired: [], rejections: [] };
    expect(togetherWith(ruled, facts.ruled).referrals.map(({ code }) => code)).toEqual([
      'rule:1',
      'question:question-1',
    ]);
    expect(togetherWith(noFindings, noFindings)).toEqual(noFindings);
  });
});

const refusedByRule = { referrals: [{ code: 'rule:1', ruleId: '1', message: 'Too much.', value: 3 }] };
