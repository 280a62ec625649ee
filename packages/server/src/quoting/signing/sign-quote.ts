import { agents } from '@roadworthy/core/identity/role-groups.ts';
import { feesOn } from '@roadworthy/core/products/product-fees.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { isSignedByInsured } from '@roadworthy/core/quoting/guards.ts';
import { secondInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { waitsForSecond } from '@roadworthy/core/quoting/signing/second-signature.ts';
import type { QuoteSigned } from '@roadworthy/core/quoting/events/signatures.ts';
import { decideSignQuote } from '@roadworthy/core/quoting/signing/sign-quote.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { loadQuote, lockQuote } from '../quote-store.ts';
import { factsOf, rateNow, saveEdit, termsOfStored } from '../pricing/rate-stored-quote.ts';
import { signatureRecord } from './signature-record.ts';
import { readingOf } from './signed-reading.ts';
import { askSecondSignature, voidSigningRequests } from './signing-requests.ts';

/** Asks the second named insured, unless they were asked for just this and nothing changed since. */
async function askSecond(work: Work, { quoteId, contentHash, total }: QuoteSigned): Promise<void> {
  const stored = await loadQuote(work, quoteId);
  const second = secondInsuredOf(stored.quote);
  if (!second?.email || stored.secondSignature !== null) return;
  const facts = factsOf(work, stored, await rateNow(work, stored.quote));
  if (!waitsForSecond(stored.quote, facts)) return;
  await askSecondSignature(work, { quote: stored.quote, contentHash, total }, { ...second, email: second.email });
}

export const signQuote = operation({
  name: 'sign_quote',
  permission: permissionFor('bind_quote'),
  root: 'quote_id',
  example: { signature: 'Ada Moreno', consent: true, documents: '$documents', e_consent_version: '2026-11-22' },
  statuses: {
    open: { to: 'open' },
    agent_approved: { to: 'agent_approved' },
    agent_required: { to: 'agent_required', roles: agents },
  },
  badInput: [
    { input: { consent: false }, code: 'consent_missing', field: 'signature.consent' },
    { input: { signature: ' ' }, code: 'signature_name_missing', field: 'signature.name' },
    { input: { signature: 'Somebody Else' }, code: 'signature_name_mismatch', field: 'signature.name' },
    { input: { documents: null }, code: 'documents_unread', field: 'signature.documents' },
    { input: { documents: [] }, code: 'documents_unread', field: 'signature.documents' },
    {
      input: { documents: ['5e7613ab-6914-4f10-953f-dfa0fd673115'] },
      code: 'documents_outdated',
      field: 'signature.documents',
    },
    { input: { e_consent_version: null }, code: 'consent_unread', field: 'signature.consent' },
    { input: { e_consent_version: '2020-01-01' }, code: 'consent_outdated', field: 'signature.consent' },
  ],
  fields: { signature: 'signature.name' },
  async run(work) {
    const { quote_id, signature, consent, version, documents, e_consent_version } = work.input;
    const stored = await lockQuote(work, quote_id);
    const rated = await rateNow(work, stored.quote);
    const reading = readingOf(stored.documents, documents ?? [], e_consent_version ?? null);
    const request = { name: signature, consent, reading, version: version ?? undefined };
    const facts = factsOf(work, stored, rated);
    const decision = decideSignQuote(stored.quote, request, work.actor, facts);
    if (!decision.ok) return decision;
    // What was signed before under other fees is signed anew by both.
    if (!isSignedByInsured(stored.quote, facts).ok) await voidSigningRequests(work, quote_id);
    const fees = feesOn(stored.productFees, stored.quote.effectiveDate);
    await work.tx
      .updateTable('quotes')
      .set({
        signed_at: work.now,
        signed_content_hash: decision.event.contentHash,
        signed_total: decision.event.total,
        signed_payment_term: stored.quote.paymentTerm,
        signer_info: signatureRecord(work, {
          signed: decision.event,
          reading,
          fees,
          terms: termsOfStored(stored),
        }),
      })
      .where('quote_id', '=', quote_id)
      .execute();
    await saveEdit(work, await loadQuote(work, quote_id), { step: 'sign' });
    await work.publish(decision.event);
    await askSecond(work, decision.event);
    return { quote_id };
  },
});
