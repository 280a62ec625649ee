import { browser, type Environment, headersFor } from './request.ts';

/** What we tell ourselves of a failure. The server adds who is signed in; variables are never part of it. */
export type ErrorReport = {
  readonly source: 'data_call' | 'page';
  readonly message: string;
  /** The text of the document that was sent. */
  readonly query?: string;
  readonly code?: string | undefined;
  readonly status?: number;
};

const address = '/api/v1/errors';
const longest = { message: 1000, query: 6000, path: 300 };
/** Milliseconds in which the same failure is reported once, and in which so many others are. */
const period = 60_000;
const mostInWindow = 20;

/** The beginning of a text, up to a whole word: the server would not know half an address for one. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/\S{1,400}$/, '…');

/** Reports failures, each once a minute and twenty a minute at most. Never throws: whoever reports has failed enough. */
export function createErrorReporter(path: () => string, environment: Environment = browser, now = Date.now) {
  const sent = new Map<string, number>();

  function isNew(key: string): boolean {
    const at = now();
    for (const [known, time] of sent) if (at - time >= period) sent.delete(known);
    if (sent.has(key) || sent.size >= mostInWindow) return false;
    sent.set(key, at);
    return true;
  }

  return (report: ErrorReport): void => {
    try {
      const { source, message, query, code, status } = report;
      if (!isNew(`${source} ${message} ${query ?? ''}`)) return;
      const body = JSON.stringify({
        source,
        message: cut(message, longest.message),
        ...(query && { query: cut(query, longest.query) }),
        ...(code && { code }),
        ...(status !== undefined && { status }),
        path: path().slice(0, longest.path),
      });
      const headers = headersFor({}, environment);
      headers.set('Content-Type', 'application/json');
      const init = { method: 'POST', headers, body, credentials: 'same-origin', keepalive: true } as const;
      environment.fetch(address, init).catch(() => undefined);
    } catch {
      // A report that cannot be made is not worth another failure.
    }
  };
}

/** Reports a failure of this page; the address goes without its query, which may carry a token. */
export const reportError = createErrorReporter(() => window.location.pathname);
