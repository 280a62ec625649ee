'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import {
  AgentConfirmDelinquentPolicyDocument,
  AgentPreviewDelinquentPolicyDocument,
} from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';

/** Agreeing on a day: what is due, since when, and by when it is paid. */
export function ConfirmDialog({ id, open, onClose, onDone }: ActionDialogProps<unknown>) {
  const t = useTranslations('actions.confirm_delinquent_policy');
  const [payBy, setPayBy] = useState('');
  const close = () => {
    setPayBy('');
    onClose();
  };
  const preview = useRead('agent', AgentPreviewDelinquentPolicyDocument, { policy_id: id }, { enabled: open });
  const shown = preview.data?.preview_delinquent_policy;
  const operation = useOperation(
    AgentConfirmDelinquentPolicyDocument,
    () => {
      onDone(t('done'));
      close();
    },
    { kind: 'agent' },
  );
  const chosen = payBy || (shown?.latest_pay_by ?? '');
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => operation.mutate({ policy_id: id, pay_by: chosen })}
      operation={operation}
      ready={chosen !== '' && preview.error === null}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      <FormAlert message={preview.error ? readableMessage(preview.error) : null} />
      {shown && (
        <div role="status" className="rounded-card border border-line bg-surface-2 p-4">
          <p className="type-h2 tabular-nums">{t('due', { amount: moneyText(shown.amount_due, shown.currency) })}</p>
          <p className="text-small text-ink-2">{t('since', { day: printDay(shown.since) ?? '' })}</p>
          <p className="text-small text-ink-2">
            {shown.ends === null ? shown.message : t('ends', { day: printDay(shown.ends) ?? '' })}
          </p>
        </div>
      )}
      {shown?.latest_pay_by && (
        <Field label={t('payBy')} hint={t('payByHint', { last: printDay(shown.latest_pay_by) ?? '' })}>
          {(control) => (
            <NearDate
              {...control}
              value={chosen}
              max={shown.latest_pay_by ?? undefined}
              onChange={({ currentTarget: { value } }) => setPayBy(value)}
            />
          )}
        </Field>
      )}
    </OperationDialog>
  );
}
