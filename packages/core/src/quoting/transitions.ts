import { bindableGuards, type GuardName } from './guards.ts';
import type { BusinessType, QuoteActor, QuoteKind, QuoteStatus } from './vocabulary.ts';

/** What may be done to a quote: the operations and jobs of rules 2.1, and `rate` for what a rating itself causes. */
export const quoteOperations = [
  'create',
  'edit',
  'require_agent',
  'claim_blocked_quote',
  'send_to_customer',
  'revoke_approval',
  'edit_approved',
  'submit_referral',
  'accept_referral',
  'reject_referral',
  'cancel_referral',
  'reject',
  'clear_rejection',
  'begin_bind',
  'complete_bind',
  'fail_bind',
  'refer_bind',
  'expire',
  'reopen',
  'replace',
  'force_bind',
  'create_proposal',
  'apply_proposal',
  'supersede',
  'cancel_proposal',
  'reopen_proposal',
  'create_renewal',
  'lock_for_renewal',
  'unlock_for_renewal',
  'issue_renewal',
  'lapse_renewal',
  'resurrect_renewal',
  'update_status',
  'submit_application',
  'accept_application',
  'bind_application',
] as const;
export type QuoteOperation = (typeof quoteOperations)[number];

/** A condition beyond G1 to G11, named; rows that nothing reaches yet carry theirs as the rule that they wait for. */
export type Condition =
  | 'product_live'
  | 'payment_captured'
  | 'past_expiration'
  | 'expired_at_most_90_days'
  | 'unassigned_or_same_agent'
  | 'agent_only_rule_or_mismatch'
  | 'referral_or_manual_reason'
  | 'reason_given'
  | 'referral_is_pending'
  | 'rule_rejects'
  | 'rule_refers'
  | 'rating_accepts'
  | 'not_bound'
  | 'moratorium_clear_or_overridden'
  | 'policy_changeable'
  | 'proposal_invalidated'
  | 'proposal_pending'
  | 'renewal_supported'
  | 'before_renewal_date'
  | 'renewal_taken_and_paid'
  | 'renewal_not_taken'
  | 'reinstatable_30_days'
  | 'newer_current_quote'
  | 'price_typed_in';

export type Transition = {
  /** The row of the table in rules 2.1; a row with several operations or outcomes stands in several entries. */
  readonly row: number;
  /** Null where no quote exists yet. */
  readonly from: readonly QuoteStatus[] | null;
  /** `unchanged`, or `resume`: where the quote came from. */
  readonly to: QuoteStatus | 'unchanged' | 'resume';
  readonly operation: QuoteOperation;
  readonly actors: readonly QuoteActor[];
  readonly guards: readonly GuardName[];
  readonly conditions: readonly Condition[];
  readonly effects: readonly string[];
  /** Whether an operation of today performs it; the others are decided and wait for their slice. */
  readonly reachable: boolean;
  /** Holds for these quotes alone; without a kind, ordinary quotes. */
  readonly only?: { readonly kind?: QuoteKind; readonly businessType?: BusinessType };
  /** Statuses from which only this actor may do it. */
  readonly narrower?: Partial<Record<QuoteStatus, readonly QuoteActor[]>>;
};

const C: QuoteActor = 'consumer';
const A: QuoteActor = 'agent';
const U: QuoteActor = 'underwriter';
const S: QuoteActor = 'system';

type Extra = Partial<Pick<Transition, 'guards' | 'conditions' | 'effects' | 'only' | 'narrower'>>;

function entry(reachable: boolean) {
  return (
    row: number,
    operation: QuoteOperation,
    from: readonly QuoteStatus[] | null,
    to: Transition['to'],
    actors: readonly QuoteActor[],
    extra: Extra = {},
  ): Transition => ({
    row,
    operation,
    from,
    to,
    actors,
    guards: [],
    conditions: [],
    effects: [],
    reachable,
    ...extra,
  });
}

