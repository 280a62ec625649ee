import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';
import type { MentionLetterFacts } from './staff-facts.ts';
import { words } from '../shared/words.ts';

function where(author: string, { name, policyNumber: number }: MentionLetterFacts['record']): Sentence {
  if (name === null)
    return sentence(
      words(
        '{author} mentioned you in a note about a quote.',
        '{author} vous a mentionné dans une note sur une soumission.',
      ),
      { author },
    );
  return number === null
    ? sentence(
        words(
          '{author} mentioned you in a note about the quote of {name}.',
          '{author} vous a mentionné dans une note sur la soumission de {name}.',
        ),
        { author, name },
      )
    : sentence(
        words(
          '{author} mentioned you in a note about policy {number} of {name}.',
          '{author} vous a mentionné dans une note sur la police {number} de {name}.',
        ),
        { author, name, number },
      );
}

/** A colleague wants a note read. What it says stays behind the sign-in. */
export const mentioned: Letter<'mention'> = {
  subject: 'mention',
  kind: 'work',
  // Staff write to each other, within one organization.
  isCounted: false,
  write({ firstName, author, record, isOver, url, sender }) {
    if (isOver)
      return refuse(
        'mention_over',
        words(
          'The note was archived or read before the e-mail was to be sent.',
          'La note a été archivée ou lue avant l’envoi du courriel.',
        ),
      );
    return accept({
      subject: sentence(words('{author} mentioned you in a note', '{author} vous a mentionné dans une note'), {
        author,
      }),
      paragraphs: [
        greeting(firstName),
        where(author, record),
        sentence(
          words(
            'The note stands in the timeline, and on your home page until you have seen it.',
            'La note figure dans la chronologie, et sur votre page d’accueil jusqu’à ce que vous l’ayez vue.',
          ),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Read the note', 'Lire la note')), url },
    });
  },
};
