'use client';
import { paymentTerms } from '@roadworthy/core/products/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { StepGate } from '../frame/step-gate.tsx';
import { usePlanEdits } from '../plans/use-plan-edits.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf } from '../quote-data/step-order.ts';
import { useInvoicePreview } from '../quote-data/use-price.ts';
import { useMessageOf } from '../step-form/message-of.ts';
import { Notice } from '../step-form/notice.tsx';
import { SaveNotices } from '../step-form/save-notices.tsx';
import { StepPage } from '../step-form/step-page.tsx';
import { useAnswers } from '../step-form/use-answers.ts';
import type { Answer } from '../step-form/answer.ts';
import { CardFields } from './card-fields.tsx';
import { type CardAnswers, cardShapes } from './card-shape.ts';
import { InvoiceSchedule } from './invoice-schedule.tsx';
import { type PurchaseProblem, usePurchase } from './use-purchase.ts';

/** The card, what is charged today and later, and the button that buys. */
export function PaymentScreen() {
  return (
    <StepGate place="payment">
      <PaymentStep />
    </StepGate>
  );
}

const cardFields = ['number', 'expiry', 'cvc', 'name', 'postal_code'] as const;

function PaymentStep() {
  const t = useTranslations('checkout');
  const messageOf = useMessageOf();
  const { quote } = useLoadedCheckout().data;
  const terms = usePlanEdits(t('errors.notSaved'));
  const preview = useInvoicePreview(terms.value.payment_term);
  const purchase = usePurchase(terms.value.payment_term);
  const [attempt, setAttempt] = useState(0);
  const mailing = quote.mailing_location?.postal_code ?? quote.postal_code;
  const sheet = useAnswers<CardAnswers>(
    { number: '', expiry: '', cvc: '', name: '', postal_code: mailing },
    cardShapes,
  );
  const { values } = sheet;
  const [sent, setSent] = useState<CardAnswers | null>(null);
  const { problem } = purchase;

  function answer(name: keyof CardAnswers): Answer<string> {
    const shape = sheet.problemOf(name);
    const standing = problem?.kind === 'card' && sent?.[name] === values[name] ? problem.fields[name] : undefined;
    return {
      id: `payment-${name}`,
      value: values[name],
      error: shape ? messageOf(shape) : standing,
      onChange: (value) => sheet.set(name, value),
      onBlur: () => sheet.leave(name),
    };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (purchase.busy) return;
    setAttempt((count) => count + 1);
    if (!sheet.check()) return;
    setSent(sheet.current());
    await purchase.pay(sheet.current());
  }

  const problems = cardFields.flatMap((name) => {
    const { id, error } = answer(name);
    return error && attempt > 0 ? [{ fieldId: id, message: error }] : [];
  });
  const due = preview.data ? moneyText(preview.data.due_today, preview.data.currency) : '…';
  return (
    <StepPage
      title={t('payment.title')}
      lead={t('payment.lead', { amount: due })}
      problems={problems}
      attempt={attempt}
      onSubmit={(event) => void submit(event)}
      busy={purchase.busy}
      submitLabel={t('payment.pay', { amount: due })}
      submitTone="money"
      backHref={hrefOf('sign')}
      notices={<SaveNotices onRefresh={terms.refresh} onRetry={terms.retry} />}
    >
      <RadioTiles
        id="payment-term"
        name="payment_term"
        label={t('plans.term')}
        options={paymentTerms
          .toReversed()
          .map((term) => ({ value: term, label: t(`terms.${term}.label`), note: t(`terms.${term}.note`) }))}
        value={terms.value.payment_term}
        onChange={(term) => void terms.chooseTerm(term)}
      />
      <InvoiceSchedule preview={preview} />
      <CardFields answer={answer} />
      {problem && problem.kind !== 'card' && <PurchaseNotice problem={problem} />}
    </StepPage>
  );
}

type CommonProblem = Exclude<PurchaseProblem, { kind: 'card' }>;

/** Stands where the card is mended, and is brought before the eye: the page may be at another place. */
function PurchaseNotice({ problem }: { problem: CommonProblem }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      <PurchaseNoticeText problem={problem} />
    </div>
  );
}

function PurchaseNoticeText({ problem }: { problem: CommonProblem }) {
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
