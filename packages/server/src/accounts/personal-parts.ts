import type { RetentionKind } from '@roadworthy/core/shared/deletion-kinds.ts';

/**
 * How a row is a person's: by their id, by an address of theirs, or by one of their quotes, policies, claims, payments or
 * messages. What is asked by quote or policy lies in the organization that has it.
 */
export type Reach =
  | 'person'
  | 'email'
  | 'recipient'
  | 'quote'
  | 'policy'
  | 'claim'
  | 'payment'
  | 'enquiry'
  | 'device'
  | 'source_policy';

export type PersonalPart = {
  readonly table: string;
  /** What the rules on keeping and deleting take its rows for. */
  readonly kind: RetentionKind;
  /** The name of its file, without the ending. */
  readonly file: string;
  readonly by: Reach;
  /** What of its rows is shown to customers, where not all is. */
  readonly only?: keyof typeof shownRows;
};

/** Which rows of a table are shown to customers, as a condition of `t`. */
export const shownRows = {
  visible: 't.visible',
  sent: 't.sent is not null',
  paid: "t.sent is not null and t.kind <> 'expense'",
} as const;

/** Tables of one kind: each with the name of its file and how its rows are found. */
const parts = (
  kind: RetentionKind,
  ...tables: readonly (readonly [string, string, Reach, PersonalPart['only']?])[]
): readonly PersonalPart[] =>
  tables.map(([table, file, by, only]) => ({
    kind,
    table,
    file,
    by,
    ...(only && { only }),
  }));

/** Every table that holds something about a customer, in the order in which it is read. */
export const personalParts: readonly PersonalPart[] = [
  ...parts(
    'account',
    ['users', 'profile', 'person'],
    ['address_changes', 'changes of address', 'person'],
    ['declined_letters', 'letters switched off', 'email'],
    ['personal_exports', 'data taken along', 'person'],
    ['deletion_requests', 'deletions asked for', 'person'],
  ),
  ...parts(
    'quote',
    ['quotes', 'quotes', 'quote'],
    ['entities', 'people', 'quote'],
    ['locations', 'places', 'quote'],
    ['vehicles', 'vehicles', 'quote'],
    ['price_moves', 'how the price moved', 'quote'],
    ['signing_requests', 'signatures asked for', 'quote'],
  ),
  ...parts('check', ['quote_verifications', 'checks', 'quote'], ['mvr_violations', 'driving records', 'quote']),
  ...parts('quote', ['quote_notes', 'notes on quotes', 'quote', 'visible']),
  ...parts('file', ['quote_attachments', 'files of quotes', 'quote', 'visible']),
  ...parts(
    'policy',
    ['policies', 'policies', 'policy'],
    ['policy_transactions', 'what was decided about policies', 'policy'],
    ['policy_segments', 'what was covered when', 'policy'],
  ),
  ...parts(
    'money',
    ['charge_lines', 'charges', 'policy'],
    ['invoices', 'invoices', 'policy'],
    ['transactions', 'charges and refunds of cards and accounts', 'policy'],
    ['payments', 'payments', 'policy'],
    ['payment_allocations', 'what payments paid', 'payment'],
    ['policy_refunds', 'refunds', 'policy'],
  ),
  ...parts(
    'policy',
    ['policy_cancellations', 'ends of cover', 'policy'],
    ['notices', 'notices of cancellation', 'policy'],
    ['posted_letters', 'letters by post', 'policy'],
    ['policy_reinstatements', 'reinstatements', 'policy'],
    ['policy_events', 'events of policies', 'policy'],
    ['policy_proposals', 'proposed changes', 'policy'],
    ['policy_renewals', 'renewals', 'source_policy'],
    ['policy_inspections', 'photographs asked for', 'policy'],
    ['vehicle_assets', 'photographs', 'policy'],
    ['policy_notes', 'notes on policies', 'policy', 'visible'],
    ['policy_attachments', 'files of policies', 'policy', 'visible'],
  ),
  ...parts(
    'money',
    ['billing_arrangements', 'how policies are paid', 'policy'],
    ['payment_methods', 'cards and accounts', 'person'],
  ),
  ...parts(
    'claim',
    ['claims', 'claims', 'claim'],
    ['claim_entities', 'people in claims', 'claim'],
    ['claim_vehicles', 'vehicles in claims', 'claim'],
    ['claim_attachments', 'files of claims', 'claim', 'visible'],
    ['claim_notes', 'messages about claims', 'claim', 'visible'],
    ['claim_letters', 'letters about claims', 'claim', 'sent'],
    ['claim_payments', 'payments of claims', 'claim', 'paid'],
    ['external_claims', 'claims at carriers', 'claim'],
  ),
  ...parts(
    'policy',
    ['documents', 'documents', 'policy', 'visible'],
    ['timeline_entries', 'timeline of policies', 'policy', 'visible'],
  ),
  ...parts('policy', ['vehicle_devices', 'devices', 'person'], ['device_reports', 'where devices were', 'device']),
  ...parts('letter', ['notifications', 'letters', 'recipient']),
  ...parts('policy', ['incident_alert_messages', 'alerts of incidents', 'policy']),
  ...parts(
    'message',
    ['enquiries', 'messages to us', 'email'],
    ['enquiry_messages', 'messages that followed', 'enquiry'],
  ),
  ...parts('waiting', ['waitlist', 'what is waited for', 'email']),
  ...parts('lead', ['external_quotes', 'quotes at carriers', 'email']),
];

