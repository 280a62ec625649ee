import { describeDecline } from '../billing/collection/decline-reasons.ts';
import { accept, refuse } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { type BillingLetterFacts, closing, greeting, type Letter } from './letter.ts';
import { words } from '../shared/words.ts';

const pay = sentence(words('Pay now', 'Payer maintenant'));
const open = sentence(words('Open my billing page', 'Ouvrir ma page de facturation'));
const stop = refuse(
  'nothing_to_pay',
  words(
    'Nothing was left to pay when the e-mail was to be sent.',
    'Il n’y avait plus rien à payer au moment de l’envoi du courriel.',
  ),
);

function howPaid({ method, autopay }: BillingLetterFacts): Sentence {
  if (!autopay || method === null)
    return sentence(
      words(
        'Please pay it by then, with two clicks on the page below.',
        'Veuillez le faire d’ici là, en deux clics sur la page ci-dessous.',
      ),
    );
  const { ends } = method;
  return method.kind === 'card'
    ? sentence(
        words(
          'We charge it that day to your card ending {ends}. You need do nothing.',
          'Nous le portons ce jour-là à votre carte se terminant par {ends}. Vous n’avez rien à faire.',
        ),
        { ends },
      )
    : sentence(
        words(
          'We debit it that day from your bank account ending {ends}. You need do nothing.',
          'Nous le prélevons ce jour-là sur votre compte bancaire se terminant par {ends}. Vous n’avez rien à faire.',
        ),
        { ends },
      );
}

/** A payment falls due: how much, when, and whether it is charged by itself. */
export const paymentUpcoming: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { upcoming, currency, policyNumber: number, autopay } = facts;
    if (upcoming === null) return stop;
    const amount = { cents: upcoming.amount, currency };
    const what = facts.isEnded
      ? words(
          'Policy {number} has ended. What is left to pay for it is {amount}, due on {day}.',
          'La police {number} est terminée. Il reste à payer {amount}, à régler le {day}.',
        )
      : words(
          'The next payment for policy {number} is {amount} on {day}.',
          'Le prochain paiement de la police {number} est de {amount} le {day}.',
        );
    return accept({
      subject: sentence(
        words('{amount} is due on {day} for policy {number}', '{amount} à payer le {day} pour la police {number}'),
        { amount, day: upcoming.day, number },
      ),
      paragraphs: [
        greeting(facts.firstName),
        sentence(what, { number, amount, day: upcoming.day }),
        howPaid(facts),
        closing(facts.sender),
      ],
      button: autopay ? { label: open, url: facts.url } : { label: pay, url: facts.payUrl },
    });
  },
};

/** Money came in. */
export const paymentReceipt: Letter<'billing'> = {
  subject: 'billing',
  kind: 'receipts',
  isCounted: false,
  write(facts) {
    const { last, upcoming, currency, policyNumber: number, due } = facts;
    if (last === null || last.status !== 'received') {
      return refuse(
        'payment_not_received',
        words(
          'The payment had gone back when the e-mail was to be sent.',
          'Le paiement avait été retourné au moment de l’envoi du courriel.',
        ),
      );
    }
    const amount = { cents: last.amount, currency };
    const next =
      upcoming && due === 0
        ? [
            sentence(
              words('The next payment is {amount} on {day}.', 'Le prochain paiement est de {amount} le {day}.'),
              {
                amount: { cents: upcoming.amount, currency },
                day: upcoming.day,
              },
            ),
          ]
        : [];
    const open =
      due > 0
        ? [
            sentence(words('{amount} is still due.', 'Il reste {amount} à payer.'), {
              amount: { cents: due, currency },
            }),
          ]
        : [];
    return accept({
      subject: sentence(
        words('We received {amount} for policy {number}', 'Nous avons reçu {amount} pour la police {number}'),
        { amount, number },
      ),
      paragraphs: [
        greeting(facts.firstName),
        last.ends === null
          ? sentence(
              words(
                'We received {amount} on {day} for policy {number}. Thank you.',
                'Nous avons reçu {amount} le {day} pour la police {number}. Merci.',
              ),
              { amount, day: last.day, number },
            )
          : sentence(
              words(
                'We received {amount} on {day} for policy {number}, paid with {ends}. Thank you.',
                'Nous avons reçu {amount} le {day} pour la police {number}, payé avec {ends}. Merci.',
              ),
              {
                amount,
                day: last.day,
                number,
                ends: `•••• ${last.ends}`,
              },
            ),
        ...open,
        ...next,
        closing(facts.sender),
      ],
      button: { label: sentence(words('Open my billing page', 'Ouvrir ma page de facturation')), url: facts.url },
    });
  },
};

