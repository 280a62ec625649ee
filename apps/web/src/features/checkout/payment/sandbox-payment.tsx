'use client';
import { personName } from '../../shared/person-name.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { Paying } from './use-purchase.ts';
import { useSandboxCard } from '../../shared/pay/use-sandbox-card.tsx';

/** The purchase with a card of the sandbox, which is the insured’s until they say whose else. */
export function SandboxPayment({ postalCode, paying }: { postalCode: string; paying: Paying }) {
  const [insured] = useLoadedCheckout().data.quote.entities;
  return (
    <PaymentForm
      entry={useSandboxCard(postalCode, personName(insured) ?? '')}
      simulated
      paying={paying}
      publishableKey={null}
    />
  );
}
