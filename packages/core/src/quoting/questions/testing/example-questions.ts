import fc from 'fast-check';
import { addDays, day } from '../../../shared/time/day.ts';
import type { AnswerType } from '../../vocabulary.ts';
import type { AnswerDecision, Question, QuestionAnswer } from '../question.ts';

/** A yes/no question that is asked of everybody and brings nothing about. */
export function exampleQuestion(changes: Partial<Question> = {}): Question {
  return {
    questionId: 'question-1',
    about: 'object',
    parentId: null,
    parentAnswer: null,
    sortOrder: 0,
    question: 'Is there damage on it now?',
    questionFr: 'Est-il endommagé en ce moment ?',
    answerType: 'yes_no',
    choices: [],
    least: null,
    most: null,
    decisions: [],
    effectiveDate: day('2026-01-01'),
    expirationDate: null,
    wording: 1,
    ...changes,
  };
}

export const colours = [
  { value: 'red', label: 'Red', labelFr: 'Rouge' },
  { value: 'blue', label: 'Blue', labelFr: 'Bleu' },
  { value: 'green', label: 'Green', labelFr: null },
] as const;

/** What an answer brings about. */
export function exampleDecision(changes: Partial<AnswerDecision> = {}): AnswerDecision {
  return { decision: 'referral', answer: null, from: null, to: null, ...changes };
}

/** The declarations of a quote that answered questions as they are worded. */
export function answered(input: readonly (readonly [Question, QuestionAnswer | null])[]) {
  return {
    questions: Object.fromEntries(input.map(([{ questionId, wording }, answer]) => [questionId, { wording, answer }])),
  };
}

const types: readonly AnswerType[] = ['yes_no', 'number', 'choice', 'date', 'text'];
const first = day('2026-01-01');

/** What may stand as an answer to a type, fit or not: a quote may hold an answer to a type that it was before. */
const someAnswer: fc.Arbitrary<QuestionAnswer> = fc.oneof(
  fc.constantFrom('yes', 'no', 'red', 'blue', 'green'),
  fc.integer({ min: -2, max: 12 }),
  fc.integer({ min: 0, max: 40 }).map((days) => addDays(first, days)),
  fc.constantFrom('A scratch', ' '),
);

function someDecision(answerType: AnswerType): fc.Arbitrary<AnswerDecision> {
  const decision = fc.constantFrom('referral', 'rejection', 'agent_required' as const);
  const listed = answerType === 'yes_no' ? ['yes', 'no'] : colours.map(({ value }) => value);
  if (answerType === 'text') return decision.map((one) => exampleDecision({ decision: one }));
  if (answerType === 'yes_no' || answerType === 'choice') {
    return fc
      .tuple(decision, fc.constantFrom(...listed))
      .map(([one, answer]) => exampleDecision({ decision: one, answer }));
  }
  return fc
    .tuple(
      decision,
      fc.integer({ min: 0, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      fc.constantFrom('from', 'to', 'both'),
    )
    .map(([one, a, b, ends]) => {
      const [low, high] = [Math.min(a, b), Math.max(a, b)];
      const end = (value: number) => (answerType === 'date' ? addDays(first, value) : value);
      const from = ends === 'to' ? null : end(low);
      return exampleDecision({ decision: one, from, to: ends === 'from' ? null : end(high) });
    });
}

type Seed = {
  readonly answerType: AnswerType;
  readonly decisions: readonly AnswerDecision[];
  /** Which of the questions before it stands above it; none where it names itself. */
  readonly above: number;
  readonly opensOn: string;
  readonly sortOrder: number;
  readonly begins: number;
  readonly lasts: number | null;
  readonly wording: number;
  readonly range: readonly [number, number] | null;
};

const someSeed: fc.Arbitrary<Seed> = fc
  .constantFrom(...types, 'yes_no' as const, 'yes_no' as const)
  .chain((answerType) =>
    fc.record({
      answerType: fc.constant(answerType),
      decisions: fc.array(someDecision(answerType), { maxLength: 3 }),
      above: fc.constantFrom(0, 1, 2, 3, 4, 99),
      opensOn: fc.constantFrom('yes', 'yes', 'no', 'red', 'blue'),
      sortOrder: fc.nat({ max: 3 }),
      begins: fc.constantFrom(0, 0, 0, 0, 0, 10, 20),
      lasts: fc.constantFrom(null, null, null, 5, 15, 60),
      wording: fc.constantFrom(1, 1, 2),
      range: fc.option(fc.constantFrom([0, 5] as const, [2, 9] as const), { nil: null }),
    }),
  );

function planted(seeds: readonly Seed[]): Question[] {
  return seeds.map((seed, index) => {
    const isNumber = seed.answerType === 'number';
    const parentId = seed.above < index ? `question-${seed.above}` : null;
    const opensOn = seeds[seed.above]?.answerType === 'choice' ? 'red' : seed.opensOn;
    return exampleQuestion({
      questionId: `question-${index}`,
      parentId,
      parentAnswer: parentId && opensOn,
      answerType: seed.answerType,
      decisions: seed.decisions,
      sortOrder: seed.sortOrder,
      wording: seed.wording,
      choices: seed.answerType === 'choice' ? colours : [],
      least: isNumber && seed.range ? seed.range[0] : null,
      most: isNumber && seed.range ? seed.range[1] : null,
      effectiveDate: addDays(first, seed.begins),
      expirationDate: seed.lasts === null ? null : addDays(first, seed.begins + seed.lasts),
    });
  });
}

/** Trees of questions in any order, some of them not in force, some opening on an answer that none gives. */
const someTree: fc.Arbitrary<readonly Question[]> = fc
  .array(someSeed, { minLength: 6, maxLength: 12 })
  .map(planted)
  .chain((questions) => fc.shuffledSubarray(questions, { minLength: questions.length }));

/** What fits a question, more often than not. */
function someFit({ answerType }: Question): fc.Arbitrary<QuestionAnswer> {
  if (answerType === 'yes_no') return fc.constantFrom('yes', 'yes', 'no');
  if (answerType === 'choice') return fc.constantFrom('red', 'blue', 'green');
  if (answerType === 'text') return fc.constantFrom('A scratch', 'On the roof');
  return answerType === 'number'
    ? fc.integer({ min: -1, max: 10 })
    : fc.integer({ min: 0, max: 12 }).map((days) => addDays(first, days));
}

/** A tree, and what a quote answered to it and when its cover begins: some of it to an older wording, some of it unfit. */
export const someQuotes = someTree.chain((questions) =>
  fc
    .array(
      fc.record({
        day: fc.nat({ max: 45 }).map((days) => addDays(first, days)),
        given: fc
          .tuple(
            ...questions.map((question) =>
              fc.record({
                answer: fc.oneof({ weight: 6, arbitrary: someFit(question) }, { weight: 1, arbitrary: someAnswer }),
                wording: fc.constantFrom(question.wording, question.wording, question.wording, 3),
                isThere: fc.constantFrom(true, true, true, false),
              }),
            ),
          )
          .map((all) =>
            Object.fromEntries(
              all.flatMap(({ isThere, ...one }, index) => (isThere ? [[questions[index]?.questionId ?? '', one]] : [])),
            ),
          ),
      }),
      { minLength: 10, maxLength: 10 },
    )
    .map((quotes) => ({ questions, quotes })),
);
