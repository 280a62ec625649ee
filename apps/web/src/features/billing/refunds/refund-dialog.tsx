'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import type { TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { type RefundChoicesQuery, RefundPolicyDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { moneyField, proseField } from '../../shared/form-dialog/form-fields.tsx';

// What is no amount is for the server to say, in its field.
const centsOf = (amount: TypedMoney): number => (typeof amount === 'number' ? amount : 0);

/** Giving back what was paid ahead, or fees: how much, why, and to which card. */
export const RefundDialog = formDialog<RefundChoicesQuery['refund_choices']>()({
  words: 'policyParts.refunds',
  document: RefundPolicyDocument,
  kind: 'refunder',
  begin: (): { readonly amount: TypedMoney; readonly reason: string } => ({ amount: null, reason: '' }),
  fields: ({ t, subject: { refund_to: refundTo } }) => [
    moneyField('amount', { label: t('amount') }),
    proseField('reason', { label: t('reason') }),
    <p key="card" className="text-small text-ink-2">
      {t('goesTo', { ends: [...new Set(refundTo.map(({ end }) => end ?? ''))].join(', ') })}
    </p>,
  ],
  input: ({ id, values }) => ({ policy_id: id, amount: centsOf(values.amount), reason: values.reason }),
  copy({ t, subject: { currency, most, credit, fees, limit_left: limit }, values }) {
    const money = (cents: number) => moneyText(cents, currency);
    const cents = centsOf(values.amount);
    const mostText = t('most', { most: money(most), credit: money(credit), fees: money(fees) });
    return {
      title: t('give'),
      effect: limit === null ? mostText : `${mostText} ${t('limit', { limit: money(limit) })}`,
      confirm: cents > 0 ? t('confirm', { amount: money(cents) }) : t('give'),
    };
  },
  done: ({ t }) => t('given'),
});
