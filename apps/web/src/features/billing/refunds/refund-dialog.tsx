'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput, type TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import { type RefundChoicesQuery, RefundPolicyDocument } from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';

type RefundDialogProps = {
  policyId: string;
  choices: RefundChoicesQuery['refund_choices'];
  onClose: () => void;
};

/** Giving back what was paid ahead, or fees: how much, why, and to which card. */
export function RefundDialog({ policyId, choices, onClose }: RefundDialogProps) {
  const t = useTranslations('policyParts.refunds');
  const show = useToast();
  const [amount, setAmount] = useState<TypedMoney>(null);
  const [reason, setReason] = useState('');
  const { currency, limit_left: limit } = choices;
  const give = useOperation(
    RefundPolicyDocument,
    () => {
      show({ message: t('given') });
      onClose();
    },
    { kind: 'refunder' },
  );
  const money = (cents: number) => moneyText(cents, currency);
  const problem = give.error instanceof RequestError ? give.error : null;
  const under = (field: string) => (problem?.field === field ? readableMessage(problem) : undefined);
  // What is no amount is for the server to say, in its field.
  const cents = typeof amount === 'number' ? amount : 0;
  return (
    <OperationDialog
      open
      onClose={onClose}
      onConfirm={() => give.mutate({ policy_id: policyId, amount: cents, reason })}
      operation={{ ...give, error: problem?.field === undefined ? give.error : null }}
      copy={{
        title: t('give'),
        confirm: cents > 0 ? t('confirm', { amount: money(cents) }) : t('give'),
        cancel: t('cancel'),
      }}
      effect={
        <div className="flex flex-col gap-4">
          <p className="text-ink-2">
            {t('most', { most: money(choices.most), credit: money(choices.credit), fees: money(choices.fees) })}
            {limit !== null && ` ${t('limit', { limit: money(limit) })}`}
          </p>
          <Field label={t('amount')} error={under('amount')}>
            {(control) => <MoneyInput {...control} value={amount} onChange={setAmount} />}
          </Field>
          <Field label={t('reason')} error={under('reason')}>
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            )}
          </Field>
          <p className="text-small text-ink-2">
            {t('goesTo', { ends: [...new Set(choices.refund_to.map(({ end }) => end ?? ''))].join(', ') })}
          </p>
        </div>
      }
    />
  );
}
