import { showProblem } from './problems.ts';
import type { ErrorReport } from './report-error.ts';
import { answeredMessage, RequestError } from './request-error.ts';
import { request, type RequestOptions } from './request.ts';
import type { RequestKind } from '../session/role-for-kind.ts';
import type { TypedDocument } from './typed-document.ts';

export type AskOptions = Pick<RequestOptions, 'idempotencyKey'> & {
  /** Given by reads through the cache, which tries again by itself: they are told of when the cache gives up. */
  readonly signal?: AbortSignal;
  /** The caller shows what is refused where it was caused, so the banner leaves it out. */
  readonly showsRefusals?: boolean;
};

/** Asks for data on behalf of somebody. A failure is shown, reported and thrown to the caller. */
export type Ask = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options?: AskOptions,
) => Promise<Result>;

/** What the asking stands on; a test brings its own. */
export type AskParts = {
  readonly request: typeof request;
  /** Shows the server's words; undefined when it said nothing. */
  readonly notify: (message: string | undefined) => void;
  readonly report: (report: ErrorReport) => void;
  readonly isOnline: () => boolean;
};

/** Reports a failure, with what comes when there is one. */
function report(failure: ErrorReport): void {
  const tell = async (): Promise<void> => (await import('./report-error.ts')).reportError(failure);
  tell().catch(() => undefined);
}

const parts: AskParts = {
  request,
  notify: showProblem,
  report,
  isOnline: () => typeof navigator === 'undefined' || navigator.onLine,
};

const unannounced = new WeakMap<RequestError, () => void>();

/** Shows and reports the failure of a read that the cache has given up, once. */
export function notifyOfRead(error: unknown): void {
  if (!(error instanceof RequestError)) return;
  unannounced.get(error)?.();
  unannounced.delete(error);
}

type Who = () => Pick<RequestOptions, 'kind' | 'heldRoles' | 'quoteToken' | 'claimToken'>;

function askFor(who: Who, refusalsAreShown: boolean, { notify, report, isOnline, ...use }: AskParts): Ask {
  function announceFailure(error: RequestError, query: string, isShown: boolean): void {
    // Without a connection the bar says so, and no report would arrive.
    if (error.status === 0 && !isOnline()) return;
    if (!isShown || error.code === undefined) notify(answeredMessage(error));
    const { message, code, status } = error;
    if (status !== 0) report({ source: 'data_call', message, query, code, status });
  }
  return async (document, variables, { showsRefusals = refusalsAreShown, ...options } = {}) => {
    try {
      return await use.request(document, variables, { ...options, ...who() });
    } catch (error) {
      // Anything else was called off by the page itself.
      if (error instanceof RequestError) {
        if (options.signal) unannounced.set(error, () => announceFailure(error, document, showsRefusals));
        else announceFailure(error, document, showsRefusals);
      }
      throw error;
    }
  };
}

/** Asks as a signed-in person, in the role that the kind of request calls for. */
export function askInRole(kind: RequestKind, heldRoles: () => readonly string[], use: AskParts = parts): Ask {
  return askFor(() => ({ kind, heldRoles: heldRoles() }), false, use);
}

/** Asks as the bearer of a token. A refusal is shown where it was caused, so the banner leaves it out. */
export function askAsBearer(bearer: Who, use: AskParts = parts): Ask {
  return askFor(bearer, true, use);
}
