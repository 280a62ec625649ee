'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadPayeeAccountFormDocument, SetClaimPayeeAccountDocument } from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { AccountDialog } from '../../shared/pay/account-dialog.tsx';
import type { PartsOfClaim } from './parts-of-claim.ts';

/** The bank account to which a payee of a claim is paid. */
export function PayeeAccountDialog({ subject, open, onClose, onDone }: ActionDialogProps<PartsOfClaim>) {
  const t = useTranslations('actions.set_claim_payee_account');
  const { parts, claimId, country } = subject;
  const [chosen, setChosen] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useRead('agent', LoadPayeeAccountFormDocument, { claim_id: claimId }, { enabled: open });
  const payee = parts.some(({ id }) => id === chosen) ? chosen : (parts[0]?.id ?? '');
  const operation = useOperation(SetClaimPayeeAccountDocument, ({ set_claim_payee_account: { status, message } }) => {
    if (status === 'refused') return setRefusal(message ?? t('failed'));
    onDone(t(status === 'pending' ? 'pending' : 'done'));
    close();
  });

  function close(): void {
    setRefusal(null);
    onClose();
  }

  return (
    <AccountDialog
      // What was typed is forgotten with the dialog.
      key={String(open)}
      open={open}
      onClose={close}
      form={asked.data?.claim_payee_account_form}
      country={country}
      operation={operation}
      refusal={refusal}
      onStore={(account_token) => {
        setRefusal(null);
        operation.mutate({ claim_id: claimId, claim_payee_id: payee, account_token });
      }}
    >
      {parts.length > 1 && (
        <Field label={t('which')}>
          {(control) => (
            <SelectInput
              {...control}
              options={parts.map(({ id, name }) => ({ value: id, label: name }))}
              value={payee}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
          )}
        </Field>
      )}
    </AccountDialog>
  );
}
