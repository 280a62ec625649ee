import { formatDay, type Day } from '../shared/day.ts';
import { formatCents, type Cents } from '../shared/money.ts';
import { closing, greeting, type Message, type Sender } from './message.ts';

export type QuoteSentLetter = {
  readonly firstName: string | null;
  readonly agentName: string | null;
  readonly vehicle: string | null;
  /** Price of the term with fees. */
  readonly total: Cents;
  readonly currency: 'USD' | 'CAD';
  readonly months: number;
  readonly effectiveDate: Day;
  readonly expirationDate: Day;
  readonly url: string;
  readonly sender: Sender;
};

/** The checkout link that an agent sends with an approved quote. */
export function quoteSentMessage(letter: QuoteSentLetter): Message {
  const what = letter.vehicle === null ? 'your RV' : `your ${letter.vehicle}`;
  const who = letter.agentName ?? letter.sender.name;
  const price = formatCents(letter.total, letter.currency);
  return {
    subject: letter.vehicle === null ? 'Your RV quote is ready' : `Your quote for the ${letter.vehicle} is ready`,
    paragraphs: [
      greeting(letter.firstName),
      `${who} prepared a quote for ${what}: ${price} for ${letter.months} months, with cover from ${formatDay(letter.effectiveDate)}.`,
      `Look it over, sign and pay online. The offer stands until ${formatDay(letter.expirationDate)}.`,
      closing(letter.sender),
    ],
    button: { label: 'Review and pay', url: letter.url },
  };
}
