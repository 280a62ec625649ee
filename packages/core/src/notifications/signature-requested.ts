import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter } from './letter.ts';
import { words } from '../shared/words.ts';

function asks(insured: string | null, vehicle: Sentence): Sentence {
  return insured === null
    ? sentence(
        words(
          'Somebody who insures a {vehicle} named you as the second named insured, and has signed.',
          'Une personne qui assure ce véhicule ({vehicle}) vous y a inscrit comme second assuré, et a déjà apposé sa signature.',
        ),
        { vehicle },
      )
    : sentence(
        words(
          '{insured} named you as the second named insured for the {vehicle}, and has signed.',
          '{insured} vous a inscrit comme second assuré de ce véhicule ({vehicle}), et a déjà apposé sa signature.',
        ),
        {
          insured,
          vehicle,
        },
      );
}

/** The second named insured's own link: what there is to read and to sign. */
export const signatureAsked: Letter<'signing'> = {
  subject: 'signing',
  kind: 'signing',
  isCounted: true,
  write({ firstName, insured, vehicle, isOpen, until, url, sender }) {
    if (!isOpen)
      return refuse(
        'signing_over',
        words(
          'There was nothing to sign any more when the e-mail was to be sent.',
          'Il n’y avait plus rien à signer au moment d’envoyer le courriel.',
        ),
      );
    return accept({
      subject: sentence(words('Your signature is needed', 'Votre signature est requise')),
      paragraphs: [
        greeting(firstName),
        asks(insured, nameInLetter(vehicle)),
        sentence(
          words(
            'The policy needs your signature, too. This link is yours alone, and works until {day}.',
            'La police exige aussi votre signature. Ce lien est à vous seul et fonctionne jusqu’au {day}.',
          ),
          {
            day: until,
          },
        ),
        sentence(
          words(
            'If this does not concern you, do nothing. Nobody is insured in your name without your signature.',
            'Si cela ne vous concerne pas, ne faites rien. Personne n’est assuré en votre nom sans votre signature.',
          ),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Read and sign', 'Lire et signer')), url },
    });
  },
};
