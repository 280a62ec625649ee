import { expect, test } from 'vitest';
import { mayAsk } from './may-ask.ts';

test.each([
  'organization:agent',
  'organization:underwriter',
  'global:underwriter',
  'global:service_agent',
  'global:service_member',
  'global:service_manager',
  'global:read_only',
])('%s may ask as an agent', (role) => {
  expect(mayAsk('agent', ['global:user', role])).toBe(true);
});

test.each(['organization:customer', 'global:actuary', 'global:organization_admin', 'global:admin'])(
  '%s alone may not ask as an agent',
  (role) => {
    expect(mayAsk('agent', ['global:user', role])).toBe(false);
  },
);

test('a kind that names no role for the person may not be asked as', () => {
  expect(mayAsk('underwriter', ['organization:agent'])).toBe(false);
});
