import { selectRows, selectOne, namedInsuredOf } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, plannedQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { blindIndex } from '../../kernel/settings/sealed.ts';

const fixture = useFixture('edit entities', { now: '2026-06-15T14:00:00Z' });
let quote: StartedQuote;
beforeAll(async () => {
  quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
});

const create = `mutation ($id: uuid!, $as: String!, $entity: entity_input!, $location: location_input, $version: Int) {
  create_entity(quote_id: $id, entity_relationship: $as, entity: $entity, location: $location, version: $version) {
    entity_id entity_type entity_relationship first_name last_name business_name birthdate location_id
  }
}`;
const update = `mutation ($id: uuid!, $changes: entity_input!, $location: location_input) {
  update_entity(entity_id: $id, changes: $changes, location: $location) { entity_id phone email }
}`;
const remove = 'mutation ($id: uuid!) { delete_entity(entity_id: $id) { entity_id archived } }';

const lin = { first_name: 'Lin', last_name: 'Moreno', birthdate: '2008-01-15', license_number: 'rq 445-667' };
const bank = { entity_type: 'business', business_name: 'Lake Bank', years_in_business: 40 };
const street = { line_1: '9 King Street', locality: 'Toronto', administrative_area: 'ON', postal_code: 'm5v2t6' };

type Created = { create_entity: Record<string, string | null> & { entity_id: string } };

async function add(to: StartedQuote, as: string, entity: object, location: object | null = null) {
  const { create_entity } = await to.customer.must<Created>(create, { id: to.quoteId, as, entity, location });
  return create_entity;
}
const priceOf = async ({ quoteId }: StartedQuote) =>
  (await selectOne<{ total: string }>(fixture.backend, 'select total from quotes where quote_id = $1', [quoteId]))
    .total;

describe('a driver who is added', () => {
  test('is rated, and named as the reason why the price moved', async () => {
    const one = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const before = Number(await priceOf(one));
    const driver = await add(one, 'driver', lin);
    expect(driver).toMatchObject({ entity_type: 'person', entity_relationship: 'driver', location_id: null });
    const { price_range } = await one.customer.must<{ price_range: { moves: { answer: string; label: string }[] } }>(
      'query ($id: uuid!) { price_range(quote_id: $id) { moves { answer label } } }',
      { id: one.quoteId },
    );
    expect(price_range.moves.at(-1)).toEqual({ answer: 'second_driver', label: 'Second driver added' });
    // Someone of eighteen has no experience until it is said, so that the price is a range again.
    await one.customer.must(update, { id: driver.entity_id, changes: { rv_driving_experience_years: 0 } });
    expect(Number(await priceOf(one))).toBeGreaterThan(before);
    await one.customer.must(remove, { id: driver.entity_id });
    expect(Number(await priceOf(one))).toBe(before);
  });

  test('has a license that is sealed, for one of where the vehicle is kept', async () => {
    const { entity_id } = await add(quote, 'driver', { ...lin, first_name: 'Lee' });
    const row = await selectOne<Record<string, string>>(
      fixture.backend,
      `select birthdate, license_number, license_number_index, license_administrative_area
       from entities where entity_id = $1`,
      [entity_id],
    );
    expect([row['birthdate'], row['license_number']]).toEqual([
      expect.stringMatching(/^s1\./),
      expect.stringMatching(/^s1\./),
    ]);
    expect(row).toMatchObject({
      license_number_index: blindIndex(fixture.backend.platform.secrets, 'RQ445667'),
      license_administrative_area: 'OH',
    });
  });

  test('cannot have driven before the age of sixteen, which is said at their own field', async () => {
    const entity = { ...lin, first_name: 'Lou', rv_driving_experience_years: 9 };
    const variables = { id: quote.quoteId, as: 'driver', entity };
    expect(await refusalOf(fixture.backend, quote.customer, create, variables)).toEqual({
      code: 'experience_too_long',
      field: 'entity.rv_driving_experience_years',
    });
  });

  test('is on the quote once', async () => {
    const one = await startQuote(fixture.backend, aMotorhomeQuote());
    await add(one, 'driver', lin);
    const again = { id: one.quoteId, as: 'driver', entity: { ...lin, first_name: 'LIN' } };
    expect(await refusalOf(fixture.backend, one.customer, create, again)).toEqual({
      code: 'entity_twice',
      field: 'entity.last_name',
    });
  });

  test('has no address', async () => {
    const variables = { id: quote.quoteId, as: 'driver', entity: lin, location: street };
    expect(await refusalOf(fixture.backend, quote.customer, create, variables)).toEqual({
      code: 'answer_not_asked',
      field: 'entity.line_1',
    });
  });

  test('may be taken off, whatever is wrong with the others', async () => {
    const one = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const first = await add(one, 'driver', lin);
    const second = await add(one, 'driver', { ...lin, first_name: 'Lee' });
    // Wrong since before the rule stood.
    await fixture.backend.owner.pool.query(
      'update entities set rv_driving_experience_years = 60 where entity_id = $1',
      [second.entity_id],
    );
    await one.customer.must(remove, { id: first.entity_id });
  });
});

