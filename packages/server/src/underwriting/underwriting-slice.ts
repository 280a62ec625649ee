import type { Slice } from '../kernel/slice.ts';
import { onQuoteDeclined, onQuoteEdited, onQuoteExpired } from './follow-quote.ts';

export const underwritingSlice = { handlers: [onQuoteEdited, onQuoteExpired, onQuoteDeclined] } satisfies Slice;
