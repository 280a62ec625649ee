// Printed from packages/server/src/*/*.graphql by scripts/generate.ts. Do not edit.

export type PaymentForm = {
  readonly gateway: string;
  readonly simulated: boolean;
  readonly publishable_key: string | null;
};

export type PaymentSession = {
  readonly gateway: string;
  readonly tokenize_url: string | null;
  readonly preview: InvoicePreview;
};

export type InvoicePreview = {
  readonly due_today: number;
  readonly total: number;
  readonly currency: string;
  readonly installment_fee: number;
  readonly invoices: readonly (PreviewedInvoice)[];
};

export type PreviewedInvoice = {
  readonly sequence: number;
  readonly due_date: string;
  readonly premium: number;
  readonly fees: number;
  readonly amount: number;
};

export type BindResult = {
  readonly status: string;
  readonly policy_id: string | null;
  readonly policy_number: string | null;
  readonly message: string | null;
  readonly decline_code: string | null;
  readonly policy: { readonly policy_id: string } | null;
  readonly quote: { readonly quote_id: string } | null;
};

export type PlanCard = {
  readonly plan: string;
  readonly coverages: unknown;
  readonly rating_value_type: string;
  readonly total: number | null;
  readonly due_today: number | null;
  readonly monthly: number | null;
  readonly rows: readonly (PlanRow)[];
  readonly missing_fields: readonly (MissingField)[];
};

export type PlanRow = {
  readonly coverage: string;
  readonly label: string;
  readonly terms: string;
  readonly included: boolean;
};

export type QuotePricing = {
  readonly quote_id: string;
  readonly provider: string;
  readonly payment_term: string;
  readonly bindable: boolean;
  readonly has_declarations: boolean;
  readonly total: number | null;
  readonly fees: number;
  readonly currency: string;
  readonly due_today: number | null;
  readonly installment: number | null;
  readonly items: readonly (PriceItem)[];
  readonly discounts: readonly (PriceDiscount)[];
  readonly missing_fields: readonly (MissingField)[];
  readonly referral_violations: readonly (Violation)[];
  readonly rejection_violations: readonly (Violation)[];
  readonly obstacles: readonly (Violation)[];
  readonly trace: readonly (PriceStep)[];
  readonly provider_version: string;
  readonly policy: { readonly policy_id: string } | null;
};

export type PriceItem = {
  readonly vehicle_id: string | null;
  readonly coverage: string;
  readonly label: string;
  readonly terms: string | null;
  readonly amount: number;
};

export type PriceDiscount = {
  readonly code: string;
  readonly label: string;
  readonly percent: number;
  readonly amount: number;
};

export type Violation = {
  readonly code: string;
  readonly message: string;
  readonly field: string | null;
};

export type PriceStep = {
  readonly vehicle_id: string | null;
  readonly coverage: string;
  readonly factor: string;
  readonly key: string;
  readonly value: string;
  readonly result: string;
};

export type PriceRange = {
  readonly low: number | null;
  readonly high: number | null;
  readonly monthly_low: number | null;
  readonly monthly_high: number | null;
  readonly currency: string;
  readonly payment_term: string;
  readonly assumptions: readonly (PriceAssumption)[];
  readonly unanswered: readonly (string)[];
};

export type PriceAssumption = {
  readonly code: string;
  readonly message: string;
};

export type CreatedApiKey = {
  readonly key: string;
  readonly api_key: { readonly api_key_id: string } | null;
};

export type ChosenLanguage = {
  readonly language: string;
};

export type Ability = {
  readonly operation: string;
  readonly allowed: boolean;
  readonly code: string | null;
  readonly message: string | null;
};

export type VehicleInput = {
  readonly type?: string | null;
  readonly year?: number | null;
  readonly make?: string | null;
  readonly model?: string | null;
  readonly vin?: string | null;
  readonly rating_value?: string | null;
  readonly rating_value_type?: string | null;
  readonly purchase_price?: string | null;
  readonly usage_type?: string | null;
  readonly storage_type?: string | null;
  readonly floorplan?: string | null;
  readonly length?: string | null;
  readonly estimated_yearly_mileage?: number | null;
  readonly max_miles_from_address?: number | null;
  readonly rental_utilization_rate?: number | null;
  readonly nights_per_year?: number | null;
  readonly salvage_title?: boolean | null;
  readonly original_owner?: boolean | null;
  readonly manual_entry?: boolean | null;
  readonly garaging_postal_code?: string | null;
};

export type EntityInput = {
  readonly entity_type?: string | null;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly business_name?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly birthdate?: string | null;
  readonly marital_status?: string | null;
  readonly rv_driving_experience_years?: number | null;
};

export type LocationInput = {
  readonly line_1: string;
  readonly line_2?: string | null;
  readonly locality: string;
  readonly administrative_area: string;
  readonly postal_code: string;
  readonly country?: string | null;
};

export type StartedQuote = {
  readonly quote_id: string;
  readonly quote_token: string;
  readonly quote: { readonly quote_id: string } | null;
};

export type SavedProgress = {
  readonly sent_to: string;
};

export type SentQuote = {
  readonly checkout_url: string;
  readonly emailed_to: string | null;
  readonly quote: { readonly quote_id: string } | null;
};

