'use client';
import { useEffect } from 'react';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { useBought } from '../quote-data/use-bought.ts';
import { StepGate } from '../frame/step-gate.tsx';
import { BoughtBefore } from './bought-before.tsx';
import { broughtAnswers, startsAnother } from './start-address.ts';
import { NewQuote } from './new-quote.tsx';
import { StartedQuote } from './started-quote.tsx';

/** The first step; its questions are on the page before anything is known of a quote. */
export function StartScreen() {
  const { phase } = useCheckout();
  const { clearQuote } = useQuoteContext();
  const bought = useBought();
  const isOffer = phase === 'ready' && bought === null;
  useEffect(() => {
    if (isOffer && startsAnother(broughtAnswers(window.location.href))) clearQuote();
  }, [isOffer, clearQuote]);
  // A new quote beside a bought one is begun by whoever was told of the purchase, and not by an address.
  if (bought) return <BoughtBefore bought={bought} />;
  if (phase !== 'ready') return <NewQuote />;
  return (
    <StepGate place="start">
      <StartedQuote />
    </StepGate>
  );
}
