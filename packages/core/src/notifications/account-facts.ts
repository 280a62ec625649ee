import type { AddressPurpose, Inbox } from '../identity/vocabulary.ts';
import type { Day } from '../shared/day.ts';
import type { Sender } from './reader.ts';

/** What letters about the data that a person asked for may say. */
export type DataLetterFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  /** Until when it may be downloaded; null where it is not there, or not any more. */
  readonly until: Day | null;
  /** Where it is downloaded, after signing in. */
  readonly url: string;
};

/** What letters about another address of a person may say. */
export type AddressLetterFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  readonly purpose: AddressPurpose;
  /** Which of the two addresses the letter goes to. */
  readonly inbox: Inbox;
  readonly newEmail: string;
  /** Whether its inboxes are waited for, or it counts; neither where it was taken back or is too old. */
  readonly state: 'asked' | 'done' | 'over';
  /** How long the link works, in hours. */
  readonly hours: number;
  /** Where the inbox confirms it. */
  readonly url: string;
};
