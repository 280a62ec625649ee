import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { type BillingLetterFacts, closing, greeting, type Letter } from './letter.ts';
import { type Words, words } from '../shared/words.ts';

type Refund = NonNullable<BillingLetterFacts['refund']>;

const returns: Readonly<Record<Refund['returns'], Words>> = {
  premium: words(
    'It is the premium of the days that are covered no more, and what was paid beyond what is owed.',
    'C’est la prime des jours qui ne sont plus couverts, et ce qui a été payé en trop.',
  ),
  paid_ahead: words('It is what you had paid ahead.', 'C’est ce que vous aviez payé d’avance.'),
  fees: words('It is fees that we give back.', 'Ce sont des frais que nous vous remettons.'),
  interest: words(
    'It is the interest that the law gives you because a refund came late.',
    'Ce sont les intérêts que la loi vous accorde parce qu’un remboursement a tardé.',
  ),
};

function partOf(
  { kind, ends, amount: cents }: Refund['parts'][number],
  currency: BillingLetterFacts['currency'],
): Sentence {
  const amount = { cents, currency };
  if (kind === 'check')
    return sentence(words('{amount} comes to you by check.', '{amount} vous sont envoyés par chèque.'), { amount });
  if (kind === 'transfer')
    return sentence(
      words('{amount} comes to you by bank transfer.', '{amount} vous sont envoyés par virement bancaire.'),
      { amount },
    );
  if (ends === null)
    return sentence(
      words(
        '{amount} goes to the card or account that paid.',
        '{amount} retournent à la carte ou au compte qui a payé.',
      ),
      { amount },
    );
  return kind === 'card'
    ? sentence(
        words('{amount} goes to the card ending {ends}.', '{amount} retournent à la carte se terminant par {ends}.'),
        { amount, ends },
      )
    : sentence(
        words(
          '{amount} goes to the bank account ending {ends}.',
          '{amount} retournent au compte bancaire se terminant par {ends}.',
        ),
        { amount, ends },
      );
}

/** A refund went out: how much, to which cards and accounts, and what it is. */
export const refundSent: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { refund, currency, policyNumber: number } = facts;
    if (refund === null)
      return refuse(
        'no_refund_sent',
        words(
          'No refund had gone out when the e-mail was to be sent.',
          'Aucun remboursement n’était parti au moment d’envoyer le courriel.',
        ),
      );
    const amount = { cents: refund.amount, currency };
    return accept({
      subject: sentence(
        words('We sent {amount} back for policy {number}', 'Nous avons remboursé {amount} pour la police {number}'),
        { amount, number },
      ),
      paragraphs: [
        greeting(facts.firstName),
        sentence(
          words('We sent {amount} back for policy {number}.', 'Nous avons remboursé {amount} pour la police {number}.'),
          { amount, number },
        ),
        sentence(returns[refund.returns]),
        ...refund.parts.map((part) => partOf(part, currency)),
        sentence(
          words(
            'Banks take up to ten working days to show it.',
            'Les banques mettent jusqu’à dix jours ouvrables à l’afficher.',
          ),
        ),
        closing(facts.sender),
      ],
      button: { label: sentence(words('Open my billing page', 'Ouvrir ma page de facturation')), url: facts.url },
    });
  },
};
