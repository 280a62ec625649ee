import { decideSubmitUnderwritingReferral } from '@roadworthy/core/underwriting/submit-underwriting-referral.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../kernel/operation.ts';
import { moveQuote } from '../quoting/copying/move-quote.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { signatureOf } from './referral-store.ts';
import { askUnderwriter, waitingReferral } from './write-referral.ts';

export const submitUnderwritingReferral = operation({
  name: 'submit_underwriting_referral',
  permission: permissionFor('submit_underwriting_referral'),
  root: 'quote_id',
  example: { request_reasons: ['The bed is custom-made.'] },
  statuses: { open: { to: 'referred' }, agent_required: { to: 'referred' }, agent_approved: { to: 'referred' } },
  badInput: [{ input: { request_reasons: [' '] }, code: 'reasons_missing', field: 'request_reasons' }],
  async run(work) {
    const { quote_id, request_reasons } = work.input;
    const by = await signatureOf(work);
    const { quote } = await loadQuote(work, quote_id);
    const decision = await moveQuote(work, quote_id, (locked, facts) =>
      decideSubmitUnderwritingReferral(locked, request_reasons ?? [], work.actor, facts),
    );
    if (!decision.ok) return decision;
    // What the platform asked already becomes the agent's own question: there is one at a time.
    const waiting = await waitingReferral(work, quote_id);
    const quote_referral_id = await askUnderwriter(work, quote, decision.event.referred, { waiting, by });
    return { quote_referral_id };
  },
});
