import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../browser-storage.ts';
import { attributionOfAddress, createAttributionStore } from './attribution.ts';

const page = 'https://roadworthy.test/checkout/start';

function memory(entries: Record<string, string> = {}): KeyValueStore {
  const stored = new Map(Object.entries(entries));
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

describe('the attribution of an address', () => {
  it('is its tid, its campaign and its utm parameters, and nothing else', () => {
    const query =
      'tid=T1&cam=R5&utm_source=mail&utm_medium=email&utm_campaign=spring&quote_token=secret&email=a@b.c&UTM_x=1';
    expect(attributionOfAddress(`${page}?${query}`)).toEqual({
      tid: 'T1',
      cam: 'R5',
      utm_source: 'mail',
      utm_medium: 'email',
      utm_campaign: 'spring',
    });
  });

  it('leaves empty values out and cuts endless ones', () => {
    const found = attributionOfAddress(`${page}?utm_source=&utm_term=${'x'.repeat(5000)}`);
    expect(Object.keys(found)).toEqual(['utm_term']);
    expect(found['utm_term']).toHaveLength(200);
  });
});

describe('the kept attribution', () => {
  const visit = (href: string, cookies: KeyValueStore) => createAttributionStore(cookies, () => href);

  it('is known in the visit itself, and later only when it was kept', () => {
    const cookies = memory();
    const first = visit(`${page}?tid=T1&utm_source=mail`, cookies);
    expect(first.read()).toEqual({ tid: 'T1', utm_source: 'mail' });
    expect(visit(page, cookies).read()).toEqual({});
    first.keep();
    expect(visit(page, cookies).read()).toEqual({ tid: 'T1', utm_source: 'mail' });
  });

  it('survives an address that says nothing, and is replaced whole by one that does', () => {
    const cookies = memory();
    visit(`${page}?tid=T1&utm_source=mail`, cookies).keep();
    visit(page, cookies).keep();
    expect(visit(page, cookies).read()).toEqual({ tid: 'T1', utm_source: 'mail' });
    visit(`${page}?utm_source=radio`, cookies).keep();
    expect(visit(page, cookies).read()).toEqual({ utm_source: 'radio' });
  });

  it('is gone when it is forgotten', () => {
    const cookies = memory();
    visit(`${page}?tid=T1`, cookies).keep();
    visit(page, cookies).forget();
    expect(visit(page, cookies).read()).toEqual({});
  });

  it.each(['{', 'null', '"text"', '{"values":1}'])('is empty when the cookie holds %s', (text) => {
    expect(visit(page, memory({ attribution: text })).read()).toEqual({});
  });
});
