import type { Currency } from '../shared/money/currency.ts';
import type { Day } from '../shared/time/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import {
  aheadInWords,
  type EndInWords,
  noticeInWords,
  unpaidInWords,
  untilThen,
} from '../policies/notices/end-in-words.ts';
import type { Cents } from '../shared/money/money.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, type Message, nameInLetter, type PolicyLetterFacts } from './letter.ts';
import { type Words, words } from '../shared/words.ts';

const refused = (): Decision<Message> =>
  refuse(
    'cancellation_changed',
    words(
      'The cancellation stood differently when the e-mail was to be sent.',
      'La résiliation n’en était plus au même point au moment d’envoyer le courriel.',
    ),
  );

const money = (cents: Cents, currency: Currency) => ({ cents, currency });

/** What had gone back before an end that does not come. */
function requestedAgain({ requestedAgain: again }: EndInWords, currency: Currency): Sentence[] {
  if (again === null) return [];
  const facts = { amount: money(again.amount, currency), due: again.due };
  return [
    sentence(
      words(
        '{amount} went back to you before that end. As cover goes on, it is due again on {due}.',
        '{amount} vous a été remboursé avant cette fin. Comme la protection se poursuit, ce montant est de nouveau dû le {due}.',
      ),
      facts,
    ),
  ];
}

/** Why every day that is left comes back, where the law of the place says so for the insured's reason. */
function sparedInWords({ spared }: EndInWords): Sentence[] {
  if (spared === null) return [];
  const form = words(
    'You end it because of military duty: the price of every day that is left comes back, with no minimum and no fee ({source}).',
    'Vous y mettez fin en raison du service militaire : le prix de chaque jour restant est remboursé, sans minimum ni frais ({source}).',
  );
  return [sentence(form, { source: spared })];
}

/** What is left of the account, either way, beside what went back before. */
function settled({ refund, balance, paidAhead, retained = 0 }: EndInWords, currency: Currency): Sentence {
  if (paidAhead !== null && refund === null && balance === 0) {
    return sentence(
      words(
        '{amount} went back before cover ended. Nothing else is owed either way.',
        '{amount} a été remboursé avant la fin de la protection. Rien d’autre n’est dû de part ni d’autre.',
      ),
      {
        amount: money(paidAhead.amount, currency),
      },
    );
  }
  if (refund !== null) {
    const facts = { amount: money(refund.amount, currency), due: refund.due };
    return refund.isHeld
      ? sentence(
          words(
            '{amount} is owed to you, by {due}. We hold it for now; call us to learn why.',
            '{amount} vous est dû au plus tard le {due}. Nous le retenons pour le moment ; appelez-nous pour savoir pourquoi.',
          ),
          facts,
        )
      : sentence(
          words(
            '{amount} comes back to the card or account that paid, by {due} at the latest.',
            '{amount} est remboursé sur la carte ou le compte qui a payé, au plus tard le {due}.',
          ),
          facts,
        );
  }
  if (retained > 0 && balance === 0) {
    const form = words(
      '{amount} is left of what you paid. So small an amount is paid back to who asks for it: call us, and we pay it.',
      'Il reste {amount} de ce que vous avez payé. Un montant aussi petit est remboursé sur demande : appelez-nous et nous le versons.',
    );
    return sentence(form, { amount: money(retained, currency) });
  }
  return balance === 0
    ? sentence(words('Nothing is owed either way.', 'Rien n’est dû de part ni d’autre.'))
    : sentence(
        words(
          '{amount} is still owed for the days that were covered.',
          '{amount} reste dû pour les jours qui étaient couverts.',
        ),
        { amount: money(balance, currency) },
      );
}

const ends = (policy: PolicyLetterFacts, asOf: Day) => ({
  vehicle: nameInLetter(policy.vehicle),
  number: policy.policyNumber,
  asOf,
});

type Status = EndInWords['status'];
function letterOf(status: Status, write: (policy: PolicyLetterFacts, end: EndInWords) => Message): Letter<'policy'> {
  return {
    subject: 'policy',
    kind: 'endings',
    isCounted: false,
    write: (policy) =>
      policy.cancellation?.status === status ? accept(write(policy, policy.cancellation)) : refused(),
  };
}

const open = sentence(words('Open my policy', 'Ouvrir ma police'));

/** The end of cover is announced: when, and what the law says of it. */
export const cancellationAnnounced = letterOf('pending', (policy, end) => ({
  subject: sentence(
    words('Your policy {number} ends on {asOf}', 'Votre police {number} prend fin le {asOf}'),
    ends(policy, end.asOf),
  ),
  paragraphs: [
    greeting(policy.firstName),
    sentence(
      words(
        'Cover of your {vehicle} under policy {number} ends on {asOf} at 12:01 a.m. local time.',
        'La protection de votre {vehicle} au titre de la police {number} prend fin le {asOf} à 0 h 01, heure locale.',
      ),
      ends(policy, end.asOf),
    ),
    ...unpaidInWords(end, policy.currency),
    ...noticeInWords(end),
    ...sparedInWords(end),
    ...aheadInWords(end, policy.currency),
    untilThen,
    closing(policy.sender),
  ],
  button:
    end.cure === null
      ? { label: open, url: policy.url }
      : { label: sentence(words('Pay now', 'Payer maintenant')), url: end.cure.url },
}));

