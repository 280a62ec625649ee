import { warningsOfQuestions } from '@roadworthy/core/underwriting/question-warnings.ts';
import { computedRead } from '../kernel/operation.ts';
import { questionFromRow, type QuestionRow } from '../quoting/editing/questions-of-product.ts';
import { printedChoices } from '../quoting/editing/read-quote-questions.ts';
import { surroundings } from './question-store.ts';

export const underwritingQuestionBook = computedRead({
  name: 'underwriting_question_book',
  permission: 'question:read',
  root: 'product_id',
  example: {},
  async run({ tx, input }) {
    const { others, isBilingual } = await surroundings(tx, input.product_id);
    return {
      needs_french: isBilingual,
      warnings: warningsOfQuestions(others).map(({ questionId, ...message }) => ({
        ...message,
        underwriting_question_id: questionId,
      })),
    };
  },
});

type Wording = QuestionRow & { readonly archived: boolean };

export const underwritingQuestionHistory = computedRead({
  name: 'underwriting_question_history',
  permission: 'question:read',
  root: 'underwriting_question_id',
  example: {},
  async run({ tx, input, request: { locale } }) {
    const rows = await tx
      .selectFrom('underwriting_question_versions as kept')
      .leftJoin('users', 'users.user_id', 'kept.user_id')
      .distinctOn('kept.version')
      .select(['kept.version', 'kept.created', 'kept.question', 'kept.underwriting_question_id'])
      .select(['users.first_name', 'users.last_name'])
      .where('kept.underwriting_question_id', '=', input.underwriting_question_id)
      .orderBy('kept.version', 'desc')
      // Of those that another place in the order left beside it, the one that was written first.
      .orderBy('kept.underwriting_question_version_id')
      .execute();
    return rows.map((row) => {
      // Written by the trigger of the questions, column by column.
      const { archived, ...wording } = row.question as Wording;
      const question = questionFromRow({ ...wording, underwriting_question_id: row.underwriting_question_id });
      return {
        version: row.version,
        written: row.created.toISOString(),
        archived,
        asks_anew: question.wording === row.version,
        written_by: [row.first_name, row.last_name].filter((part) => part !== null).join(' ') || null,
        question: question.question,
        question_fr: question.questionFr,
        answer_type: question.answerType,
        choices: printedChoices(question.choices, locale),
        decisions: question.decisions,
        effective_date: question.effectiveDate,
        expiration_date: question.expirationDate,
      };
    });
  },
});
