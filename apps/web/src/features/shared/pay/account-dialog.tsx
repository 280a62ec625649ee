'use client';
import { type BankField, bankFields, fitsBankField } from '@roadworthy/core/shared/text/bank-numbers.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { OperationDialog } from '../actions/operation-dialog.tsx';
import { FormAlert } from '../form-alert.tsx';
import { bankRefusals } from './bank-shape.ts';
import { tokenize } from './tokenize.ts';

const accountTypes = ['checking', 'savings'] as const;
const none = { holder: '', routing: '', institution: '', transit: '', account: '' };
type Entry = Record<BankField, string>;
/** As Stripe names a recipient, and an account of theirs. */
const recipientForm = /^acct_\w+(?:\/\w+)?$/u;

type AccountDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Where numbers are given, or that a recipient is; undefined while it is read. */
  form: { readonly tokenize_url: string | null; readonly takes_recipient: boolean } | undefined;
  country: 'US' | 'CA';
  operation: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void };
  /** What was answered instead of storing it. */
  refusal: string | null;
  onStore: (token: string) => void;
  title?: string;
  /** Said where no account is entered here. */
  notHere?: string;
  children?: ReactNode;
};

/**
 * The bank account to which a payee is paid: its numbers go to the bank's form, and only their token comes back here; or the
 * recipient under which Stripe knows them.
 */
export function AccountDialog(props: AccountDialogProps) {
  const t = useTranslations('actions.set_claim_payee_account');
  const { open, form, country, operation, refusal, onStore, children } = props;
  const [entry, setEntry] = useState<Entry>(none);
  const [accountType, setAccountType] = useState<string>(accountTypes[0]);
  const [problems, setProblems] = useState<Partial<Entry>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [recipient, setRecipient] = useState('');
  const [recipientProblem, setRecipientProblem] = useState<string | null>(null);
  const byRecipient = form?.takes_recipient === true;
  const [isTokenizing, setTokenizing] = useState(false);
  function close(): void {
    setEntry(none);
    setProblems({});
    setProblem(null);
    setRecipient('');
    setRecipientProblem(null);
    props.onClose();
  }

  function storeRecipient(): void {
    const token = recipient.trim();
    const fits = recipientForm.test(token);
    setRecipientProblem(fits ? null : t('recipient.missing'));
    setProblem(null);
    if (fits) onStore(token);
  }

  async function store(): Promise<void> {
    if (!form) return;
    const unfit = bankFields[country].filter((name) => !fitsBankField(name, entry[name], country));
    setProblems(Object.fromEntries(unfit.map((name) => [name, t(`fields.${name}.missing`)])));
    setProblem(null);
    if (unfit.length > 0) return;
    setTokenizing(true);
    try {
      if (form.tokenize_url === null) return setProblem(props.notHere ?? t('notHere'));
      onStore(await tokenize(form.tokenize_url, { ...entry, country, accountType }));
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
      copy={{ title: props.title ?? t('title'), confirm: t('confirm'), cancel: t('cancel') }}
    >
      {children}
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
      <FormAlert message={problem ?? refusal} />
    </OperationDialog>
  );
}
