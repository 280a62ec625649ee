import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';
import type { MentionLetterFacts } from './staff-facts.ts';

function where(author: string, { name, policyNumber: number }: MentionLetterFacts['record']): Sentence {
  if (name === null) return sentence('{author} mentioned you in a note about a quote.', { author });
  return number === null
    ? sentence('{author} mentioned you in a note about the quote of {name}.', { author, name })
    : sentence('{author} mentioned you in a note about policy {number} of {name}.', { author, name, number });
}

/** A colleague wants a note read. What it says stays behind the sign-in. */
export const mentioned: Letter<'mention'> = {
  subject: 'mention',
  kind: 'work',
  // Staff write to each other, within one organization.
  isCounted: false,
  write({ firstName, author, record, isOver, url, sender }) {
    if (isOver) return refuse('mention_over', 'The note was archived or read before the e-mail was to be sent.');
    return accept({
      subject: sentence('{author} mentioned you in a note', { author }),
      paragraphs: [
        greeting(firstName),
        where(author, record),
        { message: 'The note stands in the timeline, and on your home page until you have seen it.' },
        closing(sender),
      ],
      button: { label: { message: 'Read the note' }, url },
    });
  },
};
