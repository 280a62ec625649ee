import type { Day } from '../shared/time/day.ts';
import type { Sender } from './reader.ts';

/** What letters about a new message in the thread of a claim may say: never the message itself. */
export type ClaimMessageFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  readonly number: string;
  /** Whether whoever is written to wrote in the thread since, and so has read it. */
  readonly isRead: boolean;
  /** Opens the thread, after signing in or by the claim's own link. */
  readonly url: string;
};

/** What is told by e-mail of a letter that came back by post: that it is there to read, and never what it says. */
export type ClaimLetterReturnedFacts = Pick<ClaimMessageFacts, 'sender' | 'firstName' | 'number' | 'url'> & {
  readonly returnedOn: Day;
};
