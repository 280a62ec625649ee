'use client';
import type { WaitlistSource } from '@roadworthy/core/products/vocabulary.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { StartAnswers } from '../start/start-answers.ts';

const ask = fetchedComponent(async () => (await import('./waitlist-ask.tsx')).WaitlistAsk);

type WaitlistProps = {
  /** Why nothing is sold there, in the server's words. */
  reason: string;
  answers: StartAnswers;
  source: WaitlistSource;
  provider: string;
};

/** What follows where nothing is sold; it is loaded when it is wanted, and asked anew of other answers. */
export function Waitlist({ reason, answers: { garaging_postal_code, type }, source, provider }: WaitlistProps) {
  return (
    <ask.Component
      key={`${garaging_postal_code} ${type}`}
      {...{ reason, source, provider, postalCode: garaging_postal_code, vehicleClass: type }}
    />
  );
}
