import { callerRoles } from '@roadworthy/core/identity/vocabulary.ts';
import { memberRoles } from '@roadworthy/core/organizations/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import { accountIn, accountOf, isStaff, principalOfAccount, workingAccount } from './account.ts';

const userId = '0198a0f0-0000-7000-8000-000000000001';
const organizationId = '0198a0f0-0000-7000-8000-0000000000aa';
const holding = (...roles: (typeof callerRoles)[number][]) => ({
  userId,
  roles: callerRoles.filter((role) => roles.includes(role)),
  memberships: memberRoles
    .filter((role) => roles.includes(role))
    .map((role) => ({ role, organizationId, active: true })),
});
const pairs = callerRoles.flatMap((held) => callerRoles.map((claimed) => [held, claimed] as const));

describe('the role of a signed-in request', () => {
  test.each(pairs)('whoever holds %s and names %s runs as it only when they are the same', (held, claimed) => {
    const decision = principalOfAccount(holding(held), claimed);
    if (held === claimed) expect(decision).toMatchObject({ ok: true, event: { role: claimed, userId, kind: 'user' } });
    else expect(decision).toMatchObject({ ok: false, refusal: { code: 'access-denied' } });
  });

  test.each([
    'organization:agent, global:user',
    'organization:agent,organization:agent',
    'organization:agent ',
    ' organization:agent',
    'Organization:Agent',
    'organization:agent\u0000',
    'organization:\u0430gent',
    `organization:agent${'x'.repeat(8_192)}`,
    '',
    'operator',
    'token:quote',
    'anonymous',
  ])('is refused when the header reads %j', (header) => {
    expect(principalOfAccount(holding(...callerRoles), header)).toMatchObject({ ok: false });
  });

  test('is the least privileged one when none is named', () => {
    expect(principalOfAccount(holding('global:admin', 'organization:agent'), null)).toMatchObject({
      event: { role: 'organization:agent', organizationId },
    });
  });

  test('opens the organization of its own membership alone', () => {
    const other = '0198a0f0-0000-7000-8000-0000000000bb';
    const account = {
      ...holding('organization:agent', 'organization:owner', 'global:read_only'),
      memberships: [
        { role: 'organization:owner' as const, organizationId: other, active: true },
        { role: 'organization:agent' as const, organizationId, active: true },
      ],
    };
    const organizationOf = (role: string) => {
      const decision = principalOfAccount(account, role);
      return decision.ok ? decision.event.organizationId : 'refused';
    };
    expect(organizationOf('organization:agent')).toBe(organizationId);
    expect(organizationOf('organization:owner')).toBe(other);
    expect(organizationOf('global:read_only')).toBeNull();
  });
});

describe('an account', () => {
  const facts = {
    user_id: userId,
    email: 'a@example.com',
    first_name: null,
    last_name: null,
    photo_url: null,
    language: null,
    preferences: {},
    is_customer: false,
    has_second_factor: false,
    second_factor_demanded: false,
  };

  test('holds global:user, and organization:customer with a policy or quote', () => {
    expect(accountOf({ ...facts, global_roles: [], memberships: [] }).roles).toEqual(['global:user']);
    expect(accountOf({ ...facts, is_customer: true, global_roles: [], memberships: [] }).roles).toEqual([
      'global:user',
      'organization:customer',
    ]);
  });

  test('of an owner acts as an agent of the same organization, and an administrator’s as all staff', () => {
    const owner = accountOf({
      ...facts,
      global_roles: [],
      memberships: [{ role: 'organization:owner', organization_id: organizationId, organization_name: 'Harbor' }],
    });
    expect(principalOfAccount(owner, 'organization:agent')).toMatchObject({ ok: true, event: { organizationId } });
    expect(principalOfAccount(owner, 'organization:underwriter')).toMatchObject({ ok: false });
    const admin = accountOf({ ...facts, global_roles: ['global:admin'], memberships: [] });
    expect(principalOfAccount(admin, 'global:underwriter')).toMatchObject({ ok: true });
    expect(principalOfAccount(admin, 'organization:agent')).toMatchObject({ ok: false });
  });

  test('of somebody who works for two organizations holds in each what it does there, and its roles of the platform', () => {
    const second = '0198a0f0-0000-7000-8000-0000000000bb';
    const account = accountOf({
      ...facts,
      is_customer: true,
      global_roles: ['global:read_only'],
      memberships: [
        { role: 'organization:owner', organization_id: organizationId, organization_name: 'Harbor' },
        { role: 'organization:agent', organization_id: second, organization_name: 'Mirage' },
      ],
    });
    const everywhere = ['global:user', 'organization:customer', 'global:read_only'];
    const there = accountIn(account, second);
    expect(there.roles.filter((role) => !everywhere.includes(role))).toEqual(['organization:agent']);
    expect(there.roles).toEqual(expect.arrayContaining(everywhere));
    expect(principalOfAccount(there, 'organization:agent')).toMatchObject({ event: { organizationId: second } });
    expect(principalOfAccount(there, 'organization:owner')).toMatchObject({ ok: false });
    expect(accountIn(account, userId).roles).toEqual(everywhere);
    expect(workingAccount(account, null).memberships).toMatchObject([{ organizationId }]);
    expect(workingAccount(account, second)).toEqual(there);
    expect(workingAccount(account, userId).memberships).toMatchObject([{ organizationId }]);
    expect(there.organizations.map(({ name }) => name)).toEqual(['Harbor', 'Mirage']);
  });

  test('is staff as soon as it holds more than a customer does', () => {
    for (const role of callerRoles) {
      expect(isStaff(holding(role))).toBe(!['email', 'global:user', 'organization:customer'].includes(role));
    }
  });
});
