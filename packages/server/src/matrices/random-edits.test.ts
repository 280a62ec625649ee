import { checkInsurable } from '@roadworthy/core/quoting/checks/check-insurable.ts';
import { vehicleClasses, ratingValueTypes } from '@roadworthy/core/products/vocabulary.ts';
import { exampleVin } from '@roadworthy/testkit/example-vin.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { releaseDearerRates } from '@roadworthy/testkit/release-rates.ts';
import { selectRows, selectOne, namedInsuredOf } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  aQuote,
  bindDocument,
  cardToken,
  plannedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { type Read, readBeforeSigning, signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { eventHandlers } from '../registry.ts';
import { sampleSeed } from '@roadworthy/core/shared/testing/sampled.ts';

const fixture = useFixture('random edits');

// Five thousand are some ten minutes' work: RANDOM_EDITS=5000 vitest run <this file>.
const runs = Number(process.env['RANDOM_EDITS'] ?? 30);
const seed = Number(process.env['RANDOM_EDITS_SEED'] ?? sampleSeed);

type Edit = readonly [kind: string, ...values: unknown[]];

const year = fc.constantFrom(1990, 2008, 2019, 2022, 2023, 2025, 2026);
const serial = fc.integer({ min: 1, max: 3 });
const place = fc.constantFrom('43215', '78704', '33606', '28202', '96813', '02108', 'M5V 2T6', '97204');
const bankAt = { line_1: '1 Main', locality: 'Columbus', administrative_area: 'OH', postal_code: '43215' };
const vehicleChange: fc.Arbitrary<object> = fc.oneof(
  fc.record({ type: fc.constantFrom(...vehicleClasses) }),
  fc.tuple(year, serial).map(([of, number]) => ({ year: of, vin: exampleVin(of, number) })),
  fc.record({ year }),
  fc.record({ vin: fc.constantFrom(null, '00000000000000000', exampleVin(2023, 1)) }),
  fc.record({ garaging_postal_code: place }),
  fc.record({ rating_value_type: fc.constantFrom(...ratingValueTypes) }),
  fc.record({ purchase_price: fc.constantFrom(null, 6_500_000) }),
  fc.record({ rating_value: fc.integer({ min: 300_000, max: 70_000_000 }) }),
  fc.record({ rental_utilization_rate: fc.constantFrom(0, 0, 10, 30, 55) }),
  fc.record({ salvage_title: fc.constantFrom(false, false, true) }),
  fc.record({ usage_type: fc.constantFrom('recreational', 'frequent', 'full_timer', 'business') }),
  fc.record({ estimated_yearly_mileage: fc.integer({ min: 0, max: 20_000 }) }),
  fc.record({ registration_location: fc.constantFrom(null, bankAt) }),
);
const personChange: fc.Arbitrary<object> = fc.oneof(
  fc.record({ birthdate: fc.constantFrom('1968-03-09', '1990-01-01', '2009-01-01', '2006-06-01') }),
  fc.record({ rv_driving_experience_years: fc.constantFrom(0, 8, 40) }),
  fc.record({ license_number: fc.constantFrom('OH4451234', 'OH4451234', null) }),
);
// Yesterday and the 62nd day from now are refused.
const day = fc.constantFrom('2026-06-14', '2026-06-15', '2026-06-16', '2026-07-15', '2026-08-14', '2026-08-16');
const limit = fc.constantFrom('25/50/25', '50/100/50', '100/300/100', '300 CSL', '1M CSL');
const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const coverages = fc
  .record({
    liability: some(fc.record({ limit })),
    comprehensive: some(fc.record({ deductible: fc.constantFrom(250, 500, 1_000) })),
    collision: some(fc.record({ deductible: fc.constantFrom(500, 2_500) })),
    uninsured_motorist: some(fc.record({ limit: fc.constantFrom('25/50', '100/300', '250/500') })),
    vacation_liability: some(fc.record({ limit: fc.constantFrom(25_000, 100_000) })),
    full_timer_liability: some(fc.record({ limit: fc.constant(100_000) })),
    glass: some(fc.constant({})),
    pet: some(fc.constant({})),
  })
  .map((chosen) => Object.fromEntries(Object.entries(chosen).filter(([, bought]) => bought !== undefined)));
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('vehicle'), fc.nat(2), vehicleChange) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('another vehicle'), vehicleChange, fc.constantFrom(...vehicleClasses)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('vehicle removed'), fc.nat(2)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('vehicles'), fc.array(vehicleChange, { minLength: 1, maxLength: 3 })) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('vehicles removed'), fc.nat(2), fc.nat(2)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('financed'), fc.nat(2), fc.nat(2)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('person'), personChange) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('added'), fc.constantFrom('driver', 'lienholder'), personChange) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('added person'), fc.nat(2), personChange) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('added person removed'), fc.nat(2)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('covers'), coverages) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('plan'), fc.nat(2)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('payment term'), fc.constantFrom('monthly', 'pay_in_full')) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('duration'), fc.constantFrom(6, 12)) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('incidents'), fc.constantFrom({}, { at_fault: 1 }, { dui: 3 }, [])) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('day'), day, fc.boolean()) },
  { weight: 1, arbitrary: fc.constant<Edit>(['other rates']) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('signature'), fc.boolean()) },
  { weight: 2, arbitrary: fc.constant<Edit>(['payment']) },
);
/** A handful of edits, after which somebody signs and pays, or pays without a signature of what it is now. */
const sequence: fc.Arbitrary<Edit[]> = fc
  .tuple(fc.array(edit, { minLength: 1, maxLength: 4 }), fc.boolean(), some(edit))
  .map(([edits, signs, late]) => [
    ...edits,
    ...(signs ? [['signature', true] as const] : []),
    ...(late ? [late] : []),
    ['payment'] as const,
  ]);

