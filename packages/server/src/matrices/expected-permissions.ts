import type { Role } from '@roadworthy/core/identity/vocabulary.ts';
import {
  type Columns,
  type Expected,
  customers,
  owned,
  service,
  staff,
  administration,
  actuary,
  readers,
  to,
  only,
  but,
  business,
  announced,
  broadcast,
  ratersOf,
  raters,
  ruleWriters,
} from './expectation.ts';

/**
 * What the table of roles says, read by a person and written down by hand. It is compared with the database and the
 * registry: change it when the roles change, never to make a difference disappear.
 */

const books = business('all', [actuary], 'organization or booked organization');

const method = only(
  'payment_method_id organization_id contract_id user_id kind brand cc_last_four bank expiry_month expiry_year ' +
    'autopay_consented refused ended created updated',
);
const account = only('user_id email first_name last_name phone created');
const ownAccount = only('user_id email first_name last_name preferred_name phone created');
const shopWindow = only(
  'product_id organization_id product_name description provider live_in not_live_in available_payment_terms ' +
    'available_policy_duration_months default_policy_duration_months underwriting_company naic_number',
);
const ofMyAgent =
  'EXISTS ( SELECT FROM quotes WHERE ((quotes.assigned_agent_id = agent_profiles.user_id) AND (quotes.organization_id = agent_profiles.organization_id)))';
const agentCard = only(
  'agent_profile_id user_id organization_id first_name last_name title phone schedule_url photo_url photo_file_id',
);
const portrait = 'EXISTS ( SELECT FROM agent_profiles WHERE (agent_profiles.photo_file_id = files.file_id))';
const branding = only('partner_id organization_id slug partner_name dealership default_product logo_url');
const letterhead = but('is_platform commission_email created updated second_factor_demanded version');
const letter = but('data last_error bounce updated subject_kind subject_id');

// The internals of a rating, what staff write into a quote, and what makes its token are not the customer's.
const quoteForCustomers = but(
  'resume_status meta custom_fields rating_response changes content_hash rater_version_id rated_content_hash ' +
    'restriction_keys restriction_keys_version approved_content_hash refused_for force_bind forced_content_hash forced_waives typed_content_hash typed_rating external_id external_url external_provider marketing_source campaign attribution ' +
    'token_version signed_content_hash signed_total signed_payment_term signer_info opened rewrites_policy_id rewrites_balance price_cap_from price_cap_to',
);
const quoteWithoutNames = only(
  'quote_id organization_id product_id kind status provider business_type effective_date expiration_date ' +
    'policy_duration_months payment_term country administrative_area postal_code time_zone language coverages plan discounts ' +
    'premium total rating_response rater_version_id rated policy_id force_bind bound created updated',
);
const policyWithoutNames = but(
  'user_id customer_renewal_option meta signed_at signer_info terms charge_day_moves e_consent_withdrawn decline_reason decline_comment kept_until erased renewal_look non_renewal_look',
);
const policyOfCustomer = but('meta signer_info terms charge_day_moves renewal_look non_renewal_look');
const policyWithoutInternals = but(
  'meta signer_info terms charge_day_moves e_consent_withdrawn decline_reason decline_comment renewal_look non_renewal_look',
);
const entityForCustomers = but('license_number license_number_index meta custom_fields phone_key');
const ofHandling =
  'processor_id meta flags signals duplicate_of cover_quote_id handler_user_id proof_of_loss investigation_begun ' +
  'investigation_finished agreed last_status_letter evaluated_by evaluated_by_name evaluation_note ' +
  'approved_by approved_by_name total_loss_on total_loss_value total_loss_repair total_loss_salvage total_loss_taxes ' +
  'is_wreck_retained lender_payoff clock_stopped_by assigned_because';
const ofPaying =
  'claim_exposure_id memo requested_by requested_by_name decided_by decided_by_name decided rejected_reason reference failure followed';
