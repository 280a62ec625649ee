import type { APIRequestContext } from '@playwright/test';
import { aQuote, type QuoteFacts } from '@roadworthy/testkit/quote-story.ts';

export type PreparedQuote = { readonly quoteId: string; readonly token: string };

/** Asks the data API as a stranger, as the holder of a quote's token, or as whoever the request's cookies say. */
export async function ask<Data>(
  request: APIRequestContext,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Data> {
  const answer = await request.post('/api/v1/graphql', { data: { query, variables }, headers });
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown };
  if (errors !== undefined || data === undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** Asks with a quote's token. */
function askForQuote<Data>(
  request: APIRequestContext,
  { quoteId, token }: PreparedQuote,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  return ask<Data>(request, query, { id: quoteId, ...variables }, { 'x-roamly-quote-token': token });
}

/** A postal code and a class are given. */
export async function startedQuote(request: APIRequestContext, facts: QuoteFacts): Promise<PreparedQuote> {
  const { start_quote } = await ask<{ start_quote: { quote_id: string; quote_token: string } }>(
    request,
    `mutation ($postal: String!, $class: String!) {
      start_quote(postal_code: $postal, vehicle_class: $class) { quote_id quote_token }
    }`,
    { postal: facts.postalCode, class: facts.vehicleClass },
  );
  return { quoteId: start_quote.quote_id, token: start_quote.quote_token };
}

/** Everything before the plans is answered. */
export async function answeredQuote(request: APIRequestContext, facts: QuoteFacts): Promise<PreparedQuote> {
  const quote = await startedQuote(request, facts);
  const { quotes_by_pk } = await askForQuote<{ quotes_by_pk: { vehicles: { vehicle_id: string }[] } }>(
    request,
    quote,
    'query ($id: uuid!) { quotes_by_pk(id: $id) { vehicles { vehicle_id } } }',
  );
  await askForQuote(
    request,
    { ...quote, quoteId: quotes_by_pk.vehicles[0]?.vehicle_id ?? '' },
    'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }',
    { changes: facts.vehicle },
  );
  await askForQuote(
    request,
    quote,
    `mutation ($id: uuid!, $entity: entity_input!, $mailing: location_input!) {
      create_named_insured(quote_id: $id, entity: $entity, mailing_location: $mailing) { id }
    }`,
    { entity: facts.person, mailing: facts.mailing },
  );
  return quote;
}

/** A plan is chosen: the quote has its price and waits for the signature. */
export async function plannedQuote(request: APIRequestContext, facts: QuoteFacts): Promise<PreparedQuote> {
  const quote = await answeredQuote(request, facts);
  const { recommended_plans } = await askForQuote<{ recommended_plans: { plan: string; coverages: unknown }[] }>(
    request,
    quote,
    'query ($id: uuid!) { recommended_plans(quote_id: $id) { plan coverages } }',
  );
  const coverages = recommended_plans.find(({ plan }) => plan === facts.plan)?.coverages;
  await askForQuote(
    request,
    quote,
    `mutation ($id: uuid!, $coverages: jsonb!, $plan: String!) {
      update_coverages(quote_id: $id, coverages: $coverages, plan: $plan) { id }
    }`,
    { coverages, plan: facts.plan },
  );
  return quote;
}

/** Signed: only the payment is left. */
export async function signedQuote(request: APIRequestContext, facts: QuoteFacts): Promise<PreparedQuote> {
  const quote = await plannedQuote(request, facts);
  await askForQuote(
    request,
    quote,
    'mutation ($id: uuid!, $name: String!) { sign_quote(quote_id: $id, signature: $name, consent: true) { id } }',
    { name: `${String(facts.person['first_name'])} ${String(facts.person['last_name'])}` },
  );
  return quote;
}

/** Paid: the quote is a policy, whose id comes back too. */
export async function boundQuote(
  request: APIRequestContext,
  facts: QuoteFacts,
): Promise<PreparedQuote & { readonly policyId: string }> {
  const quote = await signedQuote(request, facts);
  const card = { number: facts.card, expMonth: 8, expYear: 2031, cvc: '123', postalCode: '43215', name: 'The Owner' };
  const tokenized = await request.post('/api/payments/sandbox/tokens', { data: card });
  const { token } = (await tokenized.json()) as { token: string };
  const { bind_quote } = await ask<{ bind_quote: { policy_id: string | null } }>(
    request,
    'mutation ($id: uuid!, $method: String!) { bind_quote(quote_id: $id, method_token: $method) { policy_id } }',
    { id: quote.quoteId, method: token },
    { 'x-roamly-quote-token': quote.token, 'idempotency-key': quote.quoteId },
  );
  return { ...quote, policyId: bind_quote.policy_id ?? '' };
}

/** The facts of a quote of somebody with this name. */
export function quoteOf(firstName: string, lastName: string, facts: Partial<QuoteFacts> = {}): QuoteFacts {
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  return aQuote({ ...facts, person: { first_name: firstName, last_name: lastName, email } });
}

/** The address under which a prepared quote opens at a step. */
export function checkoutAddress({ quoteId, token }: PreparedQuote, step = 'start'): string {
  return `/checkout/${step}?quote_id=${quoteId}&quote_token=${encodeURIComponent(token)}`;
}
