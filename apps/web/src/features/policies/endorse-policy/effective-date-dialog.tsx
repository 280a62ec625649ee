'use client';
import {
  ChangePolicyEffectiveDateDocument,
  PolicyEffectiveDateDocument,
  PreviewPolicyEffectiveDateDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { dayField } from '../../shared/form-dialog/form-fields.tsx';
import { printDay } from '../../shared/print-day.ts';
import type { EndorseSubject } from './affinity-dialog.tsx';
import { ChangeEffect } from './change-effect.tsx';

const day = (value: string | null) => printDay(value) ?? '';

/** Choosing another first day: until when cover then lasts, and what the term and its payments come to. */
export const EffectiveDateDialog = formDialog<EndorseSubject>()({
  words: 'actions.change_policy_effective_date',
  document: ChangePolicyEffectiveDateDocument,
  tone: 'money',
  stopped: 'first_day',
  facts: { document: PolicyEffectiveDateDocument, variables: ({ id }) => ({ policy_id: id }) },
  begin: () => ({ effective_date: '' }),
  preview: {
    document: PreviewPolicyEffectiveDateDocument,
    variables: ({ id, values }) => (values.effective_date === '' ? null : { policy_id: id, ...values }),
  },
  fields: ({
    t,
    subject,
    facts: { policy_effective_date: known } = {},
    preview: { preview_policy_effective_date: shown } = {},
  }) => [
    known &&
      dayField('effective_date', {
        label: t('day'),
        hint: t('hint', {
          now: day(known.effective_date),
          first: day(known.earliest_date),
          last: day(known.latest_date),
        }),
        min: known.earliest_date,
        max: known.latest_date,
      }),
    shown && (
      <ChangeEffect
        shown={shown}
        provider={subject.provider}
        days={{ from: shown.effective_date, to: shown.expiration_date }}
      />
    ),
  ],
  input: ({ id, values, preview }) => ({
    policy_id: id,
    ...values,
    premium: preview?.preview_policy_effective_date.premium_after ?? null,
  }),
  done: ({ t, values }) => t('done', { date: day(values.effective_date) }),
});
