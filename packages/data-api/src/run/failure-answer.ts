import { isOperationError } from '../operation-field.ts';
import { databaseFailure } from './database-error.ts';
import { RequestError } from './request-error.ts';

type Shown = { code: string; message: string; path: string; status: number; field?: string };

/** A failed operation's refusal as the caller reads it, at the field that threw it. */
class OperationFailure extends Error {
  readonly shown: Shown;

  constructor(error: { code: string; message: string; field?: string; status?: number }, key: string) {
    super(error.message);
    const { code, message, field, status = 200 } = error;
    this.shown = { code, message, path: `$.selectionSet.${key}`, status, ...(field === undefined ? {} : { field }) };
  }
}

/** Gives a thrown refusal its place in the document; anything else is passed on. */
export const placed = (error: unknown, key: string): unknown =>
  !(error instanceof RequestError) && isOperationError(error) ? new OperationFailure(error, key) : error;

/** The answer to a request that failed, in Hasura's shape. `report` hears of what the caller is not told. */
export function failureAnswer(error: unknown, report?: (error: unknown) => void): { status: number; body: string } {
  const shown: Shown = error instanceof OperationFailure ? error.shown : databaseFailure(error);
  if (shown.status >= 500) report?.(error);
  const { code, message, path, field, status } = shown;
  const extensions = field === undefined ? { code, path } : { code, path, field };
  return { status, body: JSON.stringify({ errors: [{ message, extensions }] }) };
}
