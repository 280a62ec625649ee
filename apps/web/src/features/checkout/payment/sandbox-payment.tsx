'use client';
import { PaymentForm } from './payment-form.tsx';
import type { Paying } from './use-purchase.ts';
import { useSandboxCard } from './use-sandbox-card.tsx';

/** The purchase with a card of the sandbox. */
export function SandboxPayment({ postalCode, paying }: { postalCode: string; paying: Paying }) {
  return <PaymentForm entry={useSandboxCard(postalCode)} simulated paying={paying} />;
}
