import type { ReferralDecision, ReferralStatus } from '../underwriting/vocabulary.ts';
import type { Sentence } from '../shared/text/sentence.ts';
import type { Sender } from './reader.ts';

/** What letters to somebody whom a note mentions may say. */
export type MentionLetterFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  /** Who wrote the note. */
  readonly author: string;
  /** What it is about: a quote, unless there is a number. */
  readonly record: { readonly name: string | null; readonly policyNumber: string | null };
  /** Whether the note was archived, or the person is done with it. */
  readonly isOver: boolean;
  /** Opens the record for staff, who sign in. */
  readonly url: string;
};

/** What letters to staff about a referral may say. */
export type ReferralLetterFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  readonly status: ReferralStatus;
  /** What an underwriter answered; null while nobody has. */
  readonly decision: ReferralDecision | null;
  readonly underwriter: string | null;
  /** Who wrote the newest message; null where nobody wrote. */
  readonly author: string | null;
  /** Whom the quote is for. */
  readonly name: string;
  /** Opens the referral for staff, who sign in. */
  readonly url: string;
};

/** What letters to administrators about a role that waits for its second person may say. */
export type RoleRequestLetterFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  /** Whether it may be given still, and by the reader. */
  readonly isWaiting: boolean;
  readonly role: Sentence;
  /** For whom it is. */
  readonly name: string;
  readonly asker: string;
  /** For how long it waits. */
  readonly days: number;
  /** Opens what waits, for administrators, who sign in. */
  readonly url: string;
};

/** What letters to owners and administrators about a transfer of commission that did not arrive may say. */
export type CommissionRunLetterFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  /** Whether it is to be paid again still, and concerns the reader. */
  readonly isUnpaid: boolean;
  /** Through which month it pays. */
  readonly month: Sentence;
  /** Opens the payments of the organization, for who may, once signed in. */
  readonly url: string;
};

/** What letters to staff about a report of a week or a month may say: none of its figures. */
export type ReportLetterFacts = {
  readonly sender: Sender;
  readonly firstName: string | null;
  /** Whether they work there and read it still. */
  readonly isReader: boolean;
  readonly report: Sentence;
  readonly period: Sentence;
  /** Who has it sent. */
  readonly keeper: string;
  /** Opens the report for its period, for staff, who sign in. */
  readonly url: string;
};
