import { isMotorised, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addExternalProducts } from '@roadworthy/testkit/seed.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('external quotes', { now: '2026-06-15T14:00:00Z' });
const start = `mutation ($provider: String!, $postal: String!, $partner: String, $name: String, $email: String) {
  start_external_quote(provider: $provider, postal_code: $postal, partner: $partner, customer_name: $name, email: $email) {
    external_quote_id external_url
  }
}`;
const update = `mutation ($id: uuid!, $status: String!, $external: String) {
  update_external_quote(external_quote_id: $id, status: $status, external_id: $external) { status external_id }
}`;
const reading = '{ external_quotes { external_quote_id status external_id external_url } }';
const ohio = { provider: 'safeco', postal: '43215' };
type Started = { start_external_quote: { external_quote_id: string; external_url: string } };

beforeAll(async () => {
  const { insurer, mirror } = fixture.tenants;
  await addExternalProducts(fixture.backend.owner, insurer.organization);
  await addExternalProducts(fixture.backend.owner, mirror.organization);
});
beforeEach(() => fixture.backend.owner.pool.query('delete from external_quotes'));

const begin = (caller = fixture.backend.anonymous(), changes: Record<string, unknown> = {}) =>
  caller.must<Started>(start, { ...ohio, ...changes });
const readStored = () =>
  selectRows<Record<string, unknown>>(fixture.backend, 'select * from external_quotes order by created');

describe('start_external_quote', () => {
  test('sends a visitor to the carrier by the organization’s address and keeps that it did', async () => {
    const before = await selectRows(fixture.backend, 'select from quotes');
    const { start_external_quote: sent } = await begin();
    const url = `https://safeco.example/quote?ref=${sent.external_quote_id}&postal=43215`;
    expect(sent.external_url).toBe(url);
    expect(await readStored()).toMatchObject([
      {
        external_quote_id: sent.external_quote_id,
        external_provider: 'safeco',
        external_url: url,
        status: 'sent',
        external_id: null,
        administrative_area: 'OH',
        postal_code: '43215',
        customer_name: null,
        email: null,
        user_id: null,
        assigned_agent_id: null,
        partner_id: null,
        organization_id: fixture.tenants.insurer.organization.organizationId,
      },
    ]);
    // Nothing of ours prices it.
    expect(await selectRows(fixture.backend, 'select from quotes')).toHaveLength(before.length);
  });

  test('keeps whom an agent sends, for their own organization', async () => {
    const { mirror } = fixture.tenants;
    await begin(mirror.agent, { name: 'Ada Moreno', email: 'Ada@Example.com' });
    expect(await readStored()).toMatchObject([
      {
        customer_name: 'Ada Moreno',
        email: 'ada@example.com',
        assigned_agent_id: mirror.agent.principal.userId,
        organization_id: mirror.organization.organizationId,
      },
    ]);
  });

  test('takes no name from anybody else, and belongs to the organization whose link brought them', async () => {
    const { mirror } = fixture.tenants;
    await begin(undefined, { partner: mirror.partner, name: 'Ada Moreno', email: 'ada@example.com' });
    expect(await readStored()).toMatchObject([
      { customer_name: null, email: null, organization_id: mirror.organization.organizationId },
    ]);
    expect((await readStored())[0]?.['partner_id']).not.toBeNull();
  });

  test.each([
    ['a carrier that is not linked to', { provider: 'external' }, 'product_not_found', 'provider'],
    ['a line of ours', { provider: 'personal' }, 'product_not_found', 'provider'],
    ['where it does not sell', { provider: 'aviva' }, 'product_not_live', 'postal_code'],
    ['a place that does not exist', { postal: '00000' }, 'postal_code_unknown', 'postal_code'],
  ] as const)('refuses %s, and keeps nothing', async (_, changes, code, field) => {
    const { backend } = fixture;
    expect(await refusalOf(backend, backend.anonymous(), start, { ...ohio, ...changes })).toEqual({ code, field });
    expect(await readStored()).toEqual([]);
  });
});

