import { accept } from '../shared/decision.ts';
import { refuse } from '../shared/decision.ts';
import { countedInWords, disputeInWords } from '../policies/notices/end-in-words.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';
import { closing, greeting, type Letter, nameInLetter, paidSo, type RenewalLetterFacts } from './letter.ts';

/** What it costs, beside what the term cost that ends, and each reason for it. */
function price({ before, after, reasons, heldBack, mostRise, currency }: RenewalLetterFacts): Sentence[] {
  const facts = {
    before: { cents: before, currency },
    after: { cents: after, currency },
    amount: { cents: Math.abs(after - before), currency },
  };
  const sum =
    after === before
      ? sentence(words('It costs {after}, as before.', 'Elle coûte {after}, comme avant.'), facts)
      : after > before
        ? sentence(
            words(
              'It costs {after}: {amount} more than the {before} of the term that ends.',
              'Elle coûte {after}, soit {amount} de plus que les {before} de la période qui se termine.',
            ),
            facts,
          )
        : sentence(
            words(
              'It costs {after}: {amount} less than the {before} of the term that ends.',
              'Elle coûte {after}, soit {amount} de moins que les {before} de la période qui se termine.',
            ),
            facts,
          );
  const each = reasons.map(({ what, cents }) => {
    const line = { what, amount: { cents: Math.abs(cents), currency } };
    return cents < 0
      ? sentence(words('{what}: {amount} less', '{what} : {amount} de moins'), line)
      : sentence(words('{what}: {amount} more', '{what} : {amount} de plus'), line);
  });
  const later =
    heldBack === 0
      ? []
      : [
          sentence(
            words(
              'We raise a price by no more than {percent} % from one term to the next. By our rates this term would cost {rated}; the {held} in between follow in later terms, as far as the rates still ask for them.',
              'Nous n’augmentons pas un prix de plus de {percent} % d’une période à l’autre. Selon nos tarifs, cette période coûterait {rated} ; les {held} d’écart suivent aux périodes ultérieures, dans la mesure où les tarifs les demandent encore.',
            ),
            {
              percent: mostRise,
              rated: { cents: after + heldBack, currency },
              held: { cents: heldBack, currency },
            },
          ),
        ];
  return [sum, ...each, ...later];
}

/** What the law wants told of it, as the posted notice says it. */
function noticed({ notice }: RenewalLetterFacts): Sentence[] {
  if (notice === null) return [];
  const { takesAway, legal } = notice;
  // What no statute's text confirmed is not quoted as law.
  return [...takesAway, ...(legal.grade === 'A' ? [countedInWords(legal)] : []), disputeInWords];
}

/** That the offer does not hold all that was edited of it. */
function editsLeft({ editsLeft: isLeft }: RenewalLetterFacts): Sentence[] {
  if (!isLeft) return [];
  const form = words(
    'This offer was made anew after it was edited, and part of what was edited does not fit any more. Look through what it covers.',
    'Cette offre a été refaite après avoir été modifiée, et une partie de ce qui y avait été modifié ne convient plus. Vérifiez ce qu’elle couvre.',
  );
  return [sentence(form)];
}

/** What happens when nobody does anything, and until when it may be paid. */
function whatFollows({ option, chargedOn, isBilled, payBy, renewalDate: day }: RenewalLetterFacts): Sentence {
  if (option === 'manual') {
    return sentence(
      words(
        'It does not begin by itself: accept it in your account. Cover ends on {day}, 12:01 a.m. local time, unless it is paid by {payBy}.',
        'Elle ne commence pas d’elle-même : acceptez-la dans votre compte. La protection prend fin le {day}, à 0 h 01, heure locale, à moins d’un paiement au plus tard le {payBy}.',
      ),
      { day, payBy },
    );
  }
  if (chargedOn !== null) {
    return sentence(
      words(
        'You need to do nothing: the first payment is taken from your card on {chargedOn}. To go another way, decline it in your account before then.',
        'Vous n’avez rien à faire : le premier versement est prélevé sur votre carte le {chargedOn}. Pour y renoncer, refusez-la dans votre compte avant cette date.',
      ),
      { chargedOn },
    );
  }
  return isBilled
    ? sentence(
        words(
          'You need to do nothing: the first payment is taken from your bank account, and we write to you before.',
          'Vous n’avez rien à faire : le premier versement est prélevé sur votre compte bancaire, et nous vous écrivons avant.',
        ),
      )
    : sentence(
        words(
          'We send you the bill for the first payment. Cover ends on {day}, 12:01 a.m. local time, unless it is paid by {payBy}.',
          'Nous vous envoyons la facture du premier versement. La protection prend fin le {day}, à 0 h 01, heure locale, à moins d’un paiement au plus tard le {payBy}.',
        ),
        { day, payBy },
      );
}

/** The next term is offered: what it costs and why, what happens by itself, and until when one may say no. */
export const renewalOffered: Letter<'renewal'> = {
  subject: 'renewal',
  kind: 'cover',
  isCounted: false,
  write(facts) {
    const { policyNumber: number, renewalDate: day, status } = facts;
    if (status !== 'offered') {
      return refuse(
        'renewal_not_offered',
        words(
          'The renewal was not on offer any more when the e-mail was to be sent.',
          'Le renouvellement n’était plus offert au moment de l’envoi du courriel.',
        ),
      );
    }
    return accept({
      subject: sentence(words('Your policy {number} renews on {day}', 'Votre police {number} se renouvelle le {day}'), {
        number,
        day,
      }),
      paragraphs: [
        greeting(facts.firstName),
        sentence(
          words(
            'The next term of your {vehicle} under policy {number} begins on {day}, where the one of now ends.',
            'La période suivante de votre {vehicle} sous la police {number} commence le {day}, là où l’actuelle se termine.',
          ),
          { vehicle: nameInLetter(facts.vehicle), number, day },
        ),
        ...price(facts),
        ...noticed(facts),
        ...editsLeft(facts),
        ...paidSo(facts.price),
        whatFollows(facts),
        closing(facts.sender),
      ],
      button: { label: sentence(words('See my renewal', 'Voir mon renouvellement')), url: facts.url },
    });
  },
};

/** The next term is paid for: it begins on its day, and its papers are there. */
export const policyRenewed: Letter<'policy'> = {
  subject: 'policy',
  kind: 'cover',
  isCounted: false,
  write(policy) {
    const { policyNumber: number, effectiveDate: from, expirationDate: to } = policy;
    return accept({
      subject: sentence(words('Policy {number} goes on', 'La police {number} se poursuit'), { number }),
      paragraphs: [
        greeting(policy.firstName),
        sentence(
          words(
            'Your {vehicle} is insured from {from} to {to}, 12:01 a.m. local time, under policy {number}.',
            'La protection de votre {vehicle} sous la police {number} va du {from} au {to}, à 0 h 01, heure locale.',
          ),
          { vehicle: nameInLetter(policy.vehicle), from, to, number },
        ),
        sentence(
          words(
            'Its declarations page and insurance card are in your account, ready to download.',
            'Ses conditions particulières et sa carte d’assurance sont dans votre compte, prêtes à télécharger.',
          ),
        ),
        closing(policy.sender),
      ],
      button: { label: sentence(words('Open my policy', 'Ouvrir ma police')), url: policy.url },
    });
  },
};
