import { decideDeclineByLink } from '@roadworthy/core/quoting/signing/second-signature.ts';
import { operation } from '../../kernel/operation.ts';
import { lockQuote } from '../quote-store.ts';
import { factsOf, rateNow } from '../pricing/rate-stored-quote.ts';
import { claimsOfSigningLink, organizationOfSigningLink } from './signing-link.ts';
import { signingRequestOf } from './signing-requests.ts';

/** The second named insured will not sign. The quote stays as it is: who signed first decides how it goes on. */
export const declineByLink = operation({
  name: 'decline_by_link',
  permission: 'quote:resume',
  organization: organizationOfSigningLink,
  rootArgument: 'quote_id',
  example: { token: '$token', reason: 'I do not own it any more.' },
  async run(work) {
    const claims = claimsOfSigningLink(work.input, work.platform);
    const stored = await lockQuote(work, claims.quoteId);
    const { signingRequestId, ...requested } = await signingRequestOf(work, claims);
    const facts = factsOf(work, stored, await rateNow(work, stored.quote));
    const decision = decideDeclineByLink(stored.quote, requested, work.input.reason ?? null, facts, work.now);
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('signing_requests')
      .set({ declined: work.now, decline_reason: decision.event.reason })
      .where('signing_request_id', '=', signingRequestId)
      .execute();
    await work.publish({ ...decision.event, signingRequestId });
    return { declined: true };
  },
});
