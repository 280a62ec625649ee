import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apiKeyRoles } from './api-key-roles.ts';
import { decideApiKey, mostApiKeys } from './create-api-key.ts';

const now = new Date('2026-06-15T14:00:00Z');
const owner = { acting: 'organization:owner', held: ['organization:agent', 'organization:owner'] };
const request = { name: 'Nightly export', role: 'organization:agent', expires: '2027-06-15T14:00:00Z' };

const codeOf = (change: Partial<typeof request>) => {
  const decision = decideApiKey({ ...request, ...change }, owner, 0, now);
  return decision.ok ? 'accepted' : [decision.refusal.code, decision.refusal.field];
};

describe('an API key', () => {
  test('is made with its name, role and end', () => {
    expect(decideApiKey({ ...request, name: '  Nightly export ' }, owner, 0, now)).toEqual({
      ok: true,
      event: { name: 'Nightly export', role: 'organization:agent', expires: new Date('2027-06-15T14:00:00Z') },
    });
  });

  test.each(['', ' ', '\t\n', 'x'.repeat(101)])('is refused with the name %j', (name) => {
    expect(codeOf({ name })).toEqual(['api_key_name_not_valid', 'name']);
  });

  test.each(['Nightly\u202Eexport', 'Nightly\u0000export', 'Nightly\uFFFDexport'])(
    'is refused with what nobody can read in the name %j',
    (name) => {
      expect(codeOf({ name })).toEqual(['text_has_hidden_characters', 'name']);
    },
  );

  test('may have a name of a hundred characters', () => {
    expect(codeOf({ name: 'x'.repeat(100) })).toBe('accepted');
  });

  test.each(['organization:underwriter', 'global:admin', 'global:user', 'email', 'system', 'operator', ''])(
    'of the role %j is refused to an owner',
    (role) => {
      expect(codeOf({ role })).toEqual(['api_key_role_not_held', 'role']);
    },
  );

  test.each(apiKeyRoles)('of the role %s is made for an administrator', (role) => {
    const decision = decideApiKey({ ...request, role }, { acting: 'global:admin', held: ['global:admin'] }, 0, now);
    expect(decision).toMatchObject({ ok: true, event: { role } });
  });

  test.each([
    ['2026-06-15T14:00:00Z', 'now'],
    ['2026-06-15T13:59:59Z', 'the past'],
    ['2027-06-16T14:00:01Z', 'more than a year'],
    ['9999-12-31T00:00:00Z', 'never'],
    ['2026-13-01T00:00:00Z', 'no month'],
    ['2026-08-01', 'a day alone'],
    ['2026-08-01T00:00:00', 'no offset'],
    ['tomorrow', 'words'],
    ['infinity', 'what only a database knows'],
    ['', 'nothing'],
  ])('that ends at %j is refused: %s', (expires) => {
    expect(codeOf({ expires })).toEqual(['api_key_expiry_not_valid', 'expires']);
  });

  test.each(['2026-06-15T14:00:00.001Z', '2026-06-15T16:30:00+02:00', '2026-08-01T00:00Z', '2027-06-16T14:00:00Z'])(
    'may end at %s',
    (expires) => {
      expect(codeOf({ expires })).toBe('accepted');
    },
  );

  test('never outlives a year, whatever is asked for', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true }), (date) => {
        const decision = decideApiKey({ ...request, expires: date.toISOString() }, owner, 0, now);
        const days = (date.getTime() - now.getTime()) / 86_400_000;
        expect(decision.ok).toBe(days > 0 && days <= 366);
      }),
    );
  });

  test('is made while fewer than fifty of its organization work', () => {
    expect(decideApiKey(request, owner, mostApiKeys - 1, now).ok).toBe(true);
    expect(decideApiKey(request, owner, mostApiKeys, now)).toMatchObject({ refusal: { code: 'api_keys_full' } });
  });
});
