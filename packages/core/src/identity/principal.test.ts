import { describe, expect, test } from 'vitest';
import { bearerOf, may, principalOf, viewerOf } from './principal.ts';
import { permissions } from './permission-roles.ts';
import { callerRoles } from './vocabulary.ts';

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

  const ownScreen: readonly string[] = [
    'rule:read',
    'question:read',
    'product:read',
    'leaderboard:read',
    'preference:write',
    'view:write',
  ];
  test.each(permissions.filter((one) => !ownScreen.includes(one)))(
    'of the role global:read_only may not %s',
    (permission) => {
      expect(may(principalOf('global:read_only'), permission)).toBe(false);
    },
  );
});

describe('who looks at a quote as its customer has it', () => {
  const viewer = viewerOf('quote-1');

  test('reads as the bearer of its link, and is told apart from them', () => {
    const bearer = principalOf('token:quote', { quoteId: 'quote-1' });
    expect({ ...viewer, kind: bearer.kind, permissions: bearer.permissions }).toEqual(bearer);
    expect(viewer.kind).toBe('quote_view');
  });

  test('is nobody in particular, so that no row of a person or an organization opens to them', () => {
    expect(viewer).toMatchObject({ userId: null, apiKeyId: null, organizationId: null, claimId: null });
    expect(bearerOf(viewer)).toBe('quote-1');
  });

  test.each(permissions)('may not %s, as whoever else may', (permission) => {
    expect(may(viewer, permission)).toBe(false);
    expect(may(viewer, [permission, 'quote:edit', 'quote:bind', 'quote:resume'])).toBe(false);
  });
});
