'use client';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { StepGate } from '../frame/step-gate.tsx';
import { NewQuote } from './new-quote.tsx';
import { StartedQuote } from './started-quote.tsx';

/** The first step; its questions are on the page before anything is known of a quote. */
export function StartScreen() {
  const { phase } = useCheckout();
  if (phase !== 'ready') return <NewQuote />;
  return (
    <StepGate place="start">
      <StartedQuote />
    </StepGate>
  );
}
