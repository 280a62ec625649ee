'use client';
import { type BankField, bankFields, fitsBankField } from '@roadworthy/core/shared/text/bank-numbers.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadPayeeAccountFormDocument, SetClaimPayeeAccountDocument } from '../../../generated/documents.ts';
import type { ActionDialogProps } from '../../shared/actions/action.ts';
import { OperationDialog } from '../../shared/actions/operation-dialog.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { bankRefusals } from '../../shared/pay/bank-shape.ts';
import { tokenize } from '../../shared/pay/tokenize.ts';
import type { PartsOfClaim } from './parts-of-claim.ts';

const accountTypes = ['checking', 'savings'] as const;
const none = { holder: '', routing: '', institution: '', transit: '', account: '' };
type Entry = Record<BankField, string>;
/** As Stripe names a recipient, and an account of theirs. */
const recipientForm = /^acct_\w+(?:\/\w+)?$/u;

/**
 * The bank account to which a payee is paid: its numbers go to the bank's form, and only their token comes back here; or the
 * recipient under which Stripe knows them.
 */
export function PayeeAccountDialog({ subject, open, onClose, onDone }: ActionDialogProps<PartsOfClaim>) {
  const t = useTranslations('actions.set_claim_payee_account');
  const { parts, claimId, country } = subject;
  const [chosen, setChosen] = useState('');
  const [entry, setEntry] = useState<Entry>(none);
  const [accountType, setAccountType] = useState<string>(accountTypes[0]);
  const [problems, setProblems] = useState<Partial<Entry>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [recipient, setRecipient] = useState('');
  const [recipientProblem, setRecipientProblem] = useState<string | null>(null);
  const asked = useRead('agent', LoadPayeeAccountFormDocument, { claim_id: claimId }, { enabled: open });
  const form = asked.data?.claim_payee_account_form;
  const byRecipient = form?.takes_recipient === true;
  const [isTokenizing, setTokenizing] = useState(false);
  const payee = parts.some(({ id }) => id === chosen) ? chosen : (parts[0]?.id ?? '');
  const operation = useOperation(SetClaimPayeeAccountDocument, ({ set_claim_payee_account: { status, message } }) => {
    if (status === 'refused') return setProblem(message ?? t('failed'));
    onDone(t(status === 'pending' ? 'pending' : 'done'));
    close();
  });

  function close(): void {
    setEntry(none);
    setProblems({});
    setProblem(null);
    setRecipient('');
    setRecipientProblem(null);
    onClose();
  }

  function storeRecipient(): void {
    const token = recipient.trim();
    const fits = recipientForm.test(token);
    setRecipientProblem(fits ? null : t('recipient.missing'));
    setProblem(null);
    if (fits) operation.mutate({ claim_id: claimId, claim_payee_id: payee, account_token: token });
  }

  async function store(): Promise<void> {
    if (!form) return;
    const unfit = bankFields[country].filter((name) => !fitsBankField(name, entry[name], country));
    setProblems(Object.fromEntries(unfit.map((name) => [name, t(`fields.${name}.missing`)])));
    setProblem(null);
    if (unfit.length > 0) return;
    setTokenizing(true);
    try {
      if (form.tokenize_url === null) return setProblem(t('notHere'));
      const account_token = await tokenize(form.tokenize_url, { ...entry, country, accountType });
      operation.mutate({ claim_id: claimId, claim_payee_id: payee, account_token });
    } catch (error) {
      const refused = error instanceof RequestError && error.status === 422 ? bankRefusals(error.info) : null;
      if (refused) setProblems(refused);
      else setProblem(readableMessage(error) ?? t('failed'));
    } finally {
      setTokenizing(false);
    }
  }

  return (
    <OperationDialog
      open={open}
      onClose={close}
      onConfirm={() => (byRecipient ? storeRecipient() : void store())}
      operation={{ ...operation, isPending: operation.isPending || isTokenizing }}
      effect={t('effect')}
      copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
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
      {byRecipient && (
        <Field label={t('recipient.label')} hint={t('recipient.hint')} error={recipientProblem}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              spellCheck={false}
              maxLength={255}
              value={recipient}
              onChange={({ currentTarget: { value } }) => setRecipient(value)}
            />
          )}
        </Field>
      )}
      {(byRecipient ? [] : bankFields[country]).map((name) => (
        <Field key={name} label={t(`fields.${name}.label`)} error={problems[name] ?? null}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={100}
              {...(name !== 'holder' && { inputMode: 'numeric' as const, className: 'tabular-nums' })}
              value={entry[name]}
              onChange={({ currentTarget: { value } }) => setEntry((known) => ({ ...known, [name]: value }))}
            />
          )}
        </Field>
      ))}
      {!byRecipient && (
        <RadioTiles
          id="payee-account-type"
          name="payee_account_type"
          label={t('type')}
          options={accountTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
          value={accountType}
          onChange={setAccountType}
          columns={2}
        />
      )}
      <FormAlert message={problem} />
    </OperationDialog>
  );
}
