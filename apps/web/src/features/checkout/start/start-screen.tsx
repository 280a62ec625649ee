'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect } from 'react';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { useBought } from '../quote-data/use-bought.ts';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';
import { broughtAnswers, startsAnother } from './start-address.ts';
import { NewQuote } from './new-quote.tsx';

// Most who come here have no quote yet. For the others their part is fetched while the quote is.
const started = fetchedComponent(
  async () => (await import('./started-quote.tsx')).StartedQuote,
  <StepOnItsWay place="start" />,
);
const boughtBefore = fetchedComponent(
  async () => (await import('./bought-before.tsx')).BoughtBefore,
  <StepOnItsWay place="start" />,
);

/** The first step; its questions are on the page before anything is known of a quote. */
export function StartScreen() {
  const { phase } = useCheckout();
  const { quoteId, clearQuote } = useQuoteContext();
  const bought = useBought();
  const isOffer = phase === 'ready' && bought === null;
  useEffect(() => {
    if (isOffer && startsAnother(broughtAnswers(window.location.href))) clearQuote();
  }, [isOffer, clearQuote]);
  useEffect(() => {
    if (quoteId !== null) started.expect();
  }, [quoteId]);
  // A new quote beside a bought one is begun by whoever was told of the purchase, and not by an address.
  if (bought) return <boughtBefore.Component bought={bought} />;
  if (phase !== 'ready') return <NewQuote />;
  return (
    <StepGate place="start">
      <started.Component />
    </StepGate>
  );
}
