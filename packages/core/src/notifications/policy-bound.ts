import { accept } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/sentence.ts';
import { closing, greeting, type Letter, nameInLetter, type PolicyLetterFacts } from './letter.ts';

function payments({ invoices, currency }: PolicyLetterFacts): Sentence {
  const [first, next] = invoices;
  const paid = { cents: first?.amount ?? 0, currency };
  if (next === undefined) return sentence('We charged {paid}. Nothing more is due for this term.', { paid });
  const amount = { cents: next.amount, currency };
  return sentence('We charged {paid}. The next payment is {amount} on {day}.', { paid, amount, day: next.dueDate });
}

/** The confirmation that cover is bought. It was paid for, and comes whatever was spent before. */
export const policyBound: Letter<'policy'> = {
  subject: 'policy',
  isCounted: false,
  write(policy) {
    const number = policy.policyNumber;
    return accept({
      subject: sentence('You’re covered: policy {number}', { number }),
      paragraphs: [
        greeting(policy.firstName),
        sentence(
          'Your {vehicle} is insured from {from} to {to}, 12:01 a.m. local time. Your policy number is {number}.',
          {
            vehicle: nameInLetter(policy.vehicle),
            from: policy.effectiveDate,
            to: policy.expirationDate,
            number,
          },
        ),
        payments(policy),
        { message: 'Your declarations page is in your account, ready to download.' },
        closing(policy.sender),
      ],
      button: { label: { message: 'Open my policy' }, url: policy.url },
    });
  },
};
