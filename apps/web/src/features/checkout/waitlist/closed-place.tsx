'use client';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { WaitlistAsk } from './waitlist-ask.tsx';

/** Says, at whatever step, that what an open quote is for is not sold there any more, and what is. */
export function ClosedPlace({ reason }: { reason: string }) {
  const { quote } = useLoadedCheckout().data;
  const vehicle = quote.vehicles[0];
  return (
    <div className="mb-7 max-w-2xl">
      <WaitlistAsk
        reason={reason}
        postalCode={vehicle?.location?.postal_code ?? quote.postal_code}
        vehicleClass={vehicle?.type ?? ''}
        source="checkout"
        provider={quote.provider}
      />
    </div>
  );
}
