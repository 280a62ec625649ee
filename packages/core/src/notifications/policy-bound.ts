import { begunAtPurchase } from '../policies/term.ts';
import { dayInZone } from '../shared/time/day.ts';
import { accept } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter, paidSo, type PolicyLetterFacts } from './letter.ts';
import { words } from '../shared/words.ts';

// A debit is paid days later: the letter says what has been asked of the bank, and not that it was paid.
function debit({ invoices, firstPayment: { cents, account }, currency }: PolicyLetterFacts): Sentence {
  const next = invoices[1];
  const facts = { paid: { cents, currency }, account: account ?? '' };
  return next === undefined
    ? sentence(
        words(
          'We debit {paid} from your bank account ending {account}; that takes up to five business days. Nothing more is due for this term.',
          'Nous prélevons {paid} sur votre compte bancaire se terminant par {account} ; cela prend jusqu’à cinq jours ouvrables. Il n’y a plus rien à payer pour cette période.',
        ),
        facts,
      )
    : sentence(
        words(
          'We debit {paid} from your bank account ending {account}; that takes up to five business days. The next payment is {amount} on {day}.',
          'Nous prélevons {paid} sur votre compte bancaire se terminant par {account} ; cela prend jusqu’à cinq jours ouvrables. Le prochain versement, de {amount}, est dû le {day}.',
        ),
        { ...facts, amount: { cents: next.amount, currency }, day: next.dueDate },
      );
}

function payments({ invoices, currency }: PolicyLetterFacts): Sentence {
  const [first, next] = invoices;
  const paid = { cents: first?.amount ?? 0, currency };
  if (next === undefined)
    return sentence(
      words(
        'We charged {paid}. Nothing more is due for this term.',
        'Nous avons prélevé {paid}. Il n’y a plus rien à payer pour cette période.',
      ),
      { paid },
    );
  const amount = { cents: next.amount, currency };
  return sentence(
    words(
      'We charged {paid}. The next payment is {amount} on {day}.',
      'Nous avons prélevé {paid}. Le prochain versement, de {amount}, est dû le {day}.',
    ),
    { paid, amount, day: next.dueDate },
  );
}

// From the minute of the purchase, where it was bought on its first day: the morning before is not insured.
function insuredFrom(policy: PolicyLetterFacts): Sentence {
  const { coverFrom, timeZone, policyNumber: number } = policy;
  const facts = { vehicle: nameInLetter(policy.vehicle), to: policy.expirationDate, number };
  return begunAtPurchase(policy)
    ? sentence(
        words(
          'Your {vehicle} is insured from {from}, {time}, to {to}, 12:01 a.m. local time. Your policy number is {number}.',
          'La protection de votre {vehicle} va du {from}, {time}, au {to}, 0 h 01, heure locale. Votre numéro de police est le {number}.',
        ),
        { ...facts, from: dayInZone(coverFrom, timeZone), time: { instant: coverFrom, zone: timeZone } },
      )
    : sentence(
        words(
          'Your {vehicle} is insured from {from} to {to}, 12:01 a.m. local time. Your policy number is {number}.',
          'La protection de votre {vehicle} va du {from} au {to}, à 0 h 01, heure locale. Votre numéro de police est le {number}.',
        ),
        { ...facts, from: policy.effectiveDate },
      );
}

/** The confirmation that cover is bought. It was paid for, and comes whatever was spent before. */
export const policyBound: Letter<'policy'> = {
  subject: 'policy',
  kind: 'cover',
  isCounted: false,
  write(policy) {
    const number = policy.policyNumber;
    return accept({
      subject: sentence(words('You’re covered: policy {number}', 'Votre protection est en place : police {number}'), {
        number,
      }),
      paragraphs: [
        greeting(policy.firstName),
        insuredFrom(policy),
        policy.firstPayment.account === null ? payments(policy) : debit(policy),
        ...paidSo(policy.price),
        sentence(
          words(
            'Your declarations page is in your account, ready to download.',
            'Vos conditions particulières sont dans votre compte, prêtes à télécharger.',
          ),
        ),
        closing(policy.sender),
      ],
      button: { label: sentence(words('Open my policy', 'Ouvrir ma police')), url: policy.url },
    });
  },
};
