import { expect, test } from 'vitest';
import { pageOfRow } from './audit-list.tsx';

const row = {
  audit_trail_id: 'a1',
  at: '2026-06-15T14:00:00Z',
  operation: 'bind_quote',
  outcome: 'done',
  actor_kind: 'user',
  actor_role: 'organization:agent',
  actor_name: 'Dana Reyes',
  organization_name: 'Harbor',
};

test.each([
  ['quotes', 'q1', '/agents/quotes/q1'],
  ['policies', 'p1', '/agents/policies/p1'],
  ['organizations', 'o1', '/organizations/o1'],
  ['vehicles', 'v1', null],
  ['constructor', 'v1', null],
  ['quotes', null, null],
  [null, null, null],
])('a row of %s %s has the page %s', (root_table, root_id, page) => {
  expect(pageOfRow({ ...row, root_table, root_id })).toBe(page);
});
