'use client';
import type { WaitlistSource } from '@roadworthy/core/products/vocabulary.ts';
import dynamic from 'next/dynamic';
import type { StartAnswers } from '../start/start-answers.ts';

const WaitlistAsk = dynamic(() => import('./waitlist-ask.tsx').then((loaded) => loaded.WaitlistAsk), { ssr: false });

type WaitlistProps = {
  /** Why nothing is sold there, in the server's words. */
  reason: string;
  answers: StartAnswers;
  source: WaitlistSource;
};

/** What follows where nothing is sold; it is loaded when it is wanted, and asked anew of other answers. */
export function Waitlist({ reason, answers: { garaging_postal_code, type }, source }: WaitlistProps) {
  return (
    <WaitlistAsk
      key={`${garaging_postal_code} ${type}`}
      {...{ reason, source, postalCode: garaging_postal_code, vehicleClass: type }}
    />
  );
}
