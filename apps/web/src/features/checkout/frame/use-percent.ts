'use client';
import { tabStore } from '../../../data/browser-storage.ts';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { percentFloor } from './percent-floor.ts';

/** Answered share of the flow in percent, which never goes backwards on screen. */
export function usePercent(): number {
  const { data } = useCheckout();
  return data ? percentFloor(tabStore, data.quote.quote_id, data.state.percent) : 0;
}
