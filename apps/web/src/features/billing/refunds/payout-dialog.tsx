'use client';
import { payoutKinds } from '@roadworthy/core/billing/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import { RecordRefundPayoutDocument, type RefundRowFragment } from '../../../generated/documents.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';

type PayoutDialogProps = { policyId: string; refund: RefundRowFragment; onClose: () => void };

/** Noting how a held refund was paid back that no card or account could take. */
export function PayoutDialog({ policyId, refund, onClose }: PayoutDialogProps) {
  const t = useTranslations('policyParts.refunds');
  const show = useToast();
  const [paidBy, setPaidBy] = useState<string>(payoutKinds[0]);
  const [reference, setReference] = useState('');
  const note = useOperation(
    RecordRefundPayoutDocument,
    () => {
      show({ message: t('paidOut') });
      onClose();
    },
    { kind: 'refunder' },
  );
  const problem = note.error instanceof RequestError ? note.error : null;
  const under = (field: string) => (problem?.field === field ? readableMessage(problem) : undefined);
  return (
    <OperationDialog
      open
      onClose={onClose}
      onConfirm={() =>
        note.mutate({
          policy_id: policyId,
          policy_refund_id: refund.policy_refund_id,
          paid_by: paidBy,
          reference,
        })
      }
      operation={{ ...note, error: problem?.field === undefined ? note.error : null }}
      copy={{ title: t('payOut'), confirm: t('payOutConfirm'), cancel: t('cancel') }}
      effect={
        <div className="flex flex-col gap-4">
          <p className="text-ink-2">{t('payOutEffect', { amount: moneyText(refund.amount, refund.currency) })}</p>
          <Field label={t('paidBy')} error={under('paid_by')}>
            {(control) => (
              <SelectInput
                {...control}
                value={paidBy}
                onChange={(event) => setPaidBy(event.currentTarget.value)}
                options={payoutKinds.map((kind) => ({ value: kind, label: t(kind) }))}
              />
            )}
          </Field>
          <Field label={t('reference')} error={under('reference')}>
            {(control) => (
              <TextInput {...control} value={reference} onChange={(event) => setReference(event.currentTarget.value)} />
            )}
          </Field>
        </div>
      }
    />
  );
}
