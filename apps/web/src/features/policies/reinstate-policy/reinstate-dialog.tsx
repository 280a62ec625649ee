'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { useRead } from '../../../data/use-read.ts';
import { PreviewReinstatementDocument, ReinstatePolicyDocument } from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { printDay } from '../../shared/print-day.ts';
import { ReinstatementEffect, WithOrWithoutGap } from './reinstatement-effect.tsx';

/** What the dialog knows of the policy beside its key. */
export type ReinstateSubject = { readonly provider: string };

const nothing = { gap: 'without', signer: '', isSigned: false };

/** Having cancelled cover go on: with a gap or without, who signed, and what is charged. */
export function ReinstateDialog({ id, subject, open, onClose, onDone }: ActionDialogProps<ReinstateSubject>) {
  const t = useTranslations('actions.reinstate_policy');
  const [provided, setInput] = useState(nothing);
  const patch = (changes: Partial<typeof nothing>) => setInput((known) => ({ ...known, ...changes }));
  const close = () => {
    setInput(nothing);
    onClose();
  };
  const hasLapse = provided.gap === 'with';
  const requested = { policy_id: id, has_lapse: hasLapse };
  const preview = useRead('agent', PreviewReinstatementDocument, requested, { enabled: open, keepsLast: true });
  const shown = preview.data?.preview_reinstatement;
  const operation = useOperation(ReinstatePolicyDocument, undefined, { kind: 'agent' });
  const result = operation.data?.reinstate_policy;
  const signer = provided.signer || (shown?.insureds[0] ?? '');
  // A statement covers the days up to its signature, and is needed up to the day of the reinstatement.
  const signedOn = shown?.today ?? '';
  const canPay = shown !== undefined && (shown.balance === 0 || shown.method_end !== null);
  const confirm = () => {
    const input = { ...requested, charged_amount: shown?.balance ?? 0, signed_by: signer, signed_on: signedOn };
    operation.mutate(input, {
      onSuccess: ({ reinstate_policy: { status } }) => {
        if (status === 'declined') return;
        onDone(t(status === 'pending' ? 'pending' : 'done'));
        close();
      },
    });
  };
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      operation={operation}
      tone="money"
      ready={canPay && provided.isSigned && preview.error === null && !preview.isFetching}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      <WithOrWithoutGap value={provided.gap} onChange={(gap) => patch({ gap })} />
      <FormAlert message={preview.error ? readableMessage(preview.error) : null} />
      {shown && !preview.error && (
        <>
          <ReinstatementEffect shown={shown} provider={subject.provider} />
          {shown.balance > 0 && shown.method_end === null && <FormAlert message={t('noCard')} />}
          <Field label={t('signer')}>
            {(control) => (
              <SelectInput
                {...control}
                value={signer}
                options={shown.insureds.map((name) => ({ value: name, label: name }))}
                onChange={({ currentTarget: { value } }) => patch({ signer: value })}
              />
            )}
          </Field>
          <Checkbox
            label={t('statement', { name: signer, from: printDay(shown.ended) ?? '' })}
            checked={provided.isSigned}
            onChange={({ currentTarget: { checked } }) => patch({ isSigned: checked })}
          />
        </>
      )}
      <FormAlert message={result?.status === 'declined' ? (result.message ?? t('declined')) : null} />
    </OperationDialog>
  );
}
