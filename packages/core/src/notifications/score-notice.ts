import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter } from './letter.ts';
import { words } from '../shared/words.ts';

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
        words(
          'The score did not raise the price any more when the e-mail was to be sent.',
          'Le pointage n’augmentait plus le prix au moment d’envoyer le courriel.',
        ),
      );
    }
    const named = isConfirmed && scoreReasons.length > 0;
    return accept({
      subject: sentence(
        words('How your insurance score counts in your price', 'L’effet de votre pointage d’assurance sur votre prix'),
      ),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'A bureau gave us an insurance score for the quote for your {vehicle}. With a better score the price would be lower.',
            'Une agence nous a donné un pointage d’assurance pour la soumission de votre {vehicle}. Avec un meilleur pointage, le prix serait plus bas.',
          ),
          {
            vehicle: nameInLetter(vehicle),
          },
        ),
        // Whoever holds an address that nobody answers for reads nothing of anybody's accounts.
        named
          ? sentence(words('What weighed most: {reasons}', 'Ce qui a pesé le plus : {reasons}'), {
              reasons: scoreReasons,
            })
          : sentence(
              words(
                'Ask us within 60 days what weighed most.',
                'Demandez-nous dans les 60 jours ce qui a pesé le plus.',
              ),
            ),
        sentence(
          words(
            'The bureau did not decide on the price and cannot say how it came about. You may have a free copy of what it knows of you within 60 days, and have it corrected.',
            'L’agence n’a pas décidé du prix et ne peut pas dire comment il a été établi. Dans les 60 jours, vous pouvez obtenir sans frais une copie de ce qu’elle sait de vous et la faire corriger.',
          ),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Open my quote', 'Ouvrir ma soumission')), url },
    });
  },
};
