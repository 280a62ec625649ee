import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter } from './letter.ts';

/** That a score made insurance cost more than the best one would have, why, and what its owner may ask for. */
export const scoreNotice: Letter<'quote'> = {
  subject: 'quote',
  kind: 'decisions',
  // The law wants it sent.
  isCounted: false,
  write({ firstName, vehicle, sender, isConfirmed, scoreReasons, url }) {
    if (scoreReasons === null) {
      return refuse(
        'score_without_effect',
        'The score did not raise the price any more when the e-mail was to be sent.',
      );
    }
    const named = isConfirmed && scoreReasons.length > 0;
    return accept({
      subject: { message: 'How your insurance score counts in your price' },
      paragraphs: [
        greeting(firstName),
        sentence(
          'A bureau gave us an insurance score for the quote for your {vehicle}. With a better score the price would be lower.',
          {
            vehicle: nameInLetter(vehicle),
          },
        ),
        // Whoever holds an address that nobody answers for reads nothing of anybody's accounts.
        named
          ? sentence('What weighed most: {reasons}', { reasons: scoreReasons })
          : { message: 'Ask us within 60 days what weighed most.' },
        {
          message:
            'The bureau did not decide on the price and cannot say how it came about. You may have a free copy of what it knows of you within 60 days, and have it corrected.',
        },
        closing(sender),
      ],
      button: { label: { message: 'Open my quote' }, url },
    });
  },
};