const works = entry(true);
const waits = entry(false);
const application = { kind: 'brown_brown_application' } as const;
const saleable: readonly GuardName[] = ['G10', 'G11', ...bindableGuards];
const editable: readonly QuoteStatus[] = ['open', 'agent_required', 'ineligible', 'proposal', 'pending_renewal'];
const unsold: readonly QuoteStatus[] = ['open', 'agent_required', 'agent_approved', 'referred'];
const renewals: readonly QuoteStatus[] = ['pending_renewal', 'locked_pending_renewal'];

/** Rows 1 to 20: how a new offer lives. */
const offerRows: readonly Transition[] = [
  works(1, 'create', null, 'open', [C, A, S], {
    conditions: ['product_live'],
    effects: ['token', 'expiration_30_days'],
  }),
  works(2, 'edit', editable, 'unchanged', [C, A], {
    effects: ['content_hash', 'rating_cleared'],
    narrower: { agent_required: [A], ineligible: [A], proposal: [A], pending_renewal: [A] },
  }),
  waits(3, 'require_agent', ['open'], 'agent_required', [S], {
    conditions: ['agent_only_rule_or_mismatch'],
    effects: ['action_item'],
  }),
  waits(4, 'claim_blocked_quote', ['agent_required'], 'agent_required', [A], {
    conditions: ['unassigned_or_same_agent'],
    effects: ['assigned_agent', 'organization'],
  }),
  works(5, 'send_to_customer', ['open', 'agent_required'], 'agent_approved', [A], {
    guards: saleable,
    effects: ['payment_term_monthly', 'checkout_url', 'optional_email', 'approved_content_hash'],
  }),
  works(6, 'revoke_approval', ['agent_approved'], 'resume', [A, U], { effects: ['token_revoked'] }),
  waits(7, 'edit_approved', ['agent_approved'], 'open', [A], { effects: ['approval_void', 'price_changed_notice'] }),
  waits(7, 'edit_approved', ['agent_approved'], 'agent_required', [C], {
    effects: ['approval_void', 'price_changed_notice'],
  }),
  waits(8, 'submit_referral', ['open', 'agent_required', 'agent_approved'], 'referred', [A, S], {
    guards: ['G1', 'G2'],
    conditions: ['referral_or_manual_reason'],
    effects: ['referral_pending', 'resume_status', 'lock'],
  }),
  waits(9, 'accept_referral', ['referred'], 'resume', [U], {
    conditions: ['reason_given'],
    effects: ['violations_waived_for_content'],
  }),
  waits(10, 'reject_referral', ['referred'], 'ineligible', [U], { conditions: ['reason_given'] }),
  waits(11, 'cancel_referral', ['referred'], 'resume', [A, U, S], {
    conditions: ['referral_is_pending'],
    effects: ['referral_expired'],
  }),
  waits(12, 'reject', [...unsold, ...renewals], 'ineligible', [S, U], {
    conditions: ['rule_rejects'],
    effects: ['reasons_stored'],
  }),
  waits(13, 'clear_rejection', ['ineligible'], 'open', [A, U], {
    guards: ['G2'],
    only: { businessType: 'new_business' },
  }),
  waits(13, 'clear_rejection', ['ineligible'], 'pending_renewal', [A, U], {
    guards: ['G2'],
    only: { businessType: 'renewal' },
  }),
  works(14, 'begin_bind', ['open', 'agent_approved', 'agent_required'], 'pending_bind', [C, A], {
    guards: [...saleable, 'G8', 'G9'],
    effects: ['idempotency_key', 'lock', 'authorization_hold'],
    narrower: { agent_required: [A] },
  }),
  works(15, 'complete_bind', ['pending_bind'], 'bound', [S], {
    conditions: ['payment_captured'],
    effects: ['policy', 'policy_number', 'invoices', 'documents', 'written_premium'],
  }),
  works(16, 'fail_bind', ['pending_bind'], 'resume', [S], { effects: ['authorization_void', 'event'] }),
  waits(17, 'refer_bind', ['pending_bind'], 'referred', [S], {
    conditions: ['rule_refers'],
    effects: ['authorization_void', 'resume_status'],
  }),
  works(18, 'expire', unsold, 'expired', [S], { conditions: ['past_expiration'], effects: ['referral_expired'] }),
  works(19, 'reopen', ['expired'], 'open', [C, A], {
    guards: ['G2'],
    conditions: ['expired_at_most_90_days'],
    effects: ['re_rate', 'expiration_30_days'],
    only: { businessType: 'new_business' },
  }),
  waits(20, 'replace', [...unsold, 'expired', 'ineligible', ...renewals], 'replaced', [A, S], {
    conditions: ['not_bound'],
    effects: ['successor_points_back'],
  }),
];