describe('a quote of a carrier', () => {
  test('is no quote that can be started here, nor one that a quote becomes', async () => {
    const { backend } = fixture;
    const document = `mutation ($postal: String!) {
      start_quote(provider: "safeco", postal_code: $postal, vehicle_class: "class_c") { quote_id }
    }`;
    const refusal = await refusalOf(backend, backend.anonymous(), document, { postal: '43215' });
    expect(refusal).toEqual({ code: 'sold_elsewhere', field: 'provider' });
  });

  test('is insured there by the carrier’s number, or not at all, as an agent says', async () => {
    const { agent } = fixture.tenants.insurer;
    const id = (await begin()).start_external_quote.external_quote_id;
    const answer = await agent.must(update, { id, status: 'bound_elsewhere', external: ' SF-1 ' });
    expect(answer).toEqual({ update_external_quote: { status: 'bound_elsewhere', external_id: 'SF-1' } });
    expect(await agent.must(update, { id, status: 'declined' })).toEqual({
      update_external_quote: { status: 'declined', external_id: 'SF-1' },
    });
    const { backend } = fixture;
    expect(await refusalOf(backend, agent, update, { id, status: 'sent' })).toMatchObject({
      code: 'status_not_offered',
    });
  });

  test('is seen and told of by its organization alone', async () => {
    const { insurer, mirror } = fixture.tenants;
    const id = (await begin()).start_external_quote.external_quote_id;
    expect((await insurer.agent.must<{ external_quotes: object[] }>(reading)).external_quotes).toHaveLength(1);
    expect(await mirror.agent.must(reading)).toEqual({ external_quotes: [] });
    expect(await refusalOf(fixture.backend, mirror.agent, update, { id, status: 'declined' })).toMatchObject({
      code: 'not_found',
    });
    for (const caller of [fixture.backend.anonymous(), someone(fixture.backend, 'global:user')]) {
      const { errors } = await caller.ask(reading, {});
      expect(errors).toHaveLength(1);
    }
    const abilities = `query ($id: uuid!) { abilities(table: "external_quotes", id: $id) { operation allowed } }`;
    expect(await insurer.agent.must(abilities, { id })).toEqual({
      abilities: [{ operation: 'update_external_quote', allowed: true }],
    });
    expect(await insurer.underwriter.must(abilities, { id })).toEqual({
      abilities: [{ operation: 'update_external_quote', allowed: false }],
    });
  });
});

describe('sold_lines', () => {
  type Sold = { readonly provider: string; readonly name: string; readonly way: string };
  const document = `query ($postal: String, $partner: String) {
    sold_lines(postal_code: $postal, partner: $partner) { provider name way }
  }`;
  const sold = async (variables: Record<string, unknown> = {}, locale: Locale = 'en-US') => {
    const answer = await fixture.backend.anonymous().must<{ sold_lines: Sold[] }>(document, variables, { locale });
    return answer.sold_lines;
  };
  const providersOf = (lines: readonly { provider: string }[]) => lines.map(({ provider }) => provider);

  test('are those of the organization that the visitor came to, anywhere or in a place', async () => {
    const all = ['personal', 'aviva', 'safeco', 'ambercare', 'electrified_care'];
    expect(providersOf(await sold())).toEqual(all);
    expect(providersOf(await sold({ postal: '43215' }))).toEqual([
      'personal',
      'safeco',
      'ambercare',
      'electrified_care',
    ]);
    // Hawaii has nothing of ours.
    expect(providersOf(await sold({ postal: '96813' }))).toEqual(['safeco', 'ambercare', 'electrified_care']);
    expect(await sold({ postal: '00000' })).toEqual([]);
    await fixture.backend.owner.pool.query(
      `update products set archived = now() where organization_id = $1 and provider = 'safeco'`,
      [fixture.tenants.mirror.organization.organizationId],
    );
    expect(providersOf(await sold({ partner: fixture.tenants.mirror.partner }))).not.toContain('safeco');
    expect(providersOf(await sold())).toContain('safeco');
  });

  test('say how they are come to, in the reader’s words, and never the carrier’s address', async () => {
    expect((await sold()).slice(0, 2)).toEqual([
      { provider: 'personal', name: 'Personal RV', way: 'checkout' },
      { provider: 'aviva', name: 'Aviva RV (demo)', way: 'elsewhere' },
    ]);
    expect((await sold({}, 'fr-CA'))[0]?.name).toBe('VR personnel');
    expect(await fixture.backend.anonymous().ask('{ products { external_url } }', {})).toMatchObject({
      errors: [{ extensions: { code: 'validation-failed' } }],
    });
  });
});

