'use client';
import type { CheckoutQuote } from '../quote-data/checkout-context.tsx';
import { NotesFromAgent } from './notes-from-agent.tsx';
import { ProposalFromAgent } from './proposal-from-agent.tsx';

/** What an agent has left for the customer: a proposal to read, and notes. */
export function FromAgent({ quote: { quote_id, quote_notes, proposals } }: { quote: CheckoutQuote }) {
  const [newest] = proposals;
  return (
    <>
      {newest && <ProposalFromAgent quoteId={quote_id} proposal={newest} />}
      {quote_notes.length > 0 && <NotesFromAgent notes={quote_notes} />}
    </>
  );
}
