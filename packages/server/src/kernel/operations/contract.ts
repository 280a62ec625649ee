import type { Role } from '@roadworthy/core/identity/vocabulary.ts';
import type { QuoteStatus } from '@roadworthy/core/quoting/vocabulary.ts';
import type { RootTable } from './root-row.ts';

/** The arguments that name the row that an operation is about, and its table. */
export const roots = {
  announcement_id: 'announcements',
  api_key_id: 'api_keys',
  bulk_run_id: 'bulk_runs',
  claim_id: 'claims',
  claim_note_id: 'claim_notes',
  commission_run_id: 'commission_runs',
  device_id: 'vehicle_devices',
  dislocation_run_id: 'dislocation_runs',
  enquiry_id: 'enquiries',
  entity_id: 'entities',
  explicit_rejection_id: 'explicit_rejections',
  export_run_id: 'export_runs',
  external_quote_id: 'external_quotes',
  file_id: 'files',
  global_role_request_id: 'global_role_requests',
  kml_file_id: 'kml_files',
  moratorium_exception_id: 'moratorium_exceptions',
  moratorium_id: 'moratoriums',
  note_mention_id: 'note_mentions',
  organization_id: 'organizations',
  organization_invitation_id: 'organization_invitations',
  partner_id: 'partners',
  policy_id: 'policies',
  policy_inspection_id: 'policy_inspections',
  policy_note_id: 'policy_notes',
  policy_proposal_id: 'policy_proposals',
  policy_renewal_id: 'policy_renewals',
  product_id: 'products',
  quote_id: 'quotes',
  quote_note_id: 'quote_notes',
  quote_referral_id: 'quote_referrals',
  rater_version_id: 'rater_versions',
  report_schedule_id: 'report_schedules',
  rule_impact_run_id: 'rule_impact_runs',
  saved_view_id: 'saved_views',
  task_id: 'tasks',
  underwriting_question_id: 'underwriting_questions',
  underwriting_rule_id: 'underwriting_rules',
  vehicle_id: 'vehicles',
  webhook_delivery_id: 'webhook_deliveries',
  webhook_id: 'webhooks',
} as const satisfies Readonly<Record<string, RootTable>>;
export type RootArgument = keyof typeof roots | 'id' | 'vehicle_ids';

/** What an operation does to a signed quote in a status: where it leads, and for whom, when not for all of its roles. */
export type Move = {
  readonly to: QuoteStatus;
  readonly roles?: readonly Role[];
  /** What its other roles hear; unless given, that an agent is needed, or that their role may not. */
  readonly others?: string;
};

/** An input that is refused, whoever asks. */
export type BadInput = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly code: string;
  readonly field?: string;
};

/**
 * What holds for an operation beside who may (permission-roles.ts) and where (its place): said in its declaration, read
 * by the suites in `matrices`. They try every operation as every role and as strangers, in each status, with a repeated
 * key, an older version and bad input.
 */
export type Contract = {
  /** The argument of its root row, where its place does not say it. */
  readonly rootArgument?: RootArgument;
  /** Its root is a row that the suites add beneath the quote; unless given, the named insured or the first vehicle. */
  readonly of?: 'lienholder' | 'trailer';
  /** Its other arguments, so that it would go through for who sees the row; `$method` stands for a card's token, `$organization` for the second one, `$documents` for what was read before the signature, `$lender` for somebody who is not on the quote yet, `$quote` for the quote itself. */
  readonly example: Readonly<Record<string, unknown>>;
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

/** The contract of a definition, and nothing else of it. */
export function contractOf(definition: Contract & object): Contract {
  const { rootArgument, of, example, statuses, refuses, hearStatus, badInput, changedElsewhere } = definition;
  const named = 'root' in definition && typeof definition.root === 'string' ? definition.root : rootArgument;
  return {
    ...(named !== undefined && { rootArgument: named as RootArgument }),
    ...(of && { of }),
    example,
    ...(statuses && { statuses }),
    ...(refuses && { refuses }),
    ...(hearStatus && { hearStatus }),
    ...(badInput && { badInput }),
    ...(changedElsewhere !== undefined && { changedElsewhere }),
  };
}
