import { decideSign } from '@roadworthy/core/quoting/sign.ts';
import { operation } from '../kernel/operation.ts';
import { OperationError } from '../kernel/errors.ts';
import { lockQuote } from './quote-store.ts';
import { factsOf, rateNow, saveEdit } from './rate-stored-quote.ts';

export const signQuote = operation({
  name: 'sign_quote',
  permission: 'quote:bind',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  fields: { signature: 'signature.name' },
  async run(work) {
    const { quote_id, signature, consent, version } = work.input;
    const stored = await lockQuote({ tx: work.tx, secrets: work.platform.secrets }, quote_id);
    if (typeof version === 'number' && version !== stored.quote.version) {
      const message = 'This quote was changed in another window. Load it again to go on.';
      throw new OperationError('quote_changed_elsewhere', message);
    }
    const rated = await rateNow(work, stored.quote);
    const request = { name: signature, consent };
    const decision = decideSign(stored.quote, request, work.actor, factsOf(work, stored, rated));
    if (!decision.ok) return decision;
    const { ip, userAgent } = work.request;
    await work.tx
      .updateTable('quotes')
      .set({
        signed_at: work.now,
        signed_content_hash: decision.event.contentHash,
        signer_info: JSON.stringify({
          name: decision.event.signerName,
          content_hash: decision.event.contentHash,
          consent: true,
          ip,
          user_agent: userAgent.slice(0, 400),
        }),
      })
      .where('quote_id', '=', quote_id)
      .execute();
    await saveEdit(work, quote_id, 'sign');
    await work.publish(decision.event);
    return { quote_id };
  },
});
