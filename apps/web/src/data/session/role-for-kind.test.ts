import { callerRoles } from '@roadworthy/core/identity/vocabulary.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RequestKind, roleForKind } from './role-for-kind.ts';

const seed = 20_261_120;
const heldRoles = fc.subarray([...callerRoles]);

const cases: [RequestKind, string[], string | undefined][] = [
  ['underwriter', ['global:underwriter', 'organization:underwriter'], 'organization:underwriter'],
  ['underwriter', ['organization:agent', 'global:underwriter'], 'global:underwriter'],
  ['underwriter', ['organization:agent', 'global:admin'], undefined],
  ['underwriting', ['global:underwriter', 'global:read_only'], 'global:underwriter'],
  ['underwriting', ['global:read_only'], 'global:read_only'],
  ['underwriting', ['global:service_agent'], undefined],
  ['organizations', ['global:organization_admin', 'global:read_only'], 'global:organization_admin'],
  ['organizations', ['global:read_only'], 'global:read_only'],
  ['org_admin', [], 'global:organization_admin'],
  ['org_admin', ['organization:agent'], 'global:organization_admin'],
  ['org_owner', [], 'organization:owner'],
  ['agent', ['organization:agent', 'organization:underwriter'], 'organization:underwriter'],
  ['agent', ['organization:agent', 'global:underwriter'], 'global:underwriter'],
  ['agent', ['organization:agent', 'global:service_member'], 'global:service_member'],
  ['agent', ['global:service_member', 'global:service_manager', 'global:service_agent'], 'global:service_manager'],
  ['agent', ['global:read_only', 'organization:agent'], 'organization:agent'],
  ['agent', ['global:read_only'], 'global:read_only'],
  ['agent', ['global:admin'], 'organization:agent'],
  ['agent', [], 'organization:agent'],
  ['user', ['global:admin'], 'global:user'],
  ['staff', ['organization:underwriter', 'organization:agent'], 'organization:agent'],
  ['staff', ['organization:agent', 'global:underwriter'], 'global:underwriter'],
  ['staff', ['organization:agent', 'global:service_agent'], 'global:service_agent'],
  ['staff', ['organization:underwriter'], undefined],
  ['staff', ['global:read_only'], undefined],
  ['refunder', ['organization:agent', 'organization:owner'], 'organization:owner'],
  ['refunder', ['organization:owner', 'global:service_manager'], 'global:service_manager'],
  ['overseer', ['global:underwriter', 'global:service_manager'], 'global:service_manager'],
  ['overseer', ['global:service_member'], undefined],
  ['people', ['organization:owner', 'global:organization_admin'], 'global:organization_admin'],
  ['people', ['organization:owner', 'organization:agent'], 'organization:owner'],
  ['people', ['organization:agent'], undefined],
  ['quote', ['global:admin', 'organization:agent'], undefined],
  ['anonymous', ['global:admin'], undefined],
];

describe('the role of a request', () => {
  it.each(cases)('for a %s request of someone who holds %j is %s', (kind, held, role) => {
    expect(roleForKind(kind, held)).toBe(role);
  });

  it('does not depend on the order in which roles are held', () => {
    const kinds = fc.constantFrom<RequestKind>(
      'underwriter',
      'org_admin',
      'org_owner',
      'agent',
      'user',
      'staff',
      'quote',
    );
    fc.assert(
      fc.property(kinds, heldRoles, (kind, held) => roleForKind(kind, held) === roleForKind(kind, held.toReversed())),
      { seed },
    );
  });

  it('names, for staff and underwriters, only roles that are held', () => {
    const kinds = fc.constantFrom<RequestKind>('underwriter', 'staff');
    fc.assert(
      fc.property(kinds, heldRoles, (kind, held) => {
        const role = roleForKind(kind, held);
        return role === undefined || held.some((one) => one === role);
      }),
      { seed },
    );
  });
});
