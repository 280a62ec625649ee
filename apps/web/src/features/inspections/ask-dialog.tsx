'use client';
import { mostInspectionDays } from '@roadworthy/core/inspections/vocabulary.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { AskPolicyInspectionDocument } from '../../generated/documents.ts';
import { formDialog } from '../shared/form-dialog/form-dialog.tsx';
import { dayField, proseField, selectField } from '../shared/form-dialog/form-fields.tsx';

type AskSubject = {
  readonly today: Day;
  /** The vehicles of which no photos are asked for now. */
  readonly vehicles: readonly { readonly id: string; readonly name: string }[];
};

const usualDays = 14;

/** Asking for photographs of a vehicle: which one, until when, and why. */
export const AskDialog = formDialog<AskSubject>()({
  words: 'policyParts.photos',
  document: AskPolicyInspectionDocument,
  begin: ({ subject: { today, vehicles } }) => ({
    vehicle_id: vehicles[0]?.id ?? '',
    due_date: String(addDays(today, usualDays)),
    reason: '',
  }),
  fields: ({ t, subject: { today, vehicles } }) => [
    selectField('vehicle_id', {
      label: t('vehicle'),
      options: vehicles.map(({ id, name }) => ({ value: id, label: name })),
    }),
    dayField('due_date', { label: t('due'), min: addDays(today, 1), max: addDays(today, mostInspectionDays) }),
    proseField('reason', { label: t('whyLabel'), hint: t('whyHint'), maxLength: textLimits.reason }),
  ],
  input: ({ id, values }) => ({ policy_id: id, ...values }),
  copy: ({ t }) => ({ title: t('ask'), effect: t('askEffect'), confirm: t('askConfirm'), cancel: t('notNow') }),
  done: ({ t }) => t('askedDone'),
});
