import { type KeyValueStore, localStore } from './browser-storage.ts';
import { answerError, httpError, RequestError, fetchFailedMessage } from './request-error.ts';
import { type RequestKind, roleForKind } from './role-for-kind.ts';
import { operationNameOf, type TypedDocument } from './typed-document.ts';

export const quoteTokenHeader = 'x-roamly-quote-token';
const endpoint = '/api/v1/graphql';
const sessionTokenKey = 'session_token';
const deviceIdKey = 'device_id';

export type RequestOptions = {
  readonly kind?: RequestKind;
  /** Roles of the signed-in person, from which the role header is chosen. */
  readonly heldRoles?: readonly string[];
  readonly quoteToken?: string | null;
  /** The same key never has its effect twice. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

type Environment = {
  readonly fetch: typeof globalThis.fetch;
  readonly store: KeyValueStore;
  readonly newId: () => string;
};

const browser: Environment = {
  fetch: (...args) => globalThis.fetch(...args),
  store: localStore,
  newId: () => crypto.randomUUID(),
};

function deviceId({ store, newId }: Environment): string {
  const known = store.getItem(deviceIdKey);
  if (known) return known;
  const made = newId();
  store.setItem(deviceIdKey, made);
  return made;
}

/** The headers of a call: who asks and from which device. An API key or an Authorization given by the caller stays. */
export function headersFor(options: RequestOptions, environment: Environment = browser): Headers {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  headers.set('device-ID', deviceId(environment));
  const session = environment.store.getItem(sessionTokenKey);
  if (session && !headers.has('Authorization') && !headers.has('x-api-key')) headers.set('Authorization', session);
  const role = roleForKind(options.kind ?? 'anonymous', options.heldRoles ?? []);
  if (role) headers.set('X-Hasura-Role', role);
  if (options.kind === 'quote' && options.quoteToken) headers.set(quoteTokenHeader, options.quoteToken);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  return headers;
}

async function parsedBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
}

/** Fetches and applies the first error rule: an answer that is not OK throws with its body and status. */
export async function fetchJson(url: string, init: RequestInit, environment: Environment = browser): Promise<unknown> {
  const response = await environment.fetch(url, { credentials: 'same-origin', ...init }).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    throw new RequestError(fetchFailedMessage, { info: null, status: 0, cause });
  });
  const body = await parsedBody(response);
  if (!response.ok) throw httpError(response.status, body);
  return body;
}

/** The one way to the data: posts a document and returns its data; refusals and failures throw a RequestError. */
export async function request<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options: RequestOptions = {},
  environment: Environment = browser,
): Promise<Result> {
  const headers = headersFor(options, environment);
  headers.set('Content-Type', 'application/json');
  const body = JSON.stringify({ query: document, variables, operationName: operationNameOf(document) });
  const init = { method: 'POST', headers, body, ...(options.signal ? { signal: options.signal } : {}) };
  const answer = await fetchJson(endpoint, init, environment);
  const { data, errors } = answer as { data?: Result | null; errors?: unknown[] };
  if (errors && errors.length > 0) throw answerError(errors);
  if (data === undefined || data === null) throw answerError([{}]);
  return data;
}
