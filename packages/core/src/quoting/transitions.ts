import type { Permission } from '../identity/permission-roles.ts';
import { type GuardName, saleableGuards } from './guards.ts';
import type { QuoteOperation } from './quote-operations.ts';
import { editableStatuses, openStatuses, type QuoteStatus, quoteStatuses, unsoldStatuses } from './vocabulary.ts';

export type Transition = {
  readonly operation: QuoteOperation;
  /** What has happened then. */
  readonly event: string;
  /** Null where no quote exists yet. */
  readonly from: readonly QuoteStatus[] | null;
  /** `unchanged`, or `resume`: where the quote came from. */
  readonly to: QuoteStatus | 'unchanged' | 'resume';
  /** Who may: the roles that hold it. Null: the platform alone. */
  readonly permission: Permission | null;
  /** Statuses from which customers may not, although they hold the permission. */
  readonly staffOnly?: readonly QuoteStatus[];
  /** Whether it has to be said why. */
  readonly asksReason?: true;
  readonly guards: readonly GuardName[];
};

/** From everywhere but bound a quote may go to another product; these three are somebody else's to end first. */
const providerChangeable: readonly QuoteStatus[] = quoteStatuses.filter(
  (status) => !['bound', 'pending_bind', 'proposal', 'replaced', 'agent_approved'].includes(status),
);

