'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import {
  ChangePolicyEffectiveDateDocument,
  PolicyEffectiveDateDocument,
  PreviewPolicyEffectiveDateDocument,
} from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import type { EndorseSubject } from './affinity-dialog.tsx';
import { ChangeEffect } from './change-effect.tsx';

/** Choosing another first day: until when cover then lasts, and what the term and its payments come to. */
export function EffectiveDateDialog({ id, subject, open, onClose, onDone }: ActionDialogProps<EndorseSubject>) {
  const t = useTranslations('actions.change_policy_effective_date');
  const [day, setDay] = useState('');
  const close = () => {
    setDay('');
    onClose();
  };
  const operation = useOperation(
    ChangePolicyEffectiveDateDocument,
    () => {
      onDone(t('done', { date: printDay(day) ?? '' }));
      close();
    },
    { kind: 'agent' },
  );
  // What is done is not asked for again.
  const isAsking = open && !operation.isPending;
  const status = useRead('agent', PolicyEffectiveDateDocument, { policy_id: id }, { enabled: isAsking });
  const known = status.data?.policy_effective_date;
  const requested = { policy_id: id, effective_date: day };
  const preview = useRead('agent', PreviewPolicyEffectiveDateDocument, requested, {
    enabled: isAsking && day !== '',
    keepsLast: true,
  });
  const shown = day === '' || preview.error ? undefined : preview.data?.preview_policy_effective_date;
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => operation.mutate({ ...requested, premium: shown?.premium_after ?? null })}
      operation={operation}
      tone="money"
      ready={shown !== undefined && !preview.isFetching}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {known && (
        <Field
          label={t('day')}
          hint={t('hint', {
            now: printDay(known.effective_date) ?? '',
            first: printDay(known.earliest_date) ?? '',
            last: printDay(known.latest_date) ?? '',
          })}
        >
          {(control) => (
            <NearDate
              {...control}
              value={day}
              min={known.earliest_date ?? undefined}
              max={known.latest_date ?? undefined}
              onChange={({ currentTarget: { value } }) => setDay(value)}
            />
          )}
        </Field>
      )}
      <FormAlert message={preview.error ? readableMessage(preview.error) : null} />
      {shown && (
        <ChangeEffect
          shown={shown}
          provider={subject.provider}
          days={{ from: shown.effective_date, to: shown.expiration_date }}
        />
      )}
    </OperationDialog>
  );
}
