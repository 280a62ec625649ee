export type ErrorCode =
  | 'validation-failed'
  | 'access-denied'
  | 'data-exception'
  | 'timeout'
  | 'unavailable'
  | 'unexpected';

/** A request that cannot be answered, as the caller is told it. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  /** Where in the request, Hasura's way: `$.selectionSet.quotes.args.where`. */
  readonly path: string;
  readonly status: number;

  constructor(code: ErrorCode, message: string, path = '$', status = 200) {
    super(message);
    this.code = code;
    this.path = path;
    this.status = status;
  }
}

/** The document or its variables break a rule. */
export const invalid = (message: string, path?: string): RequestError =>
  new RequestError('validation-failed', message, path);
