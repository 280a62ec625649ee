import type { Slice } from '../kernel/slice.ts';
import { onProviderChanged, onQuoteDeclined, onQuoteEdited, onQuoteExpired } from './follow-quote.ts';

export const underwritingSlice = {
  handlers: [onQuoteEdited, onProviderChanged, onQuoteExpired, onQuoteDeclined],
} satisfies Slice;
