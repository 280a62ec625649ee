'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import { UpdatePolicyNamedInsuredFniDocument } from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { EmailInput } from '../../shared/email-input.tsx';

/** What the dialog knows of the policy beside its key: how its named insured is reached now. */
export type ContactSubject = { readonly email: string | null; readonly phone: string | null };

/** Correcting how the named insured is reached: address and number, and nothing that was signed or priced. */
export function CorrectContactDialog({ id, subject, open, onClose, onDone }: ActionDialogProps<ContactSubject>) {
  const t = useTranslations('actions.update_policy_named_insured_fni');
  const [provided, setInput] = useState<Partial<Record<'email' | 'phone', string>>>({});
  const close = () => {
    setInput({});
    onClose();
  };
  const operation = useOperation(
    UpdatePolicyNamedInsuredFniDocument,
    () => {
      onDone(t('done'));
      close();
    },
    { kind: 'agent' },
  );
  const problem = operation.error instanceof RequestError ? operation.error : null;
  const under = (field: string) => (problem?.field === field ? readableMessage(problem) : undefined);
  const email = provided.email ?? subject.email ?? '';
  const phone = provided.phone ?? subject.phone ?? '';
  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => operation.mutate({ policy_id: id, email, phone })}
      operation={{ ...operation, error: problem?.field === undefined ? operation.error : null }}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      <Field label={t('email')} error={under('email')}>
        {(control) => (
          <EmailInput
            {...control}
            value={email}
            onChange={({ currentTarget: { value } }) => setInput((known) => ({ ...known, email: value }))}
          />
        )}
      </Field>
      <Field label={t('phone')} error={under('phone')}>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            inputMode="tel"
            value={phone}
            onChange={({ currentTarget: { value } }) => setInput((known) => ({ ...known, phone: value }))}
          />
        )}
      </Field>
    </OperationDialog>
  );
}
