'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { QueryError } from '@roadworthy/ui/states/query-error.tsx';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { StepGate } from '../frame/step-gate.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePaymentForm } from './use-payment-form.ts';
import type { Paying } from './use-purchase.ts';

// Who takes the card decides which form is loaded: nobody needs both.
const SandboxPayment = lazy(async () => ({ default: (await import('./sandbox-payment.tsx')).SandboxPayment }));
const StripePayment = lazy(async () => ({ default: (await import('./stripe-payment.tsx')).StripePayment }));

/** The card, what is charged today and later, and the button that buys. */
export function PaymentScreen() {
  const [busy, setBusy] = useState(false);
  return (
    // The quote is at work until the gateway has answered: the form that hears the answer stays for as long.
    <StepGate place="payment" stays={busy}>
      <PaymentStep paying={{ busy, setBusy }} />
    </StepGate>
  );
}

/** Asks who takes the card; until then nothing can be entered. */
function PaymentStep({ paying }: { paying: Paying }) {
  const common = useTranslations('shell.common');
  const t = useTranslations('checkout.payment');
  const { quote } = useLoadedCheckout().data;
  const form = usePaymentForm();
  const postalCode = quote.mailing_location?.postal_code ?? quote.postal_code;
  if (form.isError) {
    return <QueryError title={t('formFailed')} retryLabel={common('tryAgain')} onRetry={() => void form.refetch()} />;
  }
  const waiting = <PageSkeleton shape="form" label={common('loading')} />;
  if (!form.data) return waiting;
  const { publishable_key, simulated } = form.data;
  return (
    <Suspense fallback={waiting}>
      {publishable_key === null ? (
        <SandboxPayment postalCode={postalCode} paying={paying} />
      ) : (
        <StripePayment {...{ postalCode, simulated, paying }} publishableKey={publishable_key} />
      )}
    </Suspense>
  );
}
