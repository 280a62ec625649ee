import { autopayVersions } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { randomUUID } from 'node:crypto';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { vinOf } from './example-vin.ts';
import { type Caller, reading } from './caller.ts';
import { sandboxOf } from './sandbox-of.ts';
import { signAsPage } from './sign-as-page.ts';
import type { Backend } from './backend.ts';

/** What happens to a quote, told once; every step of it is an operation that people use. */
export type QuoteFacts = {
  readonly postalCode: string;
  /** Whose line it is; personal when absent. */
  readonly provider?: string;
  readonly vehicleClass: string;
  /** Whether no rates price it: an agent starts it then. */
  readonly application?: true;
  readonly partner?: string;
  readonly vehicle: Readonly<Record<string, unknown>>;
  readonly person: Readonly<Record<string, unknown>>;
  readonly mailing: Readonly<Record<string, unknown>>;
  readonly incidents: Readonly<Record<string, number>>;
  /** Whether what underwriters ask is answered, with no; fixtures ask nothing. */
  readonly answersNo?: true;
  readonly plan: string;
  readonly paymentTerm: 'monthly' | 'pay_in_full';
  readonly durationMonths?: number;
  readonly effectiveDate?: string;
  /** The language of the customer's pages; of the States when absent. */
  readonly locale?: Locale;
  readonly card: string;
  /** The month through which it is good; December 2031 unless given. */
  readonly cardExpiry?: { readonly expMonth: number; readonly expYear: number };
  /** Whether its owner lets later payments be charged to it. */
  readonly autopay?: true;
};

export type StartedQuote = { readonly quoteId: string; readonly token: string; readonly customer: Caller };
export type BoundQuote = StartedQuote & { readonly policyId: string; readonly policyNumber: string };

const towable: QuoteFacts = {
  postalCode: '43215',
  vehicleClass: 'travel_trailer',
  vehicle: {
    year: 2023,
    make: 'Airstream',
    model: 'Bambi',
    rating_value: 6_200_000,
    usage_type: 'recreational',
    nights_per_year: 30,
    storage_type: 'secured',
    rental_utilization_rate: 0,
    salvage_title: false,
    financed: false,
  },
  person: {
    entity_type: 'person',
    first_name: 'Ada',
    last_name: 'Moreno',
    email: 'ada.moreno@example.com',
    phone: '614-555-0148',
    birthdate: '1968-03-09',
    rv_driving_experience_years: 8,
  },
  mailing: { line_1: '12 Oak Street', locality: 'Columbus', administrative_area: 'OH', postal_code: '43215' },
  incidents: { at_fault: 0, major: 0, minor: 0, speeding: 0 },
  plan: 'road_ready',
  paymentTerm: 'monthly',
  card: '4242424242424242',
};

/** A travel trailer's quote in Ohio, with the given facts instead. */
export function aQuote(facts: Partial<QuoteFacts> = {}): QuoteFacts {
  return {
    ...towable,
    ...facts,
    vehicle: { ...towable.vehicle, ...facts.vehicle },
    person: { ...towable.person, ...facts.person },
  };
}

/** A travel trailer's quote in Ontario, whose buyer reads French. */
export function aFrenchQuote(facts: Partial<QuoteFacts> = {}): QuoteFacts {
  return aQuote({
    locale: 'fr-CA',
    postalCode: 'M5V 2T6',
    mailing: {
      line_1: '12, rue de l’Église',
      locality: 'Toronto',
      administrative_area: 'ON',
      postal_code: 'M5V 2T6',
    },
    ...facts,
    person: { first_name: 'Zoé', last_name: 'Lœuillet', email: 'zoe.loeuillet@example.com', ...facts.person },
  });
}

/** A class A motor home's quote, with the given facts instead. */
export function aMotorhomeQuote(facts: Partial<QuoteFacts> = {}): QuoteFacts {
  return aQuote({
    vehicleClass: 'class_a',
    ...facts,
    vehicle: {
      make: 'Tiffin',
      model: 'Allegro',
      vin: vinOf(
        { year: Number(facts.vehicle?.['year'] ?? towable.vehicle['year']), make: 'Tiffin', model: 'Allegro' },
        facts.vehicleClass ?? 'class_a',
      ),
      rating_value: 12_000_000,
      estimated_yearly_mileage: 5_000,
      ...facts.vehicle,
    },
    person: { license_number: 'RM123456', ...facts.person },
  });
}

