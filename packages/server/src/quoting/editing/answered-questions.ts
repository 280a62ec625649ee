import { answersIn } from '@roadworthy/core/quoting/questions/answers.ts';
import { type AskedQuestion, askedQuestions } from '@roadworthy/core/quoting/questions/asked-questions.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Tx } from '../../kernel/database.ts';
import { questionFromRow, type QuestionRow } from './questions-of-product.ts';

/** What a quote was asked and answered, in the wordings that were answered, whatever became of the questions since. */
export async function answeredQuestions(
  tx: Tx,
  quote: Pick<Quote, 'declarations' | 'effectiveDate'>,
): Promise<AskedQuestion[]> {
  const provided = answersIn(quote.declarations);
  const ids = Object.keys(provided);
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('underwriting_question_versions')
    .select(['underwriting_question_id', 'question'])
    .where('underwriting_question_id', 'in', ids)
    .orderBy('underwriting_question_version_id', 'desc')
    .execute();
  const worded = rows.map((row) =>
    // Written by the trigger of the questions, column by column.
    questionFromRow({ ...(row.question as QuestionRow), underwriting_question_id: row.underwriting_question_id }),
  );
  const answered = ids.flatMap((id) => {
    const input = ownValue(provided, id) as { readonly wording?: number };
    return worded.find(({ questionId, wording }) => questionId === id && wording === input.wording) ?? [];
  });
  return askedQuestions(answered, quote);
}
