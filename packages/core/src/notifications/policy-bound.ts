import { begunAtPurchase } from '../policies/term.ts';
import { dayInZone } from '../shared/time/day.ts';
import { accept } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { closing, greeting, type Letter, nameInLetter, paidSo, type PolicyLetterFacts } from './letter.ts';

// A debit is paid days later: the letter says what has been asked of the bank, and not that it was paid.
function debit({ invoices, firstPayment: { cents, account }, currency }: PolicyLetterFacts): Sentence {
  const next = invoices[1];
  const facts = { paid: { cents, currency }, account: account ?? '' };
  return next === undefined
    ? sentence(
        'We debit {paid} from your bank account ending {account}; that takes up to five business days. Nothing more is due for this term.',
        facts,
      )
    : sentence(
        'We debit {paid} from your bank account ending {account}; that takes up to five business days. The next payment is {amount} on {day}.',
        { ...facts, amount: { cents: next.amount, currency }, day: next.dueDate },
      );
}

function payments({ invoices, currency }: PolicyLetterFacts): Sentence {
  const [first, next] = invoices;
  const paid = { cents: first?.amount ?? 0, currency };
  if (next === undefined) return sentence('We charged {paid}. Nothing more is due for this term.', { paid });
  const amount = { cents: next.amount, currency };
  return sentence('We charged {paid}. The next payment is {amount} on {day}.', { paid, amount, day: next.dueDate });
}

// From the minute of the purchase, where it was bought on its first day: the morning before is not insured.
function insuredFrom(policy: PolicyLetterFacts): Sentence {
  const { coverFrom, timeZone, policyNumber: number } = policy;
  const facts = { vehicle: nameInLetter(policy.vehicle), to: policy.expirationDate, number };
  return begunAtPurchase(policy)
    ? sentence(
        'Your {vehicle} is insured from {from}, {time}, to {to}, 12:01 a.m. local time. Your policy number is {number}.',
        { ...facts, from: dayInZone(coverFrom, timeZone), time: { instant: coverFrom, zone: timeZone } },
      )
    : sentence(
        'Your {vehicle} is insured from {from} to {to}, 12:01 a.m. local time. Your policy number is {number}.',
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
      subject: sentence('You’re covered: policy {number}', { number }),
      paragraphs: [
        greeting(policy.firstName),
        insuredFrom(policy),
        policy.firstPayment.account === null ? payments(policy) : debit(policy),
        ...paidSo(policy.price),
        { message: 'Your declarations page is in your account, ready to download.' },
        closing(policy.sender),
      ],
      button: { label: { message: 'Open my policy' }, url: policy.url },
    });
  },
};