/** Rows 21 to 33: force bind, proposals, renewals, and the application that no rater prices. */
const laterRows: readonly Transition[] = [
  waits(21, 'force_bind', [...unsold, 'ineligible', 'expired', 'proposal', ...renewals], 'bound', [U], {
    guards: ['G1', 'G4', 'G8', 'G9'],
    conditions: ['reason_given', 'moratorium_clear_or_overridden'],
    effects: ['force_bind', 'audit_of_waived_guards', 'referral_completed'],
  }),
  waits(22, 'create_proposal', null, 'proposal', [A, U, C], {
    conditions: ['policy_changeable'],
    effects: ['clone_of_current_quote'],
  }),
  waits(23, 'apply_proposal', ['proposal'], 'bound', [A, S], {
    guards: ['G4', 'G2', 'G3'],
    effects: ['current_quote'],
  }),
  waits(24, 'supersede', ['bound'], 'replaced', [S], {
    conditions: ['newer_current_quote'],
    effects: ['history_kept'],
  }),
  waits(25, 'cancel_proposal', ['proposal'], 'unchanged', [A], { conditions: ['proposal_pending'] }),
  waits(25, 'reopen_proposal', ['proposal'], 'unchanged', [A], { conditions: ['proposal_invalidated'] }),
  waits(26, 'create_renewal', null, 'pending_renewal', [S], { conditions: ['renewal_supported'] }),
  waits(27, 'lock_for_renewal', ['pending_renewal'], 'locked_pending_renewal', [A], {
    conditions: ['before_renewal_date'],
    effects: ['price_frozen'],
  }),
  waits(28, 'unlock_for_renewal', ['locked_pending_renewal'], 'pending_renewal', [A], {
    conditions: ['before_renewal_date'],
    effects: ['re_rate'],
  }),
  waits(29, 'issue_renewal', renewals, 'bound', [S], { conditions: ['renewal_taken_and_paid'], effects: ['new_term'] }),
  waits(30, 'lapse_renewal', renewals, 'expired', [S], {
    conditions: ['renewal_not_taken'],
    effects: ['renewal_expired'],
  }),
  waits(31, 'resurrect_renewal', ['expired'], 'pending_renewal', [U], {
    conditions: ['reinstatable_30_days'],
    effects: ['new_dates'],
    only: { businessType: 'renewal' },
  }),
  works(32, 'update_status', ['open'], 'agent_required', [A, U], { effects: ['activity'] }),
  works(32, 'update_status', ['agent_required'], 'open', [A, U], { effects: ['activity'] }),
  waits(33, 'submit_application', ['open'], 'referred', [A], { only: application, effects: ['referral_pending'] }),
  waits(33, 'accept_application', ['referred'], 'agent_approved', [U], {
    only: application,
    conditions: ['reason_given', 'price_typed_in'],
  }),
  waits(33, 'bind_application', ['agent_approved'], 'bound', [U], {
    only: application,
    guards: ['G8', 'G9'],
    conditions: ['reason_given'],
  }),
];

/** Every way a quote changes its status, and no other: the whole table of rules 2.1. */
export const transitions: readonly Transition[] = [...offerRows, ...laterRows];
