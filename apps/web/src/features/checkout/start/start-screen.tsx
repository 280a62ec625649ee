'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { useBought } from '../quote-data/use-bought.ts';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';
import { arrivalAnswers, startsAnother } from './start-address.ts';
import { lineOfAddress, type StartLines } from './start-line.ts';
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

const otherWay = fetchedComponent(
  async () => (await import('./other-way.tsx')).OtherWay,
  <StepOnItsWay place="start" />,
);
const never = () => () => undefined;

/** The first step; its questions are on the page before anything is known of a quote. */
export function StartScreen({ lines }: { lines: StartLines }) {
  const { phase, data } = useCheckout();
  const line = useSyncExternalStore(
    never,
    () => lineOfAddress(window.location.search, lines),
    () => undefined,
  );
  const requested = ownValue(lines, line ?? '');
  const { quoteId, clearQuote } = useQuoteContext();
  const bought = useBought();
  const isOffer = phase === 'ready' && bought === null;
  const isOther = typeof line === 'string' && data !== null && data.quote.provider !== line;
  const kinds = requested?.kinds.map(({ value }) => value);
  // Nobody is led on by the quote that they leave.
  const leaves = isOffer && (isOther || startsAnother(arrivalAnswers(window.location.href, kinds)));
  useEffect(() => {
    if (leaves) clearQuote();
  }, [leaves, clearQuote]);
  useEffect(() => {
    if (quoteId !== null) started.expect();
  }, [quoteId]);
  // A new quote beside a bought one is begun by whoever was told of the purchase, and not by an address.
  if (line && requested && requested.way !== 'checkout') return <otherWay.Component provider={line} line={requested} />;
  if (bought) return <boughtBefore.Component bought={bought} />;
  if (leaves) return <StepOnItsWay place="start" />;
  if (phase !== 'ready')
    return (
      <NewQuote key={line ?? ''} isLineKnown={line !== undefined} provider={line ?? undefined} kinds={requested} />
    );
  return (
    <StepGate place="start">
      <started.Component />
    </StepGate>
  );
}
