import { describe, expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { callerRoles } from '../identity/vocabulary.ts';
import { isConfirmedAddress, type Recipient } from './confirmed-address.ts';

const stranger: Recipient = {
  address: 'somebody@example.com',
  actor: principalOf('token:quote', { quoteId: 'q' }),
  ownAddress: null,
  sentByAgent: false,
};

describe('an address', () => {
  test.each(['anonymous', 'token:quote', 'token:claim', 'email', 'system', 'global:user', 'global:actuary'] as const)(
    'is not confirmed by whoever comes as %s',
    (role) => {
      expect(isConfirmedAddress({ ...stranger, actor: principalOf(role) })).toBe(false);
    },
  );

  test('is confirmed by those, and only those, who send quotes for their organization', () => {
    const senders = callerRoles.filter((role) => isConfirmedAddress({ ...stranger, actor: principalOf(role) }));
    expect(senders).toEqual(callerRoles.filter((role) => principalOf(role).permissions.includes('quote:send')));
    expect(senders).toContain('organization:agent');
    expect(senders).not.toContain('organization:customer');
  });

  test('is confirmed by a key of the organization', () => {
    const actor = principalOf('organization:agent', { apiKeyId: 'k', organizationId: 'o' });
    expect(isConfirmedAddress({ ...stranger, actor })).toBe(true);
  });

  test('is confirmed by its owner, who signed in with it, and by nobody else who signed in', () => {
    const actor = principalOf('global:user', { userId: 'u' });
    expect(isConfirmedAddress({ ...stranger, actor, ownAddress: 'somebody@example.com' })).toBe(true);
    expect(isConfirmedAddress({ ...stranger, actor, ownAddress: 'somebody.else@example.com' })).toBe(false);
  });

  test('stays confirmed for a quote that an agent sent there', () => {
    expect(isConfirmedAddress({ ...stranger, sentByAgent: true })).toBe(true);
  });
});
