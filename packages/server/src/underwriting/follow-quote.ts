import { on } from '../kernel/events.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { waitingReferral, withdrawReferral, writeReferral } from './write-referral.ts';

/** What an edit leaves for an underwriter is written down, and taken back once it is mended. */
export const onQuoteEdited = on('quote_edited', async (work, { quoteId, referrals }) => {
  const waiting = await waitingReferral(work, quoteId);
  if (referrals.length === 0 && waiting === null) return;
  const { quote } = await loadQuote(work, quoteId);
  await writeReferral(work, quote, referrals, waiting);
});

/** Nobody waits for an answer about an offer that has ended. */
export const onQuoteExpired = on('quote_expired', (work, { quoteId }) => withdrawReferral(work, quoteId));

/** An underwriter who declines has answered. */
export const onQuoteDeclined = on('quote_declined', (work, { quoteId }) => withdrawReferral(work, quoteId));
