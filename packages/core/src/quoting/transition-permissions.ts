import { permissionsOf } from '../identity/role-permissions.ts';
import type { Permission, Role } from '../identity/vocabulary.ts';
import type { QuoteOperation } from './transitions.ts';

/**
 * What each step in the life of a quote asks of who takes it, beside playing a part in it: one of these permissions.
 * None of them: the platform alone takes the step.
 */
export const permissionsForOperation: Readonly<Record<QuoteOperation, readonly Permission[]>> = {
  create: ['quote:create'],
  edit: ['quote:edit'],
  require_agent: [],
  claim_blocked_quote: ['quote:assign'],
  send_to_customer: ['quote:send'],
  revoke_approval: ['quote:revoke'],
  edit_approved: ['quote:edit'],
  submit_referral: ['referral:submit'],
  accept_referral: ['referral:decide'],
  reject_referral: ['referral:decide'],
  cancel_referral: ['referral:cancel'],
  reject: ['rejection:write'],
  // An agent's edit clears it, or an underwriter takes the rejection away.
  clear_rejection: ['quote:edit', 'rejection:write'],
  begin_bind: ['quote:bind'],
  complete_bind: [],
  fail_bind: [],
  refer_bind: [],
  expire: [],
  reopen: ['quote:edit'],
  replace: ['quote:copy'],
  force_bind: ['quote:force_bind'],
  create_proposal: ['proposal:create'],
  apply_proposal: ['proposal:accept'],
  supersede: [],
  cancel_proposal: ['proposal:cancel'],
  reopen_proposal: ['proposal:create'],
  create_renewal: [],
  lock_for_renewal: ['renewal:lock'],
  unlock_for_renewal: ['renewal:lock'],
  issue_renewal: [],
  lapse_renewal: [],
  resurrect_renewal: ['renewal:set_status'],
  update_status: ['quote:set_status'],
  submit_application: ['referral:submit'],
  accept_application: ['referral:decide'],
  bind_application: ['quote:force_bind'],
};

/** Whether a role holds what a step asks for; the platform itself is asked for nothing. */
export function isPermitted(role: Role, operation: QuoteOperation): boolean {
  const held = permissionsOf(role);
  return role === 'system' || permissionsForOperation[operation].some((one) => held.includes(one));
}
