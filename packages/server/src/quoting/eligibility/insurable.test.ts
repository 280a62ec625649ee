import { selectRows, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  aQuote,
  bindDocument,
  cardToken,
  plannedQuote,
  type QuoteFacts,
  signedQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { signAsPage, signDocument } from '@roadworthy/testkit/sign-as-page.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('insurable');

const update =
  'mutation ($id: uuid!, $changes: vehicle_input!) { update_vehicle(vehicle_id: $id, changes: $changes) { id } }';
const create =
  'mutation ($id: uuid!, $vehicle: vehicle_input!) { create_vehicle(quote_id: $id, vehicle: $vehicle) { id } }';
const cover =
  'mutation ($id: uuid!, $coverages: jsonb!) { update_coverages(quote_id: $id, coverages: $coverages) { id } }';
const pricing = `query ($id: uuid!) {
  quote_pricing(quote_id: $id) { bindable obstacles { code field message } items { vehicle_id coverage amount } }
}`;
const checkout = 'query ($id: uuid!) { checkout_state(quote_id: $id) { next missing_fields { step path message } } }';

type Pricing = {
  readonly bindable: boolean;
  readonly obstacles: { code: string; field: string | null; message: string }[];
  readonly items: { vehicle_id: string; coverage: string; amount: number }[];
};

// Whoever buys a trailer may make a motorhome of it.
const person = { license_number: 'RM123456' };
const planned = (facts: Partial<QuoteFacts> = {}) => plannedQuote(fixture.backend, aQuote({ person, ...facts }));
const change = async (quote: StartedQuote, changes: object) =>
  quote.customer.must(update, { id: await vehicleOf(fixture.backend, quote.quoteId), changes });
const changeRefused = async (quote: StartedQuote, changes: object) =>
  refusalOf(fixture.backend, quote.customer, update, {
    id: await vehicleOf(fixture.backend, quote.quoteId),
    changes,
  });
const signRefused = (quote: StartedQuote) =>
  refusalOf(fixture.backend, quote.customer, signDocument, { id: quote.quoteId, name: 'Ada Moreno' });
const priceOf = async ({ customer, quoteId }: StartedQuote) =>
  (await customer.must<{ quote_pricing: Pricing }>(pricing, { id: quoteId })).quote_pricing;

const motorhome = {
  type: 'class_a',
  vin: '1F66F5DY0P0A12345',
  estimated_yearly_mileage: 5_000,
};
const fifthWheel = {
  type: 'fifth_wheel',
  year: 2022,
  make: 'Grand Design',
  model: 'Solitude',
  rating_value: 6_200_000,
  rating_value_type: 'agreed_value',
  usage_type: 'recreational',
  storage_type: 'secured',
  rental_utilization_rate: 0,
};

describe('a quote cannot be signed', () => {
  test('for a motorhome with the plan of a trailer; the plans say what is missing', async () => {
    const quote = await planned();
    await change(quote, motorhome);
    expect(await signRefused(quote)).toEqual({ code: 'liability_required', field: 'coverages.liability' });
    const { checkout_state } = await quote.customer.must<{
      checkout_state: { next: string; missing_fields: { step: string; path: string; message: string }[] };
    }>(checkout, { id: quote.quoteId });
    const { obstacles, bindable } = await priceOf(quote);
    expect(checkout_state.next).toBe('plans');
    expect(bindable).toBe(false);
    const stated = { field: 'coverages.liability', message: 'A motorhome needs liability cover. Choose a limit.' };
    expect(obstacles).toContainEqual({ code: 'liability_required', ...stated });
    expect(checkout_state.missing_fields).toContainEqual({
      step: 'plans',
      path: stated.field,
      message: stated.message,
    });
  });

  test('for a trailer with its plan and a motorhome beside it', async () => {
    const quote = await planned();
    await quote.customer.must(create, { id: quote.quoteId, vehicle: { ...fifthWheel, ...motorhome } });
    expect(await signRefused(quote)).toMatchObject({ code: 'liability_required' });
  });

  test('with limits that are too low where the motorhome has moved', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const coverages = { liability: { limit: '25/50/25' }, comprehensive: { deductible: 500 } };
    await quote.customer.must(cover, { id: quote.quoteId, coverages });
    await change(quote, { garaging_postal_code: '04101' });
    expect(await signRefused(quote)).toEqual({
      code: 'liability_below_state_minimum',
      field: 'coverages.liability.limit',
    });
  });

  test('for a vehicle that was added after the plan and says nothing of a total loss', async () => {
    const quote = await planned();
    const { rating_value_type: _, ...vehicle } = fifthWheel;
    await quote.customer.must(create, { id: quote.quoteId, vehicle });
    expect(await signRefused(quote)).toEqual({
      code: 'settlement_missing',
      field: 'vehicles.1.rating_value_type',
    });
  });

  test('for two vehicles whose answers are missing; each is told by its name, in the reader’s language', async () => {
    const quote = await planned();
    await change(quote, { year: 2021, make: 'Airstream', model: 'Basecamp' });
    await quote.customer.must(create, { id: quote.quoteId, vehicle: { type: 'fifth_wheel' } });
    await quote.customer.must(create, { id: quote.quoteId, vehicle: { type: 'fifth_wheel' } });
    const read = `query ($id: uuid!) {
      quote_pricing(quote_id: $id) { missing_fields { path message } obstacles { field message } }
      checkout_state(quote_id: $id) { missing_fields { path message } }
    }`;
    type Statement = { path?: string; field?: string; message: string };
    const { quote_pricing, checkout_state } = await fixture.tenants.insurer.agent.must<{
      quote_pricing: Record<'missing_fields' | 'obstacles', Statement[]>;
      checkout_state: { missing_fields: Statement[] };
    }>(read, { id: quote.quoteId }, { locale: 'fr-CA' });
    for (const list of [quote_pricing.missing_fields, quote_pricing.obstacles, checkout_state.missing_fields]) {
      const about = list.filter(({ path, field }) => (path ?? field)?.startsWith('vehicles.'));
      expect(about).not.toEqual([]);
      expect(new Set(about.map(({ message }) => message)).size).toBe(about.length);
      for (const { message, path, field } of about) {
        const index = Number((path ?? field)?.split('.')[1]);
        expect(message).toMatch(index === 0 ? /^2021 Airstream Basecamp : / : new RegExp(`^Véhicule ${index + 1} : `));
      }
    }
  });

  test('for a motorhome without a VIN', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ vehicle: { vin: null } }));
    expect(await signRefused(quote)).toEqual({ code: 'vin_missing', field: 'vehicles.0.vin' });
  });

  test('for a motorhome whose driver gave no license number; the step about the person asks for it', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ person: { license_number: null } }));
    expect(await signRefused(quote)).toEqual({ code: 'license_missing', field: 'drivers.0.license_number' });
    const { checkout_state } = await quote.customer.must<{
      checkout_state: { next: string; missing_fields: { step: string; path: string }[] };
    }>(checkout, { id: quote.quoteId });
    expect(checkout_state.next).toBe('drivers');
    expect(checkout_state.missing_fields).toContainEqual({
      step: 'drivers',
      path: 'drivers.0.license_number',
      message: 'Enter the number of the driver’s license.',
    });
  });

  test('for a salvage title, before an underwriter has looked', async () => {
    const quote = await planned();
    await change(quote, { salvage_title: true });
    expect(await signRefused(quote)).toMatchObject({ code: 'referral_needed' });
  });
});