/** Every way in which a quote changes its status or its content, and no other. */
const table = [
  { operation: 'start_quote', event: 'quote_started', from: null, to: 'open', permission: 'quote:create', guards: [] },
  {
    operation: 'edit_quote',
    event: 'quote_edited',
    from: editableStatuses,
    to: 'unchanged',
    permission: 'quote:edit',
    staffOnly: editableStatuses.filter((status) => status !== 'open'),
    guards: [],
  },
  {
    operation: 'send_quote_to_customer',
    event: 'quote_sent',
    from: ['open', 'agent_required'],
    to: 'agent_approved',
    permission: 'quote:send',
    guards: ['no_application', ...saleableGuards],
  },
  {
    operation: 'revoke_agent_approval',
    event: 'agent_approval_revoked',
    from: ['agent_approved'],
    to: 'resume',
    permission: 'quote:revoke',
    guards: [],
  },
  {
    operation: 'bind_quote',
    event: 'bind_begun',
    from: ['open', 'agent_approved', 'agent_required'],
    to: 'pending_bind',
    permission: 'quote:bind',
    staffOnly: ['agent_required'],
    guards: [...saleableGuards, 'signed', 'payment_authorized'],
  },
  {
    operation: 'complete_bind',
    event: 'bind_completed',
    from: ['pending_bind'],
    to: 'bound',
    permission: null,
    guards: ['payment_captured'],
  },
  { operation: 'fail_bind', event: 'bind_failed', from: ['pending_bind'], to: 'resume', permission: null, guards: [] },
  // What was found while the money was held is looked at before it is taken.
  {
    operation: 'refer_bind',
    event: 'bind_referred',
    from: ['pending_bind'],
    to: 'referred',
    permission: null,
    guards: [],
  },
  {
    operation: 'expire_quote',
    event: 'quote_expired',
    from: unsoldStatuses,
    to: 'expired',
    permission: null,
    guards: ['past_expiration'],
  },
  // What an underwriter looks at is theirs to end.
  {
    operation: 'end_quote',
    event: 'quote_expired',
    from: openStatuses,
    to: 'expired',
    permission: 'quote:end',
    guards: [],
  },
  {
    operation: 'reopen_quote',
    event: 'quote_reopened',
    from: ['expired'],
    to: 'open',
    permission: 'quote:edit',
    guards: ['new_business', 'within_reopen_window', 'acceptable'],
  },
  {
    operation: 'hand_over_quote',
    event: 'quote_handed_over',
    from: ['open'],
    to: 'agent_required',
    permission: 'quote:set_status',
    guards: [],
  },
  {
    operation: 'hand_over_quote',
    event: 'quote_handed_over',
    from: ['agent_required'],
    to: 'open',
    permission: 'quote:set_status',
    guards: [],
  },
  {
    operation: 'decline_quote',
    event: 'quote_declined',
    from: unsoldStatuses,
    to: 'ineligible',
    permission: 'rejection:write',
    asksReason: true,
    guards: [],
  },
  // Whoever types is told at the answer; a quote that says all that is asked is refused as it stands.
  {
    operation: 'refuse_quote',
    event: 'quote_refused',
    from: [...unsoldStatuses, 'pending_renewal', 'locked_pending_renewal'],
    to: 'ineligible',
    permission: null,
    guards: ['rejected'],
  },
  // What an underwriter declined stays declined.
  {
    operation: 'readmit_quote',
    event: 'quote_readmitted',
    from: ['ineligible'],
    to: 'resume',
    permission: null,
    guards: ['refused_by_rules', 'acceptable'],
  },
  // What a policy's change or renewal stands behind is bound by other ways than a policy of its own.
  {
    operation: 'force_bind_quote',
    event: 'quote_forced',
    from: [...unsoldStatuses, 'expired', 'ineligible'],
    to: 'agent_approved',
    permission: 'quote:force_bind',
    asksReason: true,
    guards: ['no_application', 'new_business', 'rated_now', 'insurable', 'complete'],
  },
  // What is paid for, and what stands behind a policy's change, is no offer to put another one in place of.
  {
    operation: 'replace_quote',
    event: 'quote_replaced',
    from: [...unsoldStatuses, 'expired', 'ineligible', 'pending_renewal', 'locked_pending_renewal'],
    to: 'replaced',
    permission: 'quote:copy',
    guards: [],
  },
  // What an underwriter looks at stays as it is: an answer given later would void what they accept.
  {
    operation: 'submit_underwriting_referral',
    event: 'referral_submitted',
    from: openStatuses,
    to: 'referred',
    permission: 'referral:submit',
    guards: ['unexpired', 'insurable', 'complete', 'acceptable'],
  },
  {
    operation: 'accept_referral',
    event: 'referral_accepted',
    from: ['referred'],
    to: 'resume',
    permission: 'referral:decide',
    asksReason: true,
    guards: ['no_application'],
  },
  // Where the platform asked, the quote stayed where it was.
  {
    operation: 'accept_referral',
    event: 'referral_accepted',
    from: openStatuses,
    to: 'unchanged',
    permission: 'referral:decide',
    asksReason: true,
    guards: ['no_application'],
  },
  // What no rates price has its price from the underwriter, and is for its customer to sign and pay; what is found of it
  // afterwards has its price typed anew.
  {
    operation: 'accept_application',
    event: 'application_accepted',
    from: ['referred', 'agent_approved'],
    to: 'agent_approved',
    permission: 'referral:decide',
    asksReason: true,
    guards: ['application', 'unexpired', 'insurable', 'complete', 'acceptable'],
  },
  {
    operation: 'reject_referral',
    event: 'referral_rejected',
    from: unsoldStatuses,
    to: 'ineligible',
    permission: 'referral:decide',
    asksReason: true,
    guards: [],
  },
  {
    operation: 'cancel_referral_request',
    event: 'referral_cancelled',
    from: ['referred'],
    to: 'resume',
    permission: 'referral:cancel',
    guards: [],
  },
  {
    operation: 'expire_referral',
    event: 'referral_expired',
    from: ['referred'],
    to: 'resume',
    permission: null,
    guards: [],
  },
  {
    operation: 'expire_referral',
    event: 'referral_expired',
    from: openStatuses,
    to: 'unchanged',
    permission: null,
    guards: [],
  },
  {
    operation: 'change_quote_organization',
    event: 'quote_organization_changed',
    from: ['open', 'agent_required'],
    to: 'unchanged',
    permission: 'quote:move',
    guards: [],
  },
  // Another organization never approved it.
  {
    operation: 'change_quote_organization',
    event: 'quote_organization_changed',
    from: ['agent_approved'],
    to: 'resume',
    permission: 'quote:move',
    guards: [],
  },
  {
    operation: 'update_provider',
    event: 'quote_provider_changed',
    from: providerChangeable,
    to: 'unchanged',
    permission: 'quote:edit',
    staffOnly: providerChangeable,
    guards: [],
  },
  // What was approved was the other product.
  {
    operation: 'update_provider',
    event: 'quote_provider_changed',
    from: ['agent_approved'],
    to: 'resume',
    permission: 'quote:edit',
    staffOnly: ['agent_approved'],
    guards: [],
  },
  // What an agent has promised stays at its price.
  {
    operation: 'lock_for_renewal',
    event: 'renewal_quote_locked',
    from: ['pending_renewal'],
    to: 'locked_pending_renewal',
    permission: 'renewal:lock',
    guards: [],
  },
  {
    operation: 'unlock_for_renewal',
    event: 'renewal_quote_unlocked',
    from: ['locked_pending_renewal'],
    to: 'pending_renewal',
    permission: 'renewal:lock',
    guards: [],
  },
] as const satisfies readonly Transition[];

export const transitions: readonly Transition[] = table;

/** What happens to a quote by way of the table. */
export type MoveEvent = (typeof table)[number]['event'];

/** What has happened when an operation is done. */
export type EventOf<Operation extends QuoteOperation> = Extract<
  (typeof table)[number],
  { readonly operation: Operation }
>['event'];

/** The permission that an operation asks for; throws for one that the platform alone does. */
export function permissionFor(operation: QuoteOperation): Permission {
  const permission = transitions.find((one) => one.operation === operation)?.permission;
  if (!permission) throw new Error(`Nobody is permitted to ${operation}`);
  return permission;
}
