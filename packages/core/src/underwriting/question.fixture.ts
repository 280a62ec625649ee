import { exampleQuestion } from '../quoting/questions/testing/example-questions.ts';
import type { Question } from '../quoting/questions/question.ts';
import { day } from '../shared/time/day.ts';
import type { StoredQuestion } from './change-question.ts';
import type { QuestionDraft, QuestionSurroundings } from './check-question.ts';

/** A question as an underwriter sends it: yes or no, asked of everybody, where a yes refers. */
export function exampleDraft(changes: Partial<QuestionDraft> = {}): QuestionDraft {
  return {
    about: 'object',
    parentId: null,
    parentAnswer: null,
    question: 'Is there damage on it now?',
    questionFr: 'Est-il endommagé en ce moment ?',
    answerType: 'yes_no',
    choices: [],
    least: null,
    most: null,
    decisions: [{ decision: 'referral', answer: 'yes', from: null, to: null }],
    effectiveDate: day('2026-01-01'),
    expirationDate: null,
    ...changes,
  };
}

/** Nothing is asked yet, and nobody reads French. */
export function exampleSurroundings(changes: Partial<QuestionSurroundings> = {}): QuestionSurroundings {
  return { others: [], isBilingual: false, questionId: null, ...changes };
}

/** A question that is kept, in its first wording. */
export function exampleStored(changes: Partial<StoredQuestion> = {}): StoredQuestion {
  return {
    ...exampleQuestion({
      decisions: [
        {
          decision: 'referral',
          answer: 'yes',
          from: null,
          to: null,
        },
      ],
    }),
    version: 1,
    isArchived: false,
    ...changes,
  };
}

/** Questions one beneath the other, each opening on the yes of the one above it. */
export function chain(...questionIds: readonly string[]): Question[] {
  return questionIds.map((questionId, index) =>
    exampleQuestion({
      questionId,
      parentId: questionIds[index - 1] ?? null,
      parentAnswer: index === 0 ? null : 'yes',
      question: `Question ${questionId}?`,
    }),
  );
}
