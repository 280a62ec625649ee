import { jobHandlers } from '@roadworthy/server/registry.ts';
import type { Backend } from './backend.ts';
import type { Caller } from './caller.ts';
import { boise, columbus, denver, person, phoenix } from './demo-facts.ts';
import { vinOf } from './example-vin.ts';
import { aMotorhomeQuote, plannedQuote, type QuoteFacts } from './quote-scenarios.ts';

type Product = { readonly product_id: string; readonly live_in: readonly string[] };

/** An underwriter changes the recreational products of their organization. */
async function changeProducts(underwriter: Caller, changesOf: (product: Product) => object): Promise<void> {
  const { products } = await underwriter.must<{ readonly products: readonly Product[] }>(
    '{ products(where: { provider: { _eq: "personal" } }) { product_id live_in } }',
  );
  for (const product of products) {
    await underwriter.must(
      'mutation ($id: uuid!, $changes: product_changes!) { update_product(product_id: $id, changes: $changes) { product_id } }',
      { id: product.product_id, changes: changesOf(product) },
    );
  }
}

/** An underwriter has the people of their organization's recreational product checked from now on. */
export const requireDemoChecks = (underwriter: Caller) =>
  changeProducts(underwriter, () => ({ required_verifications: ['mvr', 'frs', 'tas'] }));

/** An underwriter ends the sale of it in an area, and its renewals there. */
export const withdrawDemoProduct = (underwriter: Caller, area: string) =>
  changeProducts(underwriter, ({ live_in }) => ({ live_in: live_in.filter((one) => one !== area) }));

const motorhome = (
  where: Pick<QuoteFacts, 'postalCode' | 'mailing'>,
  who: ReturnType<typeof person>,
  place: number,
): QuoteFacts =>
  aMotorhomeQuote({
    ...where,
    vehicleClass: 'class_c',
    vehicle: {
      year: 2021,
      make: 'Thor',
      model: 'Four Winds 28Z',
      rating_value: 9_400_000,
      vin: vinOf({ year: 2021, make: 'Thor', model: 'Four Winds 28Z' }, 'class_c', place),
    },
    person: who,
  });

/** People whom the simulated vendor answers about otherwise than about most, by their last names. */
const checked: readonly QuoteFacts[] = [
  motorhome(columbus, person('Priya', 'Points', '1981-02-11', 17, '614-555-0126'), 901),
  motorhome(denver, person('Noel', 'Nohit', '1977-08-30', 23, '303-555-0184'), 902),
  motorhome(boise, person('Tess', 'Timeout', '1969-11-05', 29, '208-555-0177'), 903),
  motorhome(phoenix, person('Lou', 'Lowscore', '1985-05-23', 18, '602-555-0115'), 904),
  motorhome(columbus, person('Milo', 'Mismatch', '1990-01-19', 11, '614-555-0162'), 905),
  motorhome(boise, person('Fay', 'Fraud', '1979-09-14', 21, '208-555-0129'), 906),
];

/** Somebody of each kind asks for a price, and everything that is not sold yet is checked as the worker would. */
export async function checkDemoPeople(backend: Backend): Promise<void> {
  for (const facts of checked) await plannedQuote(backend, facts);
  const jobs = jobHandlers(backend.platform);
  const { rows: quotes } = await backend.owner.pool.query<{ quoteId: string; organizationId: string }>(
    `select q.quote_id as "quoteId", q.organization_id as "organizationId" from quotes q join products p using (product_id)
     where cardinality(p.required_verifications) > 0
       and q.status in ('open', 'agent_required', 'agent_approved', 'referred') order by q.created`,
  );
  for (const quote of quotes) await jobs['check-people']?.(quote);
  await resumeAll(backend, 'run_verification');
}

/** Asks the outside about everything of a kind that was begun; where it does not answer, the worker asks again. */
export async function resumeAll(
  backend: Backend,
  process: 'run_verification' | 'pay_refund' | 'charge_due_invoices' | 'upload_kml_file',
): Promise<void> {
  const { rows: begun } = await backend.owner.pool.query<{ intentId: string; organizationId: string; process: string }>(
    `select process_intent_id as "intentId", organization_id as "organizationId", process from process_intents
     where process = $1 and state = 'begun'`,
    [process],
  );
  const resume = jobHandlers(backend.platform)['resume-intent'];
  for (const intent of begun) await resume?.(intent).catch(() => undefined);
}
