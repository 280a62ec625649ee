import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

test('whom to tell of a weakness counts for half a year from the moment of asking', () => {
  const now = new Date('2026-11-23T10:11:12.345Z');
  expect(securityText({ origin: 'https://roadworthy.example', email: 'help@roadworthy.example', now })).toBe(
    [
      'Contact: mailto:help@roadworthy.example',
      'Expires: 2027-05-22T10:11:12Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://roadworthy.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
