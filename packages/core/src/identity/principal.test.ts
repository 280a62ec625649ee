import { describe, expect, test } from 'vitest';
import { bearerOf, may, principalOf } from './principal.ts';
import { callerRoles, permissions } from './vocabulary.ts';

describe('a principal', () => {
  test.each(callerRoles)('of the role %s is a user', (role) => {
    expect(principalOf(role).kind).toBe('user');
  });

  test.each([
    ['anonymous', 'anonymous'],
    ['system', 'system'],
    ['token:quote', 'quote_token'],
    ['token:claim', 'claim_token'],
  ] as const)('of the role %s is of kind %s', (role, kind) => {
    expect(principalOf(role).kind).toBe(kind);
  });

  test('has no claims but those given', () => {
    expect(principalOf('token:quote', { quoteId: 'quote-1' })).toMatchObject({
      userId: null,
      apiKeyId: null,
      organizationId: null,
      quoteId: 'quote-1',
    });
    expect(principalOf('anonymous')).toMatchObject({ organizationId: null, quoteId: null, claimId: null });
  });

  test('is counted as the person, key, quote or claim that it speaks for, and a visitor as nobody', () => {
    const bearers = [
      principalOf('global:user', { userId: 'user-1', organizationId: 'organization-1' }),
      principalOf('organization:agent', { apiKeyId: 'key-1', organizationId: 'organization-1' }),
      principalOf('token:quote', { quoteId: 'quote-1' }),
      principalOf('token:claim', { claimId: 'claim-1' }),
      principalOf('anonymous'),
    ];
    expect(bearers.map(bearerOf)).toEqual(['user-1', 'key-1', 'quote-1', 'claim-1', null]);
  });

  test('of an API key is no person and may do what its role may', () => {
    const key = principalOf('organization:agent', { apiKeyId: 'key-1', organizationId: 'organization-1' });
    expect(key).toMatchObject({ kind: 'api_key', userId: null, apiKeyId: 'key-1', organizationId: 'organization-1' });
    expect(key.permissions).toEqual(principalOf('organization:agent').permissions);
  });

  test('may do what its role may', () => {
    const agent = principalOf('organization:agent', { organizationId: 'organization-1', userId: 'user-1' });
    expect(may(agent, 'quote:send')).toBe(true);
    expect(may(agent, 'quote:force_bind')).toBe(false);
  });

  const ownScreen: readonly string[] = ['product:read', 'preference:write', 'view:write'];
  test.each(permissions.filter((one) => !ownScreen.includes(one)))(
    'of the role global:read_only may not %s',
    (permission) => {
      expect(may(principalOf('global:read_only'), permission)).toBe(false);
    },
  );
});