const document = 'storage_key sha256 made_from compared_providers';
const fileFacts = 'file_id organization_id name byte_size content_type stored created taken';
const attachments = 'through quote_attachments or through policy_attachments or through claim_attachments';

/** A child of a quote, which the customer and the bearer of the token read as far as `columns` go. */
const ofQuote = (columns: Columns, seen = ''): Expected[] => [
  to(customers, `${seen}through quotes`, columns),
  to(['token:quote'], `${seen}token`, columns),
];
const ofClaim = (columns: Columns = 'all', seen = ''): Expected[] => [
  to(customers, `${seen}through claims`, columns),
  to(['token:claim'], `${seen}token`, columns),
];
const ofPolicy = (columns: Columns = 'all', seen = ''): Expected => to(customers, `${seen}through policies`, columns);

const requestedItems = only(
  'underwriting_question_id organization_id product_id parent_id parent_answer question question_fr answer_type choices ' +
    'least most first_day last_day sort_order effective_date expiration_date wording archived',
);

/** Who reads what of which rows. A table that is missing here is read by no caller, and `email` reads none. */
export const expectedTables: Readonly<Record<string, readonly Expected[]>> = {
  users: [
    to(customers, 'own', ownAccount),
    to(owned, 'own', account),
    to(staff, 'every', account),
    to([administration], 'through deletion_requests', only('user_id email first_name last_name')),
  ],
  personal_exports: [to(customers, 'own', but('language storage_key updated'))],
  deletion_requests: [
    to(customers, 'own', but('language addresses refusal updated')),
    to(['global:service_manager', administration, 'global:admin'], 'every', but('language addresses refusal updated')),
  ],
  address_changes: [to([...customers, ...owned, ...staff], 'own', but('language updated'))],
  user_global_roles: [to(['global:admin'], 'every', only('user_id role'))],
  audit_log: [
    to(['organization:owner'], 'organization'),
    to([administration], 'of organizations'),
    to(['global:admin'], 'every'),
  ],
  audit_trail: [to(['organization:owner', administration, 'global:admin'], 'as its tables say')],
  api_keys: [
    to(['organization:owner'], 'organization', but('key_hash')),
    to([administration, 'global:admin'], 'every', but('key_hash')),
  ],
  global_role_requests: [to(['global:admin'], 'every')],
  report_schedules: business(),
  report_deliveries: business(),
  commission_runs: [to(['organization:owner'], 'organization'), to([administration, 'global:admin'], 'every')],
  commission_payees: [
    to(['organization:owner'], 'organization', but('account_token')),
    to([administration, 'global:admin'], 'every', but('account_token')),
  ],
  commission_run_lines: [to(['organization:owner'], 'organization'), to([administration, 'global:admin'], 'every')],
  webhooks: [
    to(['organization:owner'], 'organization', but('secret former_secret')),
    to([administration, 'global:admin'], 'every', but('secret former_secret')),
  ],
  webhook_deliveries: [
    to(['organization:owner'], 'organization', but('sequence begun leased_until')),
    to([administration, 'global:admin'], 'every', but('sequence begun leased_until')),
  ],
  saved_views: [
    to(owned, 'organization if shared or own of organization'),
    to([...staff, administration], 'by_platform if shared or own'),
    to([actuary], 'own'),
  ],
  bulk_runs: [to(owned, 'own of organization'), to(staff, 'own')],
  bulk_run_rows: [to([...owned, ...staff], 'through bulk_runs')],
  export_runs: [
    to(owned, 'own of organization', but('role language columns filter after_id storage_key')),
    to([...staff, actuary, administration], 'own', but('role language columns filter after_id storage_key')),
  ],
  organizations: [
    to([...customers, 'token:quote'], 'through quotes', letterhead),
    ...business(but('is_platform'), [administration]),
    to([actuary], 'every', only('organization_id name')),
  ],
  organization_members: business('all', [administration]),
  organization_invitations: [
    to(['organization:owner'], 'organization', but('language updated')),
    to([administration, 'global:admin'], 'every', but('language updated')),
  ],
  agent_profiles: [
    to([...customers, 'token:quote'], ofMyAgent, agentCard),
    ...business(),
    to([administration], 'every', but('notification_email photo_file_id created updated')),
  ],
  partners: [to(['anonymous', 'token:quote', ...customers], 'live', branding), ...business('all', [administration])],
  round_robin_members: business('all', [administration]),
  round_robin_assignments: business('all', [administration]),
  announcements: business('all', [administration], announced),
  announcement_receipts: [
    to(['organization:agent', 'organization:owner'], 'own'),
    to(['organization:underwriter'], 'organization or own'),
    to([...staff, administration], 'every'),
  ],
  products: [
    to(['anonymous', 'token:quote', ...customers], 'live', shopWindow),
    ...business('all', [actuary, administration]),
  ],
  product_parameters: business('all', [actuary, administration]),
  product_cancellation_terms: business('all', [actuary, administration]),
  postal_areas: [to(readers, 'every')],
  rater_versions: raters,
  rate_rows: raters,
  rater_releases: raters,
  dislocation_runs: ratersOf('organization under its own rates'),
  dislocation_batches: ratersOf('organization under its own rates'),
  rater_fixtures: raters,
  rule_impact_runs: ruleWriters(but('rule in_use after_quote_id')),
  rule_impact_rows: ruleWriters('all'),
  quotes: [
    to(customers, 'own', quoteForCustomers),
    to(['token:quote'], 'token', quoteForCustomers),
    ...business(
      but(
        'signed_content_hash signed_total signed_payment_term restriction_keys restriction_keys_version forced_content_hash forced_waives ' +
          'typed_content_hash typed_rating',
      ),
      [administration],
    ),
    to([actuary], 'every', quoteWithoutNames),
  ],
  locations: [...ofQuote('all'), ...business()],
  entities: [...ofQuote(entityForCustomers), ...business(but('license_number_index'))],
  entity_name_words: business(),
  vehicles: [...ofQuote('all'), ...business(), to([actuary], 'every', but('answers meta custom_fields listed'))],
  waitlist: business('all', [administration]),
  external_quotes: business('all', [administration]),
  enquiries: business(but('token_hash'), [administration]),
  enquiry_messages: business('all', [administration]),
  visit_events: business(but('message_id')),
  visit_sums: [...business(), to([actuary], 'every if not campaign')],
  consent_choices: [to([...staff, administration], 'every')],
  quote_notes: [...ofQuote(but('visible'), 'shown '), ...business()],
  signing_requests: [...ofQuote(but('number content_hash total payment_term signer_info')), ...business()],
  note_mentions: business(),
  tasks: business(),
  quote_attachments: [...ofQuote(but('visible archived'), 'shown '), ...business()],
  underwriting_questions: [to([...customers, 'token:quote'], 'through quotes', requestedItems), ...business()],
  underwriting_question_versions: business(),
  underwriting_rules: business(),
  underwriting_rule_versions: business(),
  moratoriums: business(),
  moratorium_versions: business(),
  moratorium_exceptions: business(),
  explicit_rejections: [
    to(
      ['organization:agent', 'organization:owner'],
      'organization',
      but('value value_index near_indexes keys_version'),
    ),
    to(['organization:underwriter'], 'organization', but('value_index near_indexes keys_version')),
    to(staff, 'every', but('value_index near_indexes keys_version')),
  ],
  quote_referrals: [
    ...ofQuote(only('quote_referral_id organization_id quote_id status review_type created updated')),
    ...business(),
  ],
  quote_referral_messages: business(),
  quote_verifications: [
    to(['organization:agent', 'organization:owner'], 'organization', but('request_key asked_index result raw')),
    to(['organization:underwriter'], 'organization', but('request_key asked_index raw')),
    to(['global:read_only', ...service], 'every', but('request_key asked_index result raw')),
    to(['global:underwriter', 'global:admin'], 'every', but('request_key asked_index raw')),
  ],
  mvr_violations: business(),
  policies: [
    to(customers, 'own', policyOfCustomer),
    to(['token:quote'], 'token', policyWithoutInternals),
    ...business(),
    to([administration], 'every', policyWithoutInternals),
    to([actuary], 'every', policyWithoutNames),
  ],
  policy_events: [ofPolicy(), ...business()],
  policy_activities: [
    ...business('all', [], 'booked organization'),
    to([actuary], 'every', but('agent_name agent_user_id')),
  ],
  policy_notes: [ofPolicy(but('visible'), 'shown '), ...business()],
  policy_attachments: [ofPolicy(but('visible archived'), 'shown '), ...business()],
  policy_inspections: [ofPolicy(), ...business()],
  vehicle_assets: [ofPolicy('all', 'live '), ...business()],
  policy_proposals: [
    ofPolicy(but('proposed_by_user_id accepted_by_user_id override_reason refusal_code signer_info signed_file_id')),
    ...business(),
  ],
  policy_renewals: [
    ofPolicy(
      but(
        'underwriter_cutoff_date underwriting_renewal_status underwriting_renewal_decision underwriting_renewal_notes ' +
          'issue_type customer_visible actor_id last_error meta base_quote_id attempts next_look changes_to_carry link_version link_expires',
      ),
      'visible ',
    ),
    ...business(),
  ],
  invoices: [to([...customers, 'token:quote'], 'through policies'), ...business()],
  payment_methods: [to(customers, 'own', method), ...business(method)],
  billing_arrangements: [ofPolicy(), ...business()],
  payment_allocations: [to(customers, 'through invoices'), ...business()],
  transactions: [ofPolicy(but('payment_id meta')), ...business(but('payment_id'))],
  policy_transactions: [...business(), to([actuary], 'every', but('actor_user_id reason delta'))],
  policy_segments: business(but('valid known'), [actuary]),
  policy_cancellations: [
    ofPolicy(but('policy_transaction_id explanation proof minimum_earned hold_reason odometer')),
    ...business(),
  ],
  notices: [ofPolicy(but('channel_grade channel_source proof_reference returned_on')), ...business()],
  policy_reinstatements: [
    ofPolicy(but('policy_transaction_id policy_cancellation_id statement_version')),
    ...business(),
  ],
  policy_refunds: [ofPolicy(but('policy_transaction_id fees advanced by_hand reason hold_reason')), ...business()],
  charge_lines: business(but('days'), [actuary]),
  balance_findings: business('all', [actuary]),
  policy_commissions: business('all', [actuary]),
  ledger_transactions: books,
  ledger_entries: books,
  trial_balance: [to([...owned, ...staff, actuary], 'as its tables say')],
  premium_bordereau: [to([...owned, ...staff, actuary], 'as its tables say')],
  receivables_ageing: [to([...owned, ...staff], 'as its tables say')],
  renewal_retention: [to([...owned, ...staff], 'as its tables say')],
  bound_business: [to([...owned, ...staff], 'as its tables say')],
  leaderboard: [to([...owned, ...staff], 'as its tables say')],
  commission_statement: [to([...owned, ...staff], 'as its tables say')],
  premium_and_losses: [to([...owned, ...staff], 'as its tables say')],
  quote_conversion: [to([...owned, ...staff], 'as its tables say')],
  legal_days: [to([...owned, ...staff], 'as its tables say')],
  claims: [
    to(customers, 'own', but(`${ofHandling} token_version stated_facts`)),
    to(['token:claim'], 'token', but(`${ofHandling} token_version stated_facts`)),
    ...business(but('token_version stated_facts')),
    to(
      [actuary],
      'every',
      only(
        'claim_id organization_id policy_id root_vehicle_id provider status type_of_loss incident_date filed time_zone ' +
          'administrative_area',
      ),
    ),
  ],
  claim_entities: [...ofClaim(), ...business()],
  claim_vehicles: [...ofClaim(), ...business()],
  claim_attachments: [...ofClaim(but('visible archived'), 'shown '), ...business()],
  claim_notes: [...ofClaim(but('visible'), 'shown '), ...business()],
  external_claims: [...ofClaim(), ...business()],
  claim_exposures: [
    ...business(),
    to([actuary], 'every', but('claimant person_limit occurrence_limit aggregate_limit created updated')),
  ],
  claim_deadlines: business(),
  claim_payments: [
    to(customers, 'shown through claims', but(ofPaying)),
    to(['token:claim'], 'shown token', but(ofPaying)),
    ...business(),
  ],
  claim_payment_payees: business(),
  claim_payees: business(but('account_token')),
  claim_recoveries: business(),
  claim_waits: business(),
  claim_letters: [
    to(
      customers,
      'shown through claims',
      only('claim_letter_id organization_id claim_id kind status subject body sent returned'),
    ),
    to(
      ['token:claim'],
      'shown token',
      only('claim_letter_id organization_id claim_id kind status subject body sent returned'),
    ),
    ...business(),
  ],
  claim_clock: [to([...owned, ...staff], 'as its tables say')],
  claim_entries: business('all', [actuary]),
  loss_runs: [to([...owned, ...staff], 'as its tables say')],
  adjusters: [to(staff, 'every')],
  files: [
    to(
      customers,
      `${attachments} or through vehicle_assets or ${portrait} or own on its way or own evidence on its way`,
      only(`${fileFacts} user_id status problem`),
    ),
    to(['token:quote'], `through quote_attachments or ${portrait})`, only(fileFacts)),
    to(
      ['token:claim'],
      'through claim_attachments or evidence on its way',
      only(`${fileFacts} user_id status problem`),
    ),
    to(
      [administration],
      'for_logo',
      only(
        'file_id organization_id name byte_size content_type stored created status problem user_id for_logo partner_id',
      ),
    ),
    ...business(but('storage_key upload openings')),
  ],
  file_parts: business(but('mark')),
  kml_files: business(but('storage_key'), [], broadcast),
  incident_layers: business('all', [], 'through kml_files'),
  incident_alerts: business('all', [], 'through kml_files'),
  incident_alert_devices: business(),
  incident_alert_messages: business(),
  vehicle_devices: [
    to(customers, 'own', but('provider_device_id attributes meta user_id received odometer_km')),
    ...business(),
  ],
  device_reports: [to(customers, 'through vehicle_devices', but('raw_hash')), ...business(but('raw_hash'))],
  telematics_payloads: [to(staff, 'every')],
  telematics_polls: [to(staff, 'every')],
  price_moves: business(),
  timeline_entries: [
    to(
      customers,
      'visible through quotes or through policies or through claims',
      but('actor_user_id visible product_id'),
    ),
    to(['token:quote'], 'visible token', but('actor_user_id visible product_id')),
    to(
      ['token:claim'],
      'visible token',
      only('timeline_entry_id organization_id claim_id at kind actor_name actor_role facts'),
    ),
    ...business(),
    to(
      [administration],
      'product_id IS NOT NULL',
      only('timeline_entry_id organization_id product_id at kind actor_name actor_role facts'),
    ),
  ],
  documents: [
    to(customers, 'visible through quotes or through policies', but(`${document} visible`)),
    to(['token:quote'], 'visible token', but(`${document} visible`)),
    ...business(but(document)),
  ],
  notifications: business(letter),
  posted_letters: business(),
};

/** Which functions of the database answer whom. */
export const expectedFunctions: Readonly<Record<string, readonly Role[]>> = {
  external_agent_fni: [...owned, ...staff],
  find_duplicates: [...owned, ...staff],
  policy_activity_days: [...owned, ...staff],
  search_platform: [...owned, ...staff],
  checkout_funnel: [...owned, ...staff, actuary],
  earned_premium_by_state: [...owned, ...staff],
  vehicle_devices_by_policy: [...owned, ...staff],
  vehicle_devices_by_vehicle: [...owned, ...staff],
  loss_experience: [...owned, ...staff, actuary],
  claim_development: [...owned, ...staff, actuary],
};
