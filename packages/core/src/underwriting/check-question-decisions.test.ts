import { describe, expect, test } from 'vitest';
import { codeOf, fieldOf } from '../quoting/quote.fixture.ts';
import { colours } from '../quoting/questions/testing/example-questions.ts';
import { type QuestionDecision, checkDecisions } from './check-question-decisions.ts';

const yesNo = { answerType: 'yes_no', choices: [] } as const;
const choice = { answerType: 'choice', choices: colours } as const;
const number = { answerType: 'number', choices: [] } as const;
const date = { answerType: 'date', choices: [] } as const;
const text = { answerType: 'text', choices: [] } as const;
type Requested = Parameters<typeof checkDecisions>[1];

const on = (changes: Partial<QuestionDecision>): QuestionDecision => ({
  decision: 'referral',
  answer: null,
  from: null,
  to: null,
  ...changes,
});
const range = (from: unknown, to: unknown) => on({ from, to });

describe('what an answer brings about', () => {
  test.each<[string, Requested, readonly QuestionDecision[]]>([
    ['nothing', yesNo, []],
    ['a referral by a yes', yesNo, [on({ answer: 'yes' })]],
    ['one thing by each answer', yesNo, [on({ answer: 'yes' }), on({ answer: 'no', decision: 'rejection' })]],
    ['an agent by a choice', choice, [on({ answer: 'red', decision: 'agent_required' })]],
    ['something from a number on', number, [range(3, null)]],
    ['something up to a number', number, [range(null, 3)]],
    ['something by one number', number, [range(3, 3)]],
    ['more the more there are', number, [range(3, 4), on({ from: 5, decision: 'rejection' })]],
    ['something by days', date, [range('2026-01-01', '2026-01-31'), range('2026-02-01', null)]],
    ['something by any text', text, [on({})]],
  ])('may be %s', (_what, question, requested) => {
    expect(checkDecisions(requested, question)).toEqual({ ok: true, event: requested });
  });

  test('keeps of each what belongs to its way of answering', () => {
    expect(checkDecisions([on({ answer: 'yes', from: 3, to: 4 })], yesNo)).toEqual({
      ok: true,
      event: [on({ answer: 'yes' })],
    });
    expect(checkDecisions([on({ answer: 'yes', from: 3, to: undefined })], number)).toEqual({
      ok: true,
      event: [range(3, null)],
    });
    expect(checkDecisions([on({ answer: 'yes', from: 3 })], text)).toEqual({ ok: true, event: [on({})] });
  });

  test.each<[string, Requested, readonly QuestionDecision[], string, string]>([
    ['another outcome', yesNo, [on({ decision: 'none', answer: 'yes' })], 'choice_unknown', 'decisions.0.decision'],
    ['no answer', yesNo, [on({})], 'question_decision_unfit', 'decisions.0.answer'],
    ['an unknown answer', choice, [on({ answer: 'purple' })], 'question_decision_unfit', 'decisions.0.answer'],
    ['no end at all', number, [range(null, null)], 'question_decision_unfit', 'decisions.0.from'],
    ['half a number', number, [range(0.5, null)], 'question_decision_unfit', 'decisions.0.from'],
    ['a number in words', number, [range(1, 'ten')], 'question_decision_unfit', 'decisions.0.to'],
    ['a number out of all proportion', number, [range(1e10, null)], 'question_decision_unfit', 'decisions.0.from'],
    ['numbers that cross', number, [range(3, 2)], 'question_decision_unfit', 'decisions.0.to'],
    ['a day that is none', date, [range('2026-02-30', null)], 'question_decision_unfit', 'decisions.0.from'],
    ['days that cross', date, [range('2026-02-02', '2026-02-01')], 'question_decision_unfit', 'decisions.0.to'],
    [
      'two things by one answer',
      yesNo,
      [on({ answer: 'yes' }), on({ answer: 'yes', decision: 'rejection' })],
      ...(['question_decisions_overlap', 'decisions.1'] as const),
    ],
    ['two things by any text', text, [on({}), on({})], 'question_decisions_overlap', 'decisions.1'],
    ['ranges that touch', number, [range(1, 3), range(3, 5)], 'question_decisions_overlap', 'decisions.1'],
    ['a range within another', number, [range(1, null), range(3, 5)], 'question_decisions_overlap', 'decisions.1'],
    ['a range around another', number, [range(3, 5), range(null, 9)], 'question_decisions_overlap', 'decisions.1'],
    [
      'days that both name',
      date,
      [range('2026-01-01', '2026-02-01'), range('2026-02-01', null)],
      ...(['question_decisions_overlap', 'decisions.1'] as const),
    ],
    [
      'the third that overlaps the first',
      number,
      [range(1, 2), range(5, 6), range(2, 3)],
      ...(['question_decisions_overlap', 'decisions.2'] as const),
    ],
  ])('is not %s', (_what, question, requested, code, field) => {
    const decision = checkDecisions(requested, question);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, field]);
  });

  test('is named for twenty answers at most', () => {
    const many = Array.from({ length: 21 }, (_, index) => range(index, index));
    expect(codeOf(checkDecisions(many.slice(1), number))).toBeNull();
    expect(fieldOf(checkDecisions(many, number))).toBe('decisions');
  });
});
