import type { AnswerDecision, Question, QuestionChoice } from '@roadworthy/core/quoting/questions/question.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Tx } from '../../kernel/database.ts';

/** The newest wording of any question of a quote's product: as long as it is the newest, all of them are as they were. */
export function newestQuestion(quote: ExpressionBuilder<Database, 'quotes'>) {
  return quote
    .selectFrom('underwriting_question_versions as newest')
    .select('newest.underwriting_question_version_id')
    .whereRef('newest.organization_id', '=', 'quotes.organization_id')
    .whereRef('newest.product_id', '=', 'quotes.product_id')
    .orderBy('newest.underwriting_question_version_id', 'desc')
    .limit(1);
}

export type QuestionRow = Omit<
  Selectable<Database['underwriting_questions']>,
  'organization_id' | 'product_id' | 'created' | 'updated' | 'version' | 'archived' | 'decision'
>;

const dayOrNone = (text: string | null) => (text === null ? null : day(text));

/** A question as it is kept. The database's checks, and those of whoever wrote it, stand for the value lists. */
export function questionFromRow(row: QuestionRow): Question {
  const isDated = row.answer_type === 'date';
  return {
    questionId: row.underwriting_question_id,
    about: row.about,
    parentId: row.parent_id,
    parentAnswer: row.parent_answer,
    sortOrder: row.sort_order,
    question: row.question,
    questionFr: row.question_fr,
    answerType: row.answer_type,
    choices: (
      row.choices as readonly {
        readonly value: string;
        readonly label: string;
        readonly label_fr: string | null;
      }[]
    ).map(({ value, label, label_fr: labelFr }): QuestionChoice => ({
      value,
      label,
      labelFr,
    })),
    least: isDated ? dayOrNone(row.first_day) : row.least,
    most: isDated ? dayOrNone(row.last_day) : row.most,
    decisions: row.decisions as readonly AnswerDecision[],
    effectiveDate: day(row.effective_date),
    expirationDate: dayOrNone(row.expiration_date),
    wording: row.wording,
  };
}

/** The questions of a product that are not archived. */
export async function loadQuestions(tx: Tx, productId: string): Promise<Question[]> {
  const rows = await tx
    .selectFrom('underwriting_questions')
    .selectAll()
    .where('product_id', '=', productId)
    .where('archived', 'is', null)
    .orderBy('sort_order')
    .orderBy('underwriting_question_id')
    .execute();
  return rows.map(questionFromRow);
}

// What stands under the number of a wording never changes, so it may serve every request of this process.
const known = new Map<string, readonly Question[]>();
const mostSets = 200;

/** The questions of a product, read once for all requests of this process that see the same newest wording of any; none where it never had one. */
export async function questionsOf(
  tx: Tx,
  { productId, version }: { readonly productId: string; readonly version: string | null },
): Promise<readonly Question[]> {
  if (version === null) return [];
  const stored = known.get(version);
  if (stored) return stored;
  const questions = await loadQuestions(tx, productId);
  if (known.size >= mostSets) known.clear();
  known.set(version, questions);
  return questions;
}
