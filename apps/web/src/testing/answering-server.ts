import { afterEach, beforeEach, vi } from 'vitest';
import { operationNameOf, type TypedDocument } from '../data/requests/typed-document.ts';

/** What a page sent: the operation, its variables and its headers. */
export type Sent = { readonly name: string; readonly variables: unknown; readonly headers: Headers };

/** A refusal or a failure of the server, in place of an answer. */
export class Failure {
  readonly body: unknown;
  readonly status: number;
  constructor(body: unknown, status = 200) {
    this.body = body;
    this.status = status;
  }
}

/** A rule says no, in the server's words. */
export const refusal = (code: string, message: string, field?: string): Failure =>
  new Failure({ errors: [{ message, extensions: { code, ...(field && { field }) } }] });

type Reply = (variables: never, headers: Headers) => unknown;

/**
 * The server of a test, behind `fetch`: it answers the documents that it was told to answer, with data of their types.
 * Anything else is a failure of the test.
 */
export function answeringServer() {
  const replies = new Map<string, Reply>();
  const urls = new Map<string, (body: string | undefined) => unknown>();
  const sent: Sent[] = [];
  const unanswered: string[] = [];

  /** Everything of the web is fetched by an address and a text. */
  async function reply(url: string, init: RequestInit & { readonly body?: string } = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const respond = (body: unknown, status = 200) =>
      status === 0
        ? Promise.reject(new TypeError('The network is down'))
        : new Response(body === null ? null : JSON.stringify(body), { status: body === null ? 204 : status });
    if (!url.endsWith('/graphql')) {
      const answer = urls.get(url);
      // What pages tell by themselves needs no answer.
      if (!answer && ['/errors', '/presence', '/analytics/v1/b'].some((end) => url.endsWith(end))) return respond(null);
      if (!answer) unanswered.push(url);
      const body = await answer?.(init.body);
      return body instanceof Failure ? respond(body.body, body.status) : respond(body ?? null);
    }
    const { query, variables } = JSON.parse(init.body ?? '{}') as { query: string; variables: unknown };
    const name = operationNameOf(query) ?? '';
    sent.push({ name, variables, headers });
    const answer = replies.get(name);
    // Where a postal code lies is asked beside the work of a form, which goes on without an answer.
    if (!answer && name === 'LoadPostalArea') return respond({ data: { postal_areas: [] } });
    // What comes back of a contract stands beside the button of a form, which goes on without it.
    if (!answer && name === 'LoadReturnTerms') return respond({ data: { return_terms: { says: [] } } });
    if (!answer) unanswered.push(name);
    const data = await (answer as ((variables: unknown, headers: Headers) => unknown) | undefined)?.(
      variables,
      headers,
    );
    return data instanceof Failure ? respond(data.body, data.status) : respond({ data: data ?? null });
  }

  beforeEach(() => {
    for (const list of [sent, unanswered]) list.length = 0;
    for (const known of [replies, urls]) known.clear();
    // It stays: what a page asks while it is taken away must not reach a real network.
    vi.stubGlobal('fetch', reply);
  });
  afterEach(() => {
    if (unanswered.length > 0) throw new Error(`Nobody answers ${unanswered.join(', ')}`);
  });

  return {
    /** Answers a document from now on. */
    answer<Result, Variables>(
      document: TypedDocument<Result, Variables>,
      how: (variables: Variables, headers: Headers) => Result | Failure | Promise<Result | Failure>,
    ): void {
      replies.set(operationNameOf(document) ?? '', how);
    },
    /** Answers a document that is composed while the page runs, by its name. */
    answerNamed(name: string, how: (variables: Readonly<Record<string, unknown>>) => unknown): void {
      replies.set(name, how);
    },
    answerUrl: (url: string, how: (body: string | undefined) => unknown): void => void urls.set(url, how),
    /** What was sent to an operation, oldest first. */
    sentTo: (document: string): Sent[] => sent.filter(({ name }) => name === operationNameOf(document)),
  };
}

export type AnsweringServer = ReturnType<typeof answeringServer>;
