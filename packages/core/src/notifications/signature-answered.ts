import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter } from './letter.ts';
import { words } from '../shared/words.ts';

const over = () =>
  refuse(
    'signing_over',
    words(
      'There was nothing to sign any more when the e-mail was to be sent.',
      'Il n’y avait plus rien à signer au moment d’envoyer le courriel.',
    ),
  );
const somebody: Sentence = sentence(words('The second named insured', 'Le second assuré'));

/** The first named insured hears whether the second has signed, and what is to be done. Why not stays with the quote. */
export const signatureAnswered: Letter<'answer'> = {
  subject: 'answer',
  kind: 'signing',
  // A link is answered once, and links are counted.
  isCounted: false,
  write({ firstName, second, answer, url, sender }) {
    if (answer === null) return over();
    const who = second ?? somebody;
    const [subject, message, next, label] =
      answer === 'signed'
        ? ([
            sentence(words('Both of you have signed', 'Vous avez signé tous les deux')),
            sentence(words('{who} has signed, too.', '{who} a signé à son tour.'), { who }),
            sentence(
              words(
                'Only the payment is left. The policy begins once it is paid.',
                'Il ne reste que le paiement. La police prend effet dès qu’elle est payée.',
              ),
            ),
            sentence(words('Go to payment', 'Passer au paiement')),
          ] as const)
        : ([
            sentence(words('The second signature was declined', 'La seconde signature a été refusée')),
            sentence(words('{who} does not want to sign.', '{who} ne souhaite pas signer.'), { who }),
            sentence(
              words(
                'Nobody is insured yet. You can ask again, or go on without the second named insured.',
                'Personne n’est encore assuré. Vous pouvez redemander la signature ou continuer sans le second assuré.',
              ),
            ),
            sentence(words('Decide how to go on', 'Décider de la suite')),
          ] as const);
    return accept({
      subject,
      paragraphs: [greeting(firstName), message, next, closing(sender)],
      button: { label, url },
    });
  },
};

/** The agent whose quote it is hears that the second named insured declined. */
export const signatureDeclined: Letter<'decline'> = {
  subject: 'decline',
  kind: 'work',
  isCounted: false,
  write({ firstName, second, insured, answer, url, sender }) {
    if (answer !== 'declined') return over();
    return accept({
      subject: sentence(words('A signature was declined: {insured}', 'Signature refusée : {insured}'), { insured }),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            '{who} does not want to sign the quote of {insured}.',
            '{who} ne souhaite pas signer la soumission de {insured}.',
          ),
          { who: second ?? somebody, insured },
        ),
        sentence(
          words(
            'The reason, where one was given, stands with the quote.',
            'Si une raison a été donnée, elle figure avec la soumission.',
          ),
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Open the quote', 'Ouvrir la soumission')), url },
    });
  },
};
