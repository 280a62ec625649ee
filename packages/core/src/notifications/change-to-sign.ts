import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { closing, greeting, type Letter, nameInLetter, type ToSignLetterFacts } from './letter.ts';

/** What the term costs otherwise by it. */
function price({ cents, currency }: ToSignLetterFacts): Sentence {
  const amount = { cents: Math.abs(cents), currency };
  if (cents === 0) {
    return sentence(words('The term costs the same with it.', 'Le prix de la période ne change pas avec elle.'));
  }
  return cents > 0
    ? sentence(words('The term costs {amount} more with it.', 'La période coûte {amount} de plus avec elle.'), {
        amount,
      })
    : sentence(words('The term costs {amount} less with it.', 'La période coûte {amount} de moins avec elle.'), {
        amount,
      });
}

/** Who is insured is asked to read and sign a change that takes cover away: it does not count before. */
export const changeToSign: Letter<'to_sign'> = {
  subject: 'to_sign',
  kind: 'signing',
  isCounted: false,
  write(facts) {
    const { policyNumber: number, effective: day } = facts;
    if (day === null) {
      return refuse(
        'change_not_open',
        words(
          'The change was not open any more when the e-mail was to be sent.',
          'La modification n’était plus en attente au moment de l’envoi du courriel.',
        ),
      );
    }
    return accept({
      subject: sentence(
        words(
          'A change of policy {number} waits for your signature',
          'Une modification de la police {number} attend votre signature',
        ),
        { number },
      ),
      paragraphs: [
        greeting(facts.firstName),
        sentence(
          words(
            'A change of the cover of your {vehicle} from {day} on is ready. It takes cover away, so it counts only once you have read and signed it.',
            'Une modification de la protection de votre {vehicle} à compter du {day} est prête. Comme elle réduit la protection, elle ne compte qu’une fois que vous l’avez lue et signée.',
          ),
          { day, vehicle: nameInLetter(facts.vehicle) },
        ),
        ...facts.takesAway,
        price(facts),
        sentence(
          words(
            'You did not ask for this? Leave it unsigned, and call us.',
            'Vous n’avez rien demandé de tel ? Ne signez pas et appelez-nous.',
          ),
        ),
        closing(facts.sender),
      ],
      button: { label: sentence(words('Read and sign', 'Lire et signer')), url: facts.url },
    });
  },
};
