import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { exampleQuote } from '../quote.fixture.ts';
import { askedQuestions, findingsOfQuestions, questionsOn } from './asked-questions.ts';
import { codeOfQuestion, pathOfQuestion, type Question } from './question.ts';
import { answered, colours, exampleDecision, exampleQuestion, someQuotes } from './testing/example-questions.ts';
import { interpretQuestions } from './testing/interpret-questions.ts';
import { sampled } from '../../shared/testing/sampled.ts';

const losses = exampleQuestion({ questionId: 'losses', question: 'Have you had losses in five years?' });
const count = exampleQuestion({
  questionId: 'count',
  question: 'How many?',
  questionFr: 'Combien ?',
  answerType: 'number',
  least: 1,
  most: 99,
  parentId: 'losses',
  parentAnswer: 'yes',
  decisions: [exampleDecision({ from: 3 })],
});
const large = exampleQuestion({
  questionId: 'large',
  question: 'Any above $25,000?',
  parentId: 'losses',
  parentAnswer: 'yes',
  sortOrder: 1,
  decisions: [exampleDecision({ answer: 'yes' })],
});
const tree = [large, losses, count];

const requested = (
  questions: readonly Question[],
  input: Parameters<typeof answered>[0],
  effectiveDate = '2026-03-20',
) => askedQuestions(questions, { declarations: answered(input), effectiveDate: day(effectiveDate) });
const names = (...args: Parameters<typeof requested>) => requested(...args).map(({ question }) => question.questionId);
const found = (...args: Parameters<typeof requested>) => findingsOfQuestions(requested(...args));

describe('what a quote is asked', () => {
  const many = sampled(150, 1_000);

  test(`is what a plain reading of each question asks and finds: ${many.numRuns} trees × 10 quotes (seed ${many.seed})`, () => {
    let opened = 0;
    let brought = 0;
    fc.assert(
      fc.property(someQuotes, ({ questions, quotes }) => {
        for (const { day: effectiveDate, given: input } of quotes) {
          const all = askedQuestions(questions, { effectiveDate, declarations: { questions: input } });
          const plain = interpretQuestions(questions, input, effectiveDate);
          expect(all.map(({ question, answer }) => `${question.questionId}: ${answer}`).toSorted()).toEqual(
            plain.questions,
          );
          const { rejections, referrals, agentRequired } = findingsOfQuestions(all);
          const consequences = [
            ...rejections.map(({ code }) => `${code} rejection`),
            ...referrals.map(({ code }) => `${code} referral`),
            ...agentRequired.map(({ code }) => `${code} agent_required`),
          ].map((one) => one.replace('question:', ''));
          expect(consequences.toSorted()).toEqual(plain.consequences);
          opened += all.filter(({ question }) => question.parentId !== null).length;
          brought += consequences.length;
        }
      }),
      many,
    );
    expect(opened).toBeGreaterThan(many.numRuns);
    expect(brought).toBeGreaterThan(many.numRuns);
  });

  test('is asked in its places, what an answer opens right beneath it', () => {
    const other = exampleQuestion({ questionId: 'other', sortOrder: 1 });
    expect(names([other, ...tree], [])).toEqual(['losses', 'other']);
    expect(names([other, ...tree], [[losses, 'yes']])).toEqual(['losses', 'count', 'large', 'other']);
    expect(names([other, ...tree], [[losses, 'no']])).toEqual(['losses', 'other']);
  });

  test('that share a place are asked in the order of their keys', () => {
    expect(names([exampleQuestion({ questionId: 'b' }), exampleQuestion({ questionId: 'a' })], [])).toEqual(['a', 'b']);
  });

  test('is there again when the answer above it is, and does not count meanwhile', () => {
    expect(
      found(tree, [
        [losses, 'no'],
        [count, 5],
        [large, 'yes'],
      ]).referrals,
    ).toEqual([]);
    expect(
      found(tree, [
        [losses, 'yes'],
        [count, 5],
        [large, 'yes'],
      ]).referrals,
    ).toHaveLength(2);
    expect(
      requested(tree, [
        [losses, 'yes'],
        [count, 5],
      ]).map(({ answer }) => answer),
    ).toEqual(['yes', 5, null]);
  });

  test.each([
    ['2025-12-31', []],
    ['2026-01-01', ['question-1']],
    ['2026-05-31', ['question-1']],
    ['2026-06-01', []],
  ])('about cover from %s is %j, by the days of the question', (effectiveDate, expected) => {
    const question = exampleQuestion({ expirationDate: day('2026-06-01') });
    expect(names([question], [], effectiveDate)).toEqual(expected);
  });

  test('opens nothing beneath a question that is not asked on the day', () => {
    const ended = { ...losses, expirationDate: day('2026-02-01') };
    expect(names([ended, count], [[ended, 'yes']])).toEqual([]);
    expect(questionsOn([ended, count], day('2026-03-01'))).toEqual([]);
    expect(questionsOn([ended, count], day('2026-01-01'))).toEqual([ended, count]);
  });

  test('is asked anew when it was reworded, and not when only what follows was changed', () => {
    const reworded = { ...losses, wording: 2, question: 'Have you had losses in ten years?' };
    expect(requested([reworded], [[losses, 'no']])).toEqual([{ question: reworded, answer: null }]);
    const stricter = { ...losses, decisions: [exampleDecision({ answer: 'no', decision: 'rejection' })] };
    expect(found([stricter], [[losses, 'no']]).rejections).toHaveLength(1);
  });
});

