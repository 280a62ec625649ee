'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import {
  AgentPreviewUpdatePolicyChargeDateDocument,
  AgentUpdatePolicyChargeDateDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { selectField } from '../../shared/form-dialog/form-fields.tsx';
import { printDay } from '../../shared/print-day.ts';

const days = Array.from({ length: 31 }, (_none, index) => String(index + 1));

/** Another day of the month for the payments that lie ahead: chosen, looked at, and then done. */
export const ChargeDayDialog = formDialog<null>()({
  words: 'policyParts.collection',
  document: AgentUpdatePolicyChargeDateDocument,
  begin: () => ({ anchor_day: '' }),
  preview: {
    document: AgentPreviewUpdatePolicyChargeDateDocument,
    variables: ({ id, values }) =>
      values.anchor_day === '' ? null : { policy_id: id, anchor_day: Number(values.anchor_day) },
  },
  fields: ({ t, preview: { preview_policy_charge_day: shown } = {} }) => [
    selectField('anchor_day', {
      label: t('day'),
      placeholder: t('chooseDay'),
      options: days.map((value) => ({ value, label: value })),
    }),
    shown && shown.after.length > 0 && (
      <div className="grid gap-4 sm:grid-cols-2">
        <Schedule title={t('before')} lines={shown.before} currency={shown.currency} />
        <Schedule title={t('after')} lines={shown.after} currency={shown.currency} />
      </div>
    ),
  ],
  input: ({ id, values }) => ({ policy_id: id, anchor_day: Number(values.anchor_day) }),
  copy: ({ t }) => ({ title: t('changeDay'), effect: null, confirm: t('dayConfirm') }),
  done: () => '',
});

type Line = { readonly due_date: string; readonly amount: number };

function Schedule({ title, lines, currency }: { title: string; lines: readonly Line[]; currency: string }) {
  return (
    <table className="w-full text-left text-small">
      <caption className="pb-1 text-left font-semibold">{title}</caption>
      <tbody>
        {lines.map(({ due_date, amount }) => (
          <tr key={due_date} className="border-b border-line">
            <th scope="row" className="py-1 font-normal">
              {printDay(due_date)}
            </th>
            <td className="py-1 text-right tabular-nums">{moneyText(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
