import { mustAccept } from '../kernel/errors.ts';
import { on } from '../kernel/events.ts';
import { addNote } from './add-note.ts';

/** Why a quote was declined is a note for staff, signed by the underwriter. */
export const noteOnQuoteDeclined = on('quote_declined', async (work, { quoteId, reason }) => {
  mustAccept(await addNote(work, { table: 'quotes', id: quoteId }, { note: reason ?? '', visible: false }));
});

/** Why a quote is bound in spite of what stood against it is one, too. */
export const noteOnQuoteForced = on('quote_forced', async (work, { quoteId, reason }) => {
  mustAccept(await addNote(work, { table: 'quotes', id: quoteId }, { note: reason ?? '', visible: false }));
});
