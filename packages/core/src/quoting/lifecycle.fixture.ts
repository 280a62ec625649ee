import type { Role } from '../identity/vocabulary.ts';
import type { QuoteOperation } from './quote-operations.ts';
import type { QuoteStatus } from './vocabulary.ts';

const agents: readonly Role[] = [
  ...(['organization:agent', 'organization:owner'] as const),
  ...(['global:service_agent', 'global:service_member', 'global:service_manager', 'global:admin'] as const),
];
const underwriters: readonly Role[] = ['organization:underwriter', 'global:underwriter', 'global:admin'];
// Who starts a quote and who works on one: a visitor holds no permission on a quote that exists.
const accounts: readonly Role[] = ['global:user', 'organization:customer'];
const everyWorker: readonly Role[] = ['token:quote', ...accounts, ...agents];
const staff: readonly Role[] = [...agents, ...underwriters];
// Whoever bought it by a link alone ends nothing: the link may be anybody's.
const enders: readonly Role[] = [...accounts, ...staff];
const administrators: readonly Role[] = ['global:organization_admin', 'global:admin'];
const nobody: readonly Role[] = [];

/** Where a quote in a status may go, and who may bring it there; the platform itself may do whatever is listed. */
type Way = { readonly to: readonly QuoteStatus[]; readonly roles: readonly Role[] };
const to = (roles: readonly Role[], ...statuses: readonly QuoteStatus[]): Way => ({ to: statuses, roles });

/**
 * The life of a quote, written down by hand from the rules: by operation, the statuses it starts from. Tests of the
 * table and of the decisions hold both against it; change it when the rules change, never to make a test pass.
 */
export const lifecycle: Readonly<Record<QuoteOperation, Partial<Record<QuoteStatus, Way>>>> = {
  start_quote: {},
  edit_quote: {
    open: to(everyWorker, 'open'),
    agent_required: to(agents, 'agent_required'),
    ineligible: to(agents, 'ineligible'),
    pending_renewal: to(agents, 'pending_renewal'),
  },
  send_quote_to_customer: { open: to(agents, 'agent_approved'), agent_required: to(agents, 'agent_approved') },
  revoke_agent_approval: { agent_approved: to(staff, 'open', 'agent_required') },
  bind_quote: {
    open: to(everyWorker, 'pending_bind'),
    agent_approved: to(everyWorker, 'pending_bind'),
    agent_required: to(agents, 'pending_bind'),
  },
  complete_bind: { pending_bind: to(nobody, 'bound') },
  fail_bind: { pending_bind: to(nobody, 'open', 'agent_required', 'agent_approved') },
  refer_bind: { pending_bind: to(nobody, 'referred') },
  expire_quote: {
    open: to(nobody, 'expired'),
    agent_required: to(nobody, 'expired'),
    agent_approved: to(nobody, 'expired'),
    referred: to(nobody, 'expired'),
  },
  end_quote: {
    open: to(enders, 'expired'),
    agent_required: to(enders, 'expired'),
    agent_approved: to(enders, 'expired'),
  },
  reopen_quote: { expired: to(everyWorker, 'open') },
  hand_over_quote: { open: to(staff, 'agent_required'), agent_required: to(staff, 'open') },
  decline_quote: {
    open: to(underwriters, 'ineligible'),
    agent_required: to(underwriters, 'ineligible'),
    agent_approved: to(underwriters, 'ineligible'),
    referred: to(underwriters, 'ineligible'),
  },
  refuse_quote: {
    open: to(nobody, 'ineligible'),
    agent_required: to(nobody, 'ineligible'),
    agent_approved: to(nobody, 'ineligible'),
    referred: to(nobody, 'ineligible'),
    pending_renewal: to(nobody, 'ineligible'),
    locked_pending_renewal: to(nobody, 'ineligible'),
  },
  readmit_quote: { ineligible: to(nobody, 'open', 'pending_renewal') },
  force_bind_quote: {
    open: to(underwriters, 'agent_approved'),
    agent_required: to(underwriters, 'agent_approved'),
    agent_approved: to(underwriters, 'agent_approved'),
    referred: to(underwriters, 'agent_approved'),
    expired: to(underwriters, 'agent_approved'),
    ineligible: to(underwriters, 'agent_approved'),
  },
  replace_quote: {
    open: to(agents, 'replaced'),
    agent_required: to(agents, 'replaced'),
    agent_approved: to(agents, 'replaced'),
    referred: to(agents, 'replaced'),
    expired: to(agents, 'replaced'),
    ineligible: to(agents, 'replaced'),
    pending_renewal: to(agents, 'replaced'),
    locked_pending_renewal: to(agents, 'replaced'),
  },
  submit_underwriting_referral: {
    open: to(agents, 'referred'),
    agent_required: to(agents, 'referred'),
    agent_approved: to(agents, 'referred'),
  },
  accept_referral: {
    referred: to(underwriters, 'open', 'agent_required', 'agent_approved'),
    open: to(underwriters, 'open'),
    agent_required: to(underwriters, 'agent_required'),
    agent_approved: to(underwriters, 'agent_approved'),
  },
  accept_application: {
    referred: to(underwriters, 'agent_approved'),
    agent_approved: to(underwriters, 'agent_approved'),
  },
  reject_referral: {
    open: to(underwriters, 'ineligible'),
    agent_required: to(underwriters, 'ineligible'),
    agent_approved: to(underwriters, 'ineligible'),
    referred: to(underwriters, 'ineligible'),
  },
  cancel_referral_request: { referred: to(staff, 'open', 'agent_required', 'agent_approved') },
  expire_referral: {
    referred: to(nobody, 'open', 'agent_required', 'agent_approved'),
    open: to(nobody, 'open'),
    agent_required: to(nobody, 'agent_required'),
    agent_approved: to(nobody, 'agent_approved'),
  },
  change_quote_organization: {
    open: to(administrators, 'open'),
    agent_required: to(administrators, 'agent_required'),
    agent_approved: to(administrators, 'open', 'agent_required'),
  },
  update_provider: {
    open: to(agents, 'open'),
    agent_required: to(agents, 'agent_required'),
    agent_approved: to(agents, 'open', 'agent_required'),
    referred: to(agents, 'referred'),
    ineligible: to(agents, 'ineligible'),
    expired: to(agents, 'expired'),
    pending_renewal: to(agents, 'pending_renewal'),
    locked_pending_renewal: to(agents, 'locked_pending_renewal'),
  },
  lock_for_renewal: { pending_renewal: to(agents, 'locked_pending_renewal') },
  unlock_for_renewal: { locked_pending_renewal: to(agents, 'pending_renewal') },
};
