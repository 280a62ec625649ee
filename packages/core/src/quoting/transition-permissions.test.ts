import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles, type Role } from '../identity/vocabulary.ts';
import { actorsOf } from './actors.ts';
import { isPermitted, permissionsForOperation } from './transition-permissions.ts';
import { quoteOperations, type QuoteOperation, transitions } from './transitions.ts';

const roles: readonly Role[] = [...callerRoles, ...impliedRoles];

const visitor: readonly Role[] = ['anonymous'];
const link: readonly Role[] = ['token:quote'];
const customers: readonly Role[] = ['global:user', 'organization:customer'];
const agents: readonly Role[] = [
  ...(['organization:agent', 'organization:owner'] as const),
  ...(['global:service_agent', 'global:service_member', 'global:service_manager', 'global:admin'] as const),
];
const underwriters: readonly Role[] = ['organization:underwriter', 'global:underwriter', 'global:admin'];
const platform: readonly Role[] = ['system'];
const all = (...lists: readonly (readonly Role[])[]): readonly Role[] => [...new Set(lists.flat())];

/** Written by hand: which roles play a part in a step and hold its permission, in whatever status. */
const takers: Readonly<Record<QuoteOperation, readonly Role[]>> = {
  create: all(visitor, customers, agents, platform),
  edit: all(link, customers, agents),
  require_agent: platform,
  claim_blocked_quote: agents,
  send_to_customer: agents,
  revoke_approval: all(agents, underwriters),
  edit_approved: all(link, customers, agents),
  submit_referral: all(agents, platform),
  accept_referral: underwriters,
  reject_referral: underwriters,
  cancel_referral: all(agents, underwriters, platform),
  reject: all(underwriters, platform),
  clear_rejection: all(agents, underwriters),
  begin_bind: all(link, customers, agents),
  complete_bind: platform,
  fail_bind: platform,
  refer_bind: platform,
  expire: platform,
  reopen: all(link, customers, agents),
  replace: all(agents, platform),
  force_bind: underwriters,
  // Rules 2.1 let an underwriter take part; the roles give proposals to agents and customers.
  create_proposal: all(customers, agents),
  apply_proposal: all(agents, platform),
  supersede: platform,
  cancel_proposal: agents,
  reopen_proposal: agents,
  create_renewal: platform,
  lock_for_renewal: agents,
  unlock_for_renewal: agents,
  issue_renewal: platform,
  lapse_renewal: platform,
  resurrect_renewal: underwriters,
  update_status: all(agents, underwriters),
  submit_application: agents,
  accept_application: underwriters,
  bind_application: underwriters,
};

const playsIn = (role: Role, operation: QuoteOperation) =>
  transitions.some((one) => one.operation === operation && one.actors.some((actor) => actorsOf(role).includes(actor)));

describe('each step in the life of a quote', () => {
  test.each(quoteOperations)('%s is taken by those who play a part in it and hold its permission', (operation) => {
    const found = roles.filter((role) => playsIn(role, operation) && isPermitted(role, operation));
    expect(found.toSorted()).toEqual(takers[operation].toSorted());
  });

  test.each(roles)('asks a permission of its own that %s does not get by holding another', (role) => {
    // Deciding, forcing and approving belong to different people: no role but the administrator's joins them.
    const powers = (['accept_referral', 'send_to_customer', 'force_bind'] as const).filter((each) =>
      isPermitted(role, each),
    );
    const joins = role === 'global:admin' || role === 'system';
    expect(powers.includes('accept_referral') && powers.includes('send_to_customer')).toBe(joins);
    expect(powers.includes('force_bind')).toBe(powers.includes('accept_referral'));
  });

  test('that has no permission is the platform’s alone', () => {
    const alone = quoteOperations.filter((each) => permissionsForOperation[each].length === 0);
    expect(alone.length).toBeGreaterThan(5);
    for (const operation of alone) expect(takers[operation]).toEqual(platform);
  });
});