/** Somebody starts the quote: a visitor, unless another caller is given. */
export async function startQuote(backend: Backend, facts: QuoteFacts, starter?: Caller): Promise<StartedQuote> {
  const { locale = 'en-US' } = facts;
  const { start_quote } = await (starter ?? reading(backend.anonymous(), locale)).must<{
    start_quote: { quote_id: string; quote_token: string };
  }>(
    `mutation StartQuote($postal: String!, $class: String!, $partner: String, $provider: String, $application: Boolean) {
      start_quote(
        postal_code: $postal, vehicle_class: $class, partner: $partner, provider: $provider, application: $application
      ) {
        quote_id quote_token
      }
    }`,
    {
      postal: facts.postalCode,
      class: facts.vehicleClass,
      partner: facts.partner ?? null,
      provider: facts.provider ?? null,
      application: facts.application ?? false,
    },
  );
  const { quote_id: quoteId, quote_token: token } = start_quote;
  return { quoteId, token, customer: reading(backend.bearer(quoteId), locale) };
}

async function vehicleOf({ customer, quoteId }: StartedQuote): Promise<string> {
  const { quotes_by_pk } = await customer.must<{ quotes_by_pk: { vehicles: { vehicle_id: string }[] } }>(
    'query ($id: uuid!) { quotes_by_pk(id: $id) { vehicles { vehicle_id } } }',
    { id: quoteId },
  );
  return quotes_by_pk.vehicles[0]?.vehicle_id ?? '';
}

/** All questions before the plans are answered. */
export async function answeredQuote(backend: Backend, facts: QuoteFacts, starter?: Caller): Promise<StartedQuote> {
  const quote = await startQuote(backend, facts, starter);
  const { customer, quoteId } = quote;
  await customer.must(
    'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }',
    { id: await vehicleOf(quote), changes: facts.vehicle },
  );
  await customer.must(
    `mutation ($id: uuid!, $entity: entity_input!, $mailing: location_input!) {
      create_named_insured(quote_id: $id, entity: $entity, mailing_location: $mailing) { id }
    }`,
    { id: quoteId, entity: facts.person, mailing: facts.mailing },
  );
  await customer.must(
    'mutation ($id: uuid!, $declarations: jsonb!) { update_declarations(quote_id: $id, declarations: $declarations) { id } }',
    { id: quoteId, declarations: { incidents: facts.incidents } },
  );
  if (facts.answersNo) await answerNo(quote);
  return quote;
}

/** What underwriters ask of a quote, as its bearer reads it. */
export const questionsDocument =
  'query ($id: uuid!) { quote_questions(quote_id: $id) { underwriting_question_id wording asked answer } }';

type RequestedNow = {
  readonly underwriting_question_id: string;
  readonly wording: number;
  readonly asked: boolean;
  readonly answer: unknown;
};
export type QuestionsAnswer = { readonly quote_questions: readonly RequestedNow[] };

/** No to everything that underwriters ask and that is open, as declarations take it. */
export function saidNo({ quote_questions: all }: QuestionsAnswer): Readonly<Record<string, object>> {
  const open = all.filter(({ asked: isAsked, answer }) => isAsked && answer === null);
  return Object.fromEntries(open.map(({ underwriting_question_id: id, wording }) => [id, { wording, answer: 'no' }]));
}

/** Says no to everything that underwriters ask and that is open; how much that was. */
export async function answerNo({ customer, quoteId }: StartedQuote): Promise<number> {
  const questions = saidNo(await customer.must<QuestionsAnswer>(questionsDocument, { id: quoteId }));
  const count = Object.keys(questions).length;
  if (count === 0) return 0;
  await customer.must(
    'mutation ($id: uuid!, $declarations: jsonb!) { update_declarations(quote_id: $id, declarations: $declarations) { id } }',
    { id: quoteId, declarations: { questions } },
  );
  return count;
}

