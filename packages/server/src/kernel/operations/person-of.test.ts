import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { expect, test } from 'vitest';
import { personOf } from './person-of.ts';

test('the person who acts is the one who signed in', () => {
  expect(personOf(principalOf('global:admin', { userId: 'user-1' }))).toBe('user-1');
});

test.each([
  ['an API key', principalOf('global:admin', { apiKeyId: 'key-1' })],
  ['a visitor', principalOf('anonymous')],
  ['the bearer of a quote', principalOf('token:quote', { quoteId: 'quote-1' })],
])('what needs a person refuses %s', (_who, principal) => {
  expect(() => personOf(principal)).toThrow(expect.objectContaining({ code: 'person_required' }));
});
