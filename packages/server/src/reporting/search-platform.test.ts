import { lookAlikes, searchKey } from '@roadworthy/core/shared/text/search-key.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import {
  type BoundQuote,
  aMotorhomeQuote,
  aQuote,
  answeredQuote,
  boundQuote,
  type StartedQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('search platform');
const document = `query ($text: String!) {
  search_platform(search: $text) { quote_id policy_id policy_number quote_status quote_token quote_effective_date }
}`;
type Hit = { quote_id: string; policy_id: string | null; quote_token: string | null; quote_effective_date: string };
const search = async (caller: Caller, text: string) =>
  (await caller.must<{ search_platform: Hit[] }>(document, { text })).search_platform;
const vin = '1M8GDM9A0PP042788';

let bound: BoundQuote;
let quote: StartedQuote;
let foreign: BoundQuote;
beforeAll(async () => {
  bound = await boundQuote(fixture.backend, aMotorhomeQuote());
  const lin = { first_name: 'Lin', last_name: 'O’Hára Sato', email: 'lin.sato@example.com', phone: '(330) 555-0199' };
  quote = await answeredQuote(fixture.backend, aQuote({ person: lin }));
  const update =
    'mutation ($id: uuid!, $vin: String!) { update_vehicle(vehicle_id: $id, changes: { vin: $vin }) { id } }';
  await quote.customer.must(update, { id: await vehicleOf(fixture.backend, quote.quoteId), vin });
  foreign = await boundQuote(fixture.backend, aMotorhomeQuote(), fixture.tenants.mirror.agent);
});

