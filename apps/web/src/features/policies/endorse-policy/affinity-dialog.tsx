'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import {
  ApplyPolicyAffinityDiscountDocument,
  PreviewPolicyAffinityDiscountDocument,
} from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { ChangeEffect } from './change-effect.tsx';

/** What the dialogs of changes know of the policy beside its key. */
export type EndorseSubject = { readonly provider: string };

/** Applying the discount: from which day, and what the term and its invoices come to. */
export function AffinityDialog({ id, subject, open, onClose, onDone }: ActionDialogProps<EndorseSubject>) {
  const t = useTranslations('actions.apply_policy_affinity_discount');
  const [from, setFrom] = useState('');
  const close = () => {
    setFrom('');
    onClose();
  };
  const requested = { policy_id: id, effective_date: from || null };
  const operation = useOperation(
    ApplyPolicyAffinityDiscountDocument,
    () => {
      onDone(t('done'));
      close();
    },
    { kind: 'agent' },
  );
  // What is done is not asked for again.
  const isAsking = open && !operation.isPending;
  const preview = useRead('agent', PreviewPolicyAffinityDiscountDocument, requested, {
    enabled: isAsking,
    keepsLast: true,
  });
  const shown = preview.data?.preview_policy_affinity_discount;
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() =>
        operation.mutate({
          ...requested,
          effective_date: shown?.effective_date ?? null,
          premium: shown?.premium_after ?? null,
        })
      }
      operation={operation}
      tone="money"
      ready={shown !== undefined && preview.error === null && !preview.isFetching}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {shown && (
        <Field label={t('from')}>
          {(control) => (
            <NearDate
              {...control}
              value={from || shown.effective_date}
              min={shown.earliest_date}
              max={shown.latest_date}
              onChange={({ currentTarget: { value } }) => setFrom(value)}
            />
          )}
        </Field>
      )}
      <FormAlert message={preview.error ? readableMessage(preview.error) : null} />
      {shown && !preview.error && <ChangeEffect shown={shown} provider={subject.provider} />}
    </OperationDialog>
  );
}
