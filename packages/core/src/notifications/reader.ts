import type { Sentence } from '../shared/text/sentence.ts';

/** Who writes, and how they are reached. */
export type Sender = { readonly name: string; readonly phone: string | null };

/** How a letter speaks to its reader. */
export type Reader = {
  readonly firstName: string | null;
  /** What is insured, as its owner would say it: `2021 Winnebago View`; null when there is no one thing. */
  readonly vehicle: Sentence | null;
  /** Whether somebody answers for the address; else the letter may reach a person who never asked for it. */
  readonly isConfirmed: boolean;
};
