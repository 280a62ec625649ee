import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setImmediate as later } from 'node:timers/promises';
import { openBooks, type StandInAnswer, type StandInBooks, type StandInRequest } from './stripe-stand-in-books.ts';

/**
 * `lost_before` breaks the connection before anything happened, `lost_after` when it did; `silent` never answers.
 * `error_after` does what was asked and then fails: as at Stripe, every repetition under the key fails the same way.
 */
export type StandInFault = 'lost_before' | 'lost_after' | 'silent' | 'error_before' | 'error_after' | 'limited';

export type StripeStandIn = {
  readonly url: string;
  readonly books: StandInBooks;
  readonly requests: readonly StandInRequest[];
  /** What goes wrong with a request, asked for each attempt. */
  fault: (request: StandInRequest) => StandInFault | undefined;
  close(): Promise<void>;
};

export const standInSecretKey = 'sk_test_standin';

type Known = { readonly print: string; answer: StandInAnswer | null };

async function requestOf(request: IncomingMessage): Promise<StandInRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand.in');
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: searchParams,
    form: new URLSearchParams(Buffer.concat(parts).toString('utf8')),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
}

const serverError: StandInAnswer = {
  status: 500,
  body: { error: { type: 'api_error', message: 'An unexpected error occurred.' } },
};

/** Answers each key once: the same request again gets the first answer, another one or one too early is refused. */
function withKeys(carryOut: (request: StandInRequest) => Promise<StandInAnswer>) {
  const known = new Map<string, Known>();
  return async (request: StandInRequest): Promise<StandInAnswer> => {
    const { idempotencyKey: key, method, path, form } = request;
    if (key === undefined || method !== 'POST') return carryOut(request);
    const print = `${path} ${form.toString()}`;
    const before = known.get(key);
    const type = 'idempotency_error';
    if (before && before.print !== print) {
      return { status: 400, body: { error: { type, message: 'The key was used with other parameters.' } } };
    }
    if (before?.answer) return before.answer;
    if (before) return { status: 409, body: { error: { type, code: 'idempotency_key_in_use', message: 'In use.' } } };
    const entry: Known = { print, answer: null };
    known.set(key, entry);
    await later();
    const answer = await carryOut(request);
    // What fails validation has not begun, and is not kept.
    const isStored = answer.status !== 400 && answer.status !== 404 && answer.status !== 429;
    if (isStored) entry.answer = answer;
    else known.delete(key);
    return answer;
  };
}

function send(response: ServerResponse, { status, body }: StandInAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' });
  response.end(JSON.stringify(body));
}

/** A server on this machine that speaks what we use of Stripe's API, from what was recorded of it. */
export async function startStripeStandIn(now: () => Date = () => new Date()): Promise<StripeStandIn> {
  const books = openBooks(now);
  const requests: StandInRequest[] = [];
  const answer = withKeys(async (request) => {
    const fault = stand.fault(request);
    if (fault === 'error_before') return serverError;
    const done = books.answer(request);
    return fault === 'error_after' ? serverError : done;
  });
  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (incoming.headers.authorization !== `Bearer ${standInSecretKey}`) {
      return send(response, { status: 401, body: { error: { type: 'invalid_request_error', message: 'Wrong key' } } });
    }
    const request = await requestOf(incoming);
    requests.push(request);
    const fault = stand.fault(request);
    if (fault === 'silent') return;
    if (fault === 'lost_before') return void incoming.socket.destroy();
    if (fault === 'limited') {
      return send(response, { status: 429, body: { error: { type: 'invalid_request_error', code: 'rate_limit' } } });
    }
    const answered = await answer(request);
    if (fault === 'lost_after') return void incoming.socket.destroy();
    send(response, answered);
  };
  const server = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stand: StripeStandIn = {
    url: `http://127.0.0.1:${port}`,
    books,
    requests,
    fault: () => undefined,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return stand;
}
