import { beforeEach, describe, expect, it } from 'vitest';
import { type BearerStore, claimRules, createBearerStore, quoteRules } from './bearer-store.ts';
import type { KeyValueStore } from '../browser-storage.ts';

const checkoutPage = 'https://roadworthy.test/checkout/vehicle';
const claimPage = 'https://roadworthy.test/claim/incident';
let stored: Map<string, string>;
let quote: BearerStore;
let claim: BearerStore;

beforeEach(() => {
  stored = new Map();
  const store: KeyValueStore = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  quote = createBearerStore(store, quoteRules);
  claim = createBearerStore(store, claimRules);
});

describe('the quote session', () => {
  it('is kept in memory and in storage', () => {
    quote.setId('q1');
    quote.setToken('t1');
    expect(quote.read()).toEqual({ id: 'q1', token: 't1' });
    expect(Object.fromEntries(stored)).toEqual({ quote_id: 'q1', quote_token: 't1' });
  });

  it('ignores empty values', () => {
    quote.setId('q1');
    quote.setToken('t1');
    quote.setId('');
    quote.setToken('');
    expect(quote.read()).toEqual({ id: 'q1', token: 't1' });
  });

  it('drops memory and the stored token when it is cleared, and keeps the stored id', () => {
    quote.setId('q1');
    quote.setToken('t1');
    quote.clear();
    expect(quote.read()).toEqual({ id: null, token: null });
    expect(Object.fromEntries(stored)).toEqual({ quote_id: 'q1' });
    expect(quote.lastId()).toBe('q1');
  });

  it('is restored from storage when the address has none', () => {
    stored.set('quote_id', 'q1').set('quote_token', 't1');
    expect(quote.restore(checkoutPage)).toBeNull();
    expect(quote.read()).toEqual({ id: 'q1', token: 't1' });
  });

  it('stays empty when only an id is stored', () => {
    stored.set('quote_id', 'q1');
    quote.restore(checkoutPage);
    expect(quote.read()).toEqual({ id: null, token: null });
  });

  it('takes the address before storage and strips it', () => {
    stored.set('quote_id', 'q1').set('quote_token', 't1');
    const shown = quote.restore(`${checkoutPage}?utm_source=a&quote_id=q2&quote_token=t2#top`);
    expect(shown).toBe('/checkout/vehicle?utm_source=a#top');
    expect(quote.read()).toEqual({ id: 'q2', token: 't2' });
  });

  it('never joins the token of one quote to the id of another', () => {
    stored.set('quote_id', 'q1').set('quote_token', 't1');
    quote.restore(`${checkoutPage}?quote_id=q2`);
    expect(quote.read()).toEqual({ id: 'q2', token: null });
  });

  it('tells its listeners of a change, once, until they leave', () => {
    let received = 0;
    const leave = quote.subscribe(() => (received += 1));
    quote.setId('q1');
    quote.setId('q1');
    leave();
    quote.setId('q2');
    expect(received).toBe(1);
  });
});

describe('the claim context', () => {
  it('is written to storage once it holds both, and not before', () => {
    claim.setId('c1');
    expect(Object.fromEntries(stored)).toEqual({});
    claim.setToken('t1');
    expect(Object.fromEntries(stored)).toEqual({ claimId: 'c1', claimToken: 't1' });
  });

  it('ignores empty values', () => {
    claim.setId('c1');
    claim.setToken('t1');
    claim.setId('');
    claim.setToken('');
    expect(claim.read()).toEqual({ id: 'c1', token: 't1' });
  });

  it('is restored when both are stored and the address names no claim', () => {
    stored.set('claimId', 'c1').set('claimToken', 't1');
    expect(claim.restore(`${claimPage}?step=2`)).toBeNull();
    expect(claim.read()).toEqual({ id: 'c1', token: 't1' });
  });

  it.each(['claimId', 'claimToken'])('stays empty when only %s is stored', (key) => {
    stored.set(key, 'x');
    claim.restore(claimPage);
    expect(claim.read()).toEqual({ id: null, token: null });
  });

  it.each(['?claimId=', '?claimId=c2'])('is not restored when the address has the parameter %s', (query) => {
    stored.set('claimId', 'c1').set('claimToken', 't1');
    claim.restore(`${claimPage}${query}`);
    expect(claim.read().token).toBeNull();
    expect(stored.get('claimId')).toBe('c1');
  });

  it('takes both from the address and strips them', () => {
    stored.set('claimId', 'c1').set('claimToken', 't1');
    expect(claim.restore(`${claimPage}?claimId=c2&claimToken=t2&step=2#top`)).toBe('/claim/incident?step=2#top');
    expect(claim.read()).toEqual({ id: 'c2', token: 't2' });
    expect(Object.fromEntries(stored)).toEqual({ claimId: 'c2', claimToken: 't2' });
  });

  it('leaves an id without a token in the address, so that a reload finds the same claim', () => {
    expect(claim.restore(`${claimPage}?claimId=c2`)).toBeNull();
    expect(claim.read()).toEqual({ id: 'c2', token: null });
  });

  it('strips a token that comes without an id and does not believe it', () => {
    expect(claim.restore(`${claimPage}?claimToken=t9`)).toBe('/claim/incident');
    expect(claim.read()).toEqual({ id: null, token: null });
  });

  it('forgets everything when it is cleared', () => {
    claim.setId('c1');
    claim.setToken('t1');
    claim.clear();
    expect([claim.read(), stored.size]).toEqual([{ id: null, token: null }, 0]);
  });
});

it('a page that opens where nothing is stored leaves what is in memory', () => {
  claim.setId('c1');
  expect(claim.restore(claimPage)).toBeNull();
  expect(claim.read()).toEqual({ id: 'c1', token: null });
});

it('an id that is set after another one does not take over its token', () => {
  for (const record of [quote, claim]) {
    record.setId('r1');
    record.setToken('t1');
    record.setId('r2');
    expect(record.read()).toEqual({ id: 'r2', token: null });
  }
  expect(stored.has('quote_token')).toBe(false);
});
