import { asSentence, type Phrase, type Sentence } from './text/sentence.ts';

/** A refusal that a person can read and a program can match: the code is a fact and never changes its meaning. */
export type Refusal<Code extends string = string> = Sentence & {
  readonly code: Code;
  /** The input the refusal belongs to, as a dotted path (`vehicle.vin`), when it belongs to one. */
  readonly field?: string;
  /** What a page needs for the next step beside what it shows, such as what exactly is stopped, to ask when that ends. */
  readonly details?: RefusalDetails;
};

export type RefusalDetails = Readonly<Record<string, string | readonly string[]>>;

export type Accepted<Event> = { readonly ok: true; readonly event: Event };
export type Refused<Code extends string = string> = { readonly ok: false; readonly refusal: Refusal<Code> };

/** What a rule answers: the event that follows, or why it may not happen. */
export type Decision<Event, Code extends string = string> = Accepted<Event> | Refused<Code>;

/** The event may happen. */
export function accept<Event>(event: Event): Accepted<Event> {
  return { ok: true, event };
}

/**
 * A refusal: its code, what is wrong and what to do in one or two plain sentences, and the input at fault when there is
 * one. What says facts of the case is a `sentence`, so that it can be said in another language.
 */
export function refusal<Code extends string>(code: Code, message: Phrase, field?: string): Refusal<Code> {
  const words = asSentence(message);
  return { code, ...words, ...(field === undefined ? {} : { field }) };
}

/** The event may not happen; see `refusal`. */
export function refuse<Code extends string>(code: Code, message: Phrase, field?: string): Refused<Code> {
  return { ok: false, refusal: refusal(code, message, field) };
}
