import { accept, refuse } from '../shared/decision.ts';
import { disputeOfRecord } from '../shared/dispute-of-record.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { closing, greeting, type Letter, nameInLetter } from './letter.ts';

/** That driving records made insurance cost more than what was declared: which entries, from which source, how to dispute them. */
export const recordNotice: Letter<'quote'> = {
  subject: 'quote',
  kind: 'decisions',
  // The law wants it sent.
  isCounted: false,
  write({ firstName, vehicle, sender, isConfirmed, raisedBy = [], url }) {
    if (raisedBy.length === 0) {
      return refuse(
        'record_without_effect',
        words(
          'No driving record raised the price any more when the e-mail was to be sent.',
          'Aucun dossier de conduite n’augmentait plus le prix au moment d’envoyer le courriel.',
        ),
      );
    }
    return accept({
      subject: sentence(
        words('How driving records count in your price', 'L’effet des dossiers de conduite sur votre prix'),
      ),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'For the quote for your {vehicle} we asked for the driving records of who drives. They show more than was declared, and the price is higher for it.',
            'Pour la soumission de votre {vehicle}, nous avons demandé les dossiers de conduite des conducteurs. Ils montrent plus que ce qui a été déclaré, et le prix en est plus élevé.',
          ),
          { vehicle: nameInLetter(vehicle) },
        ),
        // Whoever holds an address that nobody answers for reads nothing of anybody's record.
        ...(isConfirmed
          ? raisedBy.map(({ name, entry, source }) =>
              sentence(words('{name}: {entry}. {source}', '{name} : {entry}. {source}'), { name, entry, source }),
            )
          : [
              sentence(
                words(
                  'Open the quote to read which entries, and from which record.',
                  'Ouvrez la soumission pour lire quelles inscriptions, et de quel dossier.',
                ),
              ),
            ]),
        sentence(disputeOfRecord),
        closing(sender),
      ],
      button: { label: sentence(words('Open my quote', 'Ouvrir ma soumission')), url },
    });
  },
};
