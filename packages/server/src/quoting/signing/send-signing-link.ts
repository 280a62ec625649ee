import { decideSendSigningLink } from '@roadworthy/core/quoting/signing/second-signature.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import { lockQuote } from '../quote-store.ts';
import { factsOf, rateNow } from '../pricing/rate-stored-quote.ts';
import { askSecondSignature } from './signing-requests.ts';

/** Sends the second named insured another link, which ends the one before. */
export const sendSigningLink = operation({
  name: 'send_signing_link',
  permission: permissionFor('bind_quote'),
  root: 'quote_id',
  example: {},
  async run(work) {
    const stored = await lockQuote(work, work.input.quote_id);
    const { quote } = stored;
    const facts = factsOf(work, stored, await rateNow(work, quote));
    const decision = decideSendSigningLink(quote, work.actor, facts);
    if (!decision.ok) return decision;
    const { signedContentHash, signedTotal } = quote;
    const signed = { quote, contentHash: signedContentHash ?? '', total: signedTotal ?? 0 };
    await askSecondSignature(work, signed, decision.event);
    return { sent_to: decision.event.email };
  },
});
