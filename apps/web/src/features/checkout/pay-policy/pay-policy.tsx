'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput, type TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { type CreateMyPaymentSessionQuery, PayMyPolicyDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { printDay } from '../../shared/print-day.ts';
import { Notice } from '../step-form/notice.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentDone } from './payment-done.tsx';

type Form = CreateMyPaymentSessionQuery['policy_payment_form'];
type PayPolicyProps = { policyId: string; form: Form };

const billingOf = (policyId: string): string => `/customers/policies/${policyId}/billing`;

/** What is due, or comes next, and how it is paid: with a card or account on file one press is enough. */
export function PayPolicy({ policyId, form }: PayPolicyProps) {
  const t = useTranslations('checkout.payPolicy');
  const [amount, setAmount] = useState<TypedMoney>(form.amount);
  const [isRequested, setIsRequested] = useState(false);
  const [amountProblem, setAmountProblem] = useState<string | null>(null);
  const pay = useOperation(PayMyPolicyDocument, undefined, { kind: 'user', rereads: ['user'] });
  const result = pay.data?.pay_policy;
  const cents = typeof amount === 'number' ? amount : null;
  const refusal = pay.error instanceof RequestError && pay.error.field === 'amount' ? pay.error : null;
  const missing = isRequested && (cents === null || cents <= 0) ? t('amountMissing') : null;
  const unfit = missing ?? amountProblem ?? (refusal && readableMessage(refusal));

  if (result && result.status !== 'declined') return <Paid policyId={policyId} status={result.status} />;
  if (form.due === 0 && form.amount === 0) return <NothingOwed policyId={policyId} form={form} />;
  const { method_kind: kind, method_ends: ends, currency } = form;
  const failed = pay.error && !refusal ? (readableMessage(pay.error) ?? t('failed')) : null;
  return (
    <PayForm
      {...{ policyId, form }}
      title={t('title')}
      amount={cents === null || cents <= 0 ? null : cents}
      stored={form.can_charge ? { kind: kind === 'bank' ? 'bank' : 'card', ends: ends ?? '' } : null}
      offers={{
        bank: true,
        later: {
          card: { version: form.autopay_version, parts: form.autopay_parts },
          bank: { version: form.bank_autopay_version, parts: form.bank_autopay_parts },
        },
      }}
      copy={{ submit: t('pay', { amount: cents === null ? '' : moneyText(cents, currency) }), busy: t('paying') }}
      back={{ href: billingOf(policyId), label: t('back') }}
      busy={pay.isPending}
      problem={failed ?? (result ? (result.message ?? t('declined')) : null)}
      check={() => {
        setIsRequested(true);
        const isThere = cents !== null && cents > 0;
        if (!isThere) document.getElementById('pay-amount')?.focus();
        return isThere;
      }}
      onPay={(how) => pay.mutate({ policy_id: policyId, amount: cents ?? 0, ...how })}
      onAmountProblem={setAmountProblem}
    >
      <Due form={form} />
      <Field id="pay-amount" label={t('amount')} error={unfit}>
        {(control) => <MoneyInput {...control} value={amount} onChange={setAmount} />}
      </Field>
    </PayForm>
  );
}

/** Everything of the term is paid, or on its way: nothing is asked for. */
function NothingOwed({ policyId, form }: PayPolicyProps) {
  const t = useTranslations('checkout.payPolicy');
  const of = useTranslations('checkout.payForm');
  const { on_its_way: onItsWay, currency } = form;
  const body = onItsWay > 0 ? t('onItsWay', { amount: moneyText(onItsWay, currency) }) : t('nothing');
  return (
    <section className="flex max-w-xl flex-col items-start gap-4">
      <header className="flex flex-col gap-1">
        <h1 className="type-h1">{t('title')}</h1>
        <p className="text-ink-2">{of('number', { number: form.policy_number })}</p>
      </header>
      <p>{body}</p>
      <LinkButton href={billingOf(policyId)}>{t('toBilling')}</LinkButton>
    </section>
  );
}

/** What is due, what is on its way, or what comes next. */
function Due({ form }: { form: Form }) {
  const t = useTranslations('checkout.payPolicy');
  const { due, currency, next_attempt: again, next_due: next, amount, on_its_way: onItsWay } = form;
  const way = onItsWay > 0 && <p className="text-ink-2">{t('onItsWay', { amount: moneyText(onItsWay, currency) })}</p>;
  if (due > 0) {
    return (
      <>
        <Notice tone="warning" title={t('due', { amount: moneyText(due, currency) })}>
          {again && t('again', { day: printDay(again) ?? '' })}
        </Notice>
        {way}
      </>
    );
  }
  return (
    <>
      {way}
      {next !== null && (
        <p className="text-ink-2">
          {t(form.autopay && form.method_status === 'automatic' ? 'nextByItself' : 'next', {
            amount: moneyText(amount, currency),
            day: printDay(next) ?? '',
          })}
        </p>
      )}
    </>
  );
}

const outcomes = ['paid', 'processing'] as const;

function Paid({ policyId, status }: { policyId: string; status: string }) {
  const t = useTranslations('checkout.payPolicy');
  const outcome = outcomes.find((one) => one === status) ?? 'pending';
  return (
    <PaymentDone
      status={status}
      title={t(`${outcome}Title`)}
      body={t(`${outcome}Body`)}
      next={{ href: billingOf(policyId), label: t('toBilling') }}
    />
  );
}
