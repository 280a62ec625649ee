import { describe, expect, test } from 'vitest';
import { permissionsOf } from './role-permissions.ts';
import { callerRoles, impliedRoles, permissions, type Permission, type Role } from './vocabulary.ts';

const roles: readonly Role[] = [...callerRoles, ...impliedRoles];

const customers: readonly Role[] = ['global:user', 'organization:customer'];
const agents: readonly Role[] = [
  'organization:agent',
  'organization:owner',
  'global:service_agent',
  'global:service_member',
  'global:service_manager',
];
const underwriters: readonly Role[] = ['organization:underwriter', 'global:underwriter'];
const administrators: readonly Role[] = ['global:organization_admin'];
const everything: readonly Role[] = ['system', 'global:admin'];

/** Written by hand: who holds each permission, beside those who hold everything. */
const holders: Readonly<Record<Permission, readonly Role[]>> = {
  'quote:create': ['anonymous', ...customers, ...agents],
  'quote:edit': ['token:quote', ...customers, ...agents],
  'quote:send': agents,
  'quote:revoke': [...agents, ...underwriters],
  'quote:assign': agents,
  'quote:copy': agents,
  'quote:requote': ['token:quote', ...customers],
  'quote:hide': customers,
  'quote:end': [...customers, ...agents, ...underwriters],
  'quote:set_status': [...agents, ...underwriters],
  'quote:bind': ['token:quote', ...customers, ...agents],
  'quote:force_bind': underwriters,
  'quote:annotate': [...agents, ...underwriters],
  'quote:move': administrators,
  'quote:resume': ['anonymous', 'token:quote', ...customers],
  'billing:pay_by_link': ['anonymous', 'token:quote', ...customers],
  'lead:handle': agents,
  'referral:submit': agents,
  'referral:cancel': [...agents, ...underwriters],
  'referral:decide': underwriters,
  'verification:run': [...agents, ...underwriters],
  'mvr:read': underwriters,
  'policy:cancel': [...agents, ...underwriters],
  'policy:look_back': [...agents, ...underwriters],
  'policy:cancel_own': customers,
  'policy:reinstate_own': customers,
  'policy:backdate': underwriters,
  'policy:change_date': underwriters,
  'policy:endorse': agents,
  'policy:move': administrators,
  'policy:annotate': [...agents, ...underwriters],
  'file:write': [...agents, ...underwriters],
  'inspection:ask': [...agents, ...underwriters],
  'inspection:upload': [...customers, ...agents],
  'inspection:accept': underwriters,
  'document:prepare': [...customers, ...agents, ...underwriters],
  'proposal:create': [...customers, ...agents],
  'proposal:accept': agents,
  'proposal:cancel': agents,
  'billing:pay': customers,
  'policy:correct': agents,
  'billing:retry': agents,
  'billing:refund': ['organization:owner', 'global:service_manager'],
  'billing:refund_any': ['global:service_manager'],
  'billing:reinstate': [...agents, ...underwriters],
  'billing:charge_day': agents,
  'billing:autopay': [...customers, ...agents],
  'renewal:accept': customers,
  'renewal:lock': agents,
  'renewal:offer': agents,
  'renewal:decide': underwriters,
  'renewal:set_status': underwriters,
  'claim:create': ['anonymous', ...customers],
  'claim:file': ['token:claim', ...customers],
  'claim:track': ['anonymous', ...customers],
  'claim:handle': [],
  'claim:sync': [],
  'announcement:write': [...underwriters, ...administrators],
  // Said in the name of the platform: never by one organization's own people.
  'announcement:broadcast': ['global:underwriter', ...administrators],
  'rule:read': [...underwriters, 'global:read_only'],
  'rule:write': underwriters,
  'question:read': [...underwriters, 'global:read_only'],
  'question:write': underwriters,
  'rejection:write': underwriters,
  'moratorium:write': underwriters,
  'rater:test': ['global:actuary', 'global:underwriter'],
  'rater:promote': ['global:actuary'],
  'actuary_document:read': ['global:actuary', 'global:underwriter'],
  'incident:act': underwriters,
  'incident:broadcast': ['global:underwriter'],
  'organization:write': ['organization:owner', ...administrators],
  'member:write': ['organization:owner', ...administrators],
  'api_key:write': ['organization:owner', ...administrators],
  'partner:write': ['organization:owner', ...administrators],
  'round_robin:write': administrators,
  'product:read': [...agents, ...underwriters, ...administrators, 'global:read_only', 'global:actuary'],
  'product:write': [...underwriters, ...administrators],
  'email:change': customers,
  'data:take': customers,
  'data:delete': customers,
  'letters:choose': ['anonymous', 'token:quote', ...customers, ...agents, ...underwriters, ...administrators],
  'address:confirm': ['anonymous', 'token:quote', ...customers, ...agents, ...underwriters, ...administrators],
  'profile:write': [...customers, ...agents, ...underwriters, ...administrators],
  'agent_card:write': agents,
  'preference:write': [
    ...customers,
    ...agents,
    ...underwriters,
    ...administrators,
    ...(['global:read_only', 'global:actuary'] as const),
  ],
  'view:write': [...agents, ...underwriters, ...administrators, 'global:read_only', 'global:actuary'],
  'view:share': [...agents, ...underwriters, ...administrators],
  'customer:reset': ['global:service_manager', ...administrators],
  'report:read': [...agents, ...underwriters, 'global:actuary'],
};

