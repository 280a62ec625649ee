import { inPlace } from '../quoting/questions/asked-questions.ts';
import type { Question } from '../quoting/questions/question.ts';
import { accept, type Decision, refuse, type Refused } from '../shared/decision.ts';
import {
  type CheckedQuestion,
  checkQuestion,
  type QuestionDraft,
  type QuestionRefusal,
  type QuestionSurroundings,
} from './check-question.ts';
import { words } from '../shared/words.ts';

/** A question as it is kept. */
export type StoredQuestion = Question & {
  /** How many times it was written, beginning with 1; another place among its neighbours does not count. */
  readonly version: number;
  readonly isArchived: boolean;
};

function changedElsewhere(): Refused<'question_changed_elsewhere'> {
  const message = words(
    'This question was changed by somebody else meanwhile. Load it again to go on.',
    'Cette question a été modifiée entre-temps par quelqu’un d’autre. Rechargez-la pour continuer.',
  );
  return refuse('question_changed_elsewhere', message);
}

/** The place of what comes last beneath a parent. */
export function nextPlace(parentId: string | null, others: readonly Question[]): number {
  const places = others.filter((one) => one.parentId === parentId).map(({ sortOrder }) => sortOrder);
  return places.length === 0 ? 0 : Math.max(...places) + 1;
}

function partsOf(question: CheckedQuestion): string {
  return JSON.stringify([
    question.about,
    question.question,
    question.questionFr,
    question.answerType,
    question.least,
    question.most,
    question.parentId,
    question.parentAnswer,
    question.effectiveDate,
    question.expirationDate,
    question.choices.map(({ value, label, labelFr }) => [value, label, labelFr]),
    question.decisions.map(({ decision, answer, from, to }) => [decision, answer, from, to]),
  ]);
}

/** What a change of a question comes to, and its place: it keeps it as long as its parent stays; null where it changes nothing. */
export function decideUpdateQuestion(
  stored: StoredQuestion,
  draft: QuestionDraft,
  around: Pick<QuestionSurroundings, 'others' | 'isBilingual'>,
  seen: number | null,
): Decision<
  (CheckedQuestion & Pick<Question, 'sortOrder'>) | null,
  QuestionRefusal | 'question_changed_elsewhere' | 'question_archived'
> {
  if ((seen ?? stored.version) !== stored.version) return changedElsewhere();
  if (stored.isArchived)
    return refuse(
      'question_archived',
      words('This question is archived. Take it back first.', 'Cette question est archivée. Rétablissez-la d’abord.'),
    );
  const { others } = around;
  const checked = checkQuestion(draft, { ...around, questionId: stored.questionId });
  if (!checked.ok) return checked;
  const { parentId } = checked.event;
  const sortOrder = parentId === stored.parentId ? stored.sortOrder : nextPlace(parentId, others);
  return accept(partsOf(stored) === partsOf(checked.event) ? null : { ...checked.event, sortOrder });
}

/** The keys of a question and of everything beneath it, among those that are given. */
function withAllBeneath(questionId: string, questions: readonly Question[]): string[] {
  const beneath = questions.filter(({ parentId }) => parentId === questionId);
  return [questionId, ...beneath.flatMap((one) => withAllBeneath(one.questionId, questions))];
}

/**
 * Which questions are archived, or taken back: one with all that stands beneath it and is as it is itself. Empty where
 * it is so already; what stands beneath an archived question comes back with that one alone.
 */
export function decideArchiveQuestion(
  stored: StoredQuestion,
  alike: readonly Question[],
  { archived, isParentArchived, seen }: { archived: boolean; isParentArchived: boolean; seen: number | null },
): Decision<readonly string[], 'question_changed_elsewhere' | 'question_parent_archived'> {
  if ((seen ?? stored.version) !== stored.version) return changedElsewhere();
  if (stored.isArchived === archived) return accept([]);
  if (!archived && isParentArchived) {
    return refuse(
      'question_parent_archived',
      words(
        'The question above it is archived. Take that one back first.',
        'La question au-dessus est archivée. Rétablissez-la d’abord.',
      ),
    );
  }
  return accept(withAllBeneath(stored.questionId, alike));
}

/** The place of each question whose place changes, when those beneath one parent are put into an order. */
export function decideReorderQuestions(
  siblings: readonly Question[],
  order: readonly string[],
): Decision<readonly Pick<Question, 'questionId' | 'sortOrder'>[], 'questions_changed_elsewhere'> {
  const known = new Map(inPlace(siblings).map((one) => [one.questionId, one]));
  if (order.length !== known.size || new Set(order).size !== order.length || !order.every((id) => known.has(id))) {
    const message = words(
      'The questions were changed by somebody else meanwhile. Look at them again.',
      'Les questions ont été modifiées entre-temps par quelqu’un d’autre. Regardez-les de nouveau.',
    );
    return refuse('questions_changed_elsewhere', message, 'underwriting_question_ids');
  }
  const placed = order.map((questionId, sortOrder) => ({ questionId, sortOrder }));
  return accept(placed.filter(({ questionId, sortOrder }) => known.get(questionId)?.sortOrder !== sortOrder));
}
