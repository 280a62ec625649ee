/** Where a quote stands. */
export const quoteStatuses = [
  'open',
  'agent_required',
  'agent_approved',
  'referred',
  'ineligible',
  'expired',
  'pending_bind',
  'bound',
  'proposal',
  'pending_renewal',
  'locked_pending_renewal',
  'replaced',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Offers that may still become policies: they end with their last day. */
export const unsoldStatuses = [
  'open',
  'agent_required',
  'agent_approved',
  'referred',
] as const satisfies readonly QuoteStatus[];

/** Offers that somebody may still take through checkout: no underwriter holds them. */
export const openStatuses = ['open', 'agent_required', 'agent_approved'] as const satisfies readonly QuoteStatus[];

/** Days after its end that an offer may be opened again. */
export const reopenDays = 90;

/**
 * Quotes whose content may be edited; an approved one is revoked first. The draft of a proposed change says what its
 * intention says, and is made anew from that alone.
 */
export const editableStatuses: readonly QuoteStatus[] = ['open', 'agent_required', 'ineligible', 'pending_renewal'];

/** What a moratorium may stop. */
export const moratoriumActions = [
  'bind',
  'increase_cover',
  'lower_deductible',
  'add_vehicle',
  'reinstate_with_lapse',
  'cancel_for_non_payment',
  'collect',
] as const;
export type MoratoriumAction = (typeof moratoriumActions)[number];

export const quoteKinds = ['quote', 'brown_brown_application'] as const;
export type QuoteKind = (typeof quoteKinds)[number];

export const entityTypes = ['person', 'business'] as const;
export type EntityType = (typeof entityTypes)[number];

export const entityRelationships = [
  'named_insured',
  'second_named_insured',
  'additional_insured',
  'driver',
  'excluded_driver',
  'lienholder',
  'loss_payee',
  'claimant',
  'other_driver',
  'passenger',
  'witness',
  'injured',
] as const;
export type EntityRelationship = (typeof entityRelationships)[number];

/** Whom a quote names besides the one named insured. */
export const addedRelationships = [
  'second_named_insured',
  'additional_insured',
  'driver',
  'lienholder',
  'loss_payee',
] as const;
export type AddedRelationship = (typeof addedRelationships)[number];

export const locationTypes = ['mailing', 'garaging', 'registration', 'incident'] as const;
export type LocationType = (typeof locationTypes)[number];

/** What the named insured tells of the last 36 months, counted by kind. */
export const incidentKinds = ['at_fault', 'major', 'minor', 'speeding', 'not_at_fault'] as const;

export const countries = ['US', 'CA'] as const;
export type Country = (typeof countries)[number];

/** Parts of a quote that the price and an approval rest on: editing one changes the content hash. */
export const materialEdits = [
  'provider',
  'entity',
  'vehicle',
  'location',
  'coverages',
  'discounts',
  'declarations',
  'effective_date',
  'policy_duration',
] as const;

/** Parts of a quote that neither the price nor an approval rests on. */
export const immaterialEdits = ['payment_term', 'meta', 'custom_fields', 'note'] as const;

export const editKinds = [...materialEdits, ...immaterialEdits] as const;
export type EditKind = (typeof editKinds)[number];

/** What staff alone edit: what they grant, and what the organization and its programs keep of their own. */
export const staffEdits = ['discounts', 'meta', 'custom_fields'] as const satisfies readonly EditKind[];

/** Whether an edit is for staff alone, and so nothing that the customer reads of. */
export function isStaffEdit(kind: EditKind): boolean {
  return staffEdits.some((one) => one === kind);
}

/** The steps of checkout, in order. */
export const checkoutSteps = [
  'start',
  'vehicle',
  'use',
  'details',
  'you',
  'drivers',
  'history',
  'plans',
  'review',
  'sign',
  'payment',
] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What checkout shows in place of its steps. */
export const stateScreens = [
  'expired',
  'pending-bind',
  'confirmation',
  'replaced',
  'agent-required',
  'review-needed',
  'ineligible',
  'locked',
] as const;
export type StateScreen = (typeof stateScreens)[number];

/** What becomes of a quote that a rule hits. */
export const ruleTypes = ['rejection', 'referral', 'agent_required'] as const;
export type RuleType = (typeof ruleTypes)[number];

/** How a question of underwriting is answered. */
export const answerTypes = ['yes_no', 'number', 'choice', 'date', 'text'] as const;
export type AnswerType = (typeof answerTypes)[number];

/** What a question of underwriting asks about: the thing that is insured, or whoever insures it. */
export const questionSubjects = ['object', 'person'] as const;
export type QuestionSubject = (typeof questionSubjects)[number];

/** What the strictest of its answers brings about. */
export const questionDecisions = ['none', ...ruleTypes] as const;

/** What a rule looks at. */
export const ruleObjectTypes = ['quote', 'vehicle', 'entity', 'location', 'policy', 'history'] as const;
export type RuleObjectType = (typeof ruleObjectTypes)[number];

export const ruleOperators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'nin',
  'between',
  'contains',
  'missing',
  'matches',
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

/** What a field that a rule reads holds. Money is whole cents; a list holds words of which one may be looked for. */
export const ruleFieldTypes = ['money', 'number', 'text', 'choice', 'yes_no', 'date', 'list'] as const;
export type RuleFieldType = (typeof ruleFieldTypes)[number];

/** By what somebody or something is refused by name. */
export const restrictionKeys = [
  'vin',
  'email',
  'phone',
  'license_number',
  'name_and_birthdate',
  'postal_code',
  'address',
] as const;
export type RestrictionKey = (typeof restrictionKeys)[number];

/** For how many hours the place that a device told counts as where something is. */
export const freshHours = 72;
