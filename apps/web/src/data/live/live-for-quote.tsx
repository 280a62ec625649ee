'use client';
import { useQuoteContext } from '../quote/quote-session.tsx';
import { useLive } from './use-live.ts';

/** Keeps the quote of checkout up to date for the bearer of its token. */
export function LiveForQuote() {
  const { quoteId, quoteToken } = useQuoteContext();
  const name = quoteId !== null && quoteToken !== null ? `quote ${quoteId}` : null;
  useLive(name, () => ({ kind: 'quote', quoteToken }));
  return null;
}