const documents = {
  vehicle: 'mutation ($id: uuid!, $to: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $to) { id } }',
  'another vehicle':
    'mutation ($id: uuid!, $to: vehicle_input!) { create_vehicle(quote_id: $id, vehicle: $to) { id } }',
  vehicles:
    'mutation ($id: uuid!, $to: [vehicle_input!]!) { create_bulk_vehicles(quote_id: $id, vehicles: $to) { id } }',
  'vehicles removed': 'mutation ($ids: [uuid!]!) { delete_vehicles(vehicle_ids: $ids) { id } }',
  'vehicle removed': 'mutation ($id: uuid!) { delete_vehicle(vehicle_id: $id) { id } }',
  person: 'mutation ($id: uuid!, $to: entity_input!) { update_named_insured(entity_id: $id, changes: $to) { id } }',
  added: `mutation ($id: uuid!, $as: String!, $to: entity_input!, $at: location_input) {
    create_entity(quote_id: $id, entity_relationship: $as, entity: $to, location: $at) { id }
  }`,
  'added person': 'mutation ($id: uuid!, $to: entity_input!) { update_entity(entity_id: $id, changes: $to) { id } }',
  'added person removed': 'mutation ($id: uuid!) { delete_entity(entity_id: $id) { id } }',
  covers: 'mutation ($id: uuid!, $to: jsonb!) { update_coverages(quote_id: $id, coverages: $to) { id } }',
  'payment term':
    'mutation ($id: uuid!, $to: String!) { update_payment_term(quote_id: $id, payment_term: $to) { id } }',
  day: 'mutation ($id: uuid!, $to: date!) { update_effective_date(quote_id: $id, effective_date: $to) { id } }',
  duration:
    'mutation ($id: uuid!, $to: Int!) { update_policy_duration(quote_id: $id, policy_duration_months: $to) { id } }',
  incidents: 'mutation ($id: uuid!, $to: jsonb!) { update_declarations(quote_id: $id, declarations: $to) { id } }',
} as const;
const plansOf = 'query ($id: uuid!) { recommended_plans(quote_id: $id) { coverages } }';

async function vehicleAt(quoteId: string, index: number): Promise<string> {
  const rows = await selectRows<{ vehicle_id: string }>(
    fixture.backend,
    'select vehicle_id from vehicles where quote_id = $1 and archived is null order by created, vehicle_id',
    [quoteId],
  );
  return rows[index % rows.length]?.vehicle_id ?? '';
}

/** Somebody who was added to a quote; nobody where there is none. */
async function addedAt(quoteId: string, index: number): Promise<string> {
  const rows = await selectRows<{ entity_id: string }>(
    fixture.backend,
    `select entity_id from entities where quote_id = $1 and archived is null and entity_relationship <> 'named_insured'
     order by created, entity_id`,
    [quoteId],
  );
  return rows[index % rows.length]?.entity_id ?? crypto.randomUUID();
}

