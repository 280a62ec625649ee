/** A refusal that a person can read and a program can match: the code is a fact and never changes its meaning. */
export type Refusal<Code extends string = string> = {
  readonly code: Code;
  /** What is wrong and what to do, in one or two plain sentences. */
  readonly message: string;
  /** The input the refusal belongs to, as a dotted path (`vehicle.vin`), when it belongs to one. */
  readonly field?: string;
};

export type Accepted<Event> = { readonly ok: true; readonly event: Event };
export type Refused<Code extends string = string> = { readonly ok: false; readonly refusal: Refusal<Code> };

/** What a rule answers: the event that follows, or why it may not happen. */
export type Decision<Event, Code extends string = string> = Accepted<Event> | Refused<Code>;

/** The event may happen. */
export function accept<Event>(event: Event): Accepted<Event> {
  return { ok: true, event };
}

/** The event may not happen; `field` names the input at fault, when there is one. */
export function refuse<Code extends string>(code: Code, message: string, field?: string): Refused<Code> {
  return { ok: false, refusal: field === undefined ? { code, message } : { code, message, field } };
}
