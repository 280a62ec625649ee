import { accept } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';
import { words } from '../shared/words.ts';

/** The link with which a visitor goes on with the quote that they began. */
export const resumeQuote: Letter<'quote'> = {
  subject: 'quote',
  kind: 'asked',
  isCounted: true,
  write({ firstName, vehicle, url, expirationDate, sender, isConfirmed }) {
    return accept({
      subject:
        vehicle === null
          ? sentence(words('Continue your quote', 'Continuez votre soumission'))
          : sentence(words('Continue the quote for your {vehicle}', 'Continuez la soumission pour votre {vehicle}'), {
              vehicle,
            }),
      paragraphs: [
        greeting(firstName),
        vehicle === null
          ? sentence(
              words(
                'We saved your quote. Go on where you left off; nothing has to be entered twice.',
                'Nous avons enregistré votre soumission. Reprenez-la où vous l’avez laissée ; rien n’est à saisir deux fois.',
              ),
            )
          : sentence(
              words(
                'We saved the quote for your {vehicle}. Go on where you left off; nothing has to be entered twice.',
                'Nous avons enregistré la soumission pour votre {vehicle}. Reprenez-la où vous l’avez laissée ; rien n’est à saisir deux fois.',
              ),
              { vehicle },
            ),
        sentence(
          words(
            'The offer stands until {day}. Anyone with this link can open the quote, so keep it to yourself.',
            'L’offre tient jusqu’au {day}. Quiconque a ce lien peut ouvrir la soumission ; gardez-le donc pour vous.',
          ),
          {
            day: expirationDate,
          },
        ),
        ...(isConfirmed
          ? []
          : [
              sentence(
                words(
                  'If you did not ask for this letter, you need do nothing: no other one follows by itself.',
                  'Si vous n’avez pas demandé ce courriel, vous n’avez rien à faire : aucun autre ne suivra de lui-même.',
                ),
              ),
            ]),
        closing(sender),
      ],
      button: { label: sentence(words('Continue my quote', 'Continuer ma soumission')), url },
    });
  },
};
