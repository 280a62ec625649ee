import { describe, expect, test } from 'vitest';
import { isHost, pathOfTarget } from './readable-request.ts';

describe('a host', () => {
  test.each(['a', 'localhost:3000', 'quotes.example', '127.0.0.1:80', '[::1]', '[::1]:3000', 'my_host'])(
    'may be %s',
    (host) => expect(isHost(host)).toBe(true),
  );

  test.each(['', 'a b', '[', 'a:99999', 'a:', 'é', 'a/b', 'a?b', 'a, b', 'a@b', '256.256.256.256', 'a#', 'a\\b'])(
    'is not %j',
    (host) => expect(isHost(host)).toBe(false),
  );
});

test.each([
  ['/x?y', '/x?y'],
  ['http://a/x?y', '/x?y'],
  ['HTTPS://a:80', '/'],
  ['http://a?y', '/?y'],
  ['//a/x', '//a/x'],
  ['*', '*'],
  ['ftp://a/x', 'ftp://a/x'],
])('the path of %s is %s', (target, path) => {
  expect(pathOfTarget(target)).toBe(path);
});
