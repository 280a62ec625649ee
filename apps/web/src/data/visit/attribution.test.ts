import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../browser-storage.ts';
import { attributionOfAddress, createAttributionStore, flattened } from './attribution.ts';

const page = 'https://roadworthy.test/checkout/start';

function memory(entries: Record<string, string> = {}): KeyValueStore {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
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
  it('holds for a year', () => {
    let now = 1000;
    const attribution = createAttributionStore(memory(), () => now);
    attribution.capture(`${page}?tid=T1&utm_source=mail`);
    now += 31_536_000_000 - 1;
    expect(attribution.read()).toEqual({ tid: 'T1', utm_source: 'mail' });
    now += 1;
    expect(attribution.read()).toEqual({});
  });

  it('survives an address that says nothing, and is replaced whole by one that does', () => {
    const attribution = createAttributionStore(memory());
    attribution.capture(`${page}?tid=T1&utm_source=mail`);
    attribution.capture(page);
    expect(attribution.read()).toEqual({ tid: 'T1', utm_source: 'mail' });
    attribution.capture(`${page}?utm_source=radio`);
    expect(attribution.read()).toEqual({ utm_source: 'radio' });
  });

  it.each(['{', 'null', '"text"', '{"values":1}'])('is empty when storage holds %s', (text) => {
    expect(createAttributionStore(memory({ attribution: text })).read()).toEqual({});
  });
});

describe('flattened traits', () => {
  it('have keys in snake_case, nested ones joined by underscores', () => {
    expect(
      flattened({
        utmSource: 'mail',
        'first-touch': { landingPage: '/faq', Referrer: { hostName: 'x.test' } },
        tags: ['a', 'b'],
        HTMLCount: 2,
        nothing: null,
        missing: undefined,
      }),
    ).toEqual({
      utm_source: 'mail',
      first_touch_landing_page: '/faq',
      first_touch_referrer_host_name: 'x.test',
      tags: ['a', 'b'],
      htmlcount: 2,
    });
  });
});
