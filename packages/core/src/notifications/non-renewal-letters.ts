import { nonRenewalInWords } from '../policies/notices/non-renewal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { closing, greeting, type Letter, type Message, nameInLetter, type PolicyLetterFacts } from './letter.ts';

const refused = (): Decision<Message> =>
  refuse(
    'term_goes_on',
    words(
      'The term did not end without a renewal any more when the e-mail was to be sent.',
      'Le terme ne prenait plus fin sans renouvellement au moment d’envoyer le courriel.',
    ),
  );

const factsOf = ({ vehicle, policyNumber: number, expirationDate: endsOn }: PolicyLetterFacts) => ({
  vehicle: nameInLetter(vehicle),
  number,
  endsOn,
});

/** The term ends, and nothing follows it by itself. */
export const nonRenewal: Letter<'policy'> = {
  subject: 'policy',
  kind: 'endings',
  isCounted: false,
  write(policy) {
    const { nonRenewal: end = null, firstName, sender, url } = policy;
    if (end === null) return refused();
    return accept({
      subject: sentence(
        words('Your policy {number} is not renewed', 'Votre police {number} n’est pas renouvelée'),
        factsOf(policy),
      ),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'Cover of your {vehicle} under policy {number} ends with its term on {endsOn} at 12:01 a.m. local time.',
            'La protection de votre {vehicle} au titre de la police {number} prend fin avec son terme le {endsOn} à 0 h 01, heure locale.',
          ),
          factsOf(policy),
        ),
        ...nonRenewalInWords(end),
        closing(sender),
      ],
      button: { label: sentence(words('Open my policy', 'Ouvrir ma police')), url },
    });
  },
};

/** A lender is told that the term ends of what it has an interest in. */
export const lenderNonRenewal: Letter<'policy'> = {
  subject: 'policy',
  kind: 'endings',
  isCounted: false,
  write(policy) {
    if ((policy.nonRenewal ?? null) === null) return refused();
    return accept({
      subject: sentence(words('Policy {number}: notice to the lienholder', 'Police {number} : avis au créancier'), {
        number: policy.policyNumber,
      }),
      paragraphs: [
        sentence(words('Hello,', 'Bonjour,')),
        sentence(
          words(
            'Cover of the {vehicle} under policy {number}, in which you have an interest, ends with its term on {endsOn} at 12:01 a.m. local time. It is not renewed.',
            'La protection du véhicule ({vehicle}) au titre de la police {number}, dans lequel vous avez un intérêt, prend fin avec son terme le {endsOn} à 0 h 01, heure locale. Elle n’est pas renouvelée.',
          ),
          factsOf(policy),
        ),
        closing(policy.sender),
      ],
      button: null,
    });
  },
};