describe('search_platform', () => {
  test.each([
    ['a last name', 'o’hara'],
    ['a first name', 'LIN'],
    ['a name with another apostrophe', "o'hara"],
    ['a name with accents that it has not', 'Lín'],
    ['a name without the accents that it has', "O'Hara Sato, Lin"],
    ['both names', 'lin o’hara'],
    ['names the other way round', 'O’Hara Sato, Lin'],
    ['an e-mail', 'lin.sato@example.com'],
    ['the beginning of an e-mail', 'lin.sato@'],
    ['a phone, however it is written', '330 555-0199'],
    ['the beginning of a phone', '330555'],
    ['a name with spaces about it', '  lin \t'],
    ['both names, far apart', 'lin    o’hara'],
    ['a VIN', vin],
    ['the beginning of a VIN in small letters', '1m8gdm9a'],
  ])('finds a quote by %s', async (_by, text) => {
    const hits = await search(fixture.tenants.insurer.agent, text);
    expect(hits.map(({ quote_id }) => quote_id)).toEqual([quote.quoteId]);
  });

  describe('finds by the words of a name, in any order', () => {
    let berg: StartedQuote;
    let dinh: StartedQuote;
    let business: string;
    beforeAll(async () => {
      const anna = { first_name: 'Anna Maria', last_name: 'Van der Berg', email: 'anna.berg@example.com' };
      berg = await answeredQuote(fixture.backend, aQuote({ person: anna }));
      const minh = { first_name: 'Minh', last_name: 'Đình', email: 'minh@example.com' };
      dinh = await answeredQuote(fixture.backend, aQuote({ person: minh }));
      ({ quoteId: business } = await answeredQuote(fixture.backend, aQuote()));
      await selectRows(
        fixture.backend,
        `insert into entities (organization_id, quote_id, entity_type, entity_relationship, business_name)
         select organization_id, quote_id, 'business', 'additional_insured', 'Blue Ridge & Overland Rentals, LLC'
         from quotes where quote_id = $1`,
        [business],
      );
    });
    const found = async (text: string) =>
      (await search(fixture.tenants.insurer.agent, text)).map(({ quote_id }) => quote_id);

    test.each([
      'Van der Berg',
      'van der berg, anna',
      'berg van der',
      'anna berg',
      'Anna Maria van der Berg',
      'maria van der b',
      'der berg',
      'vanderberg'.slice(0, 3),
      'V\u0430n d\u0435r Berg',
      'van\u00A0der\u200B berg',
    ])('a last name of several: %j', async (text) => {
      expect(await found(text)).toContain(berg.quoteId);
    });

    test.each(['Đình', 'đinh', 'dinh', 'DINH, Minh', 'minh đì'])('letters of their own: %j', async (text) => {
      expect(await found(text)).toEqual([dinh.quoteId]);
    });

    test.each([
      'Blue Ridge & Overland Rentals, LLC',
      'blue ridge overland rentals llc',
      'overland',
      'ridge rentals',
      'rentals blue',
    ])('a business: %j', async (text) => {
      expect(await found(text)).toEqual([business]);
    });

    test.each(['berg anna zoe', 'van den berg', 'anna maria b x'])(
      'and not where a word is missing: %j',
      async (text) => {
        expect(await found(text)).not.toContain(berg.quoteId);
      },
    );

    test('and as the name is now', async () => {
      await selectRows(
        fixture.backend,
        `update entities set last_name = 'Rossi' where quote_id = $1 and last_name = 'Đình'`,
        [dinh.quoteId],
      );
      expect(await found('minh rossi')).toEqual([dinh.quoteId]);
      expect(await found('dinh')).toEqual([]);
    });
  });

  test('compares names as pages do', async () => {
    const names = [
      'Núñez',
      'O’Hára Sato',
      'Sœur Anaïs',
      'ÉLOÏSE Ærø',
      'Škoda',
      'Đình',
      'STRAẞE',
      'Þór',
      'İpek Yıldız',
      'Σωκράτης',
      '\u0421\u0430rter',
      'Mo\u200Breno',
      'Ｍｏｒｅｎｏ',
      '山田',
      'محمد',
      'a\u0301b',
      "D´Arcy `x' ʻokina",
      '  A.B–C/D  ',
      '🚐',
      'ﬃ',
      ...Object.values(lookAlikes),
      ...Object.values(lookAlikes).map((letters) => letters.toUpperCase()),
    ];
    const { keys } = await selectOne<{ keys: string[] }>(
      fixture.backend,
      'select array_agg(search_key(name) order by place) as keys from unnest($1::text[]) with ordinality as n (name, place)',
      [names],
    );
    expect(keys).toEqual(names.map(searchKey));
  });

  test('finds a policy by its number and names the policy', async () => {
    const [hit, ...others] = await search(fixture.tenants.insurer.agent, bound.policyNumber.toLowerCase());
    expect(others).toEqual([]);
    expect(hit).toMatchObject({ quote_id: bound.quoteId, policy_id: bound.policyId, quote_status: 'bound' });
  });

  test('says of a policy that its person had it erased, and names nobody', async () => {
    const { policyNumber, quoteId } = await boundQuote(fixture.backend, aMotorhomeQuote());
    const requested = `query ($text: String!) {
      search_platform(search: $text) { erased contact named_insured_first_name named_insured_last_name }
    }`;
    type Named = Readonly<Record<'erased' | 'contact' | 'named_insured_last_name', string | null>>;
    const find = async () =>
      (await fixture.tenants.insurer.agent.must<{ search_platform: Named[] }>(requested, { text: policyNumber }))
        .search_platform;
    expect(await find()).toMatchObject([{ erased: null, named_insured_last_name: 'Moreno' }]);
    await selectRows(fixture.backend, 'update entities set archived = app_now() where quote_id = $1', [quoteId]);
    await selectRows(
      fixture.backend,
      'update quotes set erased = app_now(), contact_email = null where quote_id = $1',
      [quoteId],
    );
    expect(await find()).toEqual([
      { erased: expect.any(String), contact: null, named_insured_first_name: null, named_insured_last_name: null },
    ]);
  });

  test('finds a number that could be a VIN, too', async () => {
    const hits = await search(fixture.tenants.insurer.agent, bound.policyNumber.replace('-', '').slice(0, 5));
    expect(Array.isArray(hits)).toBe(true);
    const [hit] = await search(fixture.tenants.insurer.agent, bound.policyNumber.slice(0, -1));
    expect(hit?.policy_id).toBe(bound.policyId);
  });

  test('gives the link’s token of an open quote to those who may send it, and never a bound one’s', async () => {
    const [hit] = await search(fixture.tenants.insurer.agent, 'lin');
    expect(hit?.quote_token).toBe(quote.token);
    expect((await search(fixture.tenants.insurer.agent, bound.policyNumber))[0]?.quote_token).toBeNull();
    for (const caller of [fixture.tenants.insurer.underwriter, someone(fixture.backend, 'global:read_only')]) {
      expect((await search(caller, 'lin'))[0]?.quote_token).toBeNull();
    }
  });

  test('leaves in the trail whose links were shown to whom, and nothing where none was asked for', async () => {
    const trail = () =>
      selectRows<{ root_id: string; actor_role: string; actor_user_id: string; organization_id: string }>(
        fixture.backend,
        `select root_id, actor_role, actor_user_id, organization_id from audit_log
         where operation = 'show_quote_token' order by at`,
      );
    const before = (await trail()).length;
    const { agent, underwriter, organization } = fixture.tenants.insurer;
    await search(underwriter, 'lin');
    await search(agent, bound.policyNumber);
    await agent.must('{ search_platform(search: "lin") { quote_id } }');
    expect(await trail()).toHaveLength(before);
    await search(agent, 'lin');
    expect((await trail()).slice(before)).toEqual([
      {
        root_id: quote.quoteId,
        actor_role: 'organization:agent',
        actor_user_id: agent.principal.userId,
        organization_id: organization.organizationId,
      },
    ]);
  });

  test('finds nothing of another organization, and everything for staff', async () => {
    const texts = ['ada', 'moreno', 'ada moreno', 'ada.moreno@example.com', '614-555-0148', foreign.policyNumber];
    for (const text of texts) {
      const seen = (await search(fixture.tenants.insurer.agent, text)).map(({ quote_id }) => quote_id);
      expect(seen).not.toContain(foreign.quoteId);
      const all = (await search(someone(fixture.backend, 'global:service_agent'), text)).map(
        ({ quote_id }) => quote_id,
      );
      expect(all).toContain(foreign.quoteId);
    }
  });

  test('leaves replaced quotes out', async () => {
    const { quoteId } = await answeredQuote(fixture.backend, aQuote({ person: { last_name: 'Zeppeli' } }));
    expect(await search(fixture.tenants.insurer.agent, 'zeppeli')).toHaveLength(1);
    await fixture.backend.owner.pool.query(`update quotes set status = 'replaced' where quote_id = $1`, [quoteId]);
    expect(await search(fixture.tenants.insurer.agent, 'zeppeli')).toEqual([]);
  });

  test('shows the newest effective date first and at most 25', async () => {
    await fixture.backend.owner.pool.query(
      `with made as (
         insert into quotes (organization_id, product_id, provider, effective_date, expiration_date, country,
           administrative_area, postal_code, time_zone)
         select organization_id, product_id, provider, date '2026-07-01' + n, expiration_date, country,
           administrative_area, postal_code, time_zone
         from quotes, generate_series(1, 30) n where quote_id = $1 returning quote_id, organization_id)
       insert into entities (organization_id, quote_id, entity_type, entity_relationship, first_name, last_name)
       select organization_id, quote_id, 'person', 'named_insured', 'Many', 'Manley' from made`,
      [quote.quoteId],
    );
    const dates = (await search(fixture.tenants.insurer.agent, 'manley')).map((hit) => hit.quote_effective_date);
    expect(dates).toHaveLength(25);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates[0]).toBe('2026-07-31');
  });

  test.each(['', '   ', '%', '_', '\\', `'; drop table quotes; --`, '\u{10FFFF}', 'x'.repeat(5_000), '🚐', ','])(
    'finds nothing for %j and breaks nothing',
    async (text) => {
      expect(await search(fixture.tenants.insurer.agent, text)).toEqual([]);
    },
  );

  test.each([
    'anonymous',
    'email',
    'global:user',
    'organization:customer',
    'global:actuary',
    'global:organization_admin',
  ] as const)('does not exist for %s', async (role) => {
    const caller = role === 'anonymous' ? fixture.backend.anonymous() : someone(fixture.backend, role);
    expect(await refusalOf(fixture.backend, caller, document, { text: 'ada' })).toEqual({ code: 'validation-failed' });
    expect(await refusalOf(fixture.backend, quote.customer, document, { text: 'ada' })).toEqual({
      code: 'validation-failed',
    });
  });
});
