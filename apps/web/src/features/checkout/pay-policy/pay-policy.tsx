'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput, type TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { readableMessage } from '../../../data/request-error.ts';
import { type CreateMyPaymentSessionQuery, PayMyPolicyDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { useFocusWhenLost } from '../../shared/use-focus-when-lost.ts';
import { printDay } from '../../shared/print-day.ts';
import { type CardEntry, CardRefusedError } from '../payment/card-entry.ts';
import { useSandboxCard } from '../payment/use-sandbox-card.tsx';
import { useStripeCard } from '../payment/use-stripe-card.tsx';
import { Notice } from '../step-form/notice.tsx';

type Form = CreateMyPaymentSessionQuery['policy_payment_form'];
type PayPolicyProps = { policyId: string; form: Form };

/** Who takes the card decides which form is drawn. */
export function PayPolicy(props: PayPolicyProps) {
  const { publishable_key: key } = props.form;
  return key === null ? <WithSandbox {...props} /> : <WithStripe {...props} publishableKey={key} />;
}

function WithSandbox(props: PayPolicyProps) {
  return <PayForm {...props} entry={useSandboxCard(props.form.postal_code, '')} />;
}

function WithStripe({ publishableKey, ...props }: PayPolicyProps & { publishableKey: string }) {
  return <PayForm {...props} entry={useStripeCard(publishableKey, props.form.postal_code)} />;
}

/** The amount, the method, and the button that pays: with a card on file one press is enough. */
function PayForm({ policyId, form, entry }: PayPolicyProps & { entry: CardEntry }) {
  const t = useTranslations('checkout.payPolicy');
  const [amount, setAmount] = useState<TypedMoney>(form.amount);
  const [method, setMethod] = useState(form.can_charge ? 'kept' : 'card');
  const [consent, setConsent] = useState(false);
  const [isTokenizing, setTokenizing] = useState(false);
  const pay = useOperation(PayMyPolicyDocument, undefined, { kind: 'user', rereads: ['user'] });
  const result = pay.data?.pay_policy;
  const busy = pay.isPending || isTokenizing;
  useFocusWhenLost(result?.status);
  const cents = typeof amount === 'number' ? amount : null;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || cents === null) return;
    const paid = { policy_id: policyId, amount: cents };
    if (method === 'kept') return pay.mutate(paid);
    if (!entry.check()) return;
    setTokenizing(true);
    try {
      const card = await entry.card();
      const method_token = await card.token({ tokenize_url: form.tokenize_url, tokenize_bank_url: null });
      pay.mutate({ ...paid, method_token, ...(consent && { autopay_consent: form.autopay_version }) });
    } catch (error) {
      // The form says what is wrong with the card.
      if (!(error instanceof CardRefusedError)) throw error;
    } finally {
      setTokenizing(false);
    }
  }

  if (result && result.status !== 'declined') return <Paid policyId={policyId} status={result.status} />;
  if (form.due === 0 && form.amount === 0) return <NothingOwed policyId={policyId} form={form} />;
  return (
    <form className="flex max-w-xl flex-col gap-6" noValidate onSubmit={(event) => void submit(event)}>
      <PayHeader form={form} />
      <Due form={form} />
      {form.simulated && <Notice tone="info" title={t('demo')} />}
      <Field label={t('amount')}>{(control) => <MoneyInput {...control} value={amount} onChange={setAmount} />}</Field>
      {form.can_charge && (
        <RadioTiles
          id="pay-method"
          name="pay_method"
          label={t('method')}
          options={[
            { value: 'kept', label: t('kept', { kind: form.method_kind ?? 'card', ends: form.method_ends ?? '' }) },
            { value: 'card', label: t('other') },
          ]}
          value={method}
          onChange={(value) => setMethod(value ?? 'kept')}
        />
      )}
      <div hidden={method === 'kept'} className="flex flex-col gap-6">
        {entry.fields}
        <Checkbox
          id="pay-autopay"
          label={t('autopay')}
          checked={consent}
          onChange={(event) => setConsent(event.currentTarget.checked)}
        />
        {consent && (
          <dl className="flex flex-col gap-3 text-small">
            {form.autopay_parts.map((one) => (
              <div key={one.title}>
                <dt className="font-semibold">{one.title}</dt>
                <dd className="text-ink-2">{one.text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {result && <Notice tone="danger" title={result.message ?? t('declined')} />}
      {pay.error && <Notice tone="danger" title={readableMessage(pay.error) ?? t('failed')} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="money" busy={busy} busyLabel={t('paying')}>
          {t('pay', { amount: cents === null ? '' : moneyText(cents, form.currency) })}
        </Button>
        <LinkButton tone="quiet" href={`/customers/policies/${policyId}/billing`}>
          {t('back')}
        </LinkButton>
      </div>
    </form>
  );
}

/** Everything of the term is paid: nothing is asked for. */
function NothingOwed({ policyId, form }: PayPolicyProps) {
  const t = useTranslations('checkout.payPolicy');
  return (
    <section className="flex max-w-xl flex-col items-start gap-4">
      <PayHeader form={form} />
      <p className="text-ink-2">{t('nothing')}</p>
      <LinkButton href={`/customers/policies/${policyId}/billing`}>{t('toBilling')}</LinkButton>
    </section>
  );
}

function PayHeader({ form }: { form: Form }) {
  const t = useTranslations('checkout.payPolicy');
  return (
    <header className="flex flex-col gap-1">
      <h1 className="type-h1">{t('title')}</h1>
      <p className="text-ink-2">{t('number', { number: form.policy_number })}</p>
    </header>
  );
}

/** What is due, or what comes next. */
function Due({ form }: { form: Form }) {
  const t = useTranslations('checkout.payPolicy');
  const { due, currency, next_attempt: again, next_due: next, amount } = form;
  if (due > 0) {
    return (
      <Notice tone="warning" title={t('due', { amount: moneyText(due, currency) })}>
        {again && t('again', { day: printDay(again) ?? '' })}
      </Notice>
    );
  }
  return next === null ? null : (
    <p className="text-ink-2">{t('next', { amount: moneyText(amount, currency), day: printDay(next) ?? '' })}</p>
  );
}

function Paid({ policyId, status }: { policyId: string; status: string }) {
  const t = useTranslations('checkout.payPolicy');
  return (
    <section className="flex max-w-xl flex-col gap-4" role="status">
      <h1 className="type-h1">{status === 'paid' ? t('paidTitle') : t('pendingTitle')}</h1>
      <p className="text-ink-2">{status === 'paid' ? t('paidBody') : t('pendingBody')}</p>
      <div>
        <LinkButton href={`/customers/policies/${policyId}/billing`}>{t('toBilling')}</LinkButton>
      </div>
    </section>
  );
}
