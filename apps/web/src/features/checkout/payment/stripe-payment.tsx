'use client';
import { PaymentForm } from './payment-form.tsx';
import type { Paying } from './use-purchase.ts';
import { useStripeCard } from '../../shared/pay/use-stripe-card.tsx';

type StripePaymentProps = { publishableKey: string; postalCode: string; simulated: boolean; paying: Paying };

/** The purchase with a card that Stripe takes. */
export function StripePayment({ publishableKey, postalCode, simulated, paying }: StripePaymentProps) {
  return <PaymentForm entry={useStripeCard(publishableKey, postalCode)} {...{ simulated, paying, publishableKey }} />;
}
