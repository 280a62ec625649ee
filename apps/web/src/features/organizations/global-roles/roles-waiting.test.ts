import { expect, test } from 'vitest';
import { waitsFor } from './roles-waiting.ts';

const request = { user_id: 'theirs', requested_by: 'asker', expires: '2026-12-14T00:00:00Z' };
const now = new Date('2026-12-01T00:00:00Z');

test.each([
  ['somebody else', 'other', now, true],
  ['who asked', 'asker', now, false],
  ['whom it is about', 'theirs', now, false],
  ['anybody once it is over', 'other', new Date('2026-12-14T00:00:00Z'), false],
])('a request waits for %s: %s', (_who, person, at, waits) => {
  expect(waitsFor(person, request, at)).toBe(waits);
});
