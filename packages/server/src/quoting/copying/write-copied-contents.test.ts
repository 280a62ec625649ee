import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne, namedInsuredOf, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, plannedQuote, startQuote, aQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../../kernel/work.ts';
import { loadQuote, lockQuote } from '../quote-store.ts';
import { saveEdit } from '../pricing/rate-stored-quote.ts';
import { writeCopiedContents } from './write-copied-contents.ts';

const fixture = useFixture('copied contents');
let source: Quote;
let copy: Quote;

const inside = <Result>(step: (work: Work) => Promise<Result>) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    fixture.tenants.insurer.organization.organizationId,
    systemRequest('copying'),
    step,
  );

/** A quote with nothing beneath it, for the contents of another. */
async function emptyQuote(sourceId: string): Promise<string> {
  const { quote_id } = await selectOne<{ quote_id: string }>(
    fixture.backend,
    `insert into quotes (organization_id, product_id, provider, effective_date, expiration_date, country,
       administrative_area, postal_code, time_zone, coverages, declarations, plan)
     select organization_id, product_id, provider, effective_date, expiration_date, country, administrative_area,
       postal_code, time_zone, coverages, declarations, plan from quotes where quote_id = $1 returning quote_id`,
    [sourceId],
  );
  return quote_id;
}

async function copyOf(sourceId: string): Promise<Quote> {
  const quoteId = await emptyQuote(sourceId);
  await inside(async (work) => {
    const { quote } = await lockQuote(work, sourceId);
    await writeCopiedContents(work, quote, quoteId);
    await saveEdit(work, await loadQuote(work, quoteId));
  });
  return inside(async (work) => (await loadQuote(work, quoteId)).quote);
}

beforeAll(async () => {
  const { quoteId } = await plannedQuote(fixture.backend, aMotorhomeQuote());
  await selectRows(
    fixture.backend,
    `update vehicles set floorplan = '35 QBA', features = '["awning"]', meta = '{"seen": true}' where quote_id = $1`,
    [quoteId],
  );
  source = await inside(async (work) => (await loadQuote(work, quoteId)).quote);
  copy = await copyOf(quoteId);
});

describe('the contents of a quote, written once more', () => {
  test('are the same vehicles, people and places under keys of their own', () => {
    const roots = ({ vehicles, entities, locations }: Quote) => [
      ...vehicles.map((one) => one.rootVehicleId),
      ...entities.map((one) => one.rootEntityId),
      ...locations.map((one) => one.rootLocationId),
    ];
    expect(roots(source)).toEqual([
      ...source.vehicles.map((one) => one.vehicleId),
      ...source.entities.map((one) => one.entityId),
      ...source.locations.map((one) => one.locationId),
    ]);
    expect(roots(copy)).toEqual(roots(source));
    expect(copy.vehicles[0]?.vehicleId).not.toBe(source.vehicles[0]?.vehicleId);
    expect(copy.mailingLocationId).toBe(copy.locations.find((one) => one.locationType === 'mailing')?.locationId);
  });

  test('open what is sealed in the row of the copy', () => {
    const [insured] = copy.entities;
    expect(insured).toMatchObject({ firstName: 'Ada', birthdate: '1968-03-09' });
  });

  test('cost what the source costs', async () => {
    const rows = await selectRows<{ premium: number }>(
      fixture.backend,
      'select premium::int from quotes where quote_id = any ($1)',
      [[source.quoteId, copy.quoteId]],
    );
    expect(rows[0]?.premium).toBeGreaterThan(0);
    expect(rows[1]).toEqual(rows[0]);
  });

  test('keep the columns that no rule reads', async () => {
    const row = await selectOne<Record<string, unknown>>(
      fixture.backend,
      'select floorplan, features, meta from vehicles where quote_id = $1',
      [copy.quoteId],
    );
    expect(row).toEqual({ floorplan: '35 QBA', features: ['awning'], meta: { seen: true } });
  });

  test('keep the first root through a copy of the copy', async () => {
    const second = await copyOf(copy.quoteId);
    expect(second.vehicles[0]?.rootVehicleId).toBe(source.vehicles[0]?.vehicleId);
  });
});

describe('the database', () => {
  const refusal = async (text: string, values: readonly unknown[]) => {
    const error: unknown = await selectRows(fixture.backend, text, values).then(
      () => null,
      (failure: unknown) => failure,
    );
    return error instanceof Error && 'constraint' in error ? error.constraint : null;
  };

  test.each([
    ['vehicles', 'root_vehicle_id'],
    ['entities', 'root_entity_id'],
    ['locations', 'root_location_id'],
  ])('lets no row of %s become another thing', async (table, root) => {
    const text = `update ${table} set ${root} = uuidv7() where quote_id = $1`;
    expect(await refusal(text, [copy.quoteId])).toBe(`${root}_stays`);
  });

  test('knows no root that only another organization has', async () => {
    const { mirror } = fixture.tenants;
    const theirs = await startQuote(fixture.backend, aQuote({ partner: mirror.partner }));
    const text = `insert into locations (organization_id, quote_id, location_type, administrative_area, postal_code,
        country, root_location_id)
      select organization_id, quote_id, 'garaging', 'OH', '43215', 'US', $2 from quotes where quote_id = $1`;
    expect(await refusal(text, [theirs.quoteId, copy.locations[0]?.rootLocationId])).toBe('root_location_id_known');
    expect(await refusal(text, [copy.quoteId, copy.locations[0]?.rootLocationId])).toBeNull();
  });

  test('names the root of whichever description a row is about', async () => {
    const [vehicleId, entityId] = [
      await vehicleOf(fixture.backend, copy.quoteId),
      await namedInsuredOf(fixture.backend, copy.quoteId),
    ];
    const device = await selectOne<{ root_vehicle_id: string }>(
      fixture.backend,
      `insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id)
       select organization_id, vehicle_id, 'bouncie', 'imei-1' from vehicles where vehicle_id = $1
       returning root_vehicle_id`,
      [vehicleId],
    );
    expect(device.root_vehicle_id).toBe(source.vehicles[0]?.vehicleId);
    const ask = `insert into quote_verifications (organization_id, quote_id, entity_id, call_type, provider, request_key)
      select organization_id, quote_id, entity_id, 'mvr', 'simulated', uuidv7()::text from entities where entity_id = $1
      returning root_entity_id`;
    const requested = await selectOne<{ root_entity_id: string }>(fixture.backend, ask, [entityId]);
    expect(requested.root_entity_id).toBe(source.entities[0]?.entityId);
    // The same person on the source: the vendor is asked already.
    expect(await refusal(ask, [source.entities[0]?.entityId])).toBe('quote_verification_pending');
  });
});
