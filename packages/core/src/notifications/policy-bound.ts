import { formatDay, type Day } from '../shared/day.ts';
import { formatCents, type Cents } from '../shared/money.ts';
import { closing, greeting, type Message, type Sender } from './message.ts';

export type PolicyBoundLetter = {
  readonly firstName: string | null;
  readonly policyNumber: string;
  readonly vehicle: string | null;
  readonly effectiveDate: Day;
  readonly expirationDate: Day;
  readonly paid: Cents;
  readonly currency: 'USD' | 'CAD';
  /** The next invoice, or null when the term is paid in full. */
  readonly next: { readonly dueDate: Day; readonly amount: Cents } | null;
  readonly url: string;
  readonly sender: Sender;
};

/** The confirmation that cover is bought. */
export function policyBoundMessage(letter: PolicyBoundLetter): Message {
  const { policyNumber, effectiveDate, expirationDate, currency, next } = letter;
  const what = letter.vehicle === null ? 'Your RV' : `Your ${letter.vehicle}`;
  const rest =
    next === null
      ? 'Nothing more is due for this term.'
      : `The next payment is ${formatCents(next.amount, currency)} on ${formatDay(next.dueDate)}.`;
  return {
    subject: `You’re covered: policy ${policyNumber}`,
    paragraphs: [
      greeting(letter.firstName),
      `${what} is insured from ${formatDay(effectiveDate)} to ${formatDay(expirationDate)}, 12:01 a.m. local time. Your policy number is ${policyNumber}.`,
      `We charged ${formatCents(letter.paid, currency)}. ${rest}`,
      'Your declarations page is in your account, ready to download.',
      closing(letter.sender),
    ],
    button: { label: 'Open my policy', url: letter.url },
  };
}
