import type { EventOf } from '@roadworthy/core/events.ts';
import { sql } from 'kysely';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { makeDocument } from './make-document.ts';

/** What the signature names as read belongs to the policy from now on, so that its holder finds it in the account. */
async function attachSigned({ tx }: Work, { quoteId, policyId }: EventOf<'policy_bound'>): Promise<void> {
  const signed = sql<string>`(
    select (named ->> 'document_id')::uuid
    from quotes, jsonb_array_elements(coalesce(signer_info -> 'documents', '[]')) as named
    where quotes.quote_id = ${quoteId})`;
  await tx
    .updateTable('documents')
    .set({ policy_id: policyId })
    .where('quote_id', '=', quoteId)
    .where('document_id', 'in', signed)
    .execute();
}

async function declareAnew(work: Work, policyId: string): Promise<void> {
  await makeDocument(work, 'declarations', policyId);
  await makeDocument(work, 'id_card', policyId);
}

/** A policy that was bought gets its declarations, its cards, and what was read before it was signed. */
export const declareOnPolicyBound = on('policy_bound', async (work, event) => {
  await attachSigned(work, event);
  await declareAnew(work, event.policyId);
});

/** A next term gets its papers once it is paid for, so that its card is there before its day. */
export const declareOnNextTermPaid = on('invoices_paid', async (work, { policyId }) => {
  const { policy } = await loadPolicy(work, policyId);
  if (policy.policyTerm > 1 && policy.status === 'pending') await declareAnew(work, policyId);
});
/** One that was paid for in another way, with its first day. */
export const declareOnNextTermActivated = on('policy_activated', async (work, { policyId }) => {
  const { policy } = await loadPolicy(work, policyId);
  if (policy.policyTerm === 1) return;
  const known = await work.tx
    .selectFrom('documents')
    .select('document_id')
    .where('policy_id', '=', policyId)
    .where('document_type', '=', 'declarations')
    .limit(1)
    .executeTakeFirst();
  if (!known) await declareAnew(work, policyId);
});

/** What a policy says is another: its declarations and cards are made anew, and the former stay as they were. */
export const declareOnPolicyEndorsed = on('policy_endorsed', (work, { policyId }) => declareAnew(work, policyId));
export const declareOnEffectiveDateChanged = on('effective_date_changed', (work, { policyId }) =>
  declareAnew(work, policyId),
);
