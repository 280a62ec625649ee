'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import type { PolicyPaymentFragment } from '../../../generated/documents.ts';
import type { Wording } from '../../shared/pay/wording-text.tsx';
import { PayFrame } from '../../shared/pay/pay-frame.tsx';
import { BankFields } from '../../shared/pay/bank-fields.tsx';
import { type CardEntry, CardRefusedError } from '../../shared/pay/card-entry.ts';
import { chosenOf, MethodChoice, onFileEntry } from '../../shared/pay/method-choice.tsx';
import type { Agreed } from '../../shared/pay/use-agreement.tsx';
import { useConsent } from '../../shared/pay/use-consent.tsx';
import { useSandboxCard } from '../../shared/pay/use-sandbox-card.tsx';
import { useStripeCard } from '../../shared/pay/use-stripe-card.tsx';
import { Notice } from '../step-form/notice.tsx';
import { usePolicyBank } from './use-policy-bank.ts';

/** What pays, and what its owner agreed to; nothing where what is on file pays. */
export type HowPaid = {
  readonly method_token?: string;
  readonly payment_method_id?: string;
  readonly debit_authorization?: Agreed;
  readonly autopay_consent?: string;
};

/** The method on file with the policy itself, which is charged without a word. */
const own = 'stored';

type PayFormProps = {
  policyId: string;
  form: PolicyPaymentFragment;
  title: string;
  /** What is paid for, above how. */
  children: ReactNode;
  /** Cents; 0 where nothing is charged, null while nobody knows. */
  amount: number | null;
  /** What is on file, where it may be charged. */
  stored: { readonly kind: 'card' | 'bank'; readonly ends: string } | null;
  /** By which wording later payments are taken by themselves, and whether an account may pay at all. */
  offers: { readonly bank: boolean; readonly later: Readonly<Record<'card' | 'bank', Wording>> | null };
  copy: { readonly submit: string; readonly busy: string };
  back: { readonly href: string; readonly label: string };
  busy: boolean;
  problem: string | null;
  /** Looks at what stands above; true when nothing is missing there. */
  check(): boolean;
  onPay(how: HowPaid): void;
  /** Hears why no account pays the amount that was typed. */
  onAmountProblem?(problem: string | null): void;
};

/** The one form by which something of a policy is paid: what for, with what, and the button. Who takes cards decides which fields are drawn. */
export function PayForm(props: PayFormProps) {
  const { publishable_key: key } = props.form;
  return key === null ? <WithSandbox {...props} /> : <WithStripe {...props} publishableKey={key} />;
}

function WithSandbox(props: PayFormProps) {
  return <Paying {...props} entry={useSandboxCard(props.form.postal_code, '')} />;
}

function WithStripe({ publishableKey, ...props }: PayFormProps & { publishableKey: string }) {
  return <Paying {...props} entry={useStripeCard(publishableKey, props.form.postal_code)} />;
}

const firstProblem = () => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
const unheard = (): void => undefined;

function Paying({ entry, ...props }: PayFormProps & { entry: CardEntry }) {
  const t = useTranslations('checkout.payForm');
  const { policyId, form, amount, stored, offers, copy, back, problem, onAmountProblem = unheard } = props;
  const [chosenValue, setValue] = useState<string | null>(null);
  const onFile = [
    ...(stored ? [{ payment_method_id: own, ...stored }] : []),
    ...form.on_file.filter(
      (one) => (offers.bank || one.kind === 'card') && !(one.kind === stored?.kind && one.ends === stored.ends),
    ),
  ];
  // What is on file may be known later than the form is drawn.
  const value = chosenValue ?? onFile[0]?.payment_method_id ?? 'card';
  const chosen = chosenOf(value, onFile);
  const { kind } = chosen;
  const isOwn = chosen.onFile?.payment_method_id === own;
  const [wasBank, setWasBank] = useState(false);
  const [isTokenizing, setTokenizing] = useState(false);
  const [untaken, setUntaken] = useState<string | null>(null);
  const bank = useRef<CardEntry>(null);
  const card = useConsent(offers.later?.card, 'card');
  const later = offers.later?.bank ?? null;
  const { owner, amountProblem } = usePolicyBank({
    policyId,
    form,
    amount,
    later,
    isRequested: kind === 'bank' && !isOwn,
  });
  const text = kind === 'bank' && !isOwn ? amountProblem : null;
  useEffect(() => onAmountProblem(text), [text, onAmountProblem]);
  const busy = props.busy || isTokenizing;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy || !props.check() || amount === null) return;
    setUntaken(null);
    if (amount === 0 || isOwn) return props.onPay({});
    const paying = chosen.onFile ? onFileEntry(chosen.onFile, owner.agreement) : kind === 'bank' ? bank.current : entry;
    // What is wrong is marked in the next moment.
    if (!paying?.check() || text !== null) return void setTimeout(firstProblem);
    setTokenizing(true);
    try {
      const entered = await paying.card();
      const method =
        entered.onFile === undefined
          ? { method_token: await entered.token(form) }
          : { payment_method_id: entered.onFile };
      const consent = kind === 'bank' ? owner.agreement.autopay : card.given;
      const agreed = entered.agreed && { debit_authorization: entered.agreed };
      props.onPay({ ...method, ...agreed, ...(consent !== null && { autopay_consent: consent }) });
    } catch (error) {
      // Otherwise the form says what is wrong with the card.
      if (!(error instanceof CardRefusedError)) setUntaken(readableMessage(error) ?? t('failed'));
    } finally {
      setTokenizing(false);
    }
  }

  const entered = offers.bank ? (['card', 'bank'] as const) : (['card'] as const);
  const isCharged = amount !== 0;
  const { country } = owner;
  return (
    <PayFrame
      title={props.title}
      lead={t('number', { number: form.policy_number })}
      problem={problem ?? untaken}
      submit={{ label: copy.submit, busyLabel: copy.busy }}
      busy={busy}
      onSubmit={(event) => void submit(event)}
      beside={
        <LinkButton tone="quiet" href={back.href}>
          {back.label}
        </LinkButton>
      }
    >
      {props.children}
      {isCharged && onFile.length + entered.length > 1 && (
        <MethodChoice
          id="pay-method"
          name="pay_method"
          label={t('method')}
          {...{ onFile, entered, value }}
          onChange={(next) => {
            setValue(next);
            setWasBank(wasBank || next === 'bank');
          }}
        />
      )}
      {form.simulated && isCharged && (
        <Notice tone="info" title={t('demo')}>
          {chosen.onFile ? null : kind === 'bank' ? t('demoBank', { country }) : t('demoCard')}
        </Notice>
      )}
      {/* What was typed into the one stays while the other is looked at. */}
      <div hidden={!isCharged || value !== 'card'} className="flex flex-col gap-6">
        {entry.fields}
      </div>
      {isCharged && kind === 'card' && !isOwn && card.part}
      {isCharged && kind === 'bank' && chosen.onFile && !isOwn && owner.agreement.part}
      {wasBank && (kind !== 'bank' || chosen.onFile === null) && (
        <div hidden={!isCharged || value !== 'bank'}>
          <BankFields publishableKey={form.publishable_key} owner={owner} entryRef={bank} onProblems={unheard} />
        </div>
      )}
    </PayFrame>
  );
}
