import { type KeyValueStore, localStore } from '../browser-storage.ts';
import { currentLocale } from '../current-locale.ts';
import { answerError, httpError, networkError } from './request-error.ts';
import { type RequestKind, roleForKind } from '../session/role-for-kind.ts';
import { operationNameOf, type TypedDocument } from './typed-document.ts';
import { earlyName, takeEarly, takeEarlyBody } from '../early/early-answers.ts';

export const quoteTokenHeader = 'x-roamly-quote-token';
export const claimTokenHeader = 'x-roamly-claim-token';
export const endpoint = '/api/v1/graphql';
const afterHeader = 'x-roadworthy-after';
/** How far whoever answers has to have come to know of what this page was told last. */
let after: string | null = null;
const sessionTokenKey = 'session_token';
/** Where the device's number is, once one may be kept. */
export const deviceIdKey = 'device_id';

export type RequestOptions = {
  readonly kind?: RequestKind;
  /** Roles of the signed-in person, from which the role header is chosen. */
  readonly heldRoles?: readonly string[];
  readonly quoteToken?: string | null;
  readonly claimToken?: string | null;
  /** The same key never has its effect twice. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

/** What of the browser a call uses. */
export type Environment = {
  /** Listened to by whoever counts what visitors reach. */
  fetch: typeof globalThis.fetch;
  readonly store: KeyValueStore;
  readonly locale: () => string;
};

export const browser: Environment = {
  fetch: (...args) => globalThis.fetch(...args),
  store: localStore,
  locale: currentLocale,
};

/** The token that stands in for a role, in the header of its kind. */
function tokenHeader({ kind, quoteToken, claimToken }: RequestOptions): readonly [string, string] | null {
  if (kind === 'quote' && quoteToken) return [quoteTokenHeader, quoteToken];
  return kind === 'claim' && claimToken ? [claimTokenHeader, claimToken] : null;
}

/** Says which device asks, where that is kept, and in which language; refusals are written in it. */
export function addDevice(headers: Headers, environment: Environment = browser): void {
  const device = environment.store.getItem(deviceIdKey);
  if (device) headers.set('device-ID', device);
  const locale = environment.locale();
  if (locale && !headers.has('Accept-Language')) headers.set('Accept-Language', locale);
}

/** Adds the stored session. An Authorization or an API key that the caller brought stays instead. */
export function addSession(headers: Headers, { store }: Environment = browser): void {
  const session = store.getItem(sessionTokenKey);
  if (session && !headers.has('Authorization') && !headers.has('x-api-key')) headers.set('Authorization', session);
}

/** From now on nothing is read that is older than what the page was told of here. */
export function readAfter(place: string): void {
  after = place;
}

/** The headers of a call: who asks, from which device and in which language. */
export function headersFor(options: RequestOptions, environment: Environment = browser): Headers {
  const headers = new Headers(options.headers);
  headers.set('Accept', 'application/json');
  addDevice(headers, environment);
  addSession(headers, environment);
  const role = roleForKind(options.kind ?? 'anonymous', options.heldRoles ?? []);
  if (role) headers.set('X-Hasura-Role', role);
  const token = tokenHeader(options);
  if (token) headers.set(...token);
  if (after !== null) headers.set(afterHeader, after);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  return headers;
}

/** The body of an answer: parsed when it is JSON, otherwise its text; null when it is empty. */
export async function parsedBody(response: Response): Promise<unknown> {
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
    throw networkError(cause);
  });
  const body = await parsedBody(response);
  if (!response.ok) throw httpError(response.status, body, response.headers);
  return body;
}

/** What is sent for a document. */
export function requestBody<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): string {
  return JSON.stringify({ query: document, variables, operationName: operationNameOf(document) });
}

/** The name of what a page may have asked for by itself: the bearer of a token asks by it, anybody else in a role. */
const earlyNameOf = ({ quoteToken, kind = 'anonymous', heldRoles = [] }: RequestOptions, body: string): string =>
  earlyName(quoteToken ?? roleForKind(kind, heldRoles), body);

type Answered<Result> = { data?: Result | null; errors?: unknown[] };

/** Finds what the page asked for by itself on behalf of somebody. */
export type Here = <Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) => Result | undefined;

/** What a page asked for by itself, where the answer is here already; undefined for whatever has to be asked for. */
export function dataHere<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Result | undefined {
  const { data, errors } = (takeEarlyBody(earlyNameOf(options, requestBody(document, variables))) ??
    {}) as Answered<Result>;
  return errors ? undefined : (data ?? undefined);
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
  const body = requestBody(document, variables);
  const early = takeEarly(earlyNameOf(options, body));
  const init = { method: 'POST', headers, body, ...(options.signal ? { signal: options.signal } : {}) };
  const from = early ? { ...environment, fetch: () => early.answer } : environment;
  const { data, errors } = (early?.body ?? (await fetchJson(endpoint, init, from))) as Answered<Result>;
  if (errors && errors.length > 0) throw answerError(errors);
  if (data === undefined || data === null) throw answerError([{}]);
  return data;
}