/** Adds a driver of whom little is known, or a bank, which is asked for none of it. */
async function addSomebody({ customer, quoteId }: StartedQuote, as: unknown, to: object): Promise<void> {
  const bank = { entity_type: 'business', business_name: 'Lake Bank' };
  const driver = { first_name: 'Lin', last_name: 'Moreno', birthdate: '1985-05-05', ...to };
  const input = as === 'driver' ? { to: driver } : { to: bank, at: bankAt };
  await customer.ask(documents.added, { id: quoteId, as, ...input });
}

/** Puts the first day of cover elsewhere, and back where that is asked. */
async function chooseDay({ customer, quoteId }: StartedQuote, to: string, returns: boolean): Promise<void> {
  const { effective_date: from } = await selectOne<{ effective_date: string }>(
    fixture.backend,
    'select effective_date::text from quotes where quote_id = $1',
    [quoteId],
  );
  await customer.ask(documents.day, { id: quoteId, to });
  if (returns) await customer.ask(documents.day, { id: quoteId, to: from });
}

/** What was read of each quote when somebody last looked. */
const readOf = new Map<string, Read>();

/** Signs after reading what the quote says now, or with what was read whenever that was. */
async function sign(quote: StartedQuote, reads: boolean): Promise<void> {
  const before = readOf.get(quote.quoteId);
  const read = before && !reads ? before : await readBeforeSigning(fixture.backend, quote);
  readOf.set(quote.quoteId, read);
  await quote.customer.ask(signDocument, { ...read, name: 'Ada Moreno' });
}

/** Does one edit as the customer; refusals are answers too. True when the quote is a policy now. */
async function carryOut(quote: StartedQuote, [kind, ...values]: Edit, method: string): Promise<boolean> {
  const { customer, quoteId } = quote;
  const send = (document: string, id: string, ...to: unknown[]) =>
    customer.ask(document, to.length > 0 ? { id, to: to[0] } : { id });
  const [first, second] = values;
  if (kind === 'vehicle') await send(documents.vehicle, await vehicleAt(quoteId, Number(first)), second);
  if (kind === 'vehicle removed') await send(documents['vehicle removed'], await vehicleAt(quoteId, Number(first)));
  if (kind === 'vehicles') {
    const trailer = { type: 'travel_trailer', year: 2023, rating_value: 3_000_000 };
    await send(
      documents.vehicles,
      quoteId,
      (Array.isArray(first) ? first : []).map((one) => ({ ...trailer, ...one })),
    );
  }
  if (kind === 'vehicles removed') {
    const ids = [await vehicleAt(quoteId, Number(first)), await vehicleAt(quoteId, Number(second))];
    await customer.ask(documents['vehicles removed'], { ids });
  }
  if (kind === 'financed') {
    const lienholder_id = await addedAt(quoteId, Number(second));
    await send(documents.vehicle, await vehicleAt(quoteId, Number(first)), { lienholder_id });
  }
  if (kind === 'another vehicle') {
    const vehicle = { make: 'Jayco', model: 'Jay', year: 2023, rating_value: 3_000_000, usage_type: 'recreational' };
    const rest = {
      type: second,
      storage_type: 'secured',
      rental_utilization_rate: 0,
      rating_value_type: 'agreed_value',
    };
    await send(documents['another vehicle'], quoteId, { ...vehicle, ...rest, ...Object(first) });
  }
  if (kind === 'person') await send(documents.person, await namedInsuredOf(fixture.backend, quoteId), first);
  if (kind === 'added') await addSomebody(quote, first, Object(second));
  if (kind === 'added person') await send(documents['added person'], await addedAt(quoteId, Number(first)), second);
  if (kind === 'added person removed') {
    await send(documents['added person removed'], await addedAt(quoteId, Number(first)));
  }
  if (kind === 'covers') await send(documents.covers, quoteId, first);
  if (kind === 'plan') {
    const read = await customer.ask(plansOf, { id: quoteId });
    const plans = (read.data?.['recommended_plans'] ?? []) as { coverages: unknown }[];
    if (plans.length > 0) await send(documents.covers, quoteId, plans[Number(first) % plans.length]?.coverages);
  }
  if (kind === 'payment term') await send(documents['payment term'], quoteId, first);
  if (kind === 'duration') await send(documents.duration, quoteId, first);
  if (kind === 'incidents') await send(documents.incidents, quoteId, { incidents: first });
  if (kind === 'other rates') await releaseDearerRates(fixture.backend.owner);
  if (kind === 'day') await chooseDay(quote, String(first), second === true);
  if (kind === 'signature') await sign(quote, first === true);
  if (kind !== 'payment') return false;
  const { data } = await customer.ask(bindDocument, { id: quoteId, method }, { idempotencyKey: crypto.randomUUID() });
  return Object(data?.['bind_quote'])['status'] === 'bound';
}