describe('sample_ranges', () => {
  type Ranges = {
    readonly closed_to: string | null;
    readonly ranges: readonly { readonly vehicle_class: string; readonly low: number; readonly high: number }[];
  };
  const document = `query ($area: String!) {
    sample_ranges(area: $area) {
      effective_date version currency closed_to message ranges { vehicle_class year value low high }
    }
  }`;
  const ranges = async (area: string, locale: Locale = 'en-US') =>
    (await fixture.backend.anonymous().must<{ sample_ranges: Ranges }>(document, { area }, { locale })).sample_ranges;

  test('are those of the rates in force today, for a visitor', async () => {
    const ohio = await ranges('US-OH');
    expect(ohio).toMatchObject({ effective_date: '2026-06-15', currency: 'USD', closed_to: null, message: null });
    expect(ohio.ranges.map(({ vehicle_class }) => vehicle_class)).toEqual(vehicleClasses);
    for (const { low, high } of ohio.ranges) expect(low).toBeLessThan(high);
  });

  test('are asked for by a postal code, too, which says the area; one that is none is refused at its field', async () => {
    const text = document
      .replace('($area: String!)', '($code: String)')
      .replace('(area: $area)', '(postal_code: $code)');
    const visitor = fixture.backend.anonymous();
    const byCode = await visitor.must<{ sample_ranges: Ranges }>(text, { code: '43215' });
    expect(byCode.sample_ranges).toEqual(await ranges('US-OH'));
    const refused = await refusalOf(fixture.backend, visitor, text, { code: '00000' });
    expect(refused).toMatchObject({ field: 'postal_code' });
  });

  test('follow what is told of the use, and refuse what no vehicle may answer', async () => {
    const visitor = fixture.backend.anonymous();
    const text = document.replace(
      'area: $area',
      'area: $area, nights: 200, storage_type: "street", rental_percent: 20',
    );
    const stated = await visitor.must<{ sample_ranges: Ranges }>(text, { area: 'US-OH' });
    const plain = await ranges('US-OH');
    for (const [index, { low }] of stated.sample_ranges.ranges.entries()) {
      expect(low).toBeGreaterThan(plain.ranges[index]?.low ?? Infinity);
    }
    const refused = await refusalOf(fixture.backend, visitor, text.replace('"street"', '"moon"'), { area: 'US-OH' });
    expect(refused).toMatchObject({ code: 'storage_unknown' });
  });

  test('are of towed units alone where the law asks for more with a motorhome, and say so', async () => {
    const florida = await ranges('US-FL');
    expect(florida).toMatchObject({ closed_to: 'motorised', message: expect.stringContaining('personal injury') });
    expect(florida.ranges.some(({ vehicle_class }) => isMotorised(vehicle_class))).toBe(false);
    expect(florida.ranges).not.toEqual([]);
  });

  test('are none where nothing is sold, with the reason in the reader’s language', async () => {
    const none = { closed_to: 'all', version: null, ranges: [] };
    expect(await ranges('US-HI')).toMatchObject({ ...none, message: 'We do not sell this in Hawaii yet.' });
    const message = expect.stringContaining('Hawaï');
    expect(await ranges('US-HI', 'fr-CA')).toMatchObject({ ...none, message });
  });
});
