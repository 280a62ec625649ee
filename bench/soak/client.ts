import { Agent, request } from 'node:http';

export type Answer = {
  readonly status: number;
  readonly body: string;
  readonly headers: NodeJS.Dict<string | string[]>;
};

export type AskOptions = {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly bytes?: Buffer;
  /** The connection is torn down after this time, whatever happens on it. */
  readonly resetAfterMs?: number;
};

/** What an operation answered was no result: refused, or answered by nobody. */
export class NoResult extends Error {
  /** What the server said; `no answer` when it is unknown whether anything happened. */
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const patienceMs = 20_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Asks over HTTP; throws NoResult `no answer` when the connection breaks. */
export function ask(url: string, options: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, json, bytes, resetAfterMs } = options;
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(new NoResult('no answer', error.message));
    const body = json === undefined ? bytes : JSON.stringify(json);
    const kind = json === undefined ? 'application/octet-stream' : 'application/json';
    const type = body === undefined ? {} : { 'content-type': kind };
    const sent = request(url, { method, agent, headers: { ...type, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', fail);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (response.complete) resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers });
        else fail(new Error('the answer ended too early'));
      });
    });
    sent.once('error', fail);
    sent.setTimeout(patienceMs, () => sent.destroy(new Error('no answer in time')));
    if (resetAfterMs !== undefined) {
      setTimeout(() => {
        sent.socket?.resetAndDestroy();
        sent.destroy(new Error('reset by the soak'));
      }, resetAfterMs);
    }
    sent.end(body);
  });
}

/** Asks the data API and answers its data; throws NoResult with the code of the first error. */
export async function askApi<Data>(
  url: string,
  requested: { readonly query: string; readonly variables?: Readonly<Record<string, unknown>> },
  options: Omit<AskOptions, 'json' | 'method'> = {},
): Promise<Data> {
  const { query, variables = {} } = requested;
  const answer = await ask(`${url}/api/v1/graphql`, { ...options, method: 'POST', json: { query, variables } });
  const { data, errors } = parsed(answer);
  const [error] = errors ?? [];
  if (error !== undefined) throw new NoResult(error.extensions?.code ?? String(answer.status), error.message);
  if (data === undefined) throw new NoResult(String(answer.status), answer.body.slice(0, 200));
  return data as Data;
}

type Parsed = {
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
};

function parsed({ status, body }: Answer): Parsed {
  try {
    return JSON.parse(body) as Parsed;
  } catch {
    throw new NoResult(String(status), body.slice(0, 200));
  }
}

/** Signs staff in and answers the header that speaks for them. */
export async function signIn(url: string, email: string, password: string): Promise<{ authorization: string }> {
  const { status, headers } = await ask(`${url}/api/auth/sign-in/email`, { method: 'POST', json: { email, password } });
  const cookies = [headers['set-cookie'] ?? []].flat();
  const session = cookies.flatMap((cookie) => /roadworthy=([^;]+)/.exec(cookie)?.[1] ?? [])[0];
  if (session === undefined) throw new NoResult(String(status), `${email} is not signed in`);
  return { authorization: `Bearer ${decodeURIComponent(session)}` };
}
