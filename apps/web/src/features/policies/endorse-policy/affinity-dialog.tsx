'use client';
import {
  ApplyPolicyAffinityDiscountDocument,
  PreviewPolicyAffinityDiscountDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { dayField } from '../../shared/form-dialog/form-fields.tsx';
import { ChangeEffect } from './change-effect.tsx';

/** What the dialogs of changes know of the policy beside its key. */
export type EndorseSubject = { readonly provider: string };

/** Applying the discount: from which day, and what the term and its invoices come to. */
export const AffinityDialog = formDialog<EndorseSubject>()({
  words: 'actions.apply_policy_affinity_discount',
  document: ApplyPolicyAffinityDiscountDocument,
  tone: 'money',
  begin: () => ({ effective_date: '' }),
  preview: {
    document: PreviewPolicyAffinityDiscountDocument,
    variables: ({ id, values }) => ({ policy_id: id, effective_date: values.effective_date || null }),
  },
  suggest: ({ preview_policy_affinity_discount: { effective_date } }) => ({ effective_date }),
  fields: ({ t, subject, preview: { preview_policy_affinity_discount: shown } = {} }) => [
    shown && dayField('effective_date', { label: t('from'), min: shown.earliest_date, max: shown.latest_date }),
    shown && <ChangeEffect shown={shown} provider={subject.provider} />,
  ],
  input: ({ id, values, preview }) => ({
    policy_id: id,
    effective_date: values.effective_date || null,
    premium: preview?.preview_policy_affinity_discount.premium_after ?? null,
  }),
});
