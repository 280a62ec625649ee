import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter } from './letter.ts';
import type { ReferralLetterFacts } from './staff-facts.ts';
import { words } from '../shared/words.ts';

const open = sentence(words('Open the referral', 'Ouvrir la demande'));

function answered({ decision, underwriter, name }: ReferralLetterFacts): Sentence | null {
  const who = underwriter ?? sentence(words('An underwriter', 'Un souscripteur'));
  if (decision === 'accepted')
    return sentence(
      words(
        '{who} accepted the quote of {name}. It can be sold as it stands.',
        '{who} a accepté la soumission de {name}. Elle peut être vendue telle quelle.',
      ),
      { who, name },
    );
  return decision === 'rejected'
    ? sentence(words('{who} rejected the quote of {name}.', '{who} a refusé la soumission de {name}.'), { who, name })
    : null;
}

/** An agent hears what became of a question to an underwriter. Why stays behind the sign-in. */
export const referralAnswered: Letter<'referral'> = {
  subject: 'referral',
  kind: 'work',
  // Each question is answered once.
  isCounted: false,
  write(facts) {
    const { firstName, status, name, url, sender } = facts;
    const ended = sentence(
      words(
        'Nobody answered about the quote of {name} in time. Ask again if it is still wanted.',
        'Personne n’a répondu à temps au sujet de la soumission de {name}. Redemandez si elle est toujours voulue.',
      ),
      {
        name,
      },
    );
    const message = answered(facts) ?? (status === 'expired' ? ended : null);
    if (message === null)
      return refuse(
        'referral_open',
        words(
          'The referral was open again before the e-mail was to be sent.',
          'La demande était de nouveau ouverte avant l’envoi du courriel.',
        ),
      );
    return accept({
      subject: sentence(words('What became of your referral: {name}', 'Votre demande au souscripteur : {name}'), {
        name,
      }),
      paragraphs: [
        greeting(firstName),
        message,
        sentence(words('The reason stands in the referral.', 'Le motif figure dans la demande.')),
        closing(sender),
      ],
      button: { label: open, url },
    });
  },
};

/** Somebody wrote about a referral. What they wrote stays behind the sign-in. */
export const referralMessage: Letter<'referral'> = {
  subject: 'referral',
  kind: 'work',
  // Staff write to each other.
  isCounted: false,
  write({ firstName, author, name, url, sender }) {
    if (author === null)
      return refuse(
        'message_gone',
        words(
          'There was no message when the e-mail was to be sent.',
          'Il n’y avait aucun message au moment de l’envoi du courriel.',
        ),
      );
    return accept({
      subject: sentence(words('{author} wrote about a referral', '{author} a écrit au sujet d’une demande'), {
        author,
      }),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            '{author} wrote to you about the referral of {name}.',
            '{author} vous a écrit au sujet de la demande de {name}.',
          ),
          { author, name },
        ),
        closing(sender),
      ],
      button: { label: open, url },
    });
  },
};

/** The customer hears that an underwriter has looked: the way on, or that we do not insure it. */
export const quoteReviewed: Letter<'quote'> = {
  subject: 'quote',
  kind: 'decisions',
  // An underwriter causes it, once a question.
  isCounted: false,
  write({ status, vehicle, firstName, expirationDate, url, sender }) {
    const what = nameInLetter(vehicle);
    if (status === 'ineligible') {
      return accept({
        subject: sentence(words('About your quote', 'Au sujet de votre soumission')),
        paragraphs: [
          greeting(firstName),
          sentence(
            words(
              'An underwriter looked at the quote for your {what}. We cannot insure it as it stands.',
              'Un souscripteur a examiné la soumission pour votre {what}. Nous ne pouvons pas l’assurer telle quelle.',
            ),
            { what },
          ),
          closing(sender),
        ],
        button: null,
      });
    }
    if (status !== 'open' && status !== 'agent_approved') {
      return refuse(
        'quote_not_on_offer',
        words(
          'The quote was not on offer any more when the e-mail was to be sent.',
          'La soumission n’était plus offerte au moment d’envoyer le courriel.',
        ),
      );
    }
    return accept({
      subject: sentence(words('Your quote can go on', 'Votre soumission peut continuer')),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'An underwriter looked at the quote for your {what}, and it can go on as it stands.',
            'Un souscripteur a examiné la soumission pour votre {what}, et elle peut continuer telle quelle.',
          ),
          { what },
        ),
        sentence(
          words(
            'If you change an answer now, it has to be looked at again.',
            'Si vous changez une réponse maintenant, elle devra être examinée de nouveau.',
          ),
        ),
        sentence(words('The offer stands until {day}.', 'L’offre tient jusqu’au {day}.'), { day: expirationDate }),
        closing(sender),
      ],
      button: { label: sentence(words('Continue my quote', 'Continuer ma soumission')), url },
    });
  },
};
