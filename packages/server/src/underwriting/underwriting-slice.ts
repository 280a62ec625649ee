import type { Slice } from '../kernel/slice.ts';
import {
  onCopyStarted,
  onProviderChanged,
  onQuoteDeclined,
  onQuoteEdited,
  onQuoteExpired,
  onQuoteReplaced,
} from './follow-quote.ts';
import { addRaterFixture } from './add-rater-fixture.ts';
import { pricingAndRating } from './pricing-and-rating.ts';
import { quoteWithProviderVersions } from './quote-with-provider-versions.ts';

export const underwritingSlice = {
  operations: [addRaterFixture, pricingAndRating, quoteWithProviderVersions],
  handlers: [onQuoteEdited, onProviderChanged, onCopyStarted, onQuoteExpired, onQuoteDeclined, onQuoteReplaced],
} satisfies Slice;
