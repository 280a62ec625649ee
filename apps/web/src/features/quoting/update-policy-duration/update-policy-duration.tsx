'use client';
import { policyDurations } from '@roadworthy/core/products/vocabulary.ts';
import { UpdatePolicyDurationDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { tilesField } from '../../shared/form-dialog/form-fields.tsx';

/** How long the term of a quote is, and which lengths its product offers, in months. */
export type TermSubject = { readonly durationMonths: number; readonly offeredMonths: readonly (number | null)[] };

/** Makes the term of a quote 6 or 12 months long, with a way back. */
export const updatePolicyDuration: Action<TermSubject> = {
  operation: 'update_policy_duration',
  isAside: true,
  Dialog: formDialog<TermSubject>()({
    words: 'actions.update_policy_duration',
    document: UpdatePolicyDurationDocument,
    begin: ({ subject }) => ({ policy_duration_months: String(subject.durationMonths) }),
    fields: ({ t, subject: { offeredMonths } }) => [
      tilesField('policy_duration_months', {
        label: t('term'),
        options: policyDurations
          .filter((months) => offeredMonths.includes(months))
          .map((months) => ({ value: String(months), label: t('months', { count: months }) })),
      }),
    ],
    ready: ({ subject, values }) => values.policy_duration_months !== String(subject.durationMonths),
    input: ({ id, values }) => ({ quote_id: id, policy_duration_months: Number(values.policy_duration_months) }),
    done: ({ t, values }) => t('done', { count: Number(values.policy_duration_months) }),
    undo: ({ id, subject }) => ({ quote_id: id, policy_duration_months: subject.durationMonths }),
  }),
};
