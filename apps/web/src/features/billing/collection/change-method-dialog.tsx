'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import {
  ChangePaymentMethodDocument,
  CreateMyPaymentSessionDocument,
  type CreateMyPaymentSessionQuery,
  OpenBankSetupDocument,
} from '../../../generated/documents.ts';
import { BankFields } from '../../shared/pay/bank-fields.tsx';
import type { BankOwner } from '../../shared/pay/bank-owner.ts';
import { type CardEntry, CardRefusedError } from '../../shared/pay/card-entry.ts';
import { chosenOf, MethodChoice, onFileEntry } from '../../shared/pay/method-choice.tsx';
import { useConsent } from '../../shared/pay/use-consent.tsx';
import { useSandboxCard } from '../../shared/pay/use-sandbox-card.tsx';
import { useStripeCard } from '../../shared/pay/use-stripe-card.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';

type Form = CreateMyPaymentSessionQuery['policy_payment_form'];
type ChangeMethodProps = { policyId: string; title: string; onClose: () => void };

/** Another card or bank account for the payments of a policy that are to come; nothing is charged now. */
export function ChangeMethodDialog(props: ChangeMethodProps) {
  const { data } = useRead('user', CreateMyPaymentSessionDocument, { policy_id: props.policyId });
  const form = data?.policy_payment_form;
  if (!form) return null;
  return form.publishable_key === null ? (
    <WithSandbox {...props} form={form} />
  ) : (
    <WithStripe {...props} form={form} publishableKey={form.publishable_key} />
  );
}

function WithSandbox(props: ChangeMethodProps & { form: Form }) {
  return <Changing {...props} entry={useSandboxCard(props.form.postal_code, '')} />;
}

function WithStripe({ publishableKey, ...props }: ChangeMethodProps & { form: Form; publishableKey: string }) {
  return <Changing {...props} entry={useStripeCard(publishableKey, props.form.postal_code)} />;
}

const unheard = (): void => undefined;
const firstProblem = () => document.querySelector<HTMLElement>('dialog [aria-invalid="true"]')?.focus();

/** Whose account takes later payments, and the standing mandate that they agree to: no payment is authorized now. */
function useMandate(form: Form): BankOwner {
  const ask = useAsk('user');
  const consent = useConsent({ version: form.bank_autopay_version, parts: form.bank_autopay_parts }, 'bank');
  return {
    country: form.country === 'CA' ? 'CA' : 'US',
    email: form.payer_email,
    agreement: { part: consent.part, given: null, autopay: consent.given, problems: [], check: () => true },
    openSetup: (provided) => ask(OpenBankSetupDocument, provided),
  };
}

function Changing({ policyId, title, form, entry, onClose }: ChangeMethodProps & { form: Form; entry: CardEntry }) {
  const t = useTranslations('policyParts.collection');
  const common = useTranslations('shell.common');
  const id = useId();
  // What pays it already changes nothing.
  const onFile = form.on_file.filter(
    (one) => !form.autopay || one.kind !== form.method_kind || one.ends !== form.method_ends,
  );
  const [value, setValue] = useState(onFile[0]?.payment_method_id ?? 'card');
  const chosen = chosenOf(value, onFile);
  const { kind } = chosen;
  const [wasBank, setWasBank] = useState(false);
  const bank = useRef<CardEntry>(null);
  const owner = useMandate(form);
  const card = useConsent({ version: form.autopay_version, parts: form.autopay_parts }, 'card');
  const agreed = kind === 'bank' ? owner.agreement.autopay : card.given;
  const change = useOperation(ChangePaymentMethodDocument, undefined, { kind: 'user', rereads: ['user'] });
  const [isRequested, setRequested] = useState(false);
  const [isTokenizing, setTokenizing] = useState(false);
  const [untaken, setUntaken] = useState<string | null>(null);
  const result = change.data?.change_payment_method;
  const busy = isTokenizing || change.isPending;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setRequested(true);
    setUntaken(null);
    const entered = kind === 'bank' ? bank.current : entry;
    const paying = chosen.onFile ? onFileEntry(chosen.onFile, owner.agreement) : entered;
    // What is wrong is marked in the next moment.
    if (!paying?.check()) return void setTimeout(firstProblem);
    if (agreed === null) {
      return document.getElementById(kind === 'bank' ? 'payment-autopay-bank' : 'payment-autopay')?.focus();
    }
    setTokenizing(true);
    try {
      const card = await paying.card();
      const method =
        card.onFile === undefined ? { method_token: await card.token(form) } : { payment_method_id: card.onFile };
      change.mutate({ policy_id: policyId, ...method, method_kind: kind, autopay_consent: agreed });
    } catch (error) {
      // Otherwise the form says what is wrong with the card.
      if (!(error instanceof CardRefusedError)) setUntaken(readableMessage(error) ?? t('methodFailed', { kind }));
    } finally {
      setTokenizing(false);
    }
  }

  const declined = result?.status === 'declined' ? (result.message ?? t('methodFailed', { kind })) : null;
  const unagreed = isRequested && agreed === null ? t('methodConsent', { kind }) : null;
  const failed =
    untaken ?? (change.error && (readableMessage(change.error) ?? t('methodFailed', { kind }))) ?? declined ?? unagreed;
  const isDone = result !== undefined && result.status !== 'declined';
  const done = result?.status === 'stored' ? 'methodStored' : 'methodPending';
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={common('close')}
      title={title}
      effect={t(isDone ? done : 'methodEffect', { kind })}
      actions={
        isDone ? (
          <Button onClick={onClose}>{common('close')}</Button>
        ) : (
          <>
            <Button tone="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={id} busy={busy} busyLabel={t('methodBusy')}>
              {t('methodConfirm', { kind })}
            </Button>
          </>
        )
      }
    >
      {!isDone && (
        <form id={id} noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
          <MethodChoice
            id="change-method"
            name="method_kind"
            label={t('methodWay')}
            {...{ onFile, value }}
            onChange={(next) => {
              setValue(next);
              setWasBank(wasBank || next === 'bank');
              setRequested(false);
            }}
          />
          {form.simulated && chosen.onFile === null && (
            <p className="rounded-card bg-info-tint px-4 py-2">{t('methodDemo', { kind, country: owner.country })}</p>
          )}
          {/* What was typed into the one stays while the other is looked at. */}
          <div hidden={value !== 'card'} className="flex flex-col gap-6">
            {entry.fields}
          </div>
          {kind === 'card' && card.part}
          {kind === 'bank' && chosen.onFile && owner.agreement.part}
          {wasBank && (kind === 'card' || chosen.onFile === null) && (
            <div hidden={value !== 'bank'}>
              <BankFields publishableKey={form.publishable_key} owner={owner} entryRef={bank} onProblems={unheard} />
            </div>
          )}
          <FormAlert message={failed} />
        </form>
      )}
    </Dialog>
  );
}
