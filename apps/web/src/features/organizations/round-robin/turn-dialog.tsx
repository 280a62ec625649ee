'use client';
import { type TurnMemberFragment, UpdateRoundRobinDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { dayField, lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { changing } from '../load-organization/organization.ts';

export type TurnSubject = {
  /** Who takes turns already; null for somebody who is added. */
  readonly member: TurnMemberFragment | null;
  readonly name: string;
  /** Who may be added. */
  readonly others: readonly { readonly value: string; readonly label: string }[];
};

const wordsIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
const hours = (time: string | undefined, usual: string): string => time?.slice(0, 5) ?? usual;

/** How somebody takes turns. */
export const TurnDialog = formDialog<TurnSubject>()({
  ...changing,
  words: 'workbench.turnSettings',
  document: UpdateRoundRobinDocument,
  begin: ({ subject: { member } }) => ({
    user_id: member?.user_id ?? '',
    weight: String(member?.weight ?? 1),
    licensed_in: member?.licensed_in.join(' ') ?? '',
    licensed_until: member?.licensed_until ?? '',
    working_days: member?.working_days.join(' ') ?? '1 2 3 4 5',
    works_from: hours(member?.works_from, '08:00'),
    works_until: hours(member?.works_until, '18:00'),
    cap: member?.cap ? String(member.cap) : '',
  }),
  fields: ({ t, subject: { member, others } }) => [
    ...(member
      ? []
      : [
          selectField('user_id', {
            label: t('agent'),
            options: others,
            placeholder: t('agentMissing'),
            missing: t('agentMissing'),
          }),
        ]),
    lineField('weight', { label: t('weight'), maxLength: 3, isCode: true }),
    lineField('licensed_in', { label: t('licensed_in'), maxLength: 500, isCode: true, optional: t('optional') }),
    dayField('licensed_until', { label: t('licensed_until'), optional: t('optional') }),
    lineField('working_days', { label: t('working_days'), maxLength: 20, isCode: true }),
    lineField('works_from', { label: t('works_from'), maxLength: 5, isCode: true }),
    lineField('works_until', { label: t('works_until'), maxLength: 5, isCode: true }),
    lineField('cap', { label: t('cap'), maxLength: 4, isCode: true, optional: t('optional') }),
  ],
  copy: ({ t, subject: { member, name } }) => ({ title: member ? t('title', { name }) : t('addTitle') }),
  input: ({ id, values }) => ({
    organization_id: id,
    members: [
      {
        user_id: values.user_id,
        weight: Number(values.weight) || 0,
        licensed_in: wordsIn(values.licensed_in),
        licensed_until: values.licensed_until,
        working_days: wordsIn(values.working_days).map((day) => Number(day) || 0),
        works_from: values.works_from,
        works_until: values.works_until,
        cap: Number(values.cap) || 0,
      },
    ],
  }),
});
