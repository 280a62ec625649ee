import type { Day } from '../../shared/time/day.ts';
import type { AnswerType, QuestionSubject, RuleType } from '../vocabulary.ts';

/** One of the answers that a choice offers. What it is called may change, its value stands in answers. */
export type QuestionChoice = { readonly value: string; readonly label: string; readonly labelFr: string | null };

/** An end of what may be answered, or of what brings something about: a number, or a day. It belongs to the range. */
export type AnswerBound = number | Day;

/** What becomes of a quote whose answer is this one, or lies between the two ends; a text has neither, and any counts. */
export type AnswerDecision = {
  readonly decision: RuleType;
  readonly answer: string | null;
  readonly from: AnswerBound | null;
  readonly to: AnswerBound | null;
};

/** What a question asks: an answer to it is an answer to just this. */
export type QuestionWording = {
  readonly question: string;
  /** The same in Canadian French; null where it is asked in English alone. */
  readonly questionFr: string | null;
  readonly answerType: AnswerType;
  /** What a choice offers; empty for any other type. */
  readonly choices: readonly QuestionChoice[];
  readonly least: AnswerBound | null;
  readonly most: AnswerBound | null;
};

/** A question of a product's underwriters. */
export type Question = QuestionWording & {
  readonly questionId: string;
  /** What it asks about; one beneath another asks about the same as that one. */
  readonly about: QuestionSubject;
  /** The question beneath which it opens, and on which answer to that one. */
  readonly parentId: string | null;
  readonly parentAnswer: string | null;
  /** Its place among those with the same parent. */
  readonly sortOrder: number;
  readonly decisions: readonly AnswerDecision[];
  /** The first day of cover that it is asked about. */
  readonly effectiveDate: Day;
  /** The first day of cover that it is not asked about any more; null without an end. */
  readonly expirationDate: Day | null;
  /** Under which number it was last worded: an answer names the wording that it was given to. */
  readonly wording: number;
};

/** An answer: yes or no, the value of a choice, a whole number, a day or a text. */
export type QuestionAnswer = string | number;

/** The code of what an answer brings about: the same for as long as the question lives, so that a waiver can name it. */
export function codeOfQuestion(questionId: string): string {
  return `question:${questionId}`;
}

/** Where a question is answered, as findings name fields. */
export function pathOfQuestion(questionId: string): string {
  return `declarations.questions.${questionId}`;
}

/** The answers on which another question may open: those of a closed list. */
export function listedAnswers({ answerType, choices }: Pick<Question, 'answerType' | 'choices'>): readonly string[] {
  if (answerType === 'yes_no') return ['yes', 'no'];
  return answerType === 'choice' ? choices.map(({ value }) => value) : [];
}
