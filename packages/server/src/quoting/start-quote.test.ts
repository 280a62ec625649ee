import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('start quote', { now: '2026-06-15T14:00:00Z' });

const document = `mutation ($postal: String!, $class: String!, $partner: String, $provider: String) {
  start_quote(postal_code: $postal, vehicle_class: $class, partner: $partner, provider: $provider) {
    quote_id quote_token
  }
}`;
const withQuote = document.replace('quote_token', 'quote_token quote { status }');
const ohio = { postal: '43215', class: 'travel_trailer' };
type Started = { start_quote: { quote_id: string; quote_token: string; quote?: { status: string } | null } };
type Row = {
  organization_id: string;
  status: string;
  effective_date: string;
  expiration_date: string;
  administrative_area: string;
  time_zone: string;
  assigned_agent_id: string | null;
  marketing_source: string;
  user_id: string | null;
  partner_id: string | null;
};

const rowOf = ({ start_quote }: Started) =>
  selectOne<Row>(fixture.backend, 'select * from quotes where quote_id = $1', [start_quote.quote_id]);

describe('start_quote', () => {
  test('gives a visitor an open quote of the insurer with a token, 30 days long, cover from tomorrow', async () => {
    const started = await fixture.backend.anonymous().must<Started>(document, ohio);
    expect(started.start_quote.quote_token).toMatch(/^q1\./);
    expect(await rowOf(started)).toMatchObject({
      organization_id: fixture.tenants.insurer.organization.organizationId,
      status: 'open',
      effective_date: '2026-06-16',
      expiration_date: '2026-07-15',
      administrative_area: 'OH',
      time_zone: 'America/New_York',
      assigned_agent_id: null,
      user_id: null,
      marketing_source: 'homepage_hero',
    });
  });

  test('lets the token read the new quote, its one vehicle and its garaging place', async () => {
    const { start_quote } = await fixture.backend.anonymous().must<Started>(document, ohio);
    const { quotes_by_pk } = await fixture.backend
      .bearer(start_quote.quote_id)
      .must<{ quotes_by_pk: unknown }>(
        `query ($id: uuid!) { quotes_by_pk(id: $id) { steps vehicles { type location { postal_code location_type } } } }`,
        { id: start_quote.quote_id },
      );
    expect(quotes_by_pk).toEqual({
      steps: ['start'],
      vehicles: [{ type: 'travel_trailer', location: { postal_code: '43215', location_type: 'garaging' } }],
    });
  });

  test('gives an agent’s quote to the agent and their organization', async () => {
    const { agent, organization } = fixture.tenants.mirror;
    const started = await agent.must<Started>(withQuote, ohio);
    expect(started.start_quote.quote).toEqual({ status: 'open' });
    expect(await rowOf(started)).toMatchObject({
      organization_id: organization.organizationId,
      assigned_agent_id: agent.principal.userId,
      marketing_source: 'agent_dashboard',
    });
  });

  test.each([
    ['windshield', 'windshield'],
    ['a page that we do not have', 'homepage_hero'],
  ])('says which page it began on: %s is %s', async (text, stored) => {
    const document = `mutation ($source: String) { start_quote(postal_code: "43215", vehicle_class: "travel_trailer",
      marketing_source: $source) { quote_id quote_token } }`;
    const started = await fixture.backend.anonymous().must<Started>(document, { source: text });
    expect((await rowOf(started)).marketing_source).toBe(stored);
  });

  test('gives a partner’s quote to the partner’s organization', async () => {
    const { mirror } = fixture.tenants;
    const started = await fixture.backend.anonymous().must<Started>(document, { ...ohio, partner: mirror.partner });
    expect(await rowOf(started)).toMatchObject({
      organization_id: mirror.organization.organizationId,
      marketing_source: 'partner',
    });
    expect((await rowOf(started)).partner_id).not.toBeNull();
  });

  test('gives the quote of an unknown partner’s link to the insurer', async () => {
    const started = await fixture.backend.anonymous().must<Started>(document, { ...ohio, partner: 'nobody-knows' });
    expect(await rowOf(started)).toMatchObject({
      organization_id: fixture.tenants.insurer.organization.organizationId,
      partner_id: null,
    });
  });

  test.each(['global:user', 'organization:customer'] as const)(
    'gives the quote of a signed-in %s to their account and to no agent',
    async (role) => {
      const customer = someone(fixture.backend, role);
      await fixture.backend.owner.pool.query(`insert into users (user_id, email) values ($1, $2)`, [
        customer.principal.userId,
        `${customer.principal.userId}@example.com`,
      ]);
      const started = await customer.must<Started>(withQuote, ohio);
      expect(started.start_quote.quote).toEqual({ status: 'open' });
      expect(await rowOf(started)).toMatchObject({ user_id: customer.principal.userId, assigned_agent_id: null });
    },
  );

  test('writes a Canadian postal code as the post does and finds its province', async () => {
    const started = await fixture.backend.anonymous().must<Started>(document, { ...ohio, postal: 'k1a0b1' });
    expect(await rowOf(started)).toMatchObject({ postal_code: 'K1A 0B1', administrative_area: 'ON', country: 'CA' });
  });

  test.each([
    ['an empty postal code', { postal: ' ' }, 'postal_code_missing', 'postal_code'],
    ['a malformed postal code', { postal: '4321' }, 'postal_code_malformed', 'postal_code'],
    ['an unknown postal code', { postal: '00000' }, 'postal_code_unknown', 'postal_code'],
    ['a state where nothing is sold, Hawaii', { postal: '96813' }, 'product_not_live', 'postal_code'],
    ['a state where nothing is sold, Massachusetts', { postal: '02108' }, 'product_not_live', 'postal_code'],
    ['a state whose tax on insurance nobody collects', { postal: '40202' }, 'product_not_live', 'postal_code'],
    [
      'a motorhome where a line is demanded that we do not offer',
      { postal: '33602', class: 'class_a' },
      ...(['mandatory_line_not_offered', 'postal_code'] as const),
    ],
    ['a province where nothing is sold', { postal: 'H2X 1Y4' }, 'product_not_live', 'postal_code'],
    ['an island that is no state', { postal: '00601' }, 'product_not_live', 'postal_code'],
    ['the post of the forces abroad', { postal: '09001' }, 'product_not_live', 'postal_code'],
    ['an unknown class', { class: 'spaceship' }, 'not_insured_by_line', 'vehicle_class'],
    ['a line that is not sold', { provider: 'boat' }, 'product_not_found', 'provider'],
    ['a line that does not exist', { provider: 'zeppelin' }, 'product_not_found', 'provider'],
  ] as const)('refuses %s', async (_what, input, code, field) => {
    expect(await refusalOf(fixture.backend, fixture.backend.anonymous(), document, { ...ohio, ...input })).toEqual({
      code,
      field,
    });
  });

  test.each([
    'email',
    'organization:underwriter',
    'global:read_only',
    'global:actuary',
    'global:underwriter',
    'global:organization_admin',
  ] as const)('does not exist for %s', async (role) => {
    expect(await refusalOf(fixture.backend, someone(fixture.backend, role), document, ohio)).toEqual({
      code: 'validation-failed',
    });
  });

  test('does not exist for the bearer of a quote’s token', async () => {
    const { start_quote } = await fixture.backend.anonymous().must<Started>(document, ohio);
    expect(await refusalOf(fixture.backend, fixture.backend.bearer(start_quote.quote_id), document, ohio)).toEqual({
      code: 'validation-failed',
    });
  });

  test('refuses fields that do not exist', async () => {
    const unknown = 'mutation { start_quote(postal_code: "43215", vehicle_class: "class_a") { premium_secret } }';
    expect(await refusalOf(fixture.backend, fixture.backend.anonymous(), unknown)).toEqual({
      code: 'validation-failed',
    });
    const argument =
      'mutation { start_quote(postal_code: "43215", vehicle_class: "class_a", status: "bound") { quote_id } }';
    expect(await refusalOf(fixture.backend, fixture.backend.anonymous(), argument)).toEqual({
      code: 'validation-failed',
    });
  });

  test('starts one quote for one idempotency key of a person', async () => {
    const { agent } = fixture.tenants.insurer;
    const first = await agent.ask(document, ohio, { idempotencyKey: 'start once' });
    const again = await agent.ask(document, ohio, { idempotencyKey: 'start once' });
    expect(again.body).toBe(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('gives no visitor what another visitor started under the same key', async () => {
    const options = { idempotencyKey: 'guessed', ip: '203.0.113.7' };
    const first = await fixture.backend.anonymous().must<Started>(document, ohio, options);
    const second = await fixture.backend.anonymous().must<Started>(document, ohio, options);
    expect(second.start_quote.quote_id).not.toBe(first.start_quote.quote_id);
  });

  test('keeps no token beside an idempotency key', async () => {
    const { start_quote } = await fixture.tenants.insurer.agent.must<Started>(document, ohio, {
      idempotencyKey: 'kept',
    });
    const rows = await selectRows(fixture.backend, `select result::text from idempotency_keys where key = 'kept'`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(start_quote.quote_token);
  });
});
