'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  ChangePaymentMethodDocument,
  CreateMyPaymentSessionDocument,
  type CreateMyPaymentSessionQuery,
} from '../../../generated/documents.ts';
import { type CardEntry, CardRefusedError } from '../../shared/pay/card-entry.ts';
import { useConsent } from '../../shared/pay/use-consent.tsx';
import { useSandboxCard } from '../../shared/pay/use-sandbox-card.tsx';
import { useStripeCard } from '../../shared/pay/use-stripe-card.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';

type Form = CreateMyPaymentSessionQuery['policy_payment_form'];
type ChangeMethodProps = { policyId: string; title: string; onClose: () => void };

/** Another card for the payments of a policy that are to come; nothing is charged now. */
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

const firstProblem = () => document.querySelector<HTMLElement>('dialog [aria-invalid="true"]')?.focus();

function Changing({ policyId, title, form, entry, onClose }: ChangeMethodProps & { form: Form; entry: CardEntry }) {
  const t = useTranslations('policyParts.collection');
  const common = useTranslations('shell.common');
  const id = useId();
  const consent = useConsent({ version: form.autopay_version, parts: form.autopay_parts }, 'card');
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
    // What is wrong is marked in the next moment.
    if (!entry.check()) return void setTimeout(firstProblem);
    if (consent.given === null) return document.getElementById('payment-autopay')?.focus();
    setTokenizing(true);
    try {
      const method_token = await (await entry.card()).token(form);
      change.mutate({ policy_id: policyId, method_token, autopay_consent: consent.given });
    } catch (error) {
      // Otherwise the form says what is wrong with the card.
      if (!(error instanceof CardRefusedError)) setUntaken(readableMessage(error) ?? t('methodFailed'));
    } finally {
      setTokenizing(false);
    }
  }

  const declined = result?.status === 'declined' ? (result.message ?? t('methodFailed')) : null;
  const unagreed = isRequested && consent.given === null ? t('methodConsent') : null;
  const failed =
    untaken ?? (change.error && (readableMessage(change.error) ?? t('methodFailed'))) ?? declined ?? unagreed;
  const isDone = result !== undefined && result.status !== 'declined';
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={common('close')}
      title={title}
      effect={isDone ? t(result.status === 'stored' ? 'methodStored' : 'methodPending') : t('methodEffect')}
      actions={
        isDone ? (
          <Button onClick={onClose}>{common('close')}</Button>
        ) : (
          <>
            <Button tone="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={id} busy={busy} busyLabel={t('methodBusy')}>
              {t('methodConfirm')}
            </Button>
          </>
        )
      }
    >
      {!isDone && (
        <form id={id} noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
          {form.simulated && <p className="rounded-card bg-info-tint px-4 py-2">{t('methodDemo')}</p>}
          {entry.fields}
          {consent.part}
          <FormAlert message={failed} />
        </form>
      )}
    </Dialog>
  );
}
