import { expect, it } from 'vitest';
import { idOfPath } from './record-id.ts';

const id = '0198f3a2-7c1d-7e55-9a90-1f2e3d4c5b6a';

it.each([
  [`/agents/quotes/${id}`, id],
  [`/customers/policies/${id}/billing`, id],
  ['/agents/quotes/record', null],
  ['/agents', null],
])('reads the id of %s as %s', (path, expected) => {
  expect(idOfPath(path)).toBe(expected);
});
