import type { APIRequestContext } from '@playwright/test';
import { isMotorised } from '@roadworthy/core/products/vocabulary.ts';
import { aQuote, type QuoteFacts } from '@roadworthy/testkit/quote-scenarios.ts';
import { newestDocuments, readableDocuments } from '../../apps/web/src/features/checkout/sign/signing-documents.ts';
import type { TypedDocument } from '../../apps/web/src/data/requests/typed-document.ts';
import {
  BindQuoteDocument,
  CreateNamedInsuredDocument,
  LoadCheckoutDocument,
  LoadRecommendedPlansDocument,
  LoadSigningTermsDocument,
  PrepareDocumentsDocument,
  QuoteQuestionsDocument,
  SignQuoteDocument,
  StartQuoteDocument,
  UpdateCoveragesDocument,
  UpdateDeclarationsDocument,
  UpdateVehicleDocument,
} from '../../apps/web/src/generated/documents.ts';

export type PreparedQuote = { readonly quoteId: string; readonly token: string };

/** Asks the data API as a stranger, as the holder of a quote's token, or as whoever the request's cookies say. */
export async function ask<Result>(
  request: APIRequestContext,
  query: TypedDocument<Result, never>,
  variables: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const answer = await request.post('/api/v1/graphql', { data: { query, variables }, headers });
  const { data, errors } = (await answer.json()) as { data?: Result; errors?: unknown };
  if (errors !== undefined || data === undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** Asks with a quote's token; only the documents of our own pages are answered. */
function askForQuote<Result>(
  request: APIRequestContext,
  { quoteId, token }: PreparedQuote,
  query: TypedDocument<Result, never>,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Result> {
  // A variable that a document does not declare is refused.
  const own = query.includes('$quote_id') ? { quote_id: quoteId } : {};
  return ask(request, query, { ...own, ...variables }, { 'x-roamly-quote-token': token });
}

/** A postal code and a class are given. */
export async function startedQuote(request: APIRequestContext, facts: QuoteFacts): Promise<PreparedQuote> {
  const { provider = 'personal', postalCode: postal_code, vehicleClass: vehicle_class, partner = null } = facts;
  const variables = { provider, postal_code, vehicle_class, partner };
  const { start_quote } = await ask(request, StartQuoteDocument, variables);
  return { quoteId: start_quote.quote_id, token: start_quote.quote_token };
}

/** The nights that a quote's first vehicle is slept in, as they are saved. */
export async function nightsOf(request: APIRequestContext, quote: PreparedQuote): Promise<number | null> {
  const { quotes_by_pk } = await askForQuote(request, quote, LoadCheckoutDocument);
  return quotes_by_pk?.vehicles[0]?.nights_per_year ?? null;
}

/** Everything before the plans is answered, of a quote that was started here or elsewhere. */
export async function answeredQuote(
  request: APIRequestContext,
  facts: QuoteFacts,
  started?: PreparedQuote,
): Promise<PreparedQuote> {
  const quote = started ?? (await startedQuote(request, facts));
  const { quotes_by_pk } = await askForQuote(request, quote, LoadCheckoutDocument);
  const vehicle_id = quotes_by_pk?.vehicles[0]?.vehicle_id;
  await askForQuote(request, quote, UpdateVehicleDocument, { vehicle_id, changes: facts.vehicle });
  const insured = { entity: facts.person, mailing_location: facts.mailing };
  await askForQuote(request, quote, CreateNamedInsuredDocument, insured);
  const { quote_questions: requested } = await askForQuote(request, quote, QuoteQuestionsDocument);
  const open = requested.filter(({ parent_id }) => parent_id === null);
  const texts = open.map(({ underwriting_question_id: id, wording }) => [id, { wording, answer: 'no' }]);
  const declarations = { questions: Object.fromEntries(texts) };
  if (open.length > 0) await askForQuote(request, quote, UpdateDeclarationsDocument, { declarations });
  return quote;
}

/** A plan is chosen: the quote has its price and waits for the signature. */
export async function plannedQuote(
  request: APIRequestContext,
  facts: QuoteFacts,
  started?: PreparedQuote,
): Promise<PreparedQuote> {
  const quote = await answeredQuote(request, facts, started);
  if (isMotorised(facts.vehicleClass)) {
    await askForQuote(request, quote, UpdateDeclarationsDocument, { declarations: { incidents: facts.incidents } });
  }
  const { recommended_plans } = await askForQuote(request, quote, LoadRecommendedPlansDocument);
  const { plan } = facts;
  const coverages = recommended_plans.find((each) => each.plan === plan)?.coverages;
  await askForQuote(request, quote, UpdateCoveragesDocument, { coverages, plan });
  return quote;
}

const mostLooks = 300;
const betweenLooksMs = 100;

/** What there is to read before the signature, once a worker has made it. */
async function readDocuments(request: APIRequestContext, quote: PreparedQuote): Promise<readonly string[]> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const { prepare_documents } = await askForQuote(request, quote, PrepareDocumentsDocument);
    const documents = readableDocuments(newestDocuments(prepare_documents?.documents ?? []));
    if (documents) return documents;
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
  }
  throw new Error('The documents were not made');
}

/** Read and signed: only the payment is left. */
export async function signedQuote(
  request: APIRequestContext,
  facts: QuoteFacts,
  started?: PreparedQuote,
): Promise<PreparedQuote> {
  const quote = await plannedQuote(request, facts, started);
  const signature = `${String(facts.person['first_name'])} ${String(facts.person['last_name'])}`;
  const documents = await readDocuments(request, quote);
  const { signing_terms } = await askForQuote(request, quote, LoadSigningTermsDocument);
  const { e_consent_version } = signing_terms;
  await askForQuote(request, quote, SignQuoteDocument, { signature, consent: true, documents, e_consent_version });
  return quote;
}

/** Paid: the quote is a policy, whose id comes back too. */
export async function boundQuote(
  request: APIRequestContext,
  facts: QuoteFacts,
  started?: PreparedQuote,
): Promise<PreparedQuote & { readonly policyId: string }> {
  const quote = await signedQuote(request, facts, started);
  const card = { number: facts.card, expMonth: 8, expYear: 2031, cvc: '123', postalCode: '43215', name: 'The Owner' };
  const tokenized = await request.post('/api/payments/sandbox/tokens', { data: card });
  const { token } = (await tokenized.json()) as { token: string };
  const bind = () =>
    ask(
      request,
      BindQuoteDocument,
      { quote_id: quote.quoteId, method_token: token },
      { 'x-roamly-quote-token': quote.token, 'idempotency-key': quote.quoteId },
    );
  // Who buys is looked up by a worker, which may take longer than everything before.
  for (let look = 0; ; look += 1) {
    try {
      const { bind_quote } = await bind();
      return { ...quote, policyId: bind_quote.policy_id ?? '' };
    } catch (error) {
      if (look >= mostLooks || !String(error).includes('verification_incomplete')) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
  }
}

/** The facts of a quote of somebody with this name. */
export function quoteOf(firstName: string, lastName: string, facts: Partial<QuoteFacts> = {}): QuoteFacts {
  const email = `${firstName}.${lastName}@example.com`.toLowerCase();
  return aQuote({ ...facts, person: { first_name: firstName, last_name: lastName, email, ...facts.person } });
}

/** The address under which a prepared quote opens at a step. */
export function checkoutAddress({ quoteId, token }: PreparedQuote, step = 'start'): string {
  return `/checkout/${step}?quote_id=${quoteId}&quote_token=${encodeURIComponent(token)}`;
}
