import { isOperationError, type OperationError } from '../operation-field.ts';
import { databaseFailure } from './database-error.ts';
import { RequestError } from './request-error.ts';

type Shown = Pick<OperationError, 'code' | 'message' | 'field' | 'details'> & { path: string; status: number };

/** A failed operation's refusal as the caller reads it, at the field that threw it. */
class OperationFailure extends Error {
  readonly shown: Shown;

  constructor(error: OperationError, key: string) {
    super(error.message);
    const { code, message, field, details, status = 200 } = error;
    this.shown = { code, message, path: `$.selectionSet.${key}`, status, field, details };
  }
}

/** Gives a thrown refusal its place in the document; anything else is passed on. */
export const placed = (error: unknown, key: string): unknown =>
  !(error instanceof RequestError) && isOperationError(error) ? new OperationFailure(error, key) : error;

/** The answer to a request that failed, in Hasura's shape. `report` hears of what the caller is not told. */
export function failureAnswer(error: unknown, report?: (error: unknown) => void): { status: number; body: string } {
  const shown: Shown = error instanceof OperationFailure ? error.shown : databaseFailure(error);
  if (shown.status >= 500) report?.(error);
  const { code, message, path, field, details, status } = shown;
  // What there is none of is left out of JSON.
  return { status, body: JSON.stringify({ errors: [{ message, extensions: { code, path, field, details } }] }) };
}
