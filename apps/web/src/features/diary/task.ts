import type { TaskRecord } from '@roadworthy/core/diary/vocabulary.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import type { Tasks_Bool_Exp } from '../../generated/documents.ts';

/** The record that a task is about: its key, under the name of its kind. */
export type RecordOfTask = { readonly [Kind in Exclude<TaskRecord, 'entity_id'>]?: string } & {
  /** A customer is everybody who stands under one e-mail, the newest first. */
  readonly entity_id?: readonly string[];
};

/** Of a person's diary so many days ahead are shown. */
const daysAhead = 7;

/**
 * What somebody finds in their diary: what is due for them within a week, and for who answers for an agency what is nobody's
 * and what others have left undone as well.
 */
export function diaryOf(userId: string, today: Day, answersForAll: boolean): Tasks_Bool_Exp {
  const soon: Tasks_Bool_Exp = { due_date: { _lte: addDays(today, daysAhead) } };
  const mine: Tasks_Bool_Exp = { assigned_to: { _eq: userId } };
  const left: Tasks_Bool_Exp[] = answersForAll
    ? [{ assigned_to: { _is_null: true } }, { due_date: { _lt: today } }]
    : [];
  return { _and: [{ status: { _eq: 'open' } }, soon, { _or: [mine, ...left] }] };
}

/** What is open about a record. */
export function openOf(record: RecordOfTask): Tasks_Bool_Exp {
  const { entity_id: people, ...one } = record;
  const [about] = Object.entries(one).map(([kind, id]) => ({ [kind]: { _eq: id } }));
  return { _and: [{ status: { _eq: 'open' } }, about ?? { entity_id: { _in: [...(people ?? [])] } }] };
}