describe('permissions of the roles', () => {
  test.each(permissions)('%s is held by the listed roles alone', (permission) => {
    const expected = new Set<Role>([...holders[permission], ...everything]);
    const held = roles.filter((role) => permissionsOf(role).includes(permission));
    expect(new Set(held)).toEqual(expected);
  });

  test.each([
    ['email', []],
    ['global:read_only', ['rule:read', 'question:read', 'product:read', 'preference:write', 'view:write']],
  ] as const)('%s may do nothing beyond reading but set up its own screen: %j', (role, own) => {
    expect(permissionsOf(role)).toEqual(own);
  });

  test.each(['system', 'global:admin'] as const)('%s may do everything', (role) => {
    expect(permissionsOf(role)).toEqual(permissions);
  });

  test.each(roles)('%s holds each permission once, in the order of the catalogue', (role) => {
    const held = permissionsOf(role);
    expect(new Set(held).size).toBe(held.length);
    expect(held).toEqual(permissions.filter((permission) => held.includes(permission)));
  });

  test.each([
    ['organization:agent', 'organization:owner'],
    ['organization:agent', 'global:service_agent'],
    ['organization:agent', 'global:service_member'],
    ['global:service_member', 'global:service_manager'],
    ['organization:underwriter', 'global:underwriter'],
  ] as const)('whatever %s may, %s may too', (lesser, greater) => {
    expect(permissionsOf(greater)).toEqual(expect.arrayContaining([...permissionsOf(lesser)]));
  });

  test.each([
    [
      'token:quote',
      [
        'quote:edit',
        'quote:requote',
        'quote:bind',
        'quote:resume',
        'billing:pay_by_link',
        'address:confirm',
        'letters:choose',
      ],
    ],
    ['token:claim', ['claim:file']],
    [
      'anonymous',
      [
        'quote:create',
        'quote:resume',
        'billing:pay_by_link',
        'claim:create',
        'claim:track',
        'address:confirm',
        'letters:choose',
      ],
    ],
  ] as const)('%s holds no more than %j', (role, expected) => {
    expect(permissionsOf(role)).toEqual(expected);
  });

  test('several roles together hold what each holds, once', () => {
    const held = permissionsOf(['organization:agent', 'organization:underwriter']);
    expect(held).toContain('quote:send');
    expect(held).toContain('referral:decide');
    expect(new Set(held).size).toBe(held.length);
  });

  test('no role at all holds nothing', () => {
    expect(permissionsOf([])).toEqual([]);
  });

  test('no token binds by force, moves a quote or decides a referral', () => {
    for (const role of ['anonymous', 'token:quote', 'token:claim'] as const) {
      for (const permission of ['quote:force_bind', 'quote:move', 'referral:decide', 'policy:cancel'] as const) {
        expect(permissionsOf(role)).not.toContain(permission);
      }
    }
  });
});
