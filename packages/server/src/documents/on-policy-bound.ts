import type { EventOf } from '@roadworthy/core/events.ts';
import { sql } from 'kysely';
import { on } from '../kernel/events.ts';
import type { Work } from '../kernel/work.ts';
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

/** What a policy says is another: its declarations and cards are made anew, and the former stay as they were. */
export const declareOnPolicyEndorsed = on('policy_endorsed', (work, { policyId }) => declareAnew(work, policyId));
export const declareOnEffectiveDateChanged = on('effective_date_changed', (work, { policyId }) =>
  declareAnew(work, policyId),
);
