import { describe, expect, test } from 'vitest';
import { decideDemandSecondFactor, factorDemandOf, owesSecondFactor } from './demand-second-factor.ts';
import { callerRoles } from './vocabulary.ts';

const facts = { roles: ['organization:agent'], hasSecondFactor: false, isDemandedByOrganization: false } as const;

describe('a second factor', () => {
  test('is demanded of whoever works for an organization that says so, and of nobody of another', () => {
    expect(factorDemandOf(facts, true)).toBeNull();
    const demanded = { ...facts, isDemandedByOrganization: true };
    expect(factorDemandOf(demanded, false)).toBe('organization');
    expect(owesSecondFactor(demanded, false)).toBe(true);
    expect(owesSecondFactor({ ...demanded, hasSecondFactor: true }, false)).toBe(false);
  });

  test.each(callerRoles)('is demanded of staff of the platform outside of a demo: %s', (role) => {
    const isStaff = role.startsWith('global:') && role !== 'global:user';
    expect(owesSecondFactor({ ...facts, roles: [role] }, true)).toBe(isStaff);
    expect(owesSecondFactor({ ...facts, roles: [role] }, false)).toBe(false);
  });

  test('is demanded by who has one themselves, and by anybody no longer', () => {
    expect(decideDemandSecondFactor(true, true)).toEqual({ ok: true, event: { demanded: true } });
    expect(decideDemandSecondFactor(false, false)).toEqual({ ok: true, event: { demanded: false } });
    expect(decideDemandSecondFactor(true, false)).toMatchObject({ refusal: { code: 'own_second_factor_missing' } });
  });
});
