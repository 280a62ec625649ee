'use client';
import { useEffect } from 'react';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { StepGate } from '../frame/step-gate.tsx';
import { broughtAnswers } from './start-address.ts';
import { NewQuote } from './new-quote.tsx';
import { StartedQuote } from './started-quote.tsx';

/** The first step; its questions are on the page before anything is known of a quote. */
export function StartScreen() {
  const { phase } = useCheckout();
  const { clearQuote } = useQuoteContext();
  useEffect(() => {
    if (phase === 'ready' && broughtAnswers(window.location.href)?.anew) clearQuote();
  }, [phase, clearQuote]);
  if (phase !== 'ready') return <NewQuote />;
  return (
    <StepGate place="start">
      <StartedQuote />
    </StepGate>
  );
}
