import { beforeEach, describe, expect, it } from 'vitest';
import type { KeyValueStore } from './browser-storage.ts';
import { createQuoteStore, type QuoteStore } from './quote-store.ts';

const page = 'https://roadworthy.test/checkout/vehicle';
let kept: Map<string, string>;
let quote: QuoteStore;

beforeEach(() => {
  kept = new Map();
  const store: KeyValueStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  quote = createQuoteStore(store);
});

describe('the quote session', () => {
  it('is kept in memory and in storage', () => {
    quote.setQuoteId('q1');
    quote.setQuoteToken('t1');
    expect(quote.read()).toEqual({ quoteId: 'q1', quoteToken: 't1' });
    expect(Object.fromEntries(kept)).toEqual({ quote_id: 'q1', quote_token: 't1' });
  });

  it('ignores empty values', () => {
    quote.setQuoteId('q1');
    quote.setQuoteToken('t1');
    quote.setQuoteId('');
    quote.setQuoteToken('');
    expect(quote.read()).toEqual({ quoteId: 'q1', quoteToken: 't1' });
  });

  it('drops memory and the stored token when it is cleared, and keeps the stored id', () => {
    quote.setQuoteId('q1');
    quote.setQuoteToken('t1');
    quote.clear();
    expect(quote.read()).toEqual({ quoteId: null, quoteToken: null });
    expect(Object.fromEntries(kept)).toEqual({ quote_id: 'q1' });
    expect(quote.lastQuoteId()).toBe('q1');
  });

  it('is restored from storage when the address has none', () => {
    kept.set('quote_id', 'q1').set('quote_token', 't1');
    expect(quote.restore(page)).toBeNull();
    expect(quote.read()).toEqual({ quoteId: 'q1', quoteToken: 't1' });
  });

  it('stays empty when only an id is stored', () => {
    kept.set('quote_id', 'q1');
    quote.restore(page);
    expect(quote.read()).toEqual({ quoteId: null, quoteToken: null });
  });

  it('takes the address before storage and strips it', () => {
    kept.set('quote_id', 'q1').set('quote_token', 't1');
    const shown = quote.restore(`${page}?utm_source=a&quote_id=q2&quote_token=t2#top`);
    expect(shown).toBe('/checkout/vehicle?utm_source=a#top');
    expect(quote.read()).toEqual({ quoteId: 'q2', quoteToken: 't2' });
  });

  it('never joins the token of one quote to the id of another', () => {
    kept.set('quote_id', 'q1').set('quote_token', 't1');
    quote.restore(`${page}?quote_id=q2`);
    expect(quote.read()).toEqual({ quoteId: 'q2', quoteToken: null });
  });

  it('tells its listeners of a change, once, until they leave', () => {
    let heard = 0;
    const leave = quote.subscribe(() => (heard += 1));
    quote.setQuoteId('q1');
    quote.setQuoteId('q1');
    leave();
    quote.setQuoteId('q2');
    expect(heard).toBe(1);
  });
});
