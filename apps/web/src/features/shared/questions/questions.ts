import { daysBetween, isDay } from '@roadworthy/core/shared/time/day.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { QuoteQuestionsQuery } from '../../../generated/documents.ts';
import type { Shapes } from '../answers/shapes.ts';
import { own } from '../lines/field-answers.ts';

/** A question as whoever answers it sees it. */
export type QuestionView = QuoteQuestionsQuery['quote_questions'][number];

/** Answers as they are typed, by question; empty where nothing is. */
export type QuestionAnswers = Readonly<Record<string, string>>;

/** What is said of an answer that cannot be sent. */
export type QuestionCopy = {
  readonly yes: string;
  readonly no: string;
  readonly open: string;
  readonly number: string;
  readonly least: (least: string) => string;
  readonly most: (most: string) => string;
};

export type OpenQuestion = { readonly question: QuestionView; readonly depth: number };

/** The questions that the answers open, each right beneath the one that opens it; the server decides the same. */
export function openQuestions(questions: readonly QuestionView[], answers: QuestionAnswers): OpenQuestion[] {
  const depths = new Map<string, number>();
  return questions.flatMap((question) => {
    const { underwriting_question_id: id, parent_id: parent, parent_answer: wanted } = question;
    const above = parent === null ? -1 : depths.get(parent);
    if (above === undefined || (parent !== null && ownValue(answers, parent) !== wanted)) return [];
    depths.set(id, above + 1);
    return [{ question, depth: above + 1 }];
  });
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** What a quote's declarations hold in answer to the questions as they are worded, as their fields show it. */
export function savedAnswers(questions: readonly QuestionView[], declarations: unknown): QuestionAnswers {
  const answers = partOf(declarations, 'questions');
  return Object.fromEntries(
    questions.map(({ underwriting_question_id: id, wording }) => {
      const provided = partOf(answers, id);
      const answer = partOf(provided, 'wording') === wording ? partOf(provided, 'answer') : null;
      return [id, typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''];
    }),
  );
}

const numberShape = /^-?\d{1,9}$/;

/** Answers as the server takes them: each to the wording that is on screen, null for one that is taken back. */
export function sentAnswers(questions: readonly QuestionView[], patch: Partial<QuestionAnswers>) {
  const sent = questions.flatMap((question) => {
    const typed = ownValue(patch, question.underwriting_question_id)?.trim();
    if (typed === undefined) return [];
    const answer = question.answer_type === 'number' ? Number(typed) : typed;
    return [[question.underwriting_question_id, typed === '' ? null : { wording: question.wording, answer }] as const];
  });
  return Object.fromEntries(sent);
}

const endOf = (end: unknown): string | null =>
  typeof end === 'string' || typeof end === 'number' ? String(end) : null;

function rangeProblem(question: QuestionView, typed: string, copy: QuestionCopy): string | null {
  const isDated = question.answer_type === 'date';
  const isBefore = (one: string, other: string) =>
    isDated && isDay(one) && isDay(other) ? daysBetween(one, other) > 0 : Number(one) < Number(other);
  const [least, most] = [endOf(question.least), endOf(question.most)];
  if (least !== null && isBefore(typed, least)) return copy.least(least);
  return most !== null && isBefore(most, typed) ? copy.most(most) : null;
}

function problemOf(question: QuestionView, typed: string, copy: QuestionCopy, isNeeded: boolean): string | null {
  if (typed.trim() === '') return isNeeded ? copy.open : null;
  if (question.answer_type === 'number' && !numberShape.test(typed.trim())) return copy.number;
  const isRange = question.answer_type === 'number' || question.answer_type === 'date';
  return isRange ? rangeProblem(question, typed.trim(), copy) : null;
}

/** What is wrong with answers before they are sent; what is not asked is never wrong. */
export function questionShapes(
  questions: readonly QuestionView[],
  copy: QuestionCopy,
  { isNeeded }: { readonly isNeeded: boolean },
): Shapes<QuestionAnswers> {
  const isOpen = (id: string, all: QuestionAnswers) =>
    openQuestions(questions, all).some(({ question }) => question.underwriting_question_id === id);
  return Object.fromEntries(
    questions.map((question) => {
      const { underwriting_question_id: id } = question;
      const shape = (typed: string, all: QuestionAnswers) => {
        const problem = problemOf(question, typed, copy, isNeeded);
        return problem !== null && isOpen(id, all) ? own(problem) : null;
      };
      return [id, shape];
    }),
  );
}
