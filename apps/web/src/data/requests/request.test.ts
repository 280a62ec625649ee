import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../browser-storage.ts';
import { fetchFailedMessage } from './request-error.ts';
import { headersFor, request, type RequestOptions } from './request.ts';
import type { TypedDocument } from './typed-document.ts';

function memory(entries: Record<string, string> = {}): KeyValueStore {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

function environment(answer: () => Response | Promise<Response>, store = memory()) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    calls.push({ url: typeof url === 'string' ? url : '', init });
    return answer();
  };
  return { calls, environment: { fetch: fetch, store, newId: () => 'device-1', locale: () => 'fr-CA' } };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const document: TypedDocument<{ roles: string[] }, { a: number }> = 'query WhoAmI($a: Int) { roles }';
const run = (recorded: ReturnType<typeof environment>, options: RequestOptions = {}) =>
  request(document, { a: 1 }, options, recorded.environment);

describe('the transport', () => {
  it('posts the document with its variables and its name', async () => {
    const recorded = environment(() => json({ data: { roles: ['email'] } }));
    expect(await run(recorded)).toEqual({ roles: ['email'] });
    const [call] = recorded.calls;
    expect(call?.url).toBe('/api/v1/graphql');
    expect(JSON.parse(typeof call?.init.body === 'string' ? call.init.body : '')).toEqual({
      query: document,
      variables: { a: 1 },
      operationName: 'WhoAmI',
    });
    const headers = new Headers(call?.init.headers);
    expect(headers.get('Accept')).toBe('application/json');
    expect(headers.get('Content-Type')).toBe('application/json');
  });

  it('throws the fixed message with body and status when the answer is not OK', async () => {
    const recorded = environment(() => json({ reason: 'x' }, 500));
    await expect(run(recorded)).rejects.toMatchObject({
      message: fetchFailedMessage,
      info: { reason: 'x' },
      status: 500,
    });
  });

  it('keeps a body that is no JSON as text', async () => {
    await expect(run(environment(() => new Response('<h1>', { status: 502 })))).rejects.toMatchObject({ info: '<h1>' });
  });

  it('throws the first error of an answer that carries errors, even beside data', async () => {
    const errors = [{ message: 'Taken', extensions: { code: 'changed_elsewhere' } }];
    const recorded = environment(() => json({ data: { roles: [] }, errors }));
    await expect(run(recorded)).rejects.toMatchObject({ message: 'Taken', info: errors, code: 'changed_elsewhere' });
  });

  it('gives a failed network the status 0', async () => {
    await expect(run(environment(() => Promise.reject(new TypeError('offline'))))).rejects.toMatchObject({ status: 0 });
  });
});

describe('the headers', () => {
  const header = (name: string, options: RequestOptions, store = memory()) =>
    headersFor(options, environment(() => json({}), store).environment).get(name);

  it('name the device where it is kept, and keep none themselves', () => {
    const store = memory({ device_id: 'known' });
    expect(header('device-ID', {}, store)).toBe('known');
    const fresh = memory();
    expect(header('device-ID', {}, fresh)).toBeNull();
    expect(fresh.getItem('device_id')).toBeNull();
  });

  it('carry a stored session unless the caller brought an Authorization or an API key', () => {
    const store = memory({ session_token: 'Bearer s' });
    expect(header('Authorization', {}, store)).toBe('Bearer s');
    expect(header('Authorization', { headers: { Authorization: 'Bearer mine' } }, store)).toBe('Bearer mine');
    expect(header('Authorization', { headers: { 'x-api-key': 'k' } }, store)).toBeNull();
  });

  it('carry a quote token instead of a role', () => {
    const options: RequestOptions = { kind: 'quote', quoteToken: 't', heldRoles: ['organization:agent'] };
    expect(header('x-roamly-quote-token', options)).toBe('t');
    expect(header('X-Hasura-Role', options)).toBeNull();
  });

  it('keep the quote token out of requests of another kind', () => {
    expect(header('x-roamly-quote-token', { kind: 'agent', quoteToken: 't' })).toBeNull();
    expect(header('X-Hasura-Role', { kind: 'agent', quoteToken: 't' })).toBe('organization:agent');
  });

  it('carry a claim token instead of a role, and no token of another kind', () => {
    const options: RequestOptions = { kind: 'claim', claimToken: 'c', quoteToken: 'q', heldRoles: ['global:admin'] };
    expect(header('x-roamly-claim-token', options)).toBe('c');
    expect(header('x-roamly-quote-token', options)).toBeNull();
    expect(header('X-Hasura-Role', options)).toBeNull();
    expect(header('x-roamly-claim-token', { kind: 'quote', claimToken: 'c', quoteToken: 'q' })).toBeNull();
    expect(header('x-roamly-claim-token', { kind: 'claim', claimToken: null })).toBeNull();
  });

  it('name the language of the page, unless the caller brought one', () => {
    expect(header('Accept-Language', {})).toBe('fr-CA');
    expect(header('Accept-Language', { headers: { 'Accept-Language': 'en-CA' } })).toBe('en-CA');
  });

  it('carry an idempotency key when one is given', () => {
    expect(header('Idempotency-Key', { idempotencyKey: 'k1' })).toBe('k1');
    expect(header('Idempotency-Key', {})).toBeNull();
  });
});