/** Cover has ended, and what becomes of the money. */
export const policyCancelled = letterOf('done', (policy, end) => ({
  subject: sentence(
    words('Your policy {number} is cancelled', 'Votre police {number} est résiliée'),
    ends(policy, end.asOf),
  ),
  paragraphs: [
    greeting(policy.firstName),
    sentence(
      words(
        'Cover of your {vehicle} under policy {number} ended on {asOf} at 12:01 a.m. local time.',
        'La protection de votre {vehicle} au titre de la police {number} a pris fin le {asOf} à 0 h 01, heure locale.',
      ),
      ends(policy, end.asOf),
    ),
    ...sparedInWords(end),
    settled(end, policy.currency),
    sentence(
      words(
        'Keep this letter: it shows when your cover ended.',
        'Conservez ce courriel : il montre quand votre protection a pris fin.',
      ),
    ),
    closing(policy.sender),
  ],
  button: { label: open, url: policy.url },
}));

/** What was announced does not come. */
export const cancellationReversed = letterOf('reversed', (policy, end) => ({
  subject: sentence(words('Your policy {number} goes on', 'Votre police {number} se poursuit'), ends(policy, end.asOf)),
  paragraphs: [
    greeting(policy.firstName),
    sentence(
      words(
        'Cover of your {vehicle} under policy {number} does not end on {asOf}. It goes on, without a gap.',
        'La protection de votre {vehicle} au titre de la police {number} ne prend pas fin le {asOf}. Elle se poursuit sans interruption.',
      ),
      ends(policy, end.asOf),
    ),
    ...requestedAgain(end, policy.currency),
    closing(policy.sender),
  ],
  button: { label: open, url: policy.url },
}));

/** Cover that had ended goes on. */
export const policyReinstated = letterOf('reinstated', (policy, end) => {
  const resumes = end.resumes ?? end.asOf;
  const facts = { ...ends(policy, end.asOf), resumes };
  return {
    subject: sentence(
      words('Your policy {number} is in force again', 'Votre police {number} est de nouveau en vigueur'),
      facts,
    ),
    paragraphs: [
      greeting(policy.firstName),
      sentence(
        words(
          'Cover of your {vehicle} under policy {number} goes on from {resumes} at 12:01 a.m. local time.',
          'La protection de votre {vehicle} au titre de la police {number} se poursuit à compter du {resumes} à 0 h 01, heure locale.',
        ),
        facts,
      ),
      resumes === end.asOf
        ? sentence(words('It counts as though it had never ended.', 'C’est comme si elle n’avait jamais pris fin.'))
        : sentence(
            words(
              'From {asOf} until then there was no cover: what happened meanwhile is not insured, and costs nothing.',
              'Du {asOf} à ce moment, il n’y a pas eu de protection : ce qui est arrivé entre-temps n’est pas assuré, et ces jours ne coûtent rien.',
            ),
            facts,
          ),
      sentence(
        words(
          'We rely on what was signed: that nothing happened since cover had ended. If that is not so, call us at once.',
          'Nous nous fions à ce qui a été signé : que rien n’est arrivé depuis la fin de la protection. Si ce n’est pas le cas, appelez-nous sans tarder.',
        ),
      ),
      closing(policy.sender),
    ],
    button: { label: open, url: policy.url },
  };
});

const notifiedLender: Readonly<Record<Status, Words>> = {
  pending: words(
    'Cover of the {vehicle} under policy {number}, in which you have an interest, ends on {asOf} at 12:01 a.m. local time.',
    'La protection du véhicule ({vehicle}) au titre de la police {number}, dans lequel vous avez un intérêt, prend fin le {asOf} à 0 h 01, heure locale.',
  ),
  done: words(
    'Cover of the {vehicle} under policy {number}, in which you had an interest, ended on {asOf} at 12:01 a.m. local time.',
    'La protection du véhicule ({vehicle}) au titre de la police {number}, dans lequel vous aviez un intérêt, a pris fin le {asOf} à 0 h 01, heure locale.',
  ),
  reinstated: words(
    'Cover of the {vehicle} under policy {number}, in which you have an interest, had ended on {asOf}. It goes on from {resumes} at 12:01 a.m. local time.',
    'La protection du véhicule ({vehicle}) au titre de la police {number}, dans lequel vous avez un intérêt, avait pris fin le {asOf}. Elle se poursuit à compter du {resumes} à 0 h 01, heure locale.',
  ),
  reversed: words(
    'Cover of the {vehicle} under policy {number}, in which you have an interest, does not end on {asOf}. It goes on.',
    'La protection du véhicule ({vehicle}) au titre de la police {number}, dans lequel vous avez un intérêt, ne prend pas fin le {asOf}. Elle se poursuit.',
  ),
};

/** A lender is told of what it has an interest in. */
export const lienholderNotified: Letter<'policy'> = {
  subject: 'policy',
  kind: 'endings',
  isCounted: false,
  write(policy) {
    const { cancellation: end, sender } = policy;
    if (end === null) return refused();
    return accept({
      subject: sentence(words('Policy {number}: notice to the lienholder', 'Police {number} : avis au créancier'), {
        number: policy.policyNumber,
      }),
      paragraphs: [
        sentence(words('Hello,', 'Bonjour,')),
        sentence(notifiedLender[end.status], { ...ends(policy, end.asOf), resumes: end.resumes ?? end.asOf }),
        closing(sender),
      ],
      button: null,
    });
  },
};
