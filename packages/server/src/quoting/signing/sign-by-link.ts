import { feesOn } from '@roadworthy/core/products/product-fees.ts';
import { decideSignByLink } from '@roadworthy/core/quoting/signing/second-signature.ts';
import { operation } from '../../kernel/operation.ts';
import { lockQuote } from '../quote-store.ts';
import { factsOf, rateNow, termsOfStored } from '../pricing/rate-stored-quote.ts';
import { signatureRecord } from './signature-record.ts';
import { readingOf } from './signed-reading.ts';
import { claimsOfSigningLink, organizationOfSigningLink } from './signing-link.ts';
import { signingRequestOf } from './signing-requests.ts';

/** The second named insured signs what the first has signed. The quote stays as it is: whoever edits it loses nothing. */
export const signByLink = operation({
  name: 'sign_by_link',
  permission: 'quote:resume',
  organization: organizationOfSigningLink,
  rootArgument: 'quote_id',
  example: { token: '$token', signature: 'Sam Lake', consent: true, documents: '$documents' },
  fields: { signature: 'signature.name' },
  async run(work) {
    const { signature: name, consent, documents, e_consent_version } = work.input;
    const claims = claimsOfSigningLink(work.input, work.platform);
    const stored = await lockQuote(work, claims.quoteId);
    const { quote } = stored;
    const requested = await signingRequestOf(work, claims);
    const facts = factsOf(work, stored, await rateNow(work, quote));
    const reading = readingOf(stored.documents, documents ?? [], e_consent_version ?? null);
    const decision = decideSignByLink(quote, requested, { name, consent, reading }, facts, work.now);
    if (!decision.ok) return decision;
    const fees = feesOn(stored.productFees, quote.effectiveDate);
    await work.tx
      .updateTable('signing_requests')
      .set({
        signed_at: work.now,
        signer_info: signatureRecord(work, {
          signed: decision.event,
          reading,
          fees,
          terms: termsOfStored(stored),
        }),
      })
      .where('signing_request_id', '=', requested.signingRequestId)
      .execute();
    await work.publish({ ...decision.event, signingRequestId: requested.signingRequestId });
    return { signed: true };
  },
});
