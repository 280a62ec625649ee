'use client';
import { UpdatePolicyNamedInsuredFniDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField } from '../../shared/form-dialog/form-fields.tsx';

/** What the dialog knows of the policy beside its key: how its named insured is reached now. */
export type ContactSubject = { readonly email: string | null; readonly phone: string | null };

/** Correcting how the named insured is reached: address and number, and nothing that was signed or priced. */
export const CorrectContactDialog = formDialog<ContactSubject>()({
  words: 'actions.update_policy_named_insured_fni',
  document: UpdatePolicyNamedInsuredFniDocument,
  begin: ({ subject: { email, phone } }) => ({ email: email ?? '', phone: phone ?? '' }),
  fields: ({ t }) => [
    lineField('email', { label: t('email'), kind: 'email' }),
    lineField('phone', { label: t('phone'), kind: 'tel' }),
  ],
  input: ({ id, values }) => ({ policy_id: id, ...values }),
});
