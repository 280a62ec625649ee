'use client';
import { PreviewReinstatementDocument, ReinstatePolicyDocument } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { checkField, ownField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { printDay } from '../../shared/print-day.ts';
import { ReinstatementEffect, WithOrWithoutGap } from './reinstatement-effect.tsx';

/** What the dialog knows of the policy beside its key. */
export type ReinstateSubject = { readonly provider: string };

/** Having cancelled cover go on: with a gap or without, who signed, and what is charged. */
export const ReinstateDialog = formDialog<ReinstateSubject>()({
  words: 'actions.reinstate_policy',
  document: ReinstatePolicyDocument,
  tone: 'money',
  stopped: 'reinstatement',
  begin: () => ({ gap: 'without', signed_by: '', isSigned: false }),
  preview: {
    document: PreviewReinstatementDocument,
    variables: ({ id, values }) => ({ policy_id: id, has_lapse: values.gap === 'with' }),
  },
  suggest: ({ preview_reinstatement: { insureds } }) => ({ signed_by: insureds[0] ?? '' }),
  fields: ({ t, subject, values, result, preview: { preview_reinstatement: shown } = {} }) => [
    ownField<'gap', string>('gap', ({ value, onValue }) => <WithOrWithoutGap value={value} onChange={onValue} />),
    shown && <ReinstatementEffect shown={shown} provider={subject.provider} />,
    shown && shown.balance > 0 && shown.method_end === null && <FormAlert message={t('noCard')} />,
    shown &&
      selectField('signed_by', {
        label: t('signer'),
        options: shown.insureds.map((name) => ({ value: name, label: name })),
      }),
    shown &&
      checkField('isSigned', { label: t('statement', { name: values.signed_by, from: printDay(shown.ended) ?? '' }) }),
    result?.reinstate_policy.status === 'declined' && (
      <FormAlert message={result.reinstate_policy.message ?? t('declined')} />
    ),
  ],
  ready({ values, preview }) {
    const { balance = 0, method_end: method = null } = preview?.preview_reinstatement ?? {};
    return values.isSigned && (balance === 0 || method !== null);
  },
  input: ({ id, values: { gap, signed_by }, preview }) => ({
    policy_id: id,
    has_lapse: gap === 'with',
    charged_amount: preview?.preview_reinstatement.balance ?? 0,
    signed_by,
    // A statement covers the days up to its signature, and is needed up to the day of the reinstatement.
    signed_on: preview?.preview_reinstatement.today ?? '',
  }),
  done({
    t,
    result: {
      reinstate_policy: { status },
    },
  }) {
    if (status === 'declined') return null;
    return t(status === 'pending' ? 'pending' : 'done');
  },
});
