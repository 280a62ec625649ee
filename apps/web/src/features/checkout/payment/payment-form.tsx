'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
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
import type { CardEntry } from './card-entry.ts';
import { InvoiceSchedule } from './invoice-schedule.tsx';
import { type Paying, type PurchaseProblem, usePurchase } from './use-purchase.ts';

/** How to pay, what is charged today and later, the card, and the button that buys. */
export function PaymentForm({ entry, simulated, paying }: { entry: CardEntry; simulated: boolean; paying: Paying }) {
  const t = useTranslations('checkout');
  const terms = usePlanEdits(t('errors.notSaved'));
  const preview = useInvoicePreview(terms.value.payment_term);
  const ways = usePricing().data?.quote_pricing.ways_to_pay;
  const purchase = usePurchase(terms.value.payment_term, paying);
  const [attempt, setAttempt] = useState(0);
  const { problem } = purchase;
  const { provider } = useLoadedCheckout().data.quote;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (purchase.busy) return;
    setAttempt((count) => count + 1);
    if (entry.check()) await purchase.pay(entry);
  }

  const due = preview.data ? moneyText(preview.data.due_today, preview.data.currency) : '…';
  return (
    <StepPage
      title={t('payment.title')}
      lead={t('payment.lead', { amount: due })}
      problems={attempt > 0 ? [...entry.problems] : []}
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
          {t('payment.demoBody')}
        </Notice>
      )}
      {entry.fields}
      <RefundTerms />
      {problem && <PurchaseNotice problem={problem} />}
    </StepPage>
  );
}

/** Stands where the card is mended, and is brought before the eye: the page may be at another place. */
function PurchaseNotice({ problem }: { problem: PurchaseProblem }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
    // Each answer counts, also one with the same words.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [problem]);
  return (
    <div ref={box} tabIndex={-1}>
      <PurchaseNoticeText problem={problem} />
    </div>
  );
}

function PurchaseNoticeText({ problem }: { problem: PurchaseProblem }) {
  const t = useTranslations('checkout');
  switch (problem.kind) {
    case 'declined':
      return (
        <Notice tone="danger" title={t('payment.declinedTitle')}>
          {problem.message} {t('payment.declinedBody')}
        </Notice>
      );
    case 'refused':
      return <Notice tone="danger" title={problem.message || t('errors.notSaved')} />;
    default:
      return <Notice tone="warning" title={t('payment.unknown')} />;
  }
}
