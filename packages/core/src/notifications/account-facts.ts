import type { AddressPurpose, Inbox } from '../identity/vocabulary.ts';
import type { Day } from '../shared/time/day.ts';
import type { Sentence } from '../shared/text/sentence.ts';
import type { Sender } from './reader.ts';

/** What letters that invite somebody to work for an organization may say; it is their sender. */
export type InvitationLetterFacts = {
  readonly sender: Sender;
  /** Who invites; null for who has no name here. */
  readonly inviter: string | null;
  readonly roles: readonly Sentence[];
  /** Whether its answer is waited for. */
  readonly isOpen: boolean;
  /** How long the link works, in days. */
  readonly days: number;
  /** Where the reader joins. */
  readonly url: string;
};

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

/** What letters about the deletion of a person's data may say. */
export type DeletionLetterFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  readonly state: 'waiting' | 'done' | 'taken_back' | 'refused' | 'over';
  /** The day on which it is carried out. */
  readonly due: Day;
  /** The last day of what the law keeps longest; null where nothing is kept. */
  readonly keptUntil: Day | null;
  /** What stood against it in the end. */
  readonly obstacle: Sentence | null;
  /** Their profile, after signing in. */
  readonly url: string;
};