describe('an edit is refused in its field', () => {
  test.each([
    ['96813', 'product_not_live'],
    ['02108', 'product_not_live'],
    ['40202', 'product_not_live'],
    ['M5V 2T6', 'other_country'],
  ])('that moves the vehicle to %s', async (garaging_postal_code, code) => {
    const quote = await planned();
    expect(await changeRefused(quote, { garaging_postal_code })).toEqual({
      code,
      field: 'vehicle.garaging_postal_code',
    });
    await signAsPage(fixture.backend, quote, 'Ada Moreno');
  });

  test('that brings a motorhome to where the law asks for a line that we do not offer, or makes one there', async () => {
    const refused = { code: 'mandatory_line_not_offered', field: 'vehicle.garaging_postal_code' };
    const driven = await plannedQuote(fixture.backend, aMotorhomeQuote());
    expect(await changeRefused(driven, { garaging_postal_code: '33602' })).toEqual(refused);
    const towed = await planned();
    await change(towed, { garaging_postal_code: '33602' });
    expect(await changeRefused(towed, motorhome)).toEqual(refused);
  });

  test('that leaves out a cover which the law demands of a motorhome kept there', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote({ postalCode: '80202' }));
    const coverages = { liability: { limit: '100/300/100' }, uninsured_motorist: { limit: '25/50' } };
    const stated = { id: quote.quoteId, coverages };
    expect(await refusalOf(fixture.backend, quote.customer, cover, stated)).toEqual({
      code: 'mandatory_cover_missing',
      field: 'coverages.medical_payments',
    });
    const { items } = await priceOf(quote);
    expect(items.map((item) => item.coverage)).toEqual(
      expect.arrayContaining(['uninsured_motorist', 'medical_payments']),
    );
  });

  test('that gives two vehicles one VIN', async () => {
    const quote = await planned({ vehicle: { vin: motorhome.vin } });
    const vehicle = { ...fifthWheel, vin: motorhome.vin, year: 2023 };
    expect(await refusalOf(fixture.backend, quote.customer, create, { id: quote.quoteId, vehicle })).toEqual({
      code: 'vin_twice',
      field: 'vehicle.vin',
    });
  });

  test('that makes the VIN one of another year', async () => {
    const quote = await planned({ vehicle: { vin: motorhome.vin } });
    expect(await changeRefused(quote, { year: 1990 })).toMatchObject({ code: 'vin_year' });
  });

  test('that replaces an old unit with a new one', async () => {
    const quote = await planned();
    const refused = await changeRefused(quote, { year: 2008, rating_value_type: 'total_loss_replacement' });
    expect(refused).toEqual({ code: 'too_old_to_replace', field: 'vehicle.rating_value_type' });
  });

  test.each([
    [{ pet: {} }, 'only_extras', 'coverages'],
    [
      {
        comprehensive: { deductible: 500 },
        full_timer_liability: { limit: 100_000 },
        vacation_liability: { limit: 25_000 },
      },
      'covers_contradict',
      'coverages.vacation_liability',
    ],
  ])('that buys %j', async (coverages, code, field) => {
    const quote = await planned();
    const refused = await refusalOf(fixture.backend, quote.customer, cover, { id: quote.quoteId, coverages });
    expect(refused).toEqual({ code, field });
  });
});

