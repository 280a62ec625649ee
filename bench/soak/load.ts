import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { partBytes } from '@roadworthy/core/files/vocabulary.ts';
import { aQuote, type QuestionsAnswer, questionsDocument, saidNo } from '@roadworthy/testkit/quote-scenarios.ts';
import { signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import { hostileFiles } from '../../packages/server/test/hostile-files.ts';
import type { Acknowledged } from './acknowledged.ts';
import { ask, askApi, type AskOptions, NoResult, signIn } from './client.ts';
import type { Seeded } from './seeded.ts';

export type LoadOptions = {
  readonly url: string;
  readonly pages: boolean;
  readonly random: Seeded;
  readonly acknowledged: Acknowledged;
  readonly email: string;
  readonly password: string;
  readonly signal: AbortSignal;
};

/** What was asked and how it ended, by code. */
export type Outcomes = Map<string, number>;

type Vehicle = { readonly vehicleId: string; sent: number };
type Lane = LoadOptions & {
  readonly outcomes: Outcomes;
  readonly vehicles: Vehicle[];
  session: Record<string, string>;
  card: string | null;
};
type Headers = Readonly<Record<string, string>>;

const pauseMs = 15;
const afterFailureMs = 200;
const mostVehicles = 12;
/** Of all requests, those whose connection is reset under way. */
const resetShare = 0.03;

function within({ random, session }: Lane, headers: Headers = session): AskOptions {
  const resets = random.next() < resetShare ? { resetAfterMs: random.below(30) } : {};
  return { headers, ...resets };
}

const startDocument = `mutation ($postal: String!, $class: String!) {
  start_quote(postal_code: $postal, vehicle_class: $class) { quote_id quote_token }
}`;

type Started = { readonly quoteId: string; readonly headers: Headers; readonly vehicleId: string };

async function start(lane: Lane): Promise<Started> {
  const { postalCode, vehicleClass } = aQuote();
  const variables = { postal: postalCode, class: vehicleClass };
  const { start_quote } = await askApi<{ start_quote: { quote_id: string; quote_token: string } }>(
    lane.url,
    { query: startDocument, variables },
    within(lane),
  );
  const { quote_id: quoteId, quote_token: token } = start_quote;
  lane.acknowledged.quotes.add(quoteId);
  const { quotes_by_pk } = await askApi<{ quotes_by_pk: { vehicles: { vehicle_id: string }[] } }>(
    lane.url,
    {
      query: 'query ($id: uuid!) { quotes_by_pk(id: $id) { vehicles { vehicle_id } } }',
      variables: { id: quoteId },
    },
    within(lane),
  );
  const vehicleId = quotes_by_pk.vehicles[0]?.vehicle_id ?? '';
  return { quoteId, headers: { 'x-roamly-quote-token': token }, vehicleId };
}

const editDocument =
  'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }';

async function edit(lane: Lane): Promise<void> {
  if (lane.vehicles.length < mostVehicles) {
    const { vehicleId } = await start(lane);
    lane.vehicles.push({ vehicleId, sent: 2_000_000 });
  }
  const vehicle = lane.vehicles[lane.random.below(lane.vehicles.length)];
  if (vehicle === undefined) return;
  vehicle.sent += 100;
  const { vehicleId, sent } = vehicle;
  const { values } = lane.acknowledged;
  const known = values.get(vehicleId);
  if (known !== undefined) known.sent = sent;
  const variables = { id: vehicleId, changes: { rating_value: sent } };
  await askApi(lane.url, { query: editDocument, variables }, within(lane));
  values.set(vehicleId, { acknowledged: sent, sent });
}

type Translate = <Data>(query: string, variables: Readonly<Record<string, unknown>>) => Promise<Data>;
type Document = { readonly document_id: string; readonly status: string };

/** Signs as soon as a worker has made what is read before, which takes longer while workers are killed. */
async function sign({ signal }: Lane, t: Translate, name: string): Promise<void> {
  const prepare = 'mutation ($id: uuid!) { prepare_documents(quote_id: $id) { documents { document_id status } } }';
  for (let look = 0; look < 120 && !signal.aborted; look += 1) {
    const { prepare_documents } = await t<{ prepare_documents: { documents: Document[] } }>(prepare, {});
    const { documents } = prepare_documents;
    if (documents.every(({ status }) => status === 'ready')) {
      const { signing_terms } = await t<{ signing_terms: { e_consent_version: string } }>(
        'query ($id: uuid!) { signing_terms(quote_id: $id) { e_consent_version } }',
        {},
      );
      const read = { text: signing_terms.e_consent_version, documents: documents.map((one) => one.document_id) };
      await t(signDocument, { name, ...read });
      return;
    }
    await sleep(500);
  }
  throw new NoResult('documents late', 'nothing could be read before the signature');
}

/** Everything before the payment, as the holder of the quote's link. */
async function prepare(lane: Lane, { quoteId, headers, vehicleId }: Started): Promise<void> {
  const facts = aQuote({ person: { email: `soak.${randomUUID()}@example.com` } });
  const { person, mailing, vehicle, incidents, plan } = facts;
  const t: Translate = (query, variables) =>
    askApi(lane.url, { query, variables: { id: quoteId, ...variables } }, within(lane, headers));
  await askApi(
    lane.url,
    { query: editDocument, variables: { id: vehicleId, changes: vehicle } },
    within(lane, headers),
  );
  await t(
    `mutation ($id: uuid!, $entity: entity_input!, $mailing: location_input!) {
      create_named_insured(quote_id: $id, entity: $entity, mailing_location: $mailing) { id }
    }`,
    { entity: person, mailing },
  );
  await t(
    'mutation ($id: uuid!, $declarations: jsonb!) { update_declarations(quote_id: $id, declarations: $declarations) { id } }',
    {
      declarations: { incidents, questions: saidNo(await t<QuestionsAnswer>(questionsDocument, {})) },
    },
  );
  const { recommended_plans } = await t<{ recommended_plans: { plan: string; coverages: unknown }[] }>(
    'query ($id: uuid!) { recommended_plans(quote_id: $id) { plan coverages } }',
    {},
  );
  const coverages = recommended_plans.find((each) => each.plan === plan)?.coverages;
  await t(
    `mutation ($id: uuid!, $coverages: jsonb!, $plan: String) {
      update_coverages(quote_id: $id, coverages: $coverages, plan: $plan) { id }
    }`,
    { coverages, plan },
  );
  await sign(lane, t, `${String(person['first_name'])} ${String(person['last_name'])}`);
}

const bindDocument = `mutation ($id: uuid!, $method: String!) {
  bind_quote(quote_id: $id, method_token: $method) { status policy_id }
}`;

/** The lane's card, as the payment form gets it from the gateway; one card may buy often. */
async function cardOf(lane: Lane): Promise<string> {
  if (lane.card === null) {
    const card = {
      number: aQuote().card,
      expMonth: 8,
      expYear: 2031,
      cvc: '123',
      postalCode: '43215',
      name: 'Ada Moreno',
    };
    const { status, body } = await ask(`${lane.url}/api/payments/sandbox/tokens`, { method: 'POST', json: card });
    if (status !== 200) throw new NoResult(`card ${status}`, body);
    lane.card = (JSON.parse(body) as { token: string }).token;
  }
  return lane.card;
}

/** Buys a policy; the payment is sent again under its key until its end is known, as a browser does. */
async function bind(lane: Lane): Promise<void> {
  const started = await start(lane);
  await prepare(lane, started);
  const method = await cardOf(lane);
  const headers = { ...started.headers, 'idempotency-key': randomUUID() };
  const variables = { id: started.quoteId, method };
  for (let time = 0; time < 60 && !lane.signal.aborted; time += 1) {
    try {
      const { bind_quote } = await askApi<{ bind_quote: { status: string; policy_id: string | null } }>(
        lane.url,
        { query: bindDocument, variables },
        within(lane, headers),
      );
      if (bind_quote.status === 'bound') {
        lane.acknowledged.policies.set(started.quoteId, bind_quote.policy_id ?? '');
        return;
      }
    } catch (error) {
      note(lane, error);
    }
    await sleep(500);
  }
}

async function read(lane: Lane): Promise<void> {
  const { random, url } = lane;
  // Every one another text, as clients make them that print their values into the document.
  const label = `n${random.below(1_000_000_000)}`;
  const documents = [
    '{ quotes(limit: 50, order_by: { created: desc }) { quote_id status premium vehicles { make } } }',
    `{ ${label}: quotes(limit: 5) { quote_id status premium } }`,
    '{ quotes_aggregate { aggregate { count } } policies(limit: 20) { policy_number premium invoices { amount } } }',
  ] as const;
  if (lane.pages && random.next() < 0.2) {
    const { status } = await ask(`${url}${random.pick(['/', '/checkout/start', '/agents/sign-in'])}`, within(lane));
    if (status >= 400) throw new NoResult(`page ${status}`, 'a page was not shown');
    return;
  }
  await askApi(url, { query: random.pick(documents) }, within(lane));
}

const beginDocument = `mutation ($id: uuid!, $name: String!, $size: Int!) {
  begin_upload(table: "quotes", id: $id, name: $name, byte_size: $size) { file_id }
}`;

/** Made once: to make them takes seconds. */
let hostile: ReturnType<typeof hostileFiles> | undefined;

/** Sends a file that means harm, as an attachment; whatever is said of it, memory has to be again what it was. */
async function attachHostile(lane: Lane): Promise<void> {
  const { random, url } = lane;
  const { quoteId } = await start(lane);
  hostile ??= hostileFiles();
  const files = await hostile;
  const file = files[random.below(files.length)];
  if (file === undefined) return;
  const { bytes, ending } = file;
  const variables = { id: quoteId, name: `a.${ending}`, size: bytes.byteLength };
  const { begin_upload } = await askApi<{ begin_upload: { file_id: string } }>(
    url,
    { query: beginDocument, variables },
    within(lane),
  );
  const id = begin_upload.file_id;
  for (let from = 0, part = 1; from < bytes.byteLength; from += partBytes, part += 1) {
    const sent = { ...within(lane), method: 'PUT', bytes: bytes.subarray(from, from + partBytes) } as const;
    await ask(`${url}/api/v1/files/${id}/parts/${part}`, sent);
  }
  const finish = 'mutation ($id: uuid!) { finish_upload(file_id: $id) { status } }';
  await askApi(url, { query: finish, variables: { id } }, within(lane));
}

function note({ outcomes }: Lane, error: unknown): void {
  if (!(error instanceof NoResult)) throw error;
  outcomes.set(error.code, (outcomes.get(error.code) ?? 0) + 1);
}

async function turn(lane: Lane): Promise<void> {
  if (lane.session['authorization'] === undefined) lane.session = await signIn(lane.url, lane.email, lane.password);
  const share = lane.random.next();
  if (share < 0.5) await read(lane);
  else if (share < 0.91) await edit(lane);
  else if (share < 0.93) await attachHostile(lane);
  else await bind(lane);
}

/** One after the other, as one busy person: reads, edits and purchases until it is told to stop. */
export async function runLane(options: LoadOptions): Promise<Outcomes> {
  const lane: Lane = { ...options, outcomes: new Map(), vehicles: [], session: {}, card: null };
  while (!options.signal.aborted) {
    try {
      await turn(lane);
      lane.outcomes.set('done', (lane.outcomes.get('done') ?? 0) + 1);
      await sleep(pauseMs);
    } catch (error) {
      note(lane, error);
      await sleep(afterFailureMs);
    }
  }
  return lane.outcomes;
}
