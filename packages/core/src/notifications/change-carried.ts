import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { type CarriedLetterFacts, closing, greeting, type Letter, nameInLetter } from './letter.ts';

const over = () =>
  refuse(
    'change_not_open',
    words(
      'The change was not open any more when the e-mail was to be sent.',
      'La modification n’était plus en attente au moment de l’envoi du courriel.',
    ),
  );

/** What the next term costs otherwise by it. */
function price({ cents, currency }: CarriedLetterFacts): Sentence {
  const amount = { cents: Math.abs(cents), currency };
  if (cents === 0) {
    return sentence(
      words('The next term costs the same with it.', 'Le prix de la période suivante ne change pas avec elle.'),
    );
  }
  return cents > 0
    ? sentence(
        words('The next term costs {amount} more with it.', 'La période suivante coûte {amount} de plus avec elle.'),
        { amount },
      )
    : sentence(
        words('The next term costs {amount} less with it.', 'La période suivante coûte {amount} de moins avec elle.'),
        { amount },
      );
}

/** What was changed of the ending term is proposed on the next one, which is sold already: who is insured accepts it there. */
export const changeCarried: Letter<'carried'> = {
  subject: 'carried',
  kind: 'cover',
  isCounted: false,
  write(facts) {
    const { policyNumber: number, effective: day, termEnds: ends } = facts;
    if (day === null) return over();
    const input = { number, day, ends, vehicle: nameInLetter(facts.vehicle) };
    return accept({
      subject: sentence(
        words(
          'Your change of policy {number}: the next term waits for you',
          'Votre modification de la police {number} : la période suivante vous attend',
        ),
        input,
      ),
      paragraphs: [
        greeting(facts.firstName),
        sentence(
          words(
            'Cover of your {vehicle} was changed for the term until {ends}. The next term was taken before that, without the change.',
            'La protection de votre {vehicle} a été modifiée pour la période allant jusqu’au {ends}. La période suivante avait été acceptée auparavant, sans la modification.',
          ),
          input,
        ),
        sentence(
          words(
            'The same change is proposed for the next term, from {day} on. It counts there once you accept it.',
            'La même modification est proposée pour la période suivante, à compter du {day}. Elle y comptera dès que vous l’aurez acceptée.',
          ),
          input,
        ),
        price(facts),
        closing(facts.sender),
      ],
      button: { label: sentence(words('See the change', 'Voir la modification')), url: facts.url },
    });
  },
};

/** The agent of the policy hears of it as well: the insured may want to talk about it. */
export const agentChangeCarried: Letter<'carried_work'> = {
  subject: 'carried_work',
  kind: 'work',
  isCounted: false,
  write(facts) {
    const { policyNumber: number, effective: day } = facts;
    if (day === null) return over();
    return accept({
      subject: sentence(
        words(
          'Policy {number}: a change waits for the next term',
          'Police {number} : une modification attend la période suivante',
        ),
        { number },
      ),
      paragraphs: [
        greeting(facts.firstName),
        sentence(
          words(
            'What was changed of policy {number} after its next term was taken is proposed on that, too, from {day} on. The insured was written to; they or you accept it.',
            'Ce qui a été modifié à la police {number} après l’acceptation de la période suivante y est aussi proposé, à compter du {day}. L’assuré a reçu un courriel ; lui ou vous l’acceptez.',
          ),
          { number, day },
        ),
        price(facts),
        closing(facts.sender),
      ],
      button: { label: sentence(words('Open the policy', 'Ouvrir la police')), url: facts.url },
    });
  },
};
