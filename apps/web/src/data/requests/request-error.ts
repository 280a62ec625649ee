import { isHiddenProblem } from '@roadworthy/ui/states/problem-queue.ts';

export const fetchFailedMessage = 'An error occurred while fetching the data.';

type Extensions = { readonly code?: unknown; readonly field?: unknown; readonly details?: unknown };
type GraphQLErrorBody = { readonly message?: unknown; readonly extensions?: Extensions };

/** A call that failed: `info` is what the server said, `status` its HTTP status (0 when the network failed). */
export class RequestError extends Error {
  readonly info: unknown;
  readonly status: number;
  /** The stable code of a refusal, such as `changed_elsewhere`. */
  readonly code: string | undefined;
  /** The input that the refusal is about, as the server names it. */
  readonly field: string | undefined;
  /** What the refusal tells a page for the next step; nothing where it tells nothing. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Milliseconds before which the server does not want to be asked again; undefined where it did not say. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    options: { info: unknown; status: number; retryAfter?: number | undefined; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = 'RequestError';
    this.info = options.info;
    this.status = options.status;
    this.retryAfter = options.retryAfter;
    const extensions = firstError(options.info)?.extensions;
    this.code = text(extensions?.code);
    this.field = text(extensions?.field);
    this.details = isObject(extensions?.details) ? extensions.details : {};
  }
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function firstError(info: unknown): GraphQLErrorBody | undefined {
  const list = Array.isArray(info) ? info : isObject(info) ? info['errors'] : undefined;
  const [first] = Array.isArray(list) ? list : [];
  return isObject(first) ? first : undefined;
}

/** The error of an HTTP answer that is not OK: the fixed message, with the parsed body and the status. */
export function httpError(status: number, info: unknown, headers?: Headers): RequestError {
  // In seconds; we never answer one that is a date.
  const seconds = Number(headers?.get('Retry-After'));
  return new RequestError(fetchFailedMessage, { info, status, retryAfter: seconds * 1000 || undefined });
}

/** The error of a call that got no answer: the network failed, or nothing came in time. */
export function networkError(cause?: unknown): RequestError {
  return new RequestError(fetchFailedMessage, { info: null, status: 0, cause });
}

/** The error of an answer that carries errors: the first one's message, or the fixed one, with all of them. */
export function answerError(errors: readonly unknown[], status = 200): RequestError {
  return new RequestError(text(firstError(errors)?.message) ?? fetchFailedMessage, { info: errors, status });
}

/** The server's own words for a failure: empty when it gave none, undefined when no data call answered at all. */
export function answeredMessage({ info }: RequestError): string | undefined {
  const first = firstError(info);
  return first && (text(first.message) ?? '');
}

/** What a person reads of a failure where it was caused: the server's copy, where there is one that tells them something. */
export function readableMessage(error: unknown): string | undefined {
  const message = error instanceof RequestError ? answeredMessage(error) : undefined;
  return message && !isHiddenProblem(message) ? message : undefined;
}

/** Whether another try may succeed: the network or the server failed, and no rule said no. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  return error.code === 'in_progress' || error.status === 0 || error.status === 429 || error.status >= 500;
}
