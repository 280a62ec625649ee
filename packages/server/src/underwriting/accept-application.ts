import { ratingOfPremium } from '@roadworthy/core/rating/typed-price.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { decideAcceptApplication } from '@roadworthy/core/underwriting/accept-application.ts';
import { operation } from '../kernel/operation.ts';
import { checkoutUrl } from '../quoting/sharing/checkout-url.ts';
import { saveMove } from '../quoting/copying/move-quote.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { ratesFor, saveEdit } from '../quoting/pricing/rate-stored-quote.ts';
import { writeAnswer } from './decide-referral.ts';
import { lockReferral } from './referral-store.ts';

export const acceptApplication = operation({
  name: 'accept_application',
  permission: permissionFor('accept_application'),
  root: 'quote_referral_id',
  example: { premium: 124000, reason: 'The carrier wants 1,240 dollars.' },
  statuses: {},
  // What the rates price is accepted without a price; applications have a test of their own.
  refuses: { referred: 'not_an_application', agent_approved: 'not_an_application' },
  async run(work) {
    const { quote_referral_id, premium, reason } = work.input;
    const { referral, stored, facts } = await lockReferral(work, quote_referral_id);
    const { quote } = stored;
    const decision = decideAcceptApplication(quote, referral, { premium, reason }, work.actor, facts);
    if (!decision.ok) return decision;
    const { event } = decision;
    await writeAnswer(work, 'accepted', { referralId: quote_referral_id, reason: event.reason, quote });
    const { book } = await ratesFor(work, quote);
    const rating = ratingOfPremium(premium, subjectOfQuote(quote), book);
    await saveMove(work, event, {
      typed_content_hash: event.approvedContentHash,
      typed_rating: JSON.stringify(rating),
      opened: null,
      ended_by_customer: null,
    });
    // The price that was typed is kept as every other is, and what was signed for another price is void.
    const { price } = await saveEdit(work, await loadQuote(work, quote.quoteId));
    await work.publish({ ...event, price });
    const checkout_url = checkoutUrl(work.platform, await loadQuote(work, quote.quoteId));
    return { checkout_url, quote_referral: { quote_referral_id }, quote: { quote_id: quote.quoteId } };
  },
});
