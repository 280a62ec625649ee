'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import {
  AgentPreviewUpdatePolicyChargeDateDocument,
  AgentUpdatePolicyChargeDateDocument,
} from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';

const days = Array.from({ length: 31 }, (_none, index) => String(index + 1));

/** Another day of the month for the payments that lie ahead: chosen, looked at, and then done. */
export function ChargeDayDialog({ policyId, onClose }: { policyId: string; onClose: () => void }) {
  const t = useTranslations('policyParts.collection');
  const [day, setDay] = useState('');
  const change = useOperation(AgentUpdatePolicyChargeDateDocument, onClose);
  const provided = { policy_id: policyId, anchor_day: Number(day) };
  const preview = useRead('agent', AgentPreviewUpdatePolicyChargeDateDocument, provided, { enabled: day !== '' });
  const { before = [], after = [], currency = 'USD' } = preview.data?.preview_policy_charge_day ?? {};
  return (
    <OperationDialog
      open
      onClose={onClose}
      onConfirm={() => change.mutate(provided)}
      operation={change}
      ready={preview.data !== undefined && preview.error === null}
      copy={{ title: t('changeDay'), confirm: t('dayConfirm'), cancel: t('cancel') }}
      effect={
        <div className="flex flex-col gap-4">
          <Field label={t('day')}>
            {(control) => (
              <SelectInput
                {...control}
                value={day}
                placeholder={t('chooseDay')}
                onChange={(event) => setDay(event.currentTarget.value)}
                options={days.map((value) => ({ value, label: value }))}
              />
            )}
          </Field>
          <FormAlert message={preview.error ? (readableMessage(preview.error) ?? t('previewFailed')) : null} />
          {after.length > 0 && (
            <div className="grid gap-4 sm:grid-cols-2">
              <Schedule title={t('before')} lines={before} currency={currency} />
              <Schedule title={t('after')} lines={after} currency={currency} />
            </div>
          )}
        </div>
      }
    />
  );
}

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
