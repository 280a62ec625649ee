import { accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { closing, greeting, type Letter } from './letter.ts';

/** A transfer of commission did not arrive. Its amount and the bank's reason stay behind the sign-in. */
export const commissionNotPaid: Letter<'commission_run'> = {
  subject: 'commission_run',
  kind: 'work',
  isCounted: false,
  write({ sender, firstName, isUnpaid, month, url }) {
    if (!isUnpaid) {
      return refuse(
        'commission_not_waiting',
        words(
          'It was paid or withdrawn since, or its reader has nothing to do with it any more.',
          'Elle a été payée ou retirée depuis, ou son destinataire ne s’en occupe plus.',
        ),
      );
    }
    return accept({
      subject: sentence(
        words('Commission through {month} was not paid', 'La commission jusqu’en {month} n’a pas été payée'),
        { month },
      ),
      paragraphs: [
        greeting(firstName),
        sentence(
          words(
            'The transfer of the commission of {name} through {month} did not arrive. Its owner checks the bank account, or enters another one; then an administrator pays it again.',
            'Le virement de la commission de {name} jusqu’en {month} n’est pas arrivé. Son propriétaire vérifie le compte bancaire ou en saisit un autre, puis un administrateur paie de nouveau.',
          ),
          { name: sender.name, month },
        ),
        closing(sender),
      ],
      button: { label: sentence(words('Open the payment', 'Ouvrir le paiement')), url },
    });
  },
};