test('a vehicle kept in another state has the price of that state', async () => {
  const quote = await planned();
  const { create_vehicle } = await quote.customer.must<{ create_vehicle: { id: string } }>(create, {
    id: quote.quoteId,
    vehicle: { ...fifthWheel, garaging_postal_code: '33602' },
  });
  const alone = await planned({ postalCode: '33602', vehicleClass: 'fifth_wheel', vehicle: fifthWheel });
  const amounts = (pricing: Pricing, id?: string) =>
    pricing.items
      .filter(({ vehicle_id, coverage }) => coverage === 'collision' && (id === undefined || vehicle_id === id))
      .map(({ amount }) => amount);
  expect(amounts(await priceOf(quote), create_vehicle.id)).toEqual(amounts(await priceOf(alone)));
});

test.each([
  ['at another price', 'signed_total = signed_total - 1'],
  ['to be paid otherwise, at the same price', `signed_payment_term = 'pay_in_full'`],
])('what was signed %s is not bound', async (_how, change) => {
  const quote = await signedQuote(fixture.backend, aQuote());
  const method = await cardToken(fixture.backend, '4242424242424242');
  await selectRows(fixture.backend, `update quotes set ${change} where quote_id = $1`, [quote.quoteId]);
  expect(await refusalOf(fixture.backend, quote.customer, bindDocument, { id: quote.quoteId, method })).toMatchObject({
    code: 'signature_outdated',
  });
});