export type CheckoutLink = {
  readonly redirect_url: string;
};

export type ResumedQuote = {
  readonly result: string;
  readonly quote_id: string | null;
  readonly quote_token: string | null;
  readonly next: string | null;
};

export type MissingField = {
  readonly path: string;
  readonly step: string | null;
  readonly message: string;
};

export type CheckoutState = {
  readonly screen: string | null;
  readonly next: string;
  readonly steps: readonly (CheckoutStep)[];
  readonly percent: number;
  readonly named_insured_id: string | null;
  readonly vehicle_id: string | null;
  readonly today: string;
  readonly latest_effective_date: string;
  readonly successor_quote_id: string | null;
  readonly missing_fields: readonly (MissingField)[];
};

export type CheckoutStep = {
  readonly id: string;
  readonly answered: boolean;
  readonly reached: boolean;
};

export type MutationInputs = {
  start_payment: { readonly quote_id: string; readonly payment_term: string; readonly version?: number | null; };
  bind_quote: { readonly quote_id: string; readonly method_token: string; };
  set_language: { readonly language: string; };
  create_api_key: { readonly organization_id: string; readonly name: string; readonly role: string; readonly expires: string; };
  revoke_api_key: { readonly api_key_id: string; };
  start_quote: { readonly provider: string | null; readonly postal_code: string; readonly vehicle_class: string; readonly partner?: string | null; readonly campaign?: string | null; readonly marketing_source: string | null; };
  create_vehicle: { readonly quote_id: string; readonly vehicle: VehicleInput; readonly version?: number | null; };
  update_vehicle: { readonly vehicle_id: string; readonly changes: VehicleInput; readonly version?: number | null; };
  delete_vehicle: { readonly vehicle_id: string; readonly version?: number | null; };
  create_named_insured: { readonly quote_id: string; readonly entity: EntityInput; readonly mailing_location: LocationInput; readonly version?: number | null; };
  update_named_insured: { readonly entity_id: string; readonly changes: EntityInput; readonly mailing_location?: LocationInput | null; readonly version?: number | null; };
  update_coverages: { readonly quote_id: string; readonly coverages: unknown; readonly plan?: string | null; readonly version?: number | null; };
  update_declarations: { readonly quote_id: string; readonly declarations: unknown; readonly version?: number | null; };
  update_payment_term: { readonly quote_id: string; readonly payment_term: string; readonly version?: number | null; };
  update_effective_date: { readonly quote_id: string; readonly effective_date: string; readonly version?: number | null; };
  save_quote_progress: { readonly quote_id: string; readonly email: string; };
  sign_quote: { readonly quote_id: string; readonly signature: string; readonly consent: boolean; readonly version?: number | null; };
  send_quote_to_customer: { readonly quote_id: string; readonly send_email: boolean | null; };
  revoke_agent_approval: { readonly quote_id: string; };
  decline_quote: { readonly quote_id: string; readonly reason: string; };
  update_status_agent: { readonly quote_id: string; readonly status: string; };
  load_agent_checkout_link: { readonly quote_id: string; };
};
export type MutationResults = {
  start_payment: PaymentSession;
  bind_quote: BindResult;
  set_language: ChosenLanguage;
  create_api_key: CreatedApiKey;
  revoke_api_key: { readonly api_key_id: string } | null;
  start_quote: StartedQuote;
  create_vehicle: { readonly vehicle_id: string } | null;
  update_vehicle: { readonly vehicle_id: string } | null;
  delete_vehicle: { readonly vehicle_id: string } | null;
  create_named_insured: { readonly entity_id: string } | null;
  update_named_insured: { readonly entity_id: string } | null;
  update_coverages: { readonly quote_id: string } | null;
  update_declarations: { readonly quote_id: string } | null;
  update_payment_term: { readonly quote_id: string } | null;
  update_effective_date: { readonly quote_id: string } | null;
  save_quote_progress: SavedProgress;
  sign_quote: { readonly quote_id: string } | null;
  send_quote_to_customer: SentQuote;
  revoke_agent_approval: { readonly quote_id: string } | null;
  decline_quote: { readonly quote_id: string } | null;
  update_status_agent: { readonly quote_id: string } | null;
  load_agent_checkout_link: CheckoutLink;
};

export type QueryInputs = {
  quote_pricing: { readonly quote_id: string; readonly payment_term?: string | null; };
  price_range: { readonly quote_id: string; };
  recommended_plans: { readonly quote_id: string; };
  preview_quote_invoices: { readonly quote_id: string; readonly payment_term: string; };
  payment_form: { readonly quote_id: string; };
  bind_progress: { readonly quote_id: string; };
  roles: {  };
  abilities: { readonly table: string; readonly id: string; };
  checkout_state: { readonly quote_id: string; };
  resume_quote: { readonly quote_id: string; readonly token: string; };
};
export type QueryResults = {
  quote_pricing: QuotePricing;
  price_range: PriceRange;
  recommended_plans: readonly (PlanCard)[];
  preview_quote_invoices: InvoicePreview;
  payment_form: PaymentForm;
  bind_progress: BindResult;
  roles: readonly (string)[];
  abilities: readonly (Ability)[];
  checkout_state: CheckoutState;
  resume_quote: ResumedQuote;
};
