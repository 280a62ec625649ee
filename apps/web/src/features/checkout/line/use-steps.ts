'use client';
import { checkoutSteps } from '@roadworthy/core/quoting/vocabulary.ts';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { isOnPagesOf } from '../quote-data/step-order.ts';
import { useLine } from './line-context.tsx';

/** The steps of the personal line, those among them that ask nothing of some quotes as well. */
export const personalSteps = checkoutSteps.map((id) => ({ id }));

// Before the quote is there, nobody knows whether anything of it is driven and what underwriters ask of it.
const certainSteps = personalSteps.filter(({ id }) => id !== 'drivers' && id !== 'history');

/** The steps of the quote on screen, or of the line whose pages these are; no provider among those of the personal line. */
export function useSteps() {
  const line = useLine();
  const { data } = useCheckout();
  const own = data && isOnPagesOf(line?.provider, data.quote.provider) ? data.state.steps : null;
  return { steps: own ?? line?.steps ?? certainSteps, provider: line?.provider };
}
