import type { Decision, Refusal } from '@roadworthy/core/shared/decision.ts';

/** An operation's refusal on its way to the caller: a stable code and a message that a person reads. */
export class OperationError extends Error {
  readonly code: string;
  readonly field: string | undefined;
  /** The HTTP status; refusals answer 200 as GraphQL errors unless a status says more to a client. */
  readonly status: number | undefined;

  constructor(code: string, message: string, options: { field?: string | undefined; status?: number } = {}) {
    super(message);
    this.name = 'OperationError';
    this.code = code;
    this.field = options.field;
    this.status = options.status;
  }
}

/** The one answer for a row that is not there and for a row that the caller may not see. */
export function notFound(): OperationError {
  return new OperationError('not_found', 'We can’t find that. It may have been removed, or the link may be wrong.');
}

/** The caller's role does not carry the permission; the message names what is missing. */
export function notPermitted(permission: string): OperationError {
  return new OperationError(
    'not_permitted',
    `Your role may not do this (${permission}). Ask your organization’s owner.`,
  );
}

/** What a decision decided; throws its refusal as the caller's error. */
export function eventOf<Event>(decision: Decision<Event>): Event {
  if (!decision.ok) throw fromRefusal(decision.refusal);
  return decision.event;
}

/** A refused decision as an error of the operation that asked for it. */
export function fromRefusal(refusal: Refusal): OperationError {
  return new OperationError(refusal.code, refusal.message, { field: refusal.field });
}