describe.each(['additional_insured', 'lienholder', 'loss_payee'])('a %s who is added', (relationship) => {
  test('gets mail at an address of their own, which leaves that of the insured as it is', async () => {
    const { entity_id, location_id } = await add(quote, relationship, bank, street);
    const row = await selectOne(
      fixture.backend,
      `select l.location_type, l.line_1, l.postal_code, l.administrative_area, l.country, q.time_zone,
         q.mailing_location_id = l.location_id as of_insured, e.years_in_business, e.birthdate
       from entities e join locations l using (location_id) join quotes q on q.quote_id = e.quote_id
       where e.entity_id = $1`,
      [entity_id],
    );
    expect(row).toEqual({
      location_type: 'mailing',
      line_1: '9 King Street',
      postal_code: 'M5V 2T6',
      administrative_area: 'ON',
      country: 'CA',
      time_zone: 'America/New_York',
      of_insured: false,
      years_in_business: 40,
      birthdate: null,
    });
    await quote.customer.must(update, {
      id: entity_id,
      changes: { phone: '416-555-0148', email: 'Desk@Bank.example' },
      location: { ...street, line_1: '10 King Street' },
    });
    const moved = 'select location_id, line_1 from locations where location_id = $1';
    expect(await selectOne(fixture.backend, moved, [location_id])).toEqual({ location_id, line_1: '10 King Street' });
    const changed = await quote.customer.must(update, { id: entity_id, changes: { phone: null } });
    expect(changed).toMatchObject({ update_entity: { phone: null, email: 'desk@bank.example' } });
  });

  test('needs that address', async () => {
    const variables = { id: quote.quoteId, as: relationship, entity: { ...bank, business_name: 'Other Bank' } };
    expect(await refusalOf(fixture.backend, quote.customer, create, variables)).toEqual({
      code: 'address_missing',
      field: 'entity.line_1',
    });
  });
});

test('an edit of people changes what the quote says, and voids what was signed', async () => {
  const one = await plannedQuote(fixture.backend, aMotorhomeQuote());
  const hash = () =>
    selectOne<{ content_hash: string }>(fixture.backend, 'select content_hash from quotes where quote_id = $1', [
      one.quoteId,
    ]);
  const before = await hash();
  const { entity_id } = await add(one, 'lienholder', bank, street);
  const added = await hash();
  expect(added).not.toEqual(before);
  await one.customer.must(update, { id: entity_id, changes: {}, location: { ...street, line_1: '1 Bay Street' } });
  expect(await hash()).not.toEqual(added);
  await one.customer.must(remove, { id: entity_id });
  expect(await hash()).toEqual(before);
});

test('whoever is taken off stays in the records, and cannot be changed or taken off again', async () => {
  const { entity_id } = await add(quote, 'loss_payee', { ...bank, business_name: 'Gone Bank' }, street);
  const { delete_entity } = await quote.customer.must<{ delete_entity: { archived: string } }>(remove, {
    id: entity_id,
  });
  expect(delete_entity.archived).not.toBeNull();
  const code = { code: 'entity_removed' };
  expect(await refusalOf(fixture.backend, quote.customer, remove, { id: entity_id })).toEqual(code);
  expect(await refusalOf(fixture.backend, quote.customer, update, { id: entity_id, changes: {} })).toEqual(code);
});

test('the named insured has operations of their own', async () => {
  const id = await namedInsuredOf(fixture.backend, quote.quoteId);
  const code = { code: 'is_named_insured' };
  expect(await refusalOf(fixture.backend, quote.customer, remove, { id })).toEqual(code);
  expect(await refusalOf(fixture.backend, quote.customer, update, { id, changes: {} })).toEqual(code);
  expect(
    await selectRows(fixture.backend, 'select 1 from entities where entity_id = $1 and archived is null', [id]),
  ).toHaveLength(1);
});
