'use client';
import { useEffect } from 'react';
import { type Bought, boughtWith } from '../../../data/bought-quote.ts';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { type CheckoutContextValue, useCheckout } from '../quote-data/checkout-context.tsx';
import { StepGate } from '../frame/step-gate.tsx';
import { BoughtBefore } from './bought-before.tsx';
import { broughtAnswers, startsAnother } from './start-address.ts';
import { NewQuote } from './new-quote.tsx';
import { StartedQuote } from './started-quote.tsx';

/** What the quote of this browser became, as it remembers it or as the server has it; null while it is an offer. */
function purchaseOf({ data }: CheckoutContextValue, quoteId: string | null): Bought | null {
  const known = boughtWith(quoteId);
  if (known || data?.quote.status !== 'bound') return known;
  const { quote } = data;
  const what = vehicleName(quote.vehicles[0]) ?? '';
  return { quoteId: quote.quote_id, policyNumber: null, what, day: quote.effective_date, from: null };
}

/** The first step; its questions are on the page before anything is known of a quote. */
export function StartScreen() {
  const checkout = useCheckout();
  const { phase } = checkout;
  const { quoteId, clearQuote } = useQuoteContext();
  const bought = purchaseOf(checkout, quoteId);
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
