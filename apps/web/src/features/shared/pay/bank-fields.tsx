'use client';
import { lazy, Suspense } from 'react';
import type { BankPartProps } from './bank-part.tsx';

// Most pay by card: who does needs nothing of the other form.
const SandboxBank = lazy(async () => ({ default: (await import('./bank-part.tsx')).SandboxBank }));
const StripeBank = lazy(async () => ({ default: (await import('./bank-part.tsx')).StripeBank }));

/** The fields of a bank account, whoever takes it; `publishableKey` is Stripe's, null where the sandbox does. */
export function BankFields({ publishableKey, ...part }: BankPartProps & { publishableKey: string | null }) {
  return (
    <Suspense fallback={<div className="min-h-96" aria-hidden />}>
      {publishableKey === null ? <SandboxBank {...part} /> : <StripeBank {...{ ...part, publishableKey }} />}
    </Suspense>
  );
}
