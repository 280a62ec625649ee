import { declineReason, describeDecline } from '../billing/collection/decline-reasons.ts';
import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { type BillingLetterFacts, closing, greeting, type Letter } from './letter.ts';
import { type Words, words } from '../shared/words.ts';

type Returned = NonNullable<BillingLetterFacts['returned']>;

function whatHappened(
  { amount: cents, account }: Returned,
  number: string,
  { currency }: BillingLetterFacts,
): Sentence {
  const amount = { cents, currency };
  return account === null
    ? sentence(
        words(
          'Your bank sent the payment of {amount} for policy {number} back.',
          'Votre banque a retourné le paiement de {amount} pour la police {number}.',
        ),
        { amount, number },
      )
    : sentence(
        words(
          'Your bank sent the payment of {amount} for policy {number} from the account ending {account} back.',
          'Votre banque a retourné le paiement de {amount} pour la police {number}, tiré sur le compte se terminant par {account}.',
        ),
        {
          amount,
          number,
          account,
        },
      );
}

/** Whether the account is debited any more by itself, and what makes that possible again. */
function whatFollows({ returned, isRefused, isEnded }: BillingLetterFacts): Words[] {
  const { class: kind, endsPermission } = declineReason(returned?.code ?? '');
  if (endsPermission === true) {
    return [
      words(
        'It is not debited again unless you give us a new permission. Pay with another card or account on the page below.',
        'Il n’est plus prélevé sans nouvelle autorisation de votre part. Payez avec une autre carte ou un autre compte sur la page ci-dessous.',
      ),
    ];
  }
  if (!isRefused || isEnded) return [];
  return kind === 'soft'
    ? [
        words(
          'Nor is it debited for later payments. Once there is money in it, you can set it up again on the page below, or give us another card or account.',
          'Il n’est plus prélevé non plus pour les paiements à venir. Dès qu’il sera approvisionné, vous pourrez le rétablir sur la page ci-dessous, ou nous donner une autre carte ou un autre compte.',
        ),
      ]
    : [
        words(
          'Nor is it debited for later payments. Give us another card or account on the page below, or pay each of them by its day.',
          'Il n’est plus prélevé non plus pour les paiements à venir. Donnez-nous une autre carte ou un autre compte sur la page ci-dessous, ou faites chaque paiement à sa date.',
        ),
      ];
}

/** A debit came back: why, what is owed, whether the account is debited any more, and that a notice comes before cover could end. */
export const debitReturned: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { returned, due, currency, policyNumber: number, isEnded } = facts;
    if (returned === null || due === 0) {
      return refuse(
        'payment_not_returned',
        words(
          'The payment had been made when the e-mail was to be sent.',
          'Le paiement avait été fait au moment d’envoyer le courriel.',
        ),
      );
    }
    const amount = { cents: due, currency };
    const cover = words(
      'Your cover goes on for now. Before it could end for want of payment, you get a notice by mail.',
      'Votre protection se poursuit pour l’instant. Avant qu’elle puisse prendre fin faute de paiement, vous recevrez un avis par la poste.',
    );
    return accept({
      subject: sentence(
        words('Your payment for policy {number} came back', 'Votre paiement pour la police {number} a été retourné'),
        { number },
      ),
      paragraphs: [
        greeting(facts.firstName),
        whatHappened(returned, number, facts),
        ...(declineReason(returned.code ?? '').later === null ? [] : [describeDecline(returned.code ?? '')]),
        sentence(
          words(
            '{amount} is due again. We do not debit the account a second time by ourselves.',
            '{amount} est de nouveau dû. Nous ne prélevons pas ce compte une deuxième fois de nous-mêmes.',
          ),
          { amount },
        ),
        ...whatFollows(facts).map((words) => sentence(words)),
        ...(isEnded ? [] : [sentence(cover)]),
        closing(facts.sender),
      ],
      button: { label: sentence(words('Pay now', 'Payer maintenant')), url: facts.payUrl },
    });
  },
};
