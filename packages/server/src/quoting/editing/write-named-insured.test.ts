import { randomUUID } from 'node:crypto';
import { selectRows, selectOne, namedInsuredOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, answeredQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { blindIndex } from '../../kernel/settings/sealed.ts';

const fixture = useFixture('write named insured', { now: '2026-06-15T14:00:00Z' });
const facts = aQuote();
let quote: StartedQuote;
let entityId: string;
beforeAll(async () => {
  quote = await answeredQuote(fixture.backend, facts);
  entityId = await namedInsuredOf(fixture.backend, quote.quoteId);
});

const create = `mutation ($id: uuid!, $entity: entity_input!, $mailing: location_input!, $version: Int) {
  create_named_insured(quote_id: $id, entity: $entity, mailing_location: $mailing, version: $version) {
    entity_id first_name last_name email birthdate
  }
}`;
const update = `mutation ($id: uuid!, $changes: entity_input!, $mailing: location_input, $version: Int) {
  update_named_insured(entity_id: $id, changes: $changes, mailing_location: $mailing, version: $version) {
    first_name last_name email phone birthdate rv_driving_experience_years
  }
}`;

const badPerson = [
  ['a birth date in the future', { birthdate: '2026-06-16' }, 'birthdate_in_future', 'birthdate'],
  ['a birth date of today', { birthdate: '2026-06-15' }, 'birthdate_in_future', 'birthdate'],
  ['a driver of 15', { birthdate: '2010-06-16' }, 'driver_too_young', 'birthdate'],
  ['a birth date 111 years ago', { birthdate: '1915-06-15' }, 'birthdate_too_early', 'birthdate'],
  ['an e-mail whose domain has no dot', { email: 'ada@example' }, 'email_invalid', 'email'],
  ['an e-mail without an at sign', { email: 'ada.example.com' }, 'email_invalid', 'email'],
  ['a phone of six digits', { phone: '555-014' }, 'phone_invalid', 'phone'],
  ['a blank first name', { first_name: ' ' }, 'first_name_missing', 'first_name'],
  ['a blank last name', { last_name: '' }, 'last_name_missing', 'last_name'],
  [
    'a business without its name',
    { entity_type: 'business', business_name: '' },
    'business_name_missing',
    'business_name',
  ],
  ['a license number of three characters', { license_number: 'A12' }, 'license_length', 'license_number'],
  [
    'a license of no state',
    { license_administrative_area: 'ZZ' },
    'license_area_unknown',
    'license_administrative_area',
  ],
  ['a license number without a digit', { license_number: 'ABCDEF' }, 'license_characters', 'license_number'],
  [
    'less than no experience',
    { rv_driving_experience_years: -1 },
    'experience_out_of_range',
    'rv_driving_experience_years',
  ],
  [
    '76 years of experience',
    { rv_driving_experience_years: 76 },
    'experience_out_of_range',
    'rv_driving_experience_years',
  ],
] as const;
const badPlace = [
  ['a malformed postal code', { postal_code: '432' }, 'postal_code_malformed', 'postal_code'],
  ['an unknown postal code', { postal_code: '00000' }, 'postal_code_unknown', 'postal_code'],
  ['another state than its postal code’s', { administrative_area: 'TX' }, 'state_mismatch', 'administrative_area'],
  ['another country than its postal code’s', { country: 'CA' }, 'country_mismatch', 'country'],
  ['a blank street', { line_1: '  ' }, 'address_missing', 'line_1'],
  ['a blank city', { locality: '' }, 'city_missing', 'locality'],
] as const;

describe('create_named_insured', () => {
  test('writes the person, sealed where it identifies, and the mailing place', async () => {
    const started = await startQuote(fixture.backend, facts);
    const { create_named_insured } = await started.customer.must<{ create_named_insured: object }>(create, {
      id: started.quoteId,
      entity: { ...facts.person, email: ' Ada.MORENO@Example.com' },
      mailing: { ...facts.mailing, administrative_area: 'TX', postal_code: '78704' },
    });
    expect(create_named_insured).toMatchObject({ email: 'ada.moreno@example.com', birthdate: '1968-03-09' });
    const row = await selectOne<{ birthdate: string; time_zone: string; steps: string[]; area: string }>(
      fixture.backend,
      `select e.birthdate, q.time_zone, q.steps, l.administrative_area as area
       from quotes q join entities e using (quote_id) join locations l on l.location_id = q.mailing_location_id
       where q.quote_id = $1`,
      [started.quoteId],
    );
    expect(row.birthdate).toMatch(/^s1\./);
    expect(row).toMatchObject({ time_zone: 'America/Chicago', area: 'TX', steps: ['start', 'you'] });
  });

  test('writes over itself when it is pressed twice', async () => {
    const again = { ...facts.person, first_name: 'Adele' };
    const { create_named_insured } = await quote.customer.must(create, {
      id: quote.quoteId,
      entity: again,
      mailing: facts.mailing,
    });
    expect(create_named_insured).toMatchObject({ entity_id: entityId, first_name: 'Adele' });
    expect(
      await selectRows(fixture.backend, 'select 1 from entities where quote_id = $1', [quote.quoteId]),
    ).toHaveLength(1);
  });

  test.each(badPerson)('refuses %s', async (_what, wrong, code, field) => {
    const variables = { id: quote.quoteId, entity: { ...facts.person, ...wrong }, mailing: facts.mailing };
    expect(await refusalOf(fixture.backend, quote.customer, create, variables)).toEqual({
      code,
      field: `named_insured.${field}`,
    });
  });

  test.each(badPlace)('refuses %s', async (_what, wrong, code, field) => {
    const variables = { id: quote.quoteId, entity: facts.person, mailing: { ...facts.mailing, ...wrong } };
    expect(await refusalOf(fixture.backend, quote.customer, create, variables)).toEqual({
      code,
      field: `named_insured.${field}`,
    });
  });
});

describe('update_named_insured', () => {
  test('changes what was sent and keeps everything else', async () => {
    const { update_named_insured } = await quote.customer.must(update, {
      id: entityId,
      changes: { first_name: 'Ada', rv_driving_experience_years: 75 },
    });
    expect(update_named_insured).toEqual({
      first_name: 'Ada',
      last_name: 'Moreno',
      email: 'ada.moreno@example.com',
      phone: '614-555-0148',
      birthdate: '1968-03-09',
      rv_driving_experience_years: 75,
    });
  });

  test('takes the license for one of where the vehicle is kept, until another state is chosen', async () => {
    const started = await answeredQuote(fixture.backend, aQuote());
    const id = await namedInsuredOf(fixture.backend, started.quoteId);
    const issuer = () =>
      selectOne<Record<string, string | null>>(
        fixture.backend,
        'select license_country as country, license_administrative_area as area from entities where entity_id = $1',
        [id],
      );
    await started.customer.must(update, { id, changes: { license_number: '' } });
    expect(await issuer()).toEqual({ country: null, area: null });
    await started.customer.must(update, { id, changes: { license_number: 'RQ445667' } });
    expect(await issuer()).toEqual({ country: 'US', area: 'OH' });
    await started.customer.must(update, { id, changes: { license_administrative_area: 'on' } });
    expect(await issuer()).toEqual({ country: 'CA', area: 'ON' });
    await started.customer.must(update, { id, changes: { license_number: 'RQ445668' } });
    expect(await issuer()).toEqual({ country: 'CA', area: 'ON' });
  });

  test('keeps a license number sealed, for staff alone; the trail does not have it', async () => {
    const started = await answeredQuote(fixture.backend, facts);
    const id = await namedInsuredOf(fixture.backend, started.quoteId);
    await started.customer.must(update, { id, changes: { license_number: 'rq 445-667' } });
    const { license_number, license_number_index } = await selectOne<Record<string, string>>(
      fixture.backend,
      'select license_number, license_number_index from entities where entity_id = $1',
      [id],
    );
    expect(license_number).toMatch(/^s1\./);
    expect(license_number_index).toBe(blindIndex(fixture.backend.platform.secrets, 'RQ445667'));
    const read = 'query ($id: uuid!) { entities_by_pk(entity_id: $id) { license_number } }';
    expect(await fixture.tenants.insurer.agent.must(read, { id })).toEqual({
      entities_by_pk: { license_number: 'RQ445667' },
    });
    const { data, errors } = await started.customer.ask(read, { id });
    expect(data).toBeNull();
    expect(errors).toHaveLength(1);
    const trail = await selectRows(fixture.backend, 'select audit_log::text from audit_log');
    // The whole of it: three digits stand in many an id.
    expect(JSON.stringify(trail)).not.toMatch(/445[ -]?667/);
    await started.customer.must(update, { id, changes: { phone: null } });
    expect((await fixture.tenants.insurer.agent.must<{ entities_by_pk: object }>(read, { id })).entities_by_pk).toEqual(
      {
        license_number: 'RQ445667',
      },
    );
  });

  test.each([null, '', '  '])('has no license number any more where %j is said', async (license_number) => {
    const started = await answeredQuote(fixture.backend, facts);
    const id = await namedInsuredOf(fixture.backend, started.quoteId);
    await started.customer.must(update, { id, changes: { license_number: 'RQ445667' } });
    await started.customer.must(update, { id, changes: { license_number } });
    const sql = 'select license_number, license_number_index from entities where entity_id = $1';
    expect(await selectOne(fixture.backend, sql, [id])).toEqual({ license_number: null, license_number_index: null });
  });

  test('makes a business of the person', async () => {
    const one = await answeredQuote(fixture.backend, facts);
    const changes = { entity_type: 'business', business_name: 'Moreno Tours LLC' };
    await one.customer.must(update, { id: await namedInsuredOf(fixture.backend, one.quoteId), changes });
    const row = await selectOne(
      fixture.backend,
      'select entity_type, business_name from entities where quote_id = $1',
      [one.quoteId],
    );
    expect(row).toEqual(changes);
  });

  test.each(badPerson)('refuses %s', async (_what, changes, code, field) => {
    expect(await refusalOf(fixture.backend, quote.customer, update, { id: entityId, changes })).toEqual({
      code,
      field: `named_insured.${field}`,
    });
  });

  test.each(badPlace)('refuses %s', async (_what, wrong, code, field) => {
    const variables = { id: entityId, changes: {}, mailing: { ...facts.mailing, ...wrong } };
    expect(await refusalOf(fixture.backend, quote.customer, update, variables)).toEqual({
      code,
      field: `named_insured.${field}`,
    });
  });

  test('refuses a name with a NUL at its field', async () => {
    const changes = { first_name: 'A\u0000da' };
    const refused = await refusalOf(fixture.backend, quote.customer, update, { id: entityId, changes });
    expect(refused).toEqual({ code: 'text_has_hidden_characters', field: 'named_insured.first_name' });
  });

  test('refuses somebody on the quote who is not the named insured', async () => {
    const driver = randomUUID();
    await fixture.backend.owner.pool.query(
      `insert into entities (entity_id, organization_id, quote_id, entity_type, entity_relationship, first_name, last_name)
       select $1, organization_id, quote_id, 'person', 'driver', 'Lin', 'Moreno' from quotes where quote_id = $2`,
      [driver, quote.quoteId],
    );
    const refused = await refusalOf(fixture.backend, quote.customer, update, {
      id: driver,
      changes: { first_name: 'Lina' },
    });
    expect(refused).toEqual({ code: 'not_named_insured' });
  });
});
