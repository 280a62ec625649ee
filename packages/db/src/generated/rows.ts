// Printed from the catalog by scripts/generate.ts: do not edit.
import type { Generated, GeneratedAlways, Selectable } from 'kysely';

export interface AgentProfilesTable {
  user_id: string;
  organization_id: string;
  first_name: string;
  last_name: string;
  email: string;
  notification_email: string | null;
  schedule_url: string | null;
  photo_url: string | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface AnnouncementsTable {
  announcement_id: Generated<string>;
  organization_id: string;
  body: string;
  created_by: string;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
  for_everybody: Generated<boolean>;
}

export interface ApiKeysTable {
  api_key_id: Generated<string>;
  organization_id: string;
  name: string;
  key_hash: string;
  key_prefix: string;
  role: 'organization:agent' | 'organization:owner' | 'organization:underwriter' | 'global:read_only' | 'global:service_agent' | 'global:service_member' | 'global:service_manager' | 'global:actuary' | 'global:underwriter' | 'global:organization_admin' | 'global:admin';
  created_by: string;
  expires: Date | null;
  revoked: Date | null;
  revoked_by: string | null;
  last_used: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface AttemptCountersTable {
  subject: string;
  window_start: Date;
  attempts: number;
}

export interface AuditLogTable {
  audit_id: Generated<string>;
  at: Generated<Date>;
  request_id: string;
  operation: string;
  actor_kind: 'user' | 'api_key' | 'quote_token' | 'claim_token' | 'anonymous' | 'system';
  actor_user_id: string | null;
  actor_role: string;
  organization_id: string | null;
  root_table: string | null;
  root_id: string | null;
  outcome: string;
  input: Generated<unknown>;
  actor_api_key_id: string | null;
}

export interface ClaimAttachmentsTable {
  claim_attachment_id: Generated<string>;
  organization_id: string;
  claim_id: string;
  name: string;
  url: string;
  user_id: string | null;
  visible: Generated<boolean>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface ClaimEntitiesTable {
  claim_entity_id: Generated<string>;
  organization_id: string;
  claim_id: string;
  entity_relationship: 'named_insured' | 'additional_insured' | 'driver' | 'lienholder' | 'loss_payee' | 'claimant' | 'other_driver' | 'passenger' | 'witness' | 'injured';
  first_name: string | null;
  last_name: string | null;
  business_name: string | null;
  phone: string | null;
  email: string | null;
  description: string | null;
  address: string | null;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface ClaimVehiclesTable {
  claim_vehicle_id: Generated<string>;
  organization_id: string;
  claim_id: string;
  year: number | null;
  make: string | null;
  model: string | null;
  length: string | null;
  type: string | null;
  vin: string | null;
  floorplan: string | null;
  license_plate: string | null;
  manual_entry: Generated<boolean>;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface ClaimsTable {
  claim_id: Generated<string>;
  organization_id: string;
  claim_number: string | null;
  status: Generated<'draft' | 'filed' | 'open' | 'investigating' | 'evaluated' | 'approved' | 'denied' | 'paid' | 'closed' | 'reopened' | 'withdrawn'>;
  provider: string | null;
  policy_type: string | null;
  processor_id: string | null;
  assigned_agent_id: string | null;
  user_id: string | null;
  quote_id: string | null;
  policy_id: string | null;
  vehicle_id: string | null;
  policy_number: string | null;
  policy_holder: string | null;
  incident_date: string | null;
  incident_time: string | null;
  incident_location_type: 'road' | 'parked' | 'campground' | 'storage' | 'home' | null;
  incident_location: string | null;
  driving_at_time_of_loss: boolean | null;
  driver: string | null;
  type_of_loss: 'collision' | 'weather' | 'object' | 'theft' | 'fire' | 'water' | 'animal' | 'glass' | 'tire' | 'awning_roof' | 'other' | null;
  incident_description: string | null;
  damage_to_vehicle: boolean | null;
  damage_description: string | null;
  damage: Generated<unknown>;
  police_report_filed: boolean | null;
  police_agency: string | null;
  police_report_number: string | null;
  business_purposes: boolean | null;
  business_purposes_reason: string | null;
  filed: Date | null;
  meta: Generated<unknown>;
  token_version: Generated<number>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface DocumentsTable {
  document_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  policy_id: string | null;
  document_type: 'declarations';
  name: string;
  status: Generated<'pending' | 'ready' | 'failed'>;
  storage_key: string | null;
  content_type: Generated<string>;
  byte_size: number | null;
  sha256: string | null;
  visible: Generated<boolean>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface EntitiesTable {
  entity_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  entity_type: 'person' | 'business';
  entity_relationship: 'named_insured' | 'additional_insured' | 'driver' | 'lienholder' | 'loss_payee' | 'claimant' | 'other_driver' | 'passenger' | 'witness' | 'injured';
  first_name: string | null;
  last_name: string | null;
  business_name: string | null;
  email: string | null;
  phone: string | null;
  birthdate: string | null;
  marital_status: string | null;
  license_number: string | null;
  license_number_index: string | null;
  license_country: string | null;
  license_administrative_area: string | null;
  license_first_issued_year: number | null;
  rv_driving_experience_years: number | null;
  years_in_business: number | null;
  location_id: string | null;
  meta: Generated<unknown>;
  custom_fields: Generated<unknown>;
  first_name_key: GeneratedAlways<string | null>;
  last_name_key: GeneratedAlways<string | null>;
  phone_key: GeneratedAlways<string | null>;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface ExplicitRejectionsTable {
  explicit_rejection_id: Generated<string>;
  organization_id: string;
  key: 'vin' | 'email' | 'phone' | 'license_number' | 'name_and_birthdate' | 'postal_code' | 'address';
  value: string;
  value_index: string;
  reason: string;
  provider: 'personal' | 'pro' | 'boat' | 'motorcycle' | 'car_share' | 'warranty' | 'roadside' | 'tire_wheel' | 'windshield' | 'external' | 'aviva' | 'safeco' | 'ambercare' | 'electrified_care' | null;
  should_block_renewal: Generated<boolean>;
  deleted: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface ExternalClaimsTable {
  external_claim_id: Generated<string>;
  organization_id: string;
  claim_id: string | null;
  policy_id: string | null;
  provider: string;
  claim_number: string;
  loss_type: string | null;
  loss_occurred: string | null;
  status: string | null;
  fault_decision: string | null;
  indemnity_payment: number | null;
  synced: Generated<Date>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface HintsTable {
  written_by: Generated<string>;
  table_name: string;
  row_id: string;
  organization_id: string;
  at: Generated<Date>;
}

export interface IdempotencyKeysTable {
  principal: string;
  key: string;
  operation: string;
  request_hash: string;
  result: unknown;
  organization_id: string | null;
  created: Generated<Date>;
}

export interface IncidentAlertDevicesTable {
  incident_alert_device_id: Generated<string>;
  organization_id: string;
  incident_alert_id: string;
  incident_layer_id: string;
  provider: 'bouncie' | 'garaging' | 'mojio' | 'passtime' | 'samasara' | 'smartcar' | 'tesla' | 'zubie';
  provider_device_id: string;
  forced: Generated<boolean>;
  created: Generated<Date>;
}

export interface IncidentAlertsTable {
  incident_alert_id: Generated<string>;
  organization_id: string;
  kml_file_id: string;
  incident_layer_id: string;
  provider: 'personal' | 'pro' | 'boat' | 'motorcycle' | 'car_share' | 'warranty' | 'roadside' | 'tire_wheel' | 'windshield' | 'external' | 'aviva' | 'safeco' | 'ambercare' | 'electrified_care';
  reason: string;
  user_id: string;
  ended: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface IncidentLayersTable {
  incident_layer_id: Generated<string>;
  organization_id: string;
  kml_file_id: string;
  incident_name: string;
  geometry: unknown;
  south: number;
  north: number;
  west: number;
  east: number;
  created: Generated<Date>;
}

export interface IncidentPausesTable {
  incident_pause_id: Generated<string>;
  organization_id: string;
  kml_file_id: string;
  incident_layer_id: string;
  provider: 'personal' | 'pro' | 'boat' | 'motorcycle' | 'car_share' | 'warranty' | 'roadside' | 'tire_wheel' | 'windshield' | 'external' | 'aviva' | 'safeco' | 'ambercare' | 'electrified_care';
  reason: string;
  user_id: string;
  resumed: Date | null;
  resume_reason: string | null;
  resumed_by_user_id: string | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface InvoicesTable {
  invoice_id: Generated<string>;
  organization_id: string;
  policy_id: string;
  sequence: number;
  due_date: string;
  premium: number;
  fees: number;
  amount: GeneratedAlways<number | null>;
  status: 'scheduled' | 'issued' | 'paid' | 'void';
  paid: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface KmlFilesTable {
  kml_file_id: Generated<string>;
  organization_id: string;
  filename: string;
  checksum: string;
  byte_size: number;
  storage_key: string;
  user_id: string;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
  for_everybody: Generated<boolean>;
}

export interface LedgerEntriesTable {
  ledger_entry_id: Generated<string>;
  organization_id: string;
  ledger_transaction_id: string;
  account: 'premium_receivable' | 'cash' | 'written_premium' | 'policy_fees' | 'installment_fees';
  amount: number;
  coverage: string | null;
  vehicle_id: string | null;
  invoice_id: string | null;
}

export interface LedgerTransactionsTable {
  ledger_transaction_id: Generated<string>;
  organization_id: string;
  booked_organization_id: string;
  policy_id: string;
  kind: 'new_business' | 'payment';
  booked: Generated<Date>;
  effective_date: string;
}

export interface LocationsTable {
  location_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  location_type: 'mailing' | 'garaging' | 'registration' | 'incident';
  line_1: string | null;
  line_2: string | null;
  locality: string | null;
  administrative_area: string;
  administrative_area_2: string | null;
  postal_code: string;
  country: 'US' | 'CA';
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface MvrViolationsTable {
  mvr_violation_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  entity_id: string;
  quote_verification_id: string;
  violation: string;
  date: string;
  points: Generated<number>;
  created: Generated<Date>;
}

export interface NotificationsTable {
  notification_id: Generated<string>;
  organization_id: string;
  quote_id: string | null;
  policy_id: string | null;
  template: 'resume_quote' | 'quote_sent' | 'policy_bound';
  recipient: string;
  subject: string | null;
  data: Generated<unknown>;
  status: Generated<'queued' | 'sent' | 'failed'>;
  sent: Date | null;
  last_error: string | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface OrganizationMembersTable {
  organization_member_id: Generated<string>;
  organization_id: string;
  user_id: string;
  role: 'organization:agent' | 'organization:owner' | 'organization:underwriter';
  active: Generated<boolean>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface OrganizationsTable {
  organization_id: Generated<string>;
  name: string;
  organization_type: 'roamly_insurance' | 'roamly_software';
  default_provider: string | null;
  logo_url: string | null;
  service_phone: string | null;
  service_email: string | null;
  sales_number: string | null;
  sales_schedule_url: string | null;
  commission_email: string | null;
  line_1: string | null;
  line_2: string | null;
  locality: string | null;
  administrative_area: string | null;
  postal_code: string | null;
  country: 'US' | 'CA' | null;
  time_zone: Generated<string>;
  parent_organization_id: string | null;
  house: Generated<boolean>;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface PartnersTable {
  partner_id: Generated<string>;
  organization_id: string;
  slug: string;
  partner_name: string;
  dealership: Generated<boolean>;
  default_product: string | null;
  logo_url: string | null;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface PaymentsTable {
  payment_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  process_intent_id: string | null;
  gateway_key: string;
  gateway: string;
  gateway_reference: string | null;
  amount: number;
  currency: 'USD' | 'CAD';
  method_token: string;
  cc_last_four: string | null;
  bank: string | null;
  status: 'pending' | 'authorized' | 'settled' | 'failed' | 'voided' | 'unknown';
  decline_code: string | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface PoliciesTable {
  policy_id: Generated<string>;
  organization_id: string;
  product_id: string;
  provider: string;
  policy_number: string;
  policy_status: 'pending' | 'active' | 'delinquent' | 'pending_cancellation' | 'cancelled' | 'expired' | 'rewritten';
  policy_term: Generated<number>;
  contract_id: Generated<string>;
  current_quote_id: string;
  user_id: string | null;
  effective_date: string;
  expiration_date: string;
  time_zone: string;
  currency: 'USD' | 'CAD';
  payment_term: 'monthly' | 'pay_in_full';
  premium: number;
  fees: number;
  cancelled_as_of: string | null;
  cancellation_reason: 'insured_request' | 'sold_vehicle' | 'replaced_cover' | 'non_payment' | 'uw_post_bind' | 'license_suspended' | 'misrepresentation' | 'fraud_claim' | 'total_loss' | 'duplicate' | 'rewrite' | 'never_taken' | null;
  customer_renewal_option: Generated<'auto_renew' | 'manual' | 'do_not_renew'>;
  meta: Generated<unknown>;
  signed_at: Date | null;
  signer_info: unknown;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface PolicyActivitiesTable {
  history_id: Generated<string>;
  timestamp: Generated<Date>;
  organization_id: string;
  booked_organization_id: string;
  policy_id: string;
  action: 'new_business' | 'endorsement' | 'cancellation' | 'pending_cancellation' | 'reinstatement' | 'renewal' | 'non_renewal' | 'rewrite' | 'delinquency' | 'refund';
  organization_name: string;
  agent_name: string | null;
  provider: string;
  policy_status: string;
  effective_date: string;
  expiration_date: string;
  policy_term_premium: number;
  premium_change: number;
  current_quote_id: string;
  policy_state: string;
  payment_term: string;
  cancelled_as_of: string | null;
}

export interface PolicyAttachmentsTable {
  policy_attachment_id: Generated<string>;
  organization_id: string;
  policy_id: string;
  name: string;
  url: string;
  user_id: string | null;
  visible: Generated<boolean>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface PolicyEventsTable {
  policy_event_id: Generated<string>;
  organization_id: string;
  policy_id: string;
  event_type: string;
  due_date: string | null;
  data: Generated<unknown>;
  archived: Date | null;
  created: Generated<Date>;
}

export interface PolicyInspectionsTable {
  policy_inspection_id: Generated<string>;
  organization_id: string;
  policy_id: string;
  vehicle_id: string | null;
  due_date: string | null;
  photo_url: string | null;
  completed: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface PolicyNotesTable {
  policy_note_id: Generated<string>;
  organization_id: string;
  policy_id: string;
  note: string;
  user_id: string;
  author_name: string;
  visible: Generated<boolean>;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface PolicyProposalsTable {
  policy_proposal_id: Generated<string>;
  organization_id: string;
  policy_id: string;
  proposed_quote_id: string;
  status: Generated<'pending' | 'scheduled' | 'applied' | 'invalidated'>;
  effective: string;
  premium_change: number | null;
  applied: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface PolicyRenewalsTable {
  policy_renewal_id: Generated<string>;
  organization_id: string;
  source_policy_id: string;
  policy_term: number;
  renewal_quote_id: string | null;
  status: Generated<'pending' | 'quoted' | 'in_review' | 'agent_review' | 'approved' | 'offered' | 'accepted' | 'completed' | 'rejected' | 'payment_failed' | 'error' | 'declined' | 'expired'>;
  renewal_date: string;
  underwriter_cutoff_date: string;
  customer_renewal_option: Generated<'auto_renew' | 'manual' | 'do_not_renew'>;
  underwriting_renewal_status: Generated<'not_required' | 'pending' | 'approved' | 'rejected'>;
  underwriting_renewal_decision: 'renew' | 'renew_with_changes' | 'non_renew' | null;
  underwriting_renewal_notes: string | null;
  issue_type: Generated<'none' | 'missing_fields' | 'payment_method' | 'payment_failed' | 'price_change' | 'verification' | 'referral' | 'rejection' | 'moratorium' | 'product_withdrawn' | 'rating_error'>;
  price_change: number | null;
  customer_visible: Generated<boolean>;
  actor_id: string | null;
  last_error: string | null;
  meta: Generated<unknown>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface PostalAreasTable {
  prefix: string;
  country: 'US' | 'CA';
  administrative_area: string;
  time_zone: string;
}

export interface ProcessIntentsTable {
  process_intent_id: Generated<string>;
  organization_id: string;
  process: string;
  root_table: string;
  root_id: string;
  state: Generated<'begun' | 'finished'>;
  request: unknown;
  result: unknown;
  actor: unknown;
  attempts: Generated<number>;
  leased_until: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface ProductsTable {
  product_id: Generated<string>;
  organization_id: string;
  product_name: string;
  description: string | null;
  provider: 'personal' | 'pro' | 'boat' | 'motorcycle' | 'car_share' | 'warranty' | 'roadside' | 'tire_wheel' | 'windshield' | 'external' | 'aviva' | 'safeco' | 'ambercare' | 'electrified_care';
  support_policy_proposal: Generated<boolean>;
  support_renewal: Generated<boolean>;
  renewal_days: Generated<number>;
  underwriter_cutoff_days: Generated<number>;
  live_in: Generated<string[]>;
  not_live_in: Generated<string[]>;
  required_verifications: Generated<string[]>;
  available_payment_terms: Generated<string[]>;
  available_policy_duration_months: Generated<number[]>;
  default_policy_duration_months: Generated<number>;
  new_policy_number: string;
  rater_inputs: Generated<unknown>;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface QuoteAttachmentsTable {
  quote_attachment_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  name: string;
  url: string;
  user_id: string | null;
  visible: Generated<boolean>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface QuoteNotesTable {
  quote_note_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  note: string;
  user_id: string;
  author_name: string;
  visible: Generated<boolean>;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface QuoteReferralsTable {
  quote_referral_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  status: Generated<'pending' | 'accepted' | 'rejected' | 'expired' | 'completed'>;
  review_type: 'pre_bind' | 'post_bind';
  request_reasons: string[];
  requested_by_user_id: string | null;
  action_reason: string | null;
  underwriter_user_id: string | null;
  decided: Date | null;
  content_hash: string | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface QuoteVerificationsTable {
  quote_verification_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  entity_id: string;
  call_type: 'mvr' | 'frs' | 'tas';
  provider: string;
  request_key: string;
  status: Generated<'pending' | 'ok' | 'no_hit' | 'error' | 'timeout'>;
  errored: GeneratedAlways<boolean | null>;
  error: string | null;
  result: string | null;
  raw: string | null;
  fetched: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface QuotesTable {
  quote_id: Generated<string>;
  organization_id: string;
  product_id: string;
  kind: Generated<'quote' | 'brown_brown_application'>;
  status: Generated<'open' | 'agent_required' | 'agent_approved' | 'referred' | 'ineligible' | 'expired' | 'pending_bind' | 'bound' | 'proposal' | 'pending_renewal' | 'locked_pending_renewal' | 'replaced'>;
  resume_status: string | null;
  provider: string;
  business_type: Generated<'new_business' | 'renewal'>;
  effective_date: string;
  expiration_date: string;
  policy_duration_months: Generated<number>;
  payment_term: Generated<'monthly' | 'pay_in_full'>;
  country: 'US' | 'CA';
  administrative_area: string;
  postal_code: string;
  time_zone: string;
  coverages: Generated<unknown>;
  plan: 'essential' | 'road_ready' | 'full_throttle' | null;
  discounts: Generated<unknown>;
  declarations: Generated<unknown>;
  meta: Generated<unknown>;
  custom_fields: Generated<unknown>;
  rating_response: unknown;
  changes: unknown;
  premium: number | null;
  content_hash: string | null;
  rated_content_hash: string | null;
  rater_version_id: string | null;
  rated: Date | null;
  approved_content_hash: string | null;
  force_bind: Generated<boolean>;
  assigned_agent_id: string | null;
  user_id: string | null;
  partner_id: string | null;
  policy_id: string | null;
  mailing_location_id: string | null;
  replaced_by_quote_id: string | null;
  external_id: string | null;
  external_url: string | null;
  external_provider: string | null;
  marketing_source: Generated<string>;
  campaign: string | null;
  token_version: Generated<number>;
  bound: Date | null;
  signed_at: Date | null;
  signed_content_hash: string | null;
  signer_info: unknown;
  steps: Generated<string[]>;
  version: Generated<number>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface RateRowsTable {
  rate_row_id: Generated<string>;
  organization_id: string;
  rater_version_id: string;
  factor: string;
  key: string;
  comprehensive: string | null;
  collision: string | null;
  liability: string | null;
  amount: number | null;
  refer: Generated<boolean>;
}

export interface RaterVersionsTable {
  rater_version_id: Generated<string>;
  organization_id: string;
  provider: string;
  provider_version: string;
  label: string;
  status: 'draft' | 'promoted' | 'retired';
  promoted: Date | null;
  created: Generated<Date>;
}

export interface RoundRobinAssignmentsTable {
  round_robin_assignment_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  user_id: string;
  agent_name: string;
  reason: string;
  assigned_by_user_id: string | null;
  created: Generated<Date>;
}

export interface RoundRobinMembersTable {
  round_robin_member_id: Generated<string>;
  organization_id: string;
  user_id: string;
  weight: Generated<number>;
  paused: Generated<boolean>;
  licensed_in: Generated<string[]>;
  working_days: Generated<number[]>;
  works_from: Generated<string>;
  works_until: Generated<string>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface TransactionsTable {
  transaction_id: Generated<string>;
  organization_id: string;
  policy_id: string;
  invoice_id: string | null;
  payment_id: string | null;
  amount: number;
  date: string;
  cc_last_four: string | null;
  bank: string | null;
  type: 'charge' | 'refund' | 'fee' | 'adjustment';
  status: 'pending' | 'authorized' | 'settled' | 'failed' | 'voided' | 'refunded' | 'unknown';
  attempt_count: Generated<number>;
  meta: Generated<unknown>;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface UnderwritingQuestionsTable {
  underwriting_question_id: Generated<string>;
  organization_id: string;
  product_id: string;
  parent_id: string | null;
  question: string;
  answer_type: Generated<'yes_no' | 'number' | 'text'>;
  decision: Generated<'none' | 'referral' | 'rejection' | 'agent_required'>;
  decision_answer: string | null;
  sort_order: Generated<number>;
  effective_date: string;
  expiration_date: string | null;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface UnderwritingRulesTable {
  underwriting_rule_id: Generated<string>;
  organization_id: string;
  product_id: string;
  rule_name: string;
  rule_type: 'rejection' | 'referral' | 'agent_required';
  object_type: 'quote' | 'vehicle' | 'entity' | 'location' | 'policy' | 'history';
  key: string;
  operator: 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'nin' | 'between' | 'contains' | 'missing' | 'matches';
  value: unknown;
  reason: string;
  effective_date: string;
  expiration_date: string | null;
  allow_new_business: Generated<boolean>;
  allow_renewal: Generated<boolean>;
  allow_proposal: Generated<boolean>;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface UserGlobalRolesTable {
  user_id: string;
  role: 'global:user' | 'global:read_only' | 'global:service_agent' | 'global:service_member' | 'global:service_manager' | 'global:actuary' | 'global:underwriter' | 'global:organization_admin' | 'global:admin';
  created: Generated<Date>;
}

export interface UsersTable {
  user_id: Generated<string>;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
  language: 'en-us' | 'en-ca' | 'fr-ca' | null;
}

export interface VehicleAssetsTable {
  vehicle_asset_id: Generated<string>;
  organization_id: string;
  policy_id: string;
  vehicle_id: string | null;
  vin: string | null;
  name: string;
  url: string;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface VehicleDevicesTable {
  device_id: Generated<string>;
  organization_id: string;
  vehicle_id: string;
  provider: 'bouncie' | 'garaging' | 'mojio' | 'passtime' | 'samasara' | 'smartcar' | 'tesla' | 'zubie';
  provider_device_id: string;
  lat: number | null;
  lng: number | null;
  observed: Date | null;
  attributes: Generated<unknown>;
  meta: Generated<unknown>;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface VehiclesTable {
  vehicle_id: Generated<string>;
  organization_id: string;
  quote_id: string;
  year: number | null;
  make: string | null;
  model: string | null;
  type: 'class_a' | 'class_b' | 'class_c' | 'travel_trailer' | 'fifth_wheel' | 'toy_hauler' | 'pop_up' | 'truck_camper' | 'teardrop' | 'bus_conversion';
  vin: string | null;
  rating_value: number | null;
  rating_value_type: 'agreed_value' | 'actual_cash_value' | 'total_loss_replacement' | 'purchase_price' | null;
  purchase_price: number | null;
  initial_value: number | null;
  usage_type: 'recreational' | 'frequent' | 'seasonal_parked' | 'full_timer' | 'business' | null;
  storage_type: 'indoor' | 'secured' | 'covered' | 'driveway' | 'street' | null;
  floorplan: string | null;
  length: string | null;
  telematics: Generated<boolean>;
  salvage_title: boolean | null;
  original_owner: boolean | null;
  manual_entry: Generated<boolean>;
  years_owned: number | null;
  estimated_yearly_mileage: number | null;
  max_miles_from_address: number | null;
  rental_utilization_rate: number | null;
  nights_per_year: number | null;
  mileage: number | null;
  features: Generated<unknown>;
  meta: Generated<unknown>;
  custom_fields: Generated<unknown>;
  coverage_date: string | null;
  location_id: string | null;
  registration_location_id: string | null;
  lienholder_id: string | null;
  archived: Date | null;
  created: Generated<Date>;
  updated: Generated<Date>;
}

export interface AuthAccountTable {
  id: Generated<string>;
  accountId: string;
  providerId: string;
  userId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: Date | null;
  refreshTokenExpiresAt: Date | null;
  scope: string | null;
  password: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface AuthLetterTable {
  letter_id: Generated<string>;
  email: string;
  link_hash: string;
  code_hash: string;
  expires: Date;
}

export interface AuthSessionTable {
  id: Generated<string>;
  token: string;
  userId: string;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface AuthUserTable {
  id: string;
  name: string;
  email: string;
  emailVerified: Generated<boolean>;
  image: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface AuthVerificationTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  expiresAt: Date;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

export interface Database {
  agent_profiles: AgentProfilesTable;
  announcements: AnnouncementsTable;
  api_keys: ApiKeysTable;
  attempt_counters: AttemptCountersTable;
  audit_log: AuditLogTable;
  claim_attachments: ClaimAttachmentsTable;
  claim_entities: ClaimEntitiesTable;
  claim_vehicles: ClaimVehiclesTable;
  claims: ClaimsTable;
  documents: DocumentsTable;
  entities: EntitiesTable;
  explicit_rejections: ExplicitRejectionsTable;
  external_claims: ExternalClaimsTable;
  hints: HintsTable;
  idempotency_keys: IdempotencyKeysTable;
  incident_alert_devices: IncidentAlertDevicesTable;
  incident_alerts: IncidentAlertsTable;
  incident_layers: IncidentLayersTable;
  incident_pauses: IncidentPausesTable;
  invoices: InvoicesTable;
  kml_files: KmlFilesTable;
  ledger_entries: LedgerEntriesTable;
  ledger_transactions: LedgerTransactionsTable;
  locations: LocationsTable;
  mvr_violations: MvrViolationsTable;
  notifications: NotificationsTable;
  organization_members: OrganizationMembersTable;
  organizations: OrganizationsTable;
  partners: PartnersTable;
  payments: PaymentsTable;
  policies: PoliciesTable;
  policy_activities: PolicyActivitiesTable;
  policy_attachments: PolicyAttachmentsTable;
  policy_events: PolicyEventsTable;
  policy_inspections: PolicyInspectionsTable;
  policy_notes: PolicyNotesTable;
  policy_proposals: PolicyProposalsTable;
  policy_renewals: PolicyRenewalsTable;
  postal_areas: PostalAreasTable;
  process_intents: ProcessIntentsTable;
  products: ProductsTable;
  quote_attachments: QuoteAttachmentsTable;
  quote_notes: QuoteNotesTable;
  quote_referrals: QuoteReferralsTable;
  quote_verifications: QuoteVerificationsTable;
  quotes: QuotesTable;
  rate_rows: RateRowsTable;
  rater_versions: RaterVersionsTable;
  round_robin_assignments: RoundRobinAssignmentsTable;
  round_robin_members: RoundRobinMembersTable;
  transactions: TransactionsTable;
  underwriting_questions: UnderwritingQuestionsTable;
  underwriting_rules: UnderwritingRulesTable;
  user_global_roles: UserGlobalRolesTable;
  users: UsersTable;
  vehicle_assets: VehicleAssetsTable;
  vehicle_devices: VehicleDevicesTable;
  vehicles: VehiclesTable;
  'auth.account': AuthAccountTable;
  'auth.letter': AuthLetterTable;
  'auth.session': AuthSessionTable;
  'auth.user': AuthUserTable;
  'auth.verification': AuthVerificationTable;
}

export type AgentProfilesRow = Selectable<AgentProfilesTable>;
export type AnnouncementsRow = Selectable<AnnouncementsTable>;
export type ApiKeysRow = Selectable<ApiKeysTable>;
export type AttemptCountersRow = Selectable<AttemptCountersTable>;
export type AuditLogRow = Selectable<AuditLogTable>;
export type ClaimAttachmentsRow = Selectable<ClaimAttachmentsTable>;
export type ClaimEntitiesRow = Selectable<ClaimEntitiesTable>;
export type ClaimVehiclesRow = Selectable<ClaimVehiclesTable>;
export type ClaimsRow = Selectable<ClaimsTable>;
export type DocumentsRow = Selectable<DocumentsTable>;
export type EntitiesRow = Selectable<EntitiesTable>;
export type ExplicitRejectionsRow = Selectable<ExplicitRejectionsTable>;
export type ExternalClaimsRow = Selectable<ExternalClaimsTable>;
export type HintsRow = Selectable<HintsTable>;
export type IdempotencyKeysRow = Selectable<IdempotencyKeysTable>;
export type IncidentAlertDevicesRow = Selectable<IncidentAlertDevicesTable>;
export type IncidentAlertsRow = Selectable<IncidentAlertsTable>;
export type IncidentLayersRow = Selectable<IncidentLayersTable>;
export type IncidentPausesRow = Selectable<IncidentPausesTable>;
export type InvoicesRow = Selectable<InvoicesTable>;
export type KmlFilesRow = Selectable<KmlFilesTable>;
export type LedgerEntriesRow = Selectable<LedgerEntriesTable>;
export type LedgerTransactionsRow = Selectable<LedgerTransactionsTable>;
export type LocationsRow = Selectable<LocationsTable>;
export type MvrViolationsRow = Selectable<MvrViolationsTable>;
export type NotificationsRow = Selectable<NotificationsTable>;
export type OrganizationMembersRow = Selectable<OrganizationMembersTable>;
export type OrganizationsRow = Selectable<OrganizationsTable>;
export type PartnersRow = Selectable<PartnersTable>;
export type PaymentsRow = Selectable<PaymentsTable>;
export type PoliciesRow = Selectable<PoliciesTable>;
export type PolicyActivitiesRow = Selectable<PolicyActivitiesTable>;
export type PolicyAttachmentsRow = Selectable<PolicyAttachmentsTable>;
export type PolicyEventsRow = Selectable<PolicyEventsTable>;
export type PolicyInspectionsRow = Selectable<PolicyInspectionsTable>;
export type PolicyNotesRow = Selectable<PolicyNotesTable>;
export type PolicyProposalsRow = Selectable<PolicyProposalsTable>;
export type PolicyRenewalsRow = Selectable<PolicyRenewalsTable>;
export type PostalAreasRow = Selectable<PostalAreasTable>;
export type ProcessIntentsRow = Selectable<ProcessIntentsTable>;
export type ProductsRow = Selectable<ProductsTable>;
export type QuoteAttachmentsRow = Selectable<QuoteAttachmentsTable>;
export type QuoteNotesRow = Selectable<QuoteNotesTable>;
export type QuoteReferralsRow = Selectable<QuoteReferralsTable>;
export type QuoteVerificationsRow = Selectable<QuoteVerificationsTable>;
export type QuotesRow = Selectable<QuotesTable>;
export type RateRowsRow = Selectable<RateRowsTable>;
export type RaterVersionsRow = Selectable<RaterVersionsTable>;
export type RoundRobinAssignmentsRow = Selectable<RoundRobinAssignmentsTable>;
export type RoundRobinMembersRow = Selectable<RoundRobinMembersTable>;
export type TransactionsRow = Selectable<TransactionsTable>;
export type UnderwritingQuestionsRow = Selectable<UnderwritingQuestionsTable>;
export type UnderwritingRulesRow = Selectable<UnderwritingRulesTable>;
export type UserGlobalRolesRow = Selectable<UserGlobalRolesTable>;
export type UsersRow = Selectable<UsersTable>;
export type VehicleAssetsRow = Selectable<VehicleAssetsTable>;
export type VehicleDevicesRow = Selectable<VehicleDevicesTable>;
export type VehiclesRow = Selectable<VehiclesTable>;
export type AuthAccountRow = Selectable<AuthAccountTable>;
export type AuthLetterRow = Selectable<AuthLetterTable>;
export type AuthSessionRow = Selectable<AuthSessionTable>;
export type AuthUserRow = Selectable<AuthUserTable>;
export type AuthVerificationRow = Selectable<AuthVerificationTable>;
