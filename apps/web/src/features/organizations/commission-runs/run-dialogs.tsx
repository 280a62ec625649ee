'use client';
import { addMonths, type Day } from '@roadworthy/core/shared/time/day.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import {
  ApproveCommissionRunDocument,
  type CommissionRunFragment,
  MakeCommissionRunDocument,
  type CommissionPayeeFragment,
  PayCommissionRunDocument,
  SendCommissionRunDocument,
  VerifyCommissionAccountDocument,
  WithdrawCommissionRunDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { dayField, lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { changing } from '../load-organization/organization.ts';

const amountOf = ({ payable, currency }: CommissionRunFragment): string => moneyText(payable, currency);

/** Puts what is due into a run; begins with the month before today's. */
export const MakeRun = formDialog<{ readonly today: Day }>()({
  ...changing,
  words: 'workbench.makeRun',
  document: MakeCommissionRunDocument,
  begin: ({ subject: { today } }) => ({ through_month: String(addMonths(today, -1)), currency: 'USD' }),
  fields: ({ t, subject: { today } }) => [
    dayField('through_month', { label: t('month'), max: today, missing: t('monthMissing') }),
    selectField('currency', {
      label: t('currency'),
      options: [
        { value: 'USD', label: 'USD' },
        { value: 'CAD', label: 'CAD' },
      ],
    }),
  ],
  input: ({ id, values }) => ({
    organization_id: id,
    through_month: `${values.through_month.slice(0, 7)}-01`,
    currency: values.currency,
  }),
});

export const ApproveRun = formDialog<CommissionRunFragment>()({
  ...changing,
  words: 'workbench.approveRun',
  document: ApproveCommissionRunDocument,
  tone: 'money',
  begin: () => ({}),
  fields: () => [],
  copy: ({ t, subject }) => ({ title: t('title', { amount: amountOf(subject) }) }),
  input: ({ id, subject }) => ({ commission_run_id: id, payable: subject.payable }),
});

export const PayRun = formDialog<CommissionRunFragment>()({
  ...changing,
  words: 'workbench.payRun',
  document: PayCommissionRunDocument,
  tone: 'money',
  begin: () => ({ reference: '' }),
  fields: ({ t }) => [
    lineField('reference', {
      label: t('reference'),
      maxLength: textLimits.reference,
      isCode: true,
      missing: t('referenceMissing'),
    }),
  ],
  copy: ({ t, subject }) => ({ title: t('title', { amount: amountOf(subject) }) }),
  input: ({ id, values }) => ({ commission_run_id: id, reference: values.reference }),
});

export const WithdrawRun = formDialog<CommissionRunFragment>()({
  ...changing,
  words: 'workbench.withdrawRun',
  document: WithdrawCommissionRunDocument,
  tone: 'danger',
  begin: () => ({}),
  fields: () => [],
  input: ({ id }) => ({ commission_run_id: id }),
});

type Transfer = { readonly run: CommissionRunFragment; readonly digits: string };

/** Pays a run by transfer; one that is refused says so, and is paid again by a person. */
export const SendRun = formDialog<Transfer>()({
  ...changing,
  words: 'workbench.sendRun',
  document: SendCommissionRunDocument,
  tone: 'money',
  begin: () => ({}),
  fields: () => [],
  copy: ({ t, subject: { run, digits } }) => ({
    title: t('title', { amount: amountOf(run) }),
    effect: t('effect', { digits }),
  }),
  input: ({ id }) => ({ commission_run_id: id }),
  done: ({ t, result: { send_commission_run: answer } }) =>
    answer.status === 'pending'
      ? t('pending')
      : answer.status === 'failed'
        ? (answer.message ?? t('failed'))
        : t('sent'),
});

export const VerifyAccount = formDialog<CommissionPayeeFragment>()({
  ...changing,
  words: 'workbench.verifyAccount',
  document: VerifyCommissionAccountDocument,
  begin: () => ({ how: '' }),
  fields: ({ t }) => [lineField('how', { label: t('how'), maxLength: textLimits.reference, missing: t('howMissing') })],
  input: ({ id, subject: { currency }, values }) => ({ organization_id: id, currency, how: values.how }),
});