/** Tables of which nothing is written for customers, and why. A table that is in neither list fails a test. */
export const leftOut: Readonly<Record<string, string>> = {
  ...of('it is about no customer', [
    'announcements',
    'announcement_receipts',
    'api_keys',
    'webhooks',
    'report_schedules',
    'report_deliveries',
    'commission_runs',
    'commission_run_lines',
    'commission_payees',
    'webhook_deliveries',
    'agent_profiles',
    'organizations',
    'organization_members',
    'organization_invitations',
    'partners',
    'saved_views',
    'bulk_runs',
    'bulk_run_rows',
    'export_runs',
    'export_parts',
    'round_robin_members',
    'user_global_roles',
    'global_role_requests',
    'products',
    'product_parameters',
    'product_cancellation_terms',
    'postal_areas',
    'moratoriums',
    'moratorium_versions',
    'rate_rows',
    'rater_versions',
    'rater_releases',
    'rater_fixtures',
    'dislocation_runs',
    'dislocation_batches',
    'rule_impact_runs',
    'underwriting_rules',
    'underwriting_rule_versions',
    'underwriting_questions',
    'underwriting_question_versions',
    'kml_files',
    'incident_layers',
    'incident_alerts',
    'incident_layer_pieces',
    'incident_alert_devices',
    'telematics_payloads',
    'telematics_polls',
    'hints',
    'attempt_counters',
    'idempotency_keys',
  ]),
  ...of('it says again what another file says, for the books', [
    'balance_findings',
    'ledger_entries',
    'ledger_transactions',
    'policy_activities',
    'policy_commissions',
    'policy_collections',
    'policy_earnings',
    'policy_standings',
    'invoice_states',
    'refund_states',
    'transaction_states',
    'rated_subjects',
    'rule_impact_rows',
    'file_parts',
    'files',
    'process_intents',
    'round_robin_assignments',
  ]),
  ...of('underwriters and agents speak among themselves', [
    'quote_referrals',
    'quote_referral_messages',
    'note_mentions',
    'tasks',
    'moratorium_exceptions',
    'explicit_rejections',
  ]),
  ...of('it is how we handle a claim, of which what was decided is in its own file', [
    'claim_exposures',
    'claim_deadlines',
    'claim_payees',
    'claim_payment_payees',
    'claim_recoveries',
    'claim_waits',
    'claim_clock',
    'claim_entries',
  ]),
  ...of('it says who of us handles claims how', ['adjusters']),
  ...of('it opens something; what else there is to say of it is in how a person signs in', [
    'pay_links',
    'passkeys',
    'second_factors',
    'recovery_codes',
    'trusted_devices',
    'sign_in_steps',
    'answered_challenges',
  ]),
  ...of('it is the names of people once more, for the search', ['entity_name_words']),
  ...of('it is kept without a person', ['visit_events', 'visit_sums', 'consent_choices', 'audit_log']),
};

function of(why: string, tables: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(tables.map((table) => [table, why]));
}
