import type { Role } from '@roadworthy/core/identity/vocabulary.ts';
import type { QuoteStatus } from '@roadworthy/core/quoting/vocabulary.ts';
import type { MutationName, QueryName } from '../kernel/operation-names.ts';

/** The argument that names the row that an operation is about. */
export type RootArgument =
  | 'id'
  | 'quote_id'
  | 'vehicle_id'
  | 'vehicle_ids'
  | 'entity_id'
  | 'quote_referral_id'
  | 'organization_id'
  | 'api_key_id'
  | 'policy_id'
  | 'policy_inspection_id'
  | 'quote_note_id'
  | 'policy_note_id'
  | 'note_mention_id'
  | 'file_id'
  | 'saved_view_id'
  | 'product_id'
  | 'external_quote_id'
  | 'enquiry_id'
  | 'explicit_rejection_id'
  | 'moratorium_id'
  | 'moratorium_exception_id'
  | 'rater_version_id'
  | 'dislocation_run_id'
  | 'rule_impact_run_id'
  | 'underwriting_rule_id'
  | 'underwriting_question_id'
  | 'bulk_run_id'
  | 'export_run_id';

/** What an operation does to a signed quote in a status: where it leads, and for whom, when not for all of its roles. */
export type Move = {
  readonly to: QuoteStatus;
  readonly roles?: readonly Role[];
  /** What its other roles hear; unless given, that an agent is needed, or that their role may not. */
  readonly others?: string;
};

/** An input that is refused, whoever asks. */
export type BadInput = {
  readonly given: Readonly<Record<string, unknown>>;
  readonly code: string;
  readonly field?: string;
};

/**
 * What holds for one operation, written down by hand beside it. Suites read every `*.contract.ts`: who may and who may
 * not, who finds nothing, what each status allows, what a repeated key does, what input is refused.
 */
export type Contract = {
  readonly operation: MutationName | QueryName;
  /** Null: it is about no row. */
  readonly root: RootArgument | null;
  /** Its root is a row that the suites add beneath the quote; unless given, the named insured or the first vehicle. */
  readonly of?: 'lienholder' | 'trailer';
  /** Its other arguments, so that it would go through for who sees the row; `$method` stands for a card's token, `$organization` for the second one, `$documents` for what was read before the signature, `$lender` for somebody who is not on the quote yet, `$quote` for the quote itself. */
  readonly example: Readonly<Record<string, unknown>>;
  readonly roles: readonly Role[];
  /** For what moves or edits a quote. Other statuses refuse with the code that names the status. */
  readonly statuses?: Partial<Record<QuoteStatus, Move>>;
  /** Statuses that refuse with a code of this operation's own. */
  readonly refuses?: Partial<Record<QuoteStatus, string>>;
  /** Who hears of a status that stands in the way; its other roles hear that theirs may not. All, unless given. */
  readonly hearStatus?: readonly Role[];
  readonly badInput?: readonly BadInput[];
  /** The code of what was decided on an older version; that of a quote, unless given. */
  readonly changedElsewhere?: string;
};

export const customers = ['global:user', 'organization:customer'] as const satisfies readonly Role[];
export const serviceRoles = [
  'global:service_agent',
  'global:service_member',
  'global:service_manager',
] as const satisfies readonly Role[];
export const agents = [
  'organization:agent',
  'organization:owner',
  ...serviceRoles,
  'global:admin',
] as const satisfies readonly Role[];
/** Whoever works here and sets up their own screen. */
export const workers = [
  ...(['organization:agent', 'organization:owner', 'organization:underwriter'] as const),
  ...serviceRoles,
  ...(['global:underwriter', 'global:organization_admin', 'global:admin'] as const),
] as const satisfies readonly Role[];
export const underwriters = [
  'organization:underwriter',
  'global:underwriter',
  'global:admin',
] as const satisfies readonly Role[];
/** Whoever reads what underwriters decide by. */
export const ruleReaders = [...underwriters, 'global:read_only'] as const satisfies readonly Role[];
/** Whoever changes products, in their organization or in every one. */
export const productWriters = [...underwriters, 'global:organization_admin'] as const satisfies readonly Role[];
/** Whoever works on a quote: in checkout the customer or the bearer of its token, else an agent. */
export const quoteWorkers = ['token:quote', ...customers, ...agents] as const satisfies readonly Role[];
/** Every role that a request may have. What rules compute of a row stands behind the row, which the caller has to see. */
export const everybody = [
  ...(['anonymous', 'token:quote', 'token:claim', 'email', ...customers] as const),
  ...(['organization:agent', 'organization:owner', 'organization:underwriter'] as const),
  ...(['global:read_only', ...serviceRoles, 'global:actuary'] as const),
  ...(['global:underwriter', 'global:organization_admin', 'global:admin'] as const),
] satisfies readonly Role[];

const byAgents = { roles: agents, others: 'actor_not_allowed' } as const;
/** A quote that may be edited, by what staff alone edit. */
export const editableByStaff: Partial<Record<QuoteStatus, Move>> = {
  open: { to: 'open', ...byAgents },
  agent_required: { to: 'agent_required', ...byAgents },
  ineligible: { to: 'ineligible', ...byAgents },
  proposal: { to: 'proposal', ...byAgents },
  pending_renewal: { to: 'pending_renewal', ...byAgents },
};

/** A quote that may be edited, for those who edit it: customers edit an open one alone. */
export const editable: Partial<Record<QuoteStatus, Move>> = {
  open: { to: 'open' },
  agent_required: { to: 'agent_required', roles: agents },
  ineligible: { to: 'ineligible', roles: agents, others: 'quote_ineligible' },
  proposal: { to: 'proposal', roles: agents },
  pending_renewal: { to: 'pending_renewal', roles: agents },
};
