import { isDay } from '@roadworthy/core/shared/time/day.ts';
import type { Underwriting_Question_Input, UnderwritingQuestionRowFragment } from '../../../generated/documents.ts';

export type QuestionRow = UnderwritingQuestionRowFragment;

export type DraftChoice = { readonly value: string; readonly label: string; readonly label_fr: string };

/** What an answer brings about, as it stands in its controls. */
export type DraftDecision = {
  readonly decision: string;
  readonly answer: string;
  readonly from: string;
  readonly to: string;
};

/** A question that is being written; numbers and days are as they are typed. */
export type QuestionDraft = {
  readonly about: string;
  readonly question: string;
  readonly question_fr: string;
  readonly answer_type: string;
  readonly choices: readonly DraftChoice[];
  readonly least: string;
  readonly most: string;
  readonly decisions: readonly DraftDecision[];
  readonly parent_id: string;
  readonly parent_answer: string;
  readonly effective_date: string;
  readonly expiration_date: string;
};

export const emptyChoice: DraftChoice = { value: '', label: '', label_fr: '' };
export const emptyDecision: DraftDecision = { decision: 'referral', answer: '', from: '', to: '' };

/** A draft of nothing yet, from today on. */
export function emptyQuestion(today: string): QuestionDraft {
  return {
    about: 'object',
    question: '',
    question_fr: '',
    answer_type: 'yes_no',
    choices: [],
    least: '',
    most: '',
    decisions: [],
    parent_id: '',
    parent_answer: '',
    effective_date: today,
    expiration_date: '',
  };
}

function textIn(row: unknown, name: string): string {
  const value = Object.entries(row ?? {}).find(([key]) => key === name)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const rowsIn = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

/** What a choice offers, out of the JSON in which it is kept. */
export function choicesOf({ choices }: Pick<QuestionRow, 'choices'>): DraftChoice[] {
  return rowsIn(choices).map((one) => ({
    value: textIn(one, 'value'),
    label: textIn(one, 'label'),
    label_fr: textIn(one, 'label_fr'),
  }));
}

/** What answers bring about, out of the JSON in which it is kept. */
export function decisionsOf(stored: unknown): DraftDecision[] {
  return rowsIn(stored).map((one) => ({
    decision: textIn(one, 'decision'),
    answer: textIn(one, 'answer'),
    from: textIn(one, 'from'),
    to: textIn(one, 'to'),
  }));
}

/** A question that is kept, as the draft of its next wording. */
export function draftOfQuestion(row: QuestionRow): QuestionDraft {
  const isDated = row.answer_type === 'date';
  return {
    about: row.about,
    question: row.question,
    question_fr: row.question_fr ?? '',
    answer_type: row.answer_type,
    choices: choicesOf(row),
    decisions: decisionsOf(row.decisions),
    least: String((isDated ? row.first_day : row.least) ?? ''),
    most: String((isDated ? row.last_day : row.most) ?? ''),
    parent_id: row.parent_id ?? '',
    parent_answer: row.parent_answer ?? '',
    effective_date: row.effective_date,
    expiration_date: row.expiration_date ?? '',
  };
}

/** Under what an answer is kept: its label in small letters, another than those that are there. */
export function valueFor(label: string, taken: readonly string[]): string {
  const plain = label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 36);
  const begun = plain || 'answer';
  const free = [begun, ...Array.from({ length: taken.length }, (_, index) => `${begun}_${index + 2}`)];
  return free.find((one) => !taken.includes(one)) ?? begun;
}

function withValues(choices: readonly DraftChoice[]): DraftChoice[] {
  return choices.reduce<DraftChoice[]>((named, choice) => {
    const taken = [...named, ...choices].map(({ value }) => value).filter((value) => value !== '');
    return [...named, choice.value === '' ? { ...choice, value: valueFor(choice.label, taken) } : choice];
  }, []);
}

const orNone = (text: string) => (text.trim() === '' ? null : text.trim());
const numberOrNone = (text: string) => (text.trim() === '' ? null : Number(text));

/** The draft as the operations take it. */
export function inputOfQuestion(draft: QuestionDraft): Underwriting_Question_Input {
  const { answer_type } = draft;
  const isDated = answer_type === 'date';
  const isRanged = isDated || answer_type === 'number';
  const end = (text: string) => (isDated ? orNone(text) : numberOrNone(text));
  const choices = answer_type === 'choice' ? withValues(draft.choices) : [];
  const chosen = (answer: string) => choices[draft.choices.findIndex((one) => one.label === answer)]?.value ?? answer;
  return {
    about: draft.about,
    question: draft.question,
    question_fr: orNone(draft.question_fr),
    answer_type,
    choices: choices.map((one) => ({
      ...one,
      label_fr: orNone(one.label_fr),
    })),
    least: answer_type === 'number' ? numberOrNone(draft.least) : null,
    most: answer_type === 'number' ? numberOrNone(draft.most) : null,
    first_day: isDated && isDay(draft.least) ? draft.least : null,
    last_day: isDated && isDay(draft.most) ? draft.most : null,
    decisions: draft.decisions.map(({ decision, answer, from, to }) => ({
      decision,
      answer: isRanged ? null : orNone(chosen(answer)),
      from: isRanged ? end(from) : null,
      to: isRanged ? end(to) : null,
    })),
    parent_id: orNone(draft.parent_id),
    parent_answer: draft.parent_id === '' ? null : orNone(draft.parent_answer),
    effective_date: draft.effective_date,
    expiration_date: orNone(draft.expiration_date),
  };
}

/** Whether what is asked differs, so that everybody is asked again who has answered. */
export function asksAnew(row: QuestionRow, draft: QuestionDraft): boolean {
  const requested = ({ question, question_fr, answer_type, choices, least, most }: QuestionDraft) =>
    JSON.stringify([question.trim(), question_fr.trim(), answer_type, choices, least, most]);
  return requested(draftOfQuestion(row)) !== requested(draft);
}

/** Questions as a tree, those of one parent in their order; what hangs beneath nothing that is there comes first. */
export function beneath<Row extends Pick<QuestionRow, 'underwriting_question_id' | 'parent_id'>>(
  rows: readonly Row[],
  parent: string | null,
): Row[] {
  const known = new Set(rows.map((one) => one.underwriting_question_id));
  return rows.filter(({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null) === parent);
}
