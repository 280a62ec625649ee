import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationField } from '@roadworthy/data-api/operation-field.ts';
import { bindProgress } from './billing/bind-progress.ts';
import { bindQuote } from './billing/bind-quote.ts';
import { paymentForm } from './billing/payment-form.ts';
import { previewQuoteInvoices } from './billing/preview-quote-invoices.ts';
import { priceRange } from './billing/price-range.ts';
import { quotePricing } from './billing/quote-pricing.ts';
import { recommendedPlans } from './billing/recommended-plans.ts';
import { startPayment } from './billing/start-payment.ts';
import { declareOnPolicyBound } from './documents/on-policy-bound.ts';
import { createApiKey } from './identity/create-api-key.ts';
import { revokeApiKey } from './identity/revoke-api-key.ts';
import { rolesField } from './identity/roles.ts';
import { setLanguage } from './identity/set-language.ts';
import type { EventHandlers } from './kernel/events.ts';
import { type AnyOperation, operationField } from './kernel/operation-fields.ts';
import type { ComputedRead, Mutation, MutationName, QueryName } from './kernel/operation.ts';
import type { Platform } from './kernel/platform.ts';
import type { Process } from './kernel/process.ts';
import { notifyOnPolicyBound } from './notifications/on-policy-bound.ts';
import { notifyOnQuoteProgressSaved } from './notifications/on-quote-progress-saved.ts';
import { notifyOnQuoteSent } from './notifications/on-quote-sent.ts';
import { loadAgentCheckoutLink } from './quoting/load-agent-checkout-link.ts';
import { readCheckoutState } from './quoting/read-checkout-state.ts';
import { readQuoteAbilities } from './quoting/read-quote-abilities.ts';
import { resumeQuote } from './quoting/resume-quote.ts';
import { revokeAgentApproval } from './quoting/revoke-agent-approval.ts';
import { saveQuoteProgress } from './quoting/save-quote-progress.ts';
import { sendQuoteToCustomer } from './quoting/send-quote-to-customer.ts';
import { signQuote } from './quoting/sign-quote.ts';
import { startQuote } from './quoting/start-quote.ts';
import { updateCoverages } from './quoting/update-coverages.ts';
import { updateDeclarations } from './quoting/update-declarations.ts';
import { updateEffectiveDate } from './quoting/update-effective-date.ts';
import { updatePaymentTerm } from './quoting/update-payment-term.ts';
import { updateStatusAgent } from './quoting/update-status-agent.ts';
import { createNamedInsured, updateNamedInsured } from './quoting/write-named-insured.ts';
import { createVehicle, deleteVehicle, updateVehicle } from './quoting/write-vehicle.ts';

type Mutations = { readonly [Name in MutationName]: Mutation<Name> | Process<Name, never, never> };
/** A read that works without a root row has a field of its own and stands below. */
type Reads = { readonly [Name in Exclude<QueryName, 'roles'>]: ComputedRead<Name> };

/** Every write that is declared; one without an operation here does not compile. */
const mutations = {
  create_api_key: createApiKey,
  revoke_api_key: revokeApiKey,
  set_language: setLanguage,
  start_quote: startQuote,
  create_vehicle: createVehicle,
  update_vehicle: updateVehicle,
  delete_vehicle: deleteVehicle,
  create_named_insured: createNamedInsured,
  update_named_insured: updateNamedInsured,
  update_coverages: updateCoverages,
  update_declarations: updateDeclarations,
  update_payment_term: updatePaymentTerm,
  update_effective_date: updateEffectiveDate,
  save_quote_progress: saveQuoteProgress,
  sign_quote: signQuote,
  send_quote_to_customer: sendQuoteToCustomer,
  revoke_agent_approval: revokeAgentApproval,
  update_status_agent: updateStatusAgent,
  load_agent_checkout_link: loadAgentCheckoutLink,
  start_payment: startPayment,
  bind_quote: bindQuote as unknown as Process<'bind_quote', never, never>,
} satisfies Mutations;

const reads = {
  quote_pricing: quotePricing,
  price_range: priceRange,
  checkout_state: readCheckoutState,
  quote_abilities: readQuoteAbilities,
  resume_quote: resumeQuote,
  recommended_plans: recommendedPlans,
  preview_quote_invoices: previewQuoteInvoices,
  bind_progress: bindProgress,
  payment_form: paymentForm,
} satisfies Reads;

/** What follows from events, in slice order: documents, then notifications. */
export const eventHandlers: EventHandlers = [
  declareOnPolicyBound,
  notifyOnPolicyBound,
  notifyOnQuoteProgressSaved,
  notifyOnQuoteSent,
];

/** The processes by name, for the job that resumes their intents. */
export const processes: ReadonlyMap<string, Process> = new Map([['bind_quote', bindQuote as unknown as Process]]);

/** Every operation as a field of the data API. */
export function operationFields(platform: Platform): readonly OperationField[] {
  const kernel = { platform, handlers: eventHandlers };
  const registered = [...Object.values(mutations), ...Object.values(reads)] as unknown as readonly AnyOperation[];
  return [...registered.map((operation) => operationField(kernel, operation)), rolesField(platform)];
}

/** What the slices declare, as one document. */
export function operationsSdl(): string {
  return globSync(join(import.meta.dirname, '*', '*.graphql'))
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}
