import type { EarlyAnswer } from './early-answers.ts';

/**
 * Keeps an answer for whoever asks the same later, and reads it as soon as it is there, so that a page can be drawn with
 * it at once. Resolves to the body of a good answer. The page holds the text of this function, so it stands alone.
 */
export function keepEarly(name: string, answer: Promise<Response>): Promise<unknown> {
  const stored: EarlyAnswer = { answer };
  globalThis.earlyAnswers?.set(name, stored);
  return answer
    .then((response) => (response.status === 200 ? response.clone().json() : undefined))
    .then((body: unknown) => (stored.body = body))
    .catch(() => undefined);
}

type Keep = typeof keepEarly;

/** A read of a page, as it will be asked for again once the scripts are here. */
export type EarlyRead = {
  /** The address of the page, without a query. */
  readonly path: string;
  /** The body of the request. */
  readonly body: string;
};

export type StaffAsks = {
  readonly session: string;
  readonly endpoint: string;
  /** The roles that the reads are made in: the first that the person holds, or the other one. */
  readonly roles: readonly string[];
  readonly otherwise: string;
  readonly reads: readonly EarlyRead[];
};

/**
 * Asks who is signed in, and then for the rows of the page, while the scripts are on their way. The page holds the text
 * of this function, so it stands alone. What goes wrong here is found out when it is asked for again.
 */
export function askEarlyForStaff({ session, endpoint, roles, otherwise, reads }: StaffAsks, keep: Keep): void {
  globalThis.earlyAnswers = new Map();
  try {
    // In the language of the page, which need not be the browser's: what rules compute is said in it.
    const headers: Record<string, string> = {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
    };
    const token = localStorage.getItem('session_token');
    if (token) headers['Authorization'] = token;
    const here = reads.filter(({ path }) => path === location.pathname && location.search === '');
    const askAs = (held: readonly string[]): void => {
      const role = roles.find((one) => held.includes(one)) ?? otherwise;
      const requested = { ...headers, 'X-Hasura-Role': role, 'Content-Type': 'application/json' };
      for (const { body } of here) {
        void keep(`${role} ${body}`, fetch(endpoint, { method: 'POST', headers: requested, body }));
      }
    };
    void keep(` ${session}`, fetch(session, { headers })).then((found) =>
      found ? askAs((found as { roles: string[] }).roles) : undefined,
    );
  } catch {
    // A browser that keeps nothing asks when the scripts are here.
  }
}

export type QuoteAsks = {
  readonly endpoint: string;
  readonly tokenHeader: string;
  /** Documents whose only variable is the quote, by the addresses of pages. */
  readonly reads: readonly {
    readonly paths: readonly string[];
    readonly query: string;
    readonly operationName: string;
  }[];
};

/** Asks for the quote of this browser while the scripts are on their way, as `askEarlyForStaff` does for the staff. */
export function askEarlyForQuote({ endpoint, tokenHeader, reads }: QuoteAsks, keep: Keep): void {
  globalThis.earlyAnswers = new Map();
  try {
    const quote_id = localStorage.getItem('quote_id');
    const token = localStorage.getItem('quote_token');
    if (!quote_id || !token || location.search !== '') return;
    const headers = {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      'Content-Type': 'application/json',
      [tokenHeader]: token,
    };
    for (const { paths, query, operationName } of reads) {
      if (!paths.includes(location.pathname)) continue;
      const body = JSON.stringify({ query, variables: { quote_id }, operationName });
      void keep(`${token} ${body}`, fetch(endpoint, { method: 'POST', headers, body }));
    }
  } catch {
    // A browser that keeps nothing asks when the scripts are here.
  }
}
