import { expect, test } from 'vitest';
import { opensSearch } from './search-keys.ts';

const key = (name: string, more: Partial<Parameters<typeof opensSearch>[0]> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

test('a slash opens the search where nobody types', () => {
  expect(opensSearch(key('/'), false)).toBe(true);
  expect(opensSearch(key('/'), true)).toBe(false);
});

test('a keyboard that needs Shift for the slash opens it too', () => {
  expect(opensSearch(key('/', { shiftKey: true }), false)).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }])('K with %j opens it even from a field', (held) => {
  expect(opensSearch(key('k', held), true)).toBe(true);
  expect(opensSearch(key('K', held), true)).toBe(true);
});

test.each([
  key('k'),
  key('/', { ctrlKey: true }),
  key('k', { ctrlKey: true, shiftKey: true }),
  key('k', { altKey: true }),
])('%j is left to the browser', (event) => {
  expect(opensSearch(event, false)).toBe(false);
});
