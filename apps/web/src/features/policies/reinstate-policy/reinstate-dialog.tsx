'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
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

const nothing = { gap: 'without', signer: '', signedOn: '', isSigned: false };

/** Having cancelled cover go on: with a gap or without, who signed, and what is charged. */
export function ReinstateDialog({ id, subject, open, onClose, onDone }: ActionDialogProps<ReinstateSubject>) {
  const t = useTranslations('actions.reinstate_policy');
  const [given, setGiven] = useState(nothing);
  const put = (changes: Partial<typeof nothing>) => setGiven((known) => ({ ...known, ...changes }));
  const close = () => {
    setGiven(nothing);
    onClose();
  };
  const hasLapse = given.gap === 'with';
  const asked = { policy_id: id, has_lapse: hasLapse };
  const preview = useRead('agent', PreviewReinstatementDocument, asked, { enabled: open, keepsLast: true });
  const shown = preview.data?.preview_reinstatement;
  const operation = useOperation(ReinstatePolicyDocument, undefined, { kind: 'agent' });
  const result = operation.data?.reinstate_policy;
  const signer = given.signer || (shown?.insureds[0] ?? '');
  const signedOn = given.signedOn || (shown?.today ?? '');
  const canPay = shown !== undefined && (shown.balance === 0 || shown.method_end !== null);
  const confirm = () => {
    const said = { ...asked, charged_amount: shown?.balance ?? 0, signed_by: signer, signed_on: signedOn };
    operation.mutate(said, {
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
      ready={canPay && given.isSigned && preview.error === null && !preview.isFetching}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      <WithOrWithoutGap value={given.gap} onChange={(gap) => put({ gap })} />
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
                onChange={({ currentTarget: { value } }) => put({ signer: value })}
              />
            )}
          </Field>
          <Field label={t('signedOn')}>
            {(control) => (
              <NearDate
                {...control}
                value={signedOn}
                min={shown.ended}
                max={shown.today}
                onChange={({ currentTarget: { value } }) => put({ signedOn: value })}
              />
            )}
          </Field>
          <Checkbox
            label={t('statement', { name: signer, from: printDay(shown.ended) ?? '' })}
            checked={given.isSigned}
            onChange={({ currentTarget: { checked } }) => put({ isSigned: checked })}
          />
        </>
      )}
      <FormAlert message={result?.status === 'declined' ? (result.message ?? t('declined')) : null} />
    </OperationDialog>
  );
}
