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
  actor_kind: 'user' | 'quote_token' | 'anonymous' | 'system';
  actor_user_id: string | null;
  actor_role: string;
  organization_id: string | null;
  root_table: string | null;
  root_id: string | null;
  outcome: string;
  input: Generated<unknown>;
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

export interface IdempotencyKeysTable {
  principal: string;
  key: string;
  operation: string;
  request_hash: string;
  result: unknown;
  organization_id: string | null;
  created: Generated<Date>;
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
  cancellation_reason: string | null;
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
  attempt_counters: AttemptCountersTable;
  audit_log: AuditLogTable;
  documents: DocumentsTable;
  entities: EntitiesTable;
  idempotency_keys: IdempotencyKeysTable;
  invoices: InvoicesTable;
  ledger_entries: LedgerEntriesTable;
  ledger_transactions: LedgerTransactionsTable;
  locations: LocationsTable;
  notifications: NotificationsTable;
  organization_members: OrganizationMembersTable;
  organizations: OrganizationsTable;
  partners: PartnersTable;
  payments: PaymentsTable;
  policies: PoliciesTable;
  policy_activities: PolicyActivitiesTable;
  policy_events: PolicyEventsTable;
  postal_areas: PostalAreasTable;
  process_intents: ProcessIntentsTable;
  products: ProductsTable;
  quotes: QuotesTable;
  rate_rows: RateRowsTable;
  rater_versions: RaterVersionsTable;
  transactions: TransactionsTable;
  user_global_roles: UserGlobalRolesTable;
  users: UsersTable;
  vehicles: VehiclesTable;
  'auth.account': AuthAccountTable;
  'auth.session': AuthSessionTable;
  'auth.user': AuthUserTable;
  'auth.verification': AuthVerificationTable;
}

export type AgentProfilesRow = Selectable<AgentProfilesTable>;
export type AttemptCountersRow = Selectable<AttemptCountersTable>;
export type AuditLogRow = Selectable<AuditLogTable>;
export type DocumentsRow = Selectable<DocumentsTable>;
export type EntitiesRow = Selectable<EntitiesTable>;
export type IdempotencyKeysRow = Selectable<IdempotencyKeysTable>;
export type InvoicesRow = Selectable<InvoicesTable>;
export type LedgerEntriesRow = Selectable<LedgerEntriesTable>;
export type LedgerTransactionsRow = Selectable<LedgerTransactionsTable>;
export type LocationsRow = Selectable<LocationsTable>;
export type NotificationsRow = Selectable<NotificationsTable>;
export type OrganizationMembersRow = Selectable<OrganizationMembersTable>;
export type OrganizationsRow = Selectable<OrganizationsTable>;
export type PartnersRow = Selectable<PartnersTable>;
export type PaymentsRow = Selectable<PaymentsTable>;
export type PoliciesRow = Selectable<PoliciesTable>;
export type PolicyActivitiesRow = Selectable<PolicyActivitiesTable>;
export type PolicyEventsRow = Selectable<PolicyEventsTable>;
export type PostalAreasRow = Selectable<PostalAreasTable>;
export type ProcessIntentsRow = Selectable<ProcessIntentsTable>;
export type ProductsRow = Selectable<ProductsTable>;
export type QuotesRow = Selectable<QuotesTable>;
export type RateRowsRow = Selectable<RateRowsTable>;
export type RaterVersionsRow = Selectable<RaterVersionsTable>;
export type TransactionsRow = Selectable<TransactionsTable>;
export type UserGlobalRolesRow = Selectable<UserGlobalRolesTable>;
export type UsersRow = Selectable<UsersTable>;
export type VehiclesRow = Selectable<VehiclesTable>;
export type AuthAccountRow = Selectable<AuthAccountTable>;
export type AuthSessionRow = Selectable<AuthSessionTable>;
export type AuthUserRow = Selectable<AuthUserTable>;
export type AuthVerificationRow = Selectable<AuthVerificationTable>;
