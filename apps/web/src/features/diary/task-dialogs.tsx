'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import {
  CreateTaskDocument,
  LoadColleaguesDocument,
  type LoadColleaguesQuery,
  type TaskRowFragment,
  UpdateTaskDocument,
} from '../../generated/documents.ts';
import { formDialog } from '../shared/form-dialog/form-dialog.tsx';
import { dayField, lineField, selectField } from '../shared/form-dialog/form-fields.tsx';
import { personName } from '../shared/person-name.ts';
import type { RecordOfTask } from './task.ts';

type Reader = { readonly userId: string; readonly today: Day };
export type NewTask = Reader & { readonly record: RecordOfTask };
export type ChangedTask = Reader & { readonly task: TaskRowFragment };

const nobody = 'nobody';
type People = { readonly me: string; readonly nobody?: string };

/** Whose a task may be: the reader first, then who works there. */
function peopleOf(facts: LoadColleaguesQuery | undefined, userId: string, texts: People) {
  const works = new Set(facts?.organization_members.map(({ user_id }) => user_id));
  const others = (facts?.agent_profiles ?? []).flatMap((profile) => {
    const name = personName(profile);
    return works.has(profile.user_id) && profile.user_id !== userId && name !== null
      ? [{ value: profile.user_id, label: name }]
      : [];
  });
  return [
    { value: userId, label: texts.me },
    ...(texts.nobody === undefined ? [] : [{ value: nobody, label: texts.nobody }]),
    ...others,
  ];
}

const colleagues = <Subject extends object>(organizationOf: (form: { id: string; subject: Subject }) => string) => ({
  document: LoadColleaguesDocument,
  variables: (form: { readonly id: string; readonly subject: Subject }) => ({ organization_id: organizationOf(form) }),
});

/** A task of an organization, about the record on whose page it is written. */
export const NewTaskDialog = formDialog<NewTask>()({
  words: 'workbench.newTask',
  document: CreateTaskDocument,
  isAside: true,
  facts: colleagues<NewTask>(({ id }) => id),
  begin: ({ subject: { userId, today } }) => ({ title: '', due_date: String(addDays(today, 1)), assigned_to: userId }),
  fields: ({ t, subject: { userId, today }, facts }) => [
    lineField('title', { label: t('what'), maxLength: textLimits.title, missing: t('whatMissing') }),
    dayField('due_date', { label: t('day'), min: today, missing: t('dayMissing') }),
    selectField('assigned_to', {
      label: t('person'),
      options: peopleOf(facts, userId, { me: t('me'), nobody: t('nobody') }),
    }),
  ],
  input: ({ id, subject: { record }, values: { title, due_date, assigned_to } }) => ({
    organization_id: id,
    title,
    due_date,
    ...(assigned_to === nobody ? { unassigned: true } : { assigned_to }),
    ...record,
    entity_id: record.entity_id?.[0],
  }),
});

/** On which day a task is due from now on, and for whom. */
export const ChangeTaskDialog = formDialog<ChangedTask>()({
  words: 'workbench.changeTask',
  document: UpdateTaskDocument,
  isAside: true,
  facts: colleagues<ChangedTask>(({ subject }) => subject.task.organization_id),
  begin: ({ subject: { task, userId, today } }) => ({
    due_date: task.due_date < today ? String(today) : task.due_date,
    assigned_to: task.assigned_to ?? userId,
  }),
  fields: ({ messages, subject: { task, userId, today }, facts }) => {
    const { newTask } = messages.workbench;
    const options = peopleOf(facts, userId, { me: newTask.me });
    const { assigned_to: holder, assigned_name: name } = task;
    const isOffered = holder === null || options.some(({ value }) => value === holder);
    return [
      dayField('due_date', { label: newTask.day, min: today, missing: newTask.dayMissing }),
      selectField('assigned_to', {
        label: newTask.person,
        options: isOffered ? options : [...options, { value: holder, label: name ?? '' }],
      }),
    ];
  },
  input: ({ id, values }) => ({ task_id: id, ...values }),
});
