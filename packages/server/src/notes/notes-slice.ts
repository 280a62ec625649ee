import { decideAnnotate } from '@roadworthy/core/notes/add-note.ts';
import type { ReadAbilities, Slice } from '../kernel/slice.ts';
import { notedRecords } from './noted-records.ts';
import { noteOnQuoteDeclined, noteOnQuoteForced } from './note-on-quote-declined.ts';
import { createPolicyNote, deletePolicyNote } from './write-policy-note.ts';
import { seeMention } from './see-mention.ts';
import { createQuoteNote, deleteQuoteNote } from './write-quote-note.ts';

const { quotes, policies } = notedRecords;
const quoteNotes: ReadAbilities = async ({ actor }) => ({
  create_quote_note: decideAnnotate(actor, quotes.permission),
});
const policyNotes: ReadAbilities = async ({ actor }) => ({
  create_policy_note: decideAnnotate(actor, policies.permission),
});

export const notesSlice = {
  operations: [createQuoteNote, deleteQuoteNote, createPolicyNote, deletePolicyNote, seeMention],
  handlers: [noteOnQuoteDeclined, noteOnQuoteForced],
  abilities: { quotes: quoteNotes, policies: policyNotes },
} satisfies Slice;
