import { formatDay, type Day } from '../shared/day.ts';
import { closing, greeting, type Message, type Sender } from './message.ts';

export type ResumeQuote = {
  readonly firstName: string | null;
  /** What is insured, as the person would say it: `2021 Winnebago View`. */
  readonly vehicle: string | null;
  readonly url: string;
  readonly expirationDate: Day;
  readonly sender: Sender;
  /** Whether somebody answers for the address; else the letter may reach a person who never asked for it. */
  readonly isConfirmed: boolean;
};

/** The link with which a visitor goes on with the quote that they began. */
export function resumeQuoteMessage({
  firstName,
  vehicle,
  url,
  expirationDate,
  sender,
  isConfirmed,
}: ResumeQuote): Message {
  const what = vehicle === null ? 'your quote' : `the quote for your ${vehicle}`;
  return {
    subject: vehicle === null ? 'Continue your quote' : `Continue the quote for your ${vehicle}`,
    paragraphs: [
      greeting(firstName),
      `We saved ${what}. Go on where you left off; nothing has to be entered twice.`,
      `The offer stands until ${formatDay(expirationDate)}. Anyone with this link can open the quote, so keep it to yourself.`,
      ...(isConfirmed
        ? []
        : ['If you did not ask for this letter, you need do nothing: no other one follows by itself.']),
      closing(sender),
    ],
    button: { label: 'Continue my quote', url },
  };
}
