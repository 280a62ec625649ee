import type { Question } from '@roadworthy/core/quoting/questions/question.ts';
import type { StoredQuestion } from '@roadworthy/core/underwriting/change-question.ts';
import { type CheckedQuestion, needsFrench, type QuestionDraft } from '@roadworthy/core/underwriting/check-question.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { UnderwritingQuestionInput } from '../generated/operations.ts';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';
import { productOf } from '../products/product-store.ts';
import { loadQuestions, questionFromRow } from '../quoting/editing/questions-of-product.ts';
import { lockRulesOf } from './rule-store.ts';

/** A question as it was sent, in the words of the rules. */
export function draftFrom(sent: UnderwritingQuestionInput): QuestionDraft {
  const isDated = sent.answer_type === 'date';
  const { expiration_date: end } = sent;
  return {
    about: sent.about ?? 'object',
    parentId: sent.parent_id ?? null,
    parentAnswer: sent.parent_answer ?? null,
    question: sent.question,
    questionFr: sent.question_fr ?? null,
    answerType: sent.answer_type,
    choices: (sent.choices ?? []).map(({ value, label, label_fr }) => ({
      value,
      label,
      labelFr: label_fr ?? null,
    })),
    least: (isDated ? sent.first_day : sent.least) ?? null,
    most: (isDated ? sent.last_day : sent.most) ?? null,
    decisions: (sent.decisions ?? []).map(({ decision, answer, from, to }) => ({
      decision,
      answer: answer ?? null,
      from: from ?? null,
      to: to ?? null,
    })),
    effectiveDate: day(sent.effective_date),
    expirationDate: end === null || end === undefined ? null : day(end),
  };
}

/** A question as its columns take it; what is open JSON goes as text. */
export function columnsOfQuestion(question: CheckedQuestion) {
  const { answerType: answer_type, least, most } = question;
  const isDated = answer_type === 'date';
  const choices = question.choices.map(({ value, label, labelFr: label_fr }) => ({ value, label, label_fr }));
  return {
    about: question.about,
    question: question.question,
    question_fr: question.questionFr,
    answer_type,
    parent_id: question.parentId,
    parent_answer: question.parentAnswer,
    choices: JSON.stringify(choices),
    decisions: JSON.stringify(question.decisions),
    least: isDated || least === null ? null : Number(least),
    most: isDated || most === null ? null : Number(most),
    first_day: isDated && least !== null ? String(least) : null,
    last_day: isDated && most !== null ? String(most) : null,
    effective_date: question.effectiveDate,
    expiration_date: question.expirationDate,
  };
}

/** What a new wording is judged by: the questions in use, and whether buyers may read French. Throws `not_found`. */
export async function surroundings(tx: Tx, productId: string) {
  const product = await productOf(tx, productId);
  return { others: await loadQuestions(tx, productId), isBilingual: needsFrench(product) };
}

/** Holds a product, so that of two who write its questions at once one comes after the other, and so do their wordings. */
export const lockQuestionsOf = lockRulesOf;

/** A question as it is kept, with its product and what of it was archived at the same moment, or is in use. */
export type LockedQuestion = StoredQuestion & {
  readonly productId: string;
  readonly alike: readonly Question[];
  readonly isParentArchived: boolean;
};

/** A question, held with all of its product. Throws `not_found`. */
export async function lockQuestion(tx: Tx, questionId: string): Promise<LockedQuestion> {
  const questions = tx.selectFrom('underwriting_questions');
  const place = await questions
    .select('product_id')
    .where('underwriting_question_id', '=', questionId)
    .executeTakeFirst();
  if (!place) throw notFound();
  await lockQuestionsOf(tx, place.product_id);
  const rows = await questions.selectAll().where('product_id', '=', place.product_id).execute();
  const row = rows.find((one) => one.underwriting_question_id === questionId);
  if (!row) throw notFound();
  const when = row.archived?.getTime();
  const parent = rows.find((one) => one.underwriting_question_id === row.parent_id);
  return {
    ...questionFromRow(row),
    version: row.version,
    isArchived: row.archived !== null,
    productId: row.product_id,
    alike: rows.filter(({ archived }) => archived?.getTime() === when).map(questionFromRow),
    isParentArchived: parent?.archived != null,
  };
}