async function chooseDay({ customer, quoteId }: StartedQuote, { effectiveDate }: QuoteFacts): Promise<void> {
  if (effectiveDate === undefined) return;
  await customer.must(
    'mutation ($id: uuid!, $day: date!) { update_effective_date(quote_id: $id, effective_date: $day) { id } }',
    { id: quoteId, day: effectiveDate },
  );
}

/** All questions are answered and the day is known; no plan has been chosen. */
export async function datedQuote(backend: Backend, facts: QuoteFacts, starter?: Caller): Promise<StartedQuote> {
  const quote = await answeredQuote(backend, facts, starter);
  await chooseDay(quote, facts);
  return quote;
}

/** A plan, a day and a way to pay are chosen: the quote has its price. */
export async function plannedQuote(backend: Backend, facts: QuoteFacts, starter?: Caller): Promise<StartedQuote> {
  const quote = await answeredQuote(backend, facts, starter);
  const { customer, quoteId } = quote;
  const { recommended_plans } = await customer.must<{
    recommended_plans: { plan: string; coverages: unknown }[];
  }>('query ($id: uuid!) { recommended_plans(quote_id: $id) { plan coverages } }', { id: quoteId });
  const coverages = recommended_plans.find(({ plan }) => plan === facts.plan)?.coverages;
  await customer.must(
    `mutation ($id: uuid!, $coverages: jsonb!, $plan: String) {
      update_coverages(quote_id: $id, coverages: $coverages, plan: $plan) { id }
    }`,
    { id: quoteId, coverages, plan: facts.plan },
  );
  await chooseDay(quote, facts);
  await customer.must(
    'mutation ($id: uuid!, $term: String!) { update_payment_term(quote_id: $id, payment_term: $term) { id } }',
    { id: quoteId, term: facts.paymentTerm },
  );
  if (facts.durationMonths !== undefined) {
    await customer.must(
      `mutation ($id: uuid!, $months: Int!) {
        update_policy_duration(quote_id: $id, policy_duration_months: $months) { id }
      }`,
      { id: quoteId, months: facts.durationMonths },
    );
  }
  return quote;
}

/** The named insured has read everything and signed: only the payment is left. */
export async function signedQuote(backend: Backend, facts: QuoteFacts, starter?: Caller): Promise<StartedQuote> {
  const quote = await plannedQuote(backend, facts, starter);
  const signature = `${String(facts.person['first_name'])} ${String(facts.person['last_name'])}`;
  await signAsPage(backend, quote, signature);
  return quote;
}

/** A token of a card, as the payment form gets it from the gateway. */
export async function cardToken(
  backend: Backend,
  number: string,
  { expMonth, expYear } = { expMonth: 12, expYear: 2031 },
): Promise<string> {
  const tokenized = await sandboxOf(backend).tokenizeCard(
    { number, expMonth, expYear, cvc: '123', postalCode: '43215', name: 'Ada Moreno' },
    '2026-06-15' as never,
  );
  if (!tokenized.ok) throw new Error(tokenized.refusals.map(({ message }) => message).join(' '));
  return tokenized.token;
}

export const bindDocument = `mutation BindQuote($id: uuid!, $method: String!, $autopay: String) {
  bind_quote(quote_id: $id, method_token: $method, autopay_consent: $autopay) { status policy_id policy_number message decline_code }
}`;

/** Paid: the quote is a policy. */
export async function boundQuote(backend: Backend, facts: QuoteFacts, starter?: Caller): Promise<BoundQuote> {
  const quote = await signedQuote(backend, facts, starter);
  const { bind_quote } = await quote.customer.must<{
    bind_quote: { status: string; policy_id: string; policy_number: string; message: string | null };
  }>(
    bindDocument,
    {
      id: quote.quoteId,
      method: await cardToken(backend, facts.card, facts.cardExpiry),
      autopay: facts.autopay ? autopayVersions.card : null,
    },
    { idempotencyKey: randomUUID() },
  );
  if (bind_quote.status !== 'bound') throw new Error(`The quote is ${bind_quote.status}: ${bind_quote.message}`);
  return { ...quote, policyId: bind_quote.policy_id, policyNumber: bind_quote.policy_number };
}