function whatFollows({ last, isDelinquent }: BillingLetterFacts): Sentence {
  if (last !== null && last.nextAttempt !== null) {
    return sentence(
      words(
        'We try again on {day}. You can pay before that, with this or another card.',
        'Nous réessayons le {day}. Vous pouvez payer avant, avec cette carte ou une autre.',
      ),
      {
        day: last.nextAttempt,
      },
    );
  }
  return isDelinquent
    ? sentence(
        words(
          'We do not try again by ourselves. Please pay now: without a payment you get a notice that cover ends.',
          'Nous ne réessayons pas de nous-mêmes. Veuillez payer maintenant : sans paiement, vous recevrez un avis de fin de protection.',
        ),
      )
    : sentence(
        words(
          'We do not try again by ourselves. Please pay now with another card or account.',
          'Nous ne réessayons pas de nous-mêmes. Veuillez payer maintenant avec une autre carte ou un autre compte.',
        ),
      );
}

const coverGoesOn = sentence(
  words(
    'Your cover goes on for now. Before it could end for want of payment, you get a notice by mail.',
    'Votre protection se poursuit pour l’instant. Avant qu’elle puisse prendre fin faute de paiement, vous recevrez un avis par la poste.',
  ),
);

/** The bank did not pay: why, and what happens next. */
export const paymentFailed: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { last, due, currency, policyNumber: number } = facts;
    if (due === 0 || last === null || last.status !== 'failed') return stop;
    const amount = { cents: due, currency };
    return accept({
      subject: sentence(
        words(
          'Your payment for policy {number} did not go through',
          'Votre paiement pour la police {number} n’a pas abouti',
        ),
        { number },
      ),
      paragraphs: [
        greeting(facts.firstName),
        sentence(
          words(
            '{amount} is due for policy {number} and could not be charged.',
            '{amount} est à payer pour la police {number} et n’a pu être prélevé.',
          ),
          { amount, number },
        ),
        describeDecline(last.code ?? ''),
        whatFollows(facts),
        ...(facts.isEnded ? [] : [coverGoesOn]),
        closing(facts.sender),
      ],
      button: { label: pay, url: facts.payUrl },
    });
  },
};

/** What a policy left unpaid when it ended is still owed: how much, and what becomes of it. */
export const balanceReminder: Letter<'billing'> = {
  subject: 'billing',
  kind: 'payments',
  isCounted: false,
  write(facts) {
    const { due, currency, policyNumber: number, collectionsOn } = facts;
    if (due === 0 || !facts.isEnded) return stop;
    const amount = { cents: due, currency };
    return accept({
      subject: sentence(
        words(
          'Reminder: {amount} is still to pay for policy {number}',
          'Rappel : {amount} reste à payer pour la police {number}',
        ),
        { amount, number },
      ),
      paragraphs: [
        greeting(facts.firstName),
        sentence(
          words(
            'Policy {number} has ended, and {amount} of what it cost until then is not paid.',
            'La police {number} est terminée, et {amount} de ce qu’elle a coûté jusque-là n’est pas payé.',
          ),
          { number, amount },
        ),
        sentence(
          words(
            'Please pay it with two clicks on the page below, or call us if you need more time.',
            'Veuillez le régler en deux clics sur la page ci-dessous, ou nous appeler s’il vous faut plus de temps.',
          ),
        ),
        ...(collectionsOn === null
          ? []
          : [
              sentence(
                words(
                  'What is not paid by {day} goes to a collection agency that day.',
                  'Ce qui n’est pas payé d’ici le {day} est remis ce jour-là à une agence de recouvrement.',
                ),
                { day: collectionsOn },
              ),
            ]),
        closing(facts.sender),
      ],
      button: { label: pay, url: facts.payUrl },
    });
  },
};

/** A card that instalments are charged to ends before the next of them. */
export const cardExpiring: Letter<'billing'> = {
  subject: 'billing',
  kind: 'reminders',
  isCounted: false,
  write(facts) {
    const { method, upcoming, autopay, currency, policyNumber: number } = facts;
    if (!autopay || method === null || method.expiry === null || upcoming === null) {
      return refuse(
        'card_not_used',
        words(
          'The card was no longer charged when the e-mail was to be sent.',
          'La carte n’était plus débitée au moment de l’envoi du courriel.',
        ),
      );
    }
    const { ends, expiry } = method;
    return accept({
      subject: sentence(
        words(
          'Your card for policy {number} ends before the next payment',
          'Votre carte pour la police {number} expire avant le prochain paiement',
        ),
        { number },
      ),
      paragraphs: [
        greeting(facts.firstName),
        sentence(
          words(
            'The card ending {ends} is good through {expiry}. The next payment of {amount} is due on {day}.',
            'La carte se terminant par {ends} est valide jusqu’à {expiry}. Le prochain paiement de {amount} est à faire le {day}.',
          ),
          {
            ends,
            expiry,
            day: upcoming.day,
            amount: {
              cents: upcoming.amount,
              currency,
            },
          },
        ),
        sentence(
          words(
            'Give us another card or bank account on the page below, and nothing else changes.',
            'Donnez-nous une autre carte ou un autre compte bancaire sur la page ci-dessous, et rien d’autre ne change.',
          ),
        ),
        closing(facts.sender),
      ],
      button: { label: sentence(words('Open my billing page', 'Ouvrir ma page de facturation')), url: facts.url },
    });
  },
};
