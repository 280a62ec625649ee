import { decideClaimMessage } from '@roadworthy/core/claims/claim-message.ts';
import { decideAnnotate } from '@roadworthy/core/notes/add-note.ts';
import { loadClaim } from '../claims/claim-store.ts';
import { findNotErased } from '../kernel/operations/not-erased.ts';
import type { ReadAbilities, Slice } from '../kernel/slice.ts';
import { notedRecords } from './noted-records.ts';
import { noteOnQuoteDeclined, noteOnQuoteForced } from './note-on-quote-declined.ts';

const { quotes, policies, claims } = notedRecords;
const quoteNotes: ReadAbilities = async (work, id) => {
  const permitted = decideAnnotate(work.actor, quotes.permission);
  return { create_quote_note: permitted.ok ? await findNotErased(work, 'quotes', id) : permitted };
};
const policyNotes: ReadAbilities = async (work, id) => {
  const permitted = decideAnnotate(work.actor, policies.permission);
  return { create_policy_note: permitted.ok ? await findNotErased(work, 'policies', id) : permitted };
};
const claimNotes: ReadAbilities = async (work, id) => {
  const permitted = decideAnnotate(work.actor, claims.permission);
  return {
    create_claim_note: permitted.ok ? await findNotErased(work, 'claims', id) : permitted,
    write_claim_message: decideClaimMessage(await loadClaim(work, id), work.actor),
  };
};

export const notesSlice = {
  handlers: [noteOnQuoteDeclined, noteOnQuoteForced],
  abilities: { quotes: quoteNotes, policies: policyNotes, claims: claimNotes },
} satisfies Slice;