type Bound = {
  readonly organization_id: string;
  readonly signed_total: number;
  readonly signed_payment_term: string;
  readonly payment_term: string;
  readonly total: number;
  readonly invoiced: number;
  readonly first: number;
  readonly charged: number;
  readonly same_day: boolean;
  readonly read: string[];
};

/** What was bound is insurable and was read, and what was signed, invoiced and charged is one figure. */
async function checkBound(quoteId: string, notified: string): Promise<void> {
  const bound = await selectOne<Bound>(
    fixture.backend,
    `select q.organization_id, q.signed_total::int, q.signed_payment_term, p.payment_term, p.total::int,
       (select sum(premium + case sequence when 1 then fees else fees - p.installment_fee end)::int
        from invoices i where i.policy_id = p.policy_id) as invoiced,
       (select amount::int from invoices i where i.policy_id = p.policy_id and sequence = 1) as first,
       (select sum(amount)::int from payments where quote_id = q.quote_id and status = 'settled') as charged,
       p.effective_date = q.effective_date as same_day,
       array(select document_type from documents d join jsonb_array_elements(q.signer_info -> 'documents') as named
         on d.document_id = (named ->> 'document_id')::uuid
         where d.status = 'ready' and (document_type <> 'application' or d.made_from = q.content_hash)
         order by document_type) as read
     from quotes q join policies p on p.policy_id = q.policy_id where q.quote_id = $1`,
    [quoteId],
  );
  const kernel = { platform: fixture.backend.platform, handlers: eventHandlers };
  const findings = await inOrganization(kernel, bound.organization_id, systemRequest('look'), async (work) => {
    const { quote, product } = await loadQuote(work, quoteId);
    return checkInsurable(quote, product, work.today(quote.timeZone)).map(({ code, field }) => `${code} ${field}`);
  });
  expect(findings, notified).toEqual([]);
  expect(bound.signed_payment_term, notified).toBe(bound.payment_term);
  expect([bound.total, bound.invoiced], notified).toEqual([bound.signed_total, bound.signed_total]);
  expect(bound.charged, notified).toBe(bound.first);
  expect([bound.same_day, bound.read], notified).toEqual([true, ['application', 'specimen_policy']]);
  if (bound.payment_term === 'pay_in_full') expect(bound.charged, notified).toBe(bound.signed_total);
}

test(
  `whatever binds after any of ${runs} random sequences of operations is insurable, read, and charged as it was signed (seed ${seed})`,
  { timeout: 1_800_000 },
  async () => {
    const method = await cardToken(fixture.backend, '4242424242424242');
    const person = { license_number: 'RM123456' };
    const started = (index: number) =>
      plannedQuote(fixture.backend, index % 2 === 0 ? aQuote({ person }) : aMotorhomeQuote());
    let quote = await started(0);
    let bound = 0;
    for (const [index, edits] of fc.sample(sequence, { seed, numRuns: runs }).entries()) {
      // A sequence goes on with what the last one left; after a while nothing insurable may be left of it.
      if (index % 4 === 0) quote = await started(index / 4);
      for (const [step, one] of edits.entries()) {
        if (!(await carryOut(quote, one, method))) continue;
        bound += 1;
        await checkBound(quote.quoteId, JSON.stringify({ seed, index, step, edits }));
        quote = await started(bound);
        break;
      }
    }
    // A property of what binds says nothing where nothing does.
    expect(bound).toBeGreaterThan(runs / 20);
  },
);
