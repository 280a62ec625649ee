import { expect, test } from 'vitest';
import { cookieStore } from './browser-cookies.ts';

/** A jar as browsers have it: it is told one cookie at a time and tells all of them. */
function jar() {
  const stored = new Map<string, string>();
  const notified: string[] = [];
  return {
    told: notified,
    get cookie() {
      return [...stored].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      notified.push(text);
      const [pair = '', ...rest] = text.split('; ');
      const at = pair.indexOf('=');
      if (rest.includes('max-age=0')) stored.delete(pair.slice(0, at));
      else stored.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

test('a cookie is read as it was written, whatever is in it, and lives for its days on the whole site', () => {
  const cookies = jar();
  const store = cookieStore(cookies, 365, true);
  store.setItem('attribution', '{"a":"b; c=é"}');
  expect(store.getItem('attribution')).toBe('{"a":"b; c=é"}');
  expect(cookies.told[0]).toMatch(/; path=\/; max-age=31536000; samesite=lax; secure$/);
  store.setItem('other', 'x');
  expect(store.getItem('attribution')).toBe('{"a":"b; c=é"}');
});

test('a cookie that was removed, was never there or cannot be read is none', () => {
  const cookies = jar();
  const store = cookieStore(cookies, 1, false);
  store.setItem('one', '1');
  store.removeItem('one');
  expect([store.getItem('one'), store.getItem('on')]).toEqual([null, null]);
  cookies.cookie = 'broken=%E0%A4%A';
  expect(store.getItem('broken')).toBeNull();
});