describe('what an answer brings about', () => {
  test('says the question and the answer, in both languages, under the code of the question', () => {
    const { referrals } = found([{ ...losses, decisions: [exampleDecision({ answer: 'yes' })] }], [[losses, 'yes']]);
    expect(referrals).toMatchObject([
      {
        code: codeOfQuestion('losses'),
        field: pathOfQuestion('losses'),
        message: 'Have you had losses in five years? Answer: Yes.',
        form: '{question} Answer: {answer}.',
        facts: {
          question: { en: 'Have you had losses in five years?', fr: losses.questionFr },
          answer: { en: 'Yes', fr: 'Oui' },
        },
        value: 'yes',
      },
    ]);
  });

  const number = exampleQuestion({ answerType: 'number' });
  const from = exampleDecision({ from: 3 });
  const to = exampleDecision({ to: 3 });
  test.each([
    ['a number that is worse the higher it is is seen as a number', number, from, 7, { value: 7, threshold: 3 }],
    ['one that is worse the lower it is is the very one', number, to, 2, { value: '2' }],
    [
      'one within two ends is the very one',
      number,
      exampleDecision({ from: 1, to: 3 }),
      2,
      { value: '2', threshold: 1 },
    ],
    [
      'a choice is its value, whatever it is called',
      exampleQuestion({ answerType: 'choice', choices: colours }),
      exampleDecision({ answer: 'green' }),
      'green',
      { value: 'green' },
    ],
    [
      'a day is the very day',
      exampleQuestion({ answerType: 'date' }),
      exampleDecision({ from: day('2026-02-01') }),
      '2026-02-03',
      { value: '2026-02-03', threshold: '2026-02-01' },
    ],
    [
      'a text is not named',
      exampleQuestion({ answerType: 'text' }),
      exampleDecision(),
      'On the roof',
      { value: 'answered' },
    ],
  ] as const)('%s', (_what, question, decision, answer, seen) => {
    const { referrals } = found([{ ...question, decisions: [decision] }], [[question, answer]]);
    expect(referrals).toMatchObject([seen]);
    expect(referrals[0]?.threshold).toBe('threshold' in seen ? seen.threshold : undefined);
  });

  test.each([
    [2, []],
    [3, [3]],
    [99, [99]],
  ])('%i losses are met from three on: %j', (stated, values) => {
    const { referrals } = found(tree, [
      [losses, 'yes'],
      [count, stated],
      [large, 'no'],
    ]);
    expect(referrals.map(({ value }) => value)).toEqual(values);
  });

  test('is nothing for a quote that answered nothing, or something else entirely', () => {
    const none = { rejections: [], referrals: [], agentRequired: [] };
    expect(findingsOfQuestions(askedQuestions(tree, exampleQuote({ declarations: {} })))).toEqual(none);
    for (const questions of [null, [], 'yes', { losses: 'yes' }, { losses: { wording: 1 } }, { losses: null }]) {
      const strange = askedQuestions(tree, exampleQuote({ declarations: { questions } }));
      expect(strange).toEqual([{ question: losses, answer: null }]);
      expect(findingsOfQuestions(strange)).toEqual(none);
    }
  });

  test('goes where its outcome belongs', () => {
    const textOf = (decision: 'rejection' | 'referral' | 'agent_required') =>
      found([{ ...losses, decisions: [exampleDecision({ decision, answer: 'yes' })] }], [[losses, 'yes']]);
    expect(textOf('rejection').rejections).toHaveLength(1);
    expect(textOf('referral').referrals).toHaveLength(1);
    expect(textOf('agent_required').agentRequired).toHaveLength(1);
  });
});
