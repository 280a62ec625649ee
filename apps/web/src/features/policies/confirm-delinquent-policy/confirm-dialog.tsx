'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import {
  AgentConfirmDelinquentPolicyDocument,
  AgentPreviewDelinquentPolicyDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { dayField } from '../../shared/form-dialog/form-fields.tsx';
import { printDay } from '../../shared/print-day.ts';

/** Agreeing on a day: what is due, since when, and by when it is paid. */
export const ConfirmDialog = formDialog<unknown>()({
  words: 'actions.confirm_delinquent_policy',
  document: AgentConfirmDelinquentPolicyDocument,
  begin: () => ({ pay_by: '' }),
  preview: { document: AgentPreviewDelinquentPolicyDocument, variables: ({ id }) => ({ policy_id: id }) },
  suggest: ({ preview_delinquent_policy: { latest_pay_by } }) => ({ pay_by: latest_pay_by ?? '' }),
  fields: ({ t, preview: { preview_delinquent_policy: shown } = {} }) => [
    shown && (
      <div role="status" className="rounded-card border border-line bg-surface-2 p-4">
        <p className="type-h2 tabular-nums">{t('due', { amount: moneyText(shown.amount_due, shown.currency) })}</p>
        <p className="text-small text-ink-2">{t('since', { day: printDay(shown.since) ?? '' })}</p>
        <p className="text-small text-ink-2">
          {shown.ends === null ? shown.message : t('ends', { day: printDay(shown.ends) ?? '' })}
        </p>
      </div>
    ),
    shown?.latest_pay_by &&
      dayField('pay_by', {
        label: t('payBy'),
        hint: t('payByHint', { last: printDay(shown.latest_pay_by) ?? '' }),
        max: shown.latest_pay_by,
      }),
  ],
  ready: ({ values }) => values.pay_by !== '',
  input: ({ id, values }) => ({ policy_id: id, ...values }),
});
