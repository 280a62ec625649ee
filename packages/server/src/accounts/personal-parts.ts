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
  | 'source_policy';

export type PersonalPart = {
  readonly table: string;
  /** The name of its file, without the ending. */
  readonly file: string;
  readonly by: Reach;
  /** What of its rows is shown to customers, where not all is. */
  readonly only?: 'visible' | 'customer_visible';
};

const part = (table: string, file: string, by: Reach, only?: PersonalPart['only']): PersonalPart => ({
  ...{ table, file, by },
  ...(only && { only }),
});

/** Every table that holds something about a customer, in the order in which it is read. */
export const personalParts: readonly PersonalPart[] = [
  part('users', 'profile', 'person'),
  part('address_changes', 'changes of address', 'person'),
  part('declined_letters', 'letters switched off', 'email'),
  part('personal_exports', 'data taken along', 'person'),
  part('quotes', 'quotes', 'quote'),
  part('entities', 'people', 'quote'),
  part('locations', 'places', 'quote'),
  part('vehicles', 'vehicles', 'quote'),
  part('price_moves', 'how the price moved', 'quote'),
  part('signing_requests', 'signatures asked for', 'quote'),
  part('quote_verifications', 'checks', 'quote'),
  part('mvr_violations', 'driving records', 'quote'),
  part('quote_notes', 'notes on quotes', 'quote', 'visible'),
  part('quote_attachments', 'files of quotes', 'quote', 'visible'),
  part('policies', 'policies', 'policy'),
  part('policy_transactions', 'what was decided about policies', 'policy'),
  part('policy_segments', 'what was covered when', 'policy'),
  part('charge_lines', 'charges', 'policy'),
  part('invoices', 'invoices', 'policy'),
  part('transactions', 'charges and refunds of cards and accounts', 'policy'),
  part('payments', 'payments', 'policy'),
  part('payment_allocations', 'what payments paid', 'payment'),
  part('policy_refunds', 'refunds', 'policy'),
  part('policy_cancellations', 'ends of cover', 'policy'),
  part('policy_reinstatements', 'reinstatements', 'policy'),
  part('policy_events', 'events of policies', 'policy'),
  part('policy_proposals', 'proposed changes', 'policy'),
  part('policy_renewals', 'renewals', 'source_policy'),
  part('policy_inspections', 'photographs asked for', 'policy'),
  part('vehicle_assets', 'photographs', 'policy'),
  part('policy_notes', 'notes on policies', 'policy', 'visible'),
  part('policy_attachments', 'files of policies', 'policy', 'visible'),
  part('billing_arrangements', 'how policies are paid', 'policy'),
  part('payment_methods', 'cards and accounts', 'person'),
  part('claims', 'claims', 'claim'),
  part('claim_entities', 'people in claims', 'claim'),
  part('claim_vehicles', 'vehicles in claims', 'claim'),
  part('claim_attachments', 'files of claims', 'claim'),
  part('external_claims', 'claims at carriers', 'claim'),
  part('documents', 'documents', 'policy', 'visible'),
  part('timeline_entries', 'timeline of policies', 'policy', 'visible'),
  part('notifications', 'letters', 'recipient'),
  part('enquiries', 'messages to us', 'email'),
  part('enquiry_messages', 'messages that followed', 'enquiry'),
  part('waitlist', 'what is waited for', 'email'),
  part('external_quotes', 'quotes at carriers', 'email'),
];

/** Tables of which nothing is written for customers, and why. A table that is in neither list fails a test. */
export const leftOut: Readonly<Record<string, string>> = {
  ...of('it is about no customer', [
    ...[
      'announcements',
      'api_keys',
      'agent_profiles',
      'organizations',
      'organization_members',
      'partners',
      'saved_views',
    ],
    ...['bulk_runs', 'bulk_run_rows', 'export_runs', 'export_parts', 'round_robin_members', 'user_global_roles'],
    ...['products', 'product_parameters', 'product_cancellation_terms', 'postal_areas', 'moratoriums'],
    ...['moratorium_versions', 'rate_rows', 'rater_versions', 'rater_releases', 'rater_fixtures', 'dislocation_runs'],
    ...['dislocation_batches', 'rule_impact_runs', 'underwriting_rules', 'underwriting_rule_versions'],
    ...['underwriting_questions', 'underwriting_question_versions', 'kml_files', 'incident_layers', 'incident_alerts'],
    ...['incident_pauses', 'incident_alert_devices', 'hints', 'attempt_counters', 'idempotency_keys'],
  ]),
  ...of('it says again what another file says, for the books', [
    ...['balance_findings', 'ledger_entries', 'ledger_transactions', 'policy_activities', 'policy_commissions'],
    ...[
      'policy_earnings',
      'policy_standings',
      'invoice_states',
      'refund_states',
      'transaction_states',
      'rated_subjects',
    ],
    ...['rule_impact_rows', 'file_parts', 'files', 'process_intents', 'round_robin_assignments'],
  ]),
  ...of('underwriters and agents speak among themselves', [
    ...['quote_referrals', 'quote_referral_messages', 'note_mentions', 'moratorium_exceptions', 'explicit_rejections'],
  ]),
  ...of('it opens something; what else there is to say of it is in how a person signs in', [
    ...['pay_links', 'passkeys', 'second_factors', 'recovery_codes', 'trusted_devices', 'sign_in_steps'],
    'answered_challenges',
  ]),
  ...of('it is kept without a person', ['visit_events', 'consent_choices', 'audit_log']),
  ...of('devices report where a vehicle is, to its owner alone and elsewhere', ['vehicle_devices']),
};

function of(why: string, tables: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(tables.map((table) => [table, why]));
}
