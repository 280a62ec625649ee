/** The tables of whose rows screens are told as they change, and the column of each one's key. */
export const liveTables = {
  quotes: 'quote_id',
  quote_referrals: 'quote_referral_id',
  external_quotes: 'external_quote_id',
  enquiries: 'enquiry_id',
  policies: 'policy_id',
  policy_proposals: 'policy_proposal_id',
  policy_renewals: 'policy_renewal_id',
  products: 'product_id',
  claims: 'claim_id',
  external_claims: 'external_claim_id',
  kml_files: 'kml_file_id',
  vehicle_devices: 'device_id',
  announcements: 'announcement_id',
  note_mentions: 'note_mention_id',
  tasks: 'task_id',
  explicit_rejections: 'explicit_rejection_id',
  moratoriums: 'moratorium_id',
  dislocation_runs: 'dislocation_run_id',
  rule_impact_runs: 'rule_impact_run_id',
  bulk_runs: 'bulk_run_id',
  export_runs: 'export_run_id',
} as const;

export type LiveTable = keyof typeof liveTables;

/** A row that changed, or something below it. */
export type Change = { readonly table: LiveTable; readonly id: string };

/** The records whose pages say who else is there, and the column of each one's key. */
export const presentTables = { quotes: 'quote_id', policies: 'policy_id', claims: 'claim_id' } as const;
export type PresentTable = keyof typeof presentTables;
export type PresentRecord = { readonly table: PresentTable; readonly id: string };

/** The queues of whose visitors it is told whether somebody works through them now. */
export const attendedQueues = ['enquiries'] as const;
export type AttendedQueue = (typeof attendedQueues)[number];

/** Whether the pages of a table's rows say who else is there. */
export function isPresentTable(name: string): name is PresentTable {
  return Object.hasOwn(presentTables, name);
}

/**
 * What a browser is told: the rows that changed, that too much did to name it, or that somebody came to a record or left
 * it; and, where standbys answer reads, how far one has to have come that knows of it.
 */
export type LiveMessage =
  | { readonly changes: readonly Change[]; readonly after?: string }
  | { readonly everything: true; readonly after?: string }
  | { readonly present: PresentRecord };

/** Under which rows a change of each table is told; the database's triggers say the same. */
export const reportedUnder: Readonly<Record<string, readonly LiveTable[]>> = {
  quotes: ['quotes'],
  locations: ['quotes'],
  entities: ['quotes'],
  vehicles: ['quotes'],
  quote_verifications: ['quotes'],
  mvr_violations: ['quotes'],
  signing_requests: ['quotes'],
  quote_notes: ['quotes'],
  quote_attachments: ['quotes'],
  round_robin_assignments: ['quotes'],
  quote_referrals: ['quote_referrals', 'quotes'],
  quote_referral_messages: ['quote_referrals'],
  external_quotes: ['external_quotes'],
  enquiries: ['enquiries'],
  enquiry_messages: ['enquiries'],
  policies: ['policies'],
  policy_activities: ['policies'],
  invoices: ['policies'],
  billing_arrangements: ['policies'],
  transactions: ['policies'],
  policy_notes: ['policies'],
  policy_attachments: ['policies'],
  policy_inspections: ['policies'],
  vehicle_assets: ['policies'],
  policy_cancellations: ['policies'],
  posted_letters: ['policies', 'claims'],
  policy_refunds: ['policies'],
  policy_reinstatements: ['policies'],
  policy_proposals: ['policy_proposals', 'policies'],
  policy_renewals: ['policy_renewals', 'policies'],
  documents: ['quotes', 'policies'],
  timeline_entries: ['quotes', 'policies', 'products', 'claims'],
  products: ['products'],
  product_parameters: ['products'],
  underwriting_questions: ['products'],
  underwriting_rules: ['products'],
  claims: ['claims', 'policies'],
  claim_entities: ['claims'],
  claim_vehicles: ['claims'],
  claim_attachments: ['claims'],
  claim_notes: ['claims'],
  claim_exposures: ['claims'],
  claim_deadlines: ['claims'],
  claim_payments: ['claims'],
  claim_payees: ['claims'],
  claim_recoveries: ['claims'],
  claim_waits: ['claims'],
  claim_letters: ['claims'],
  claim_clock: ['claims'],
  external_claims: ['external_claims', 'claims'],
  kml_files: ['kml_files'],
  incident_layers: ['kml_files'],
  incident_alerts: ['kml_files'],
  incident_alert_messages: ['kml_files'],
  vehicle_devices: ['vehicle_devices'],
  announcements: ['announcements'],
  note_mentions: ['note_mentions'],
  tasks: ['tasks'],
  explicit_rejections: ['explicit_rejections'],
  moratoriums: ['moratoriums'],
  moratorium_exceptions: ['moratoriums', 'quotes', 'policies'],
  dislocation_runs: ['dislocation_runs'],
  rule_impact_runs: ['rule_impact_runs'],
  bulk_runs: ['bulk_runs'],
  export_runs: ['export_runs'],
};

/** Whether a text names a table of which screens are told. */
export function isLiveTable(name: string): name is LiveTable {
  return Object.hasOwn(liveTables, name);
}
