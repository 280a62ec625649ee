import { describe, expect, test } from 'vitest';
import { apiKeyRoles } from './api-key-roles.ts';
import { decideApiKeyRevocation, isApiKeyInForce } from './revoke-api-key.ts';

const now = new Date('2026-06-15T14:00:00Z');
const earlier = new Date('2026-06-15T13:59:59Z');
const later = new Date('2026-06-15T14:00:01Z');
const key = { role: 'organization:agent', revoked: null, expires: later };

describe('an API key', () => {
  test.each([
    [{ revoked: null, expires: later }, true],
    [{ revoked: null, expires: null }, true],
    [{ revoked: null, expires: now }, false],
    [{ revoked: null, expires: earlier }, false],
    [{ revoked: earlier, expires: later }, false],
    [{ revoked: earlier, expires: null }, false],
  ])('with %j is in force: %s', (state, expected) => {
    expect(isApiKeyInForce(state, now)).toBe(expected);
  });

  test.each(['organization:owner', 'global:organization_admin', 'global:admin'])('is revoked by %s', (acting) => {
    expect(decideApiKeyRevocation(key, acting, now)).toEqual({ ok: true, event: { revoked: now } });
  });

  test('is revoked once', () => {
    expect(decideApiKeyRevocation({ ...key, revoked: earlier }, 'global:admin', now)).toMatchObject({
      ok: false,
      refusal: { code: 'api_key_already_revoked' },
    });
  });

  test('is revoked even when it has expired', () => {
    expect(decideApiKeyRevocation({ ...key, expires: earlier }, 'organization:owner', now).ok).toBe(true);
  });

  test.each(apiKeyRoles)('of the role %s is an owner’s to revoke only if it is an organization’s', (role) => {
    expect(decideApiKeyRevocation({ ...key, role }, 'organization:owner', now).ok).toBe(
      role.startsWith('organization:'),
    );
    expect(decideApiKeyRevocation({ ...key, role }, 'global:organization_admin', now).ok).toBe(true);
  });
});
