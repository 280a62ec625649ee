import { feesOn } from '@roadworthy/core/products/product-fees.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { decideSignQuote } from '@roadworthy/core/quoting/sign-quote.ts';
import { operation } from '../kernel/operation.ts';
import { quoteRoot } from './quote-root.ts';
import { loadQuote, lockQuote } from './quote-store.ts';
import { factsOf, rateNow, saveEdit } from './rate-stored-quote.ts';
import { readingOf } from './signed-reading.ts';

export const signQuote = operation({
  name: 'sign_quote',
  permission: permissionFor('bind_quote'),
  root: quoteRoot,
  fields: { signature: 'signature.name' },
  async run(work) {
    const { quote_id, signature, consent, version, documents, e_consent_version } = work.input;
    const stored = await lockQuote(work, quote_id);
    const rated = await rateNow(work, stored.quote);
    const reading = readingOf(stored.documents, documents ?? [], e_consent_version ?? null);
    const request = { name: signature, consent, reading, version: version ?? undefined };
    const decision = decideSignQuote(stored.quote, request, work.actor, factsOf(work, stored, rated));
    if (!decision.ok) return decision;
    const { ip, userAgent } = work.request;
    await work.tx
      .updateTable('quotes')
      .set({
        signed_at: work.now,
        signed_content_hash: decision.event.contentHash,
        signed_total: decision.event.total,
        signed_payment_term: stored.quote.paymentTerm,
        signer_info: JSON.stringify({
          name: decision.event.signerName,
          content_hash: decision.event.contentHash,
          consent: true,
          fees: feesOn(stored.productFees, stored.quote.effectiveDate),
          e_consent_version: reading.consentVersion,
          documents: reading.documents.map(({ documentId, type, version: edition, sha256 }) => ({
            ...{ document_id: documentId, type, version: edition, sha256 },
          })),
          ip,
          user_agent: userAgent.slice(0, 400),
        }),
      })
      .where('quote_id', '=', quote_id)
      .execute();
    await saveEdit(work, await loadQuote(work, quote_id), { step: 'sign' });
    await work.publish(decision.event);
    return { quote_id };
  },
});
