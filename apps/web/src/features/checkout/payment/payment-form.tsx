'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { OpenBankSetupDocument } from '../../../generated/documents.ts';
import { TermChoice } from '../plans/term-choice.tsx';
import { usePlanEdits } from '../plans/use-plan-edits.ts';
import { RefundTerms } from '../line/refund-terms.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf } from '../quote-data/step-order.ts';
import { useInvoicePreview } from '../quote-data/use-invoice-preview.ts';
import { usePricing } from '../quote-data/use-pricing.ts';
import { Notice } from '../step-form/notice.tsx';
import { SaveNotices } from '../step-form/save-notices.tsx';
import { StepPage } from '../step-form/step-page.tsx';
import { BankFields } from '../../shared/pay/bank-fields.tsx';
import type { BankOwner } from '../../shared/pay/bank-owner.ts';
import type { CardEntry } from '../../shared/pay/card-entry.ts';
import { chosenOf, MethodChoice, type MethodKind, onFileEntry } from '../../shared/pay/method-choice.tsx';
import { useMethodsOnFile } from './use-methods-on-file.ts';
import { InvoiceSchedule } from './invoice-schedule.tsx';
import { useConsent } from '../../shared/pay/use-consent.tsx';
import { useAutopayTerms, useQuoteAgreement } from './use-quote-agreement.ts';
import { type Paying, type PurchaseProblem, usePurchase } from './use-purchase.ts';

/** Whose account pays for the quote. */
function useBankOwner(paymentTerm: string, isRequested: boolean): BankOwner {
  const { askForQuote } = useQuoteContext();
  const { country, entities } = useLoadedCheckout().data.quote;
  return {
    country: country === 'CA' ? 'CA' : 'US',
    email: entities[0]?.email ?? null,
    agreement: useQuoteAgreement(paymentTerm, isRequested),
    openSetup: (requested) => askForQuote(OpenBankSetupDocument, requested),
  };
}

type PaymentFormProps = {
  /** The card's. */
  entry: CardEntry;
  simulated: boolean;
  paying: Paying;
  /** Stripe's; null where the sandbox takes the payments. */
  publishableKey: string | null;
};

/** How to pay, what is charged today and later, card or bank account, and the button that buys. */
export function PaymentForm({ entry, simulated, paying, publishableKey }: PaymentFormProps) {
  const t = useTranslations('checkout');
  const terms = usePlanEdits(t('errors.notSaved'));
  const preview = useInvoicePreview(terms.value.payment_term);
  const ways = usePricing().data?.quote_pricing.ways_to_pay;
  const purchase = usePurchase(terms.value.payment_term, paying);
  const autopay = useConsent(useAutopayTerms('card', true), 'card');
  const [attempt, setAttempt] = useState(0);
  const onFile = useMethodsOnFile();
  const [chosenValue, setValue] = useState<string | null>(null);
  const value = chosenValue ?? onFile[0]?.payment_method_id ?? 'card';
  const chosen = chosenOf(value, onFile);
  const { kind: method } = chosen;
  const [wasBank, setWasBank] = useState(false);
  const [bankProblems, setBankProblems] = useState<CardEntry['problems']>([]);
  const bank = useRef<CardEntry>(null);
  const owner = useBankOwner(terms.value.payment_term, wasBank || method === 'bank');
  const stored = chosen.onFile && onFileEntry(chosen.onFile, owner.agreement);
  const { problem } = purchase;
  const { quote_id: quoteId, provider, country } = useLoadedCheckout().data.quote;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (purchase.busy) return;
    setAttempt((count) => count + 1);
    const paying = stored ?? (method === 'bank' ? bank.current : entry);
    const consent = method === 'card' ? autopay.given : owner.agreement.autopay;
    if (paying?.check()) await purchase.pay(paying, consent);
  }

  const entered = method === 'bank' ? bankProblems : entry.problems;
  const problems = stored?.problems ?? entered;
  const due = preview.data ? moneyText(preview.data.due_today, preview.data.currency) : '…';
  return (
    <StepPage
      title={t('payment.title')}
      lead={t('payment.lead', { amount: due })}
      problems={attempt > 0 ? [...problems] : []}
      attempt={attempt}
      onSubmit={(event) => void submit(event)}
      busy={purchase.busy}
      submitLabel={t('payment.pay', { amount: due })}
      submitTone="money"
      backHref={hrefOf('sign', provider)}
      notices={<SaveNotices onRefresh={terms.refresh} onRetry={terms.retry} />}
    >
      <TermChoice id="payment-term" value={terms.value.payment_term} ways={ways} onChoose={terms.chooseTerm} />
      <InvoiceSchedule preview={preview} />
      {simulated && (
        <Notice tone="info" title={t('payment.demoTitle')}>
          {stored !== null ? null : method === 'bank' ? t('payment.bank.demoBody', { country }) : t('payment.demoBody')}
        </Notice>
      )}
      <MethodChoice
        id="payment-method"
        name="payment_method"
        label={t('payment.method')}
        {...{ onFile, value }}
        onChange={(next) => {
          setValue(next);
          setWasBank(wasBank || next === 'bank');
        }}
      />
      {/* What was typed into the one stays while the other is looked at. */}
      <div hidden={value !== 'card'} className="flex flex-col gap-6">
        {entry.fields}
      </div>
      {method === 'card' && autopay.part}
      {method === 'bank' && stored?.fields}
      {wasBank && (method === 'card' || stored === null) && (
        <div hidden={value !== 'bank'}>
          <BankFields {...{ owner, publishableKey }} entryRef={bank} onProblems={setBankProblems} />
        </div>
      )}
      <RefundTerms quoteId={quoteId} />
      {problem && <PurchaseNotice problem={problem} method={method} />}
    </StepPage>
  );
}

/** Stands where the card is mended, and is brought before the eye: the page may be at another place. */
function PurchaseNotice({ problem, method }: { problem: PurchaseProblem; method: MethodKind }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
    // Each answer counts, also one with the same words.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [problem]);
  return (
    <div ref={box} tabIndex={-1}>
      <PurchaseNoticeText problem={problem} method={method} />
    </div>
  );
}

function PurchaseNoticeText({ problem, method }: { problem: PurchaseProblem; method: MethodKind }) {
  const t = useTranslations('checkout');
  switch (problem.kind) {
    case 'declined':
      return (
        <Notice tone="danger" title={t(method === 'bank' ? 'payment.bank.declinedTitle' : 'payment.declinedTitle')}>
          {problem.message} {t('payment.declinedBody')}
        </Notice>
      );
    case 'refused':
      return <Notice tone="danger" title={problem.message || t('errors.notSaved')} />;
    default:
      return <Notice tone="warning" title={t('payment.unknown')} />;
  }
}
