'use client';
import { payoutKinds } from '@roadworthy/core/billing/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { RecordRefundPayoutDocument, type RefundRowFragment } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';

/** Noting how a held refund was paid back that no card or account could take. */
export const PayoutDialog = formDialog<RefundRowFragment>()({
  words: 'policyParts.refunds',
  document: RecordRefundPayoutDocument,
  kind: 'refunder',
  begin: (): { paid_by: string; reference: string } => ({ paid_by: payoutKinds[0], reference: '' }),
  fields: ({ t }) => [
    selectField('paid_by', {
      label: t('paidBy'),
      options: payoutKinds.map((kind) => ({ value: kind, label: t(kind) })),
    }),
    lineField('reference', { label: t('reference') }),
  ],
  input: ({ id, subject, values }) => ({
    policy_id: id,
    policy_refund_id: subject.policy_refund_id,
    ...values,
  }),
  copy: ({ t, subject }) => ({
    title: t('payOut'),
    effect: t('payOutEffect', { amount: moneyText(subject.amount, subject.currency) }),
    confirm: t('payOutConfirm'),
  }),
  done: ({ t }) => t('paidOut'),
});
