import { lineFor } from '@roadworthy/core/lines/line-for.ts';
import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aLineQuote } from '@roadworthy/testkit/line-quotes.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  aQuote,
  boundQuote,
  plannedQuote,
  signedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addExternalProducts, addLineProducts } from '@roadworthy/testkit/seed.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import { loadQuote } from '../quote-store.ts';

const fixture = useFixture('copy quote');
const insurer = () => fixture.tenants.insurer;
const copyDocument = `mutation ($id: uuid!) {
  copy_quote_request(quote_id: $id) { quote_id left_out { part message } quote { quote_id status total version } }
}`;
const providerDocument = `mutation ($id: uuid!, $provider: String!) {
  copy_quote_new_provider_request(quote_id: $id, provider: $provider) {
    quote_id left_out { part message } quote { provider status total policy_duration_months coverages }
  }
}`;
type Copy = {
  readonly quote_id: string;
  readonly left_out: readonly { readonly part: string; readonly message: string }[];
  readonly quote: Readonly<Record<string, unknown>>;
};
const copy = async (id: string, who = insurer().agent) =>
  (await who.must<{ copy_quote_request: Copy }>(copyDocument, { id })).copy_quote_request;
const copyTo = async (id: string, provider: string) =>
  (await insurer().agent.must<{ copy_quote_new_provider_request: Copy }>(providerDocument, { id, provider }))
    .copy_quote_new_provider_request;
const rowOf = (id: string, columns = 'q::text') =>
  selectOne<Record<string, unknown>>(fixture.backend, `select ${columns} from quotes q where quote_id = $1`, [id]);
const quoteOf = (id: string) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    insurer().organization.organizationId,
    systemRequest('looking at a copy'),
    async (work) => (await loadQuote(work, id)).quote,
  );
const kindsOf = async (id: string) =>
  (
    await selectRows<{ kind: string }>(
      fixture.backend,
      'select kind from timeline_entries where quote_id = $1 order by at',
      [id],
    )
  ).map(({ kind }) => kind);

beforeAll(async () => {
  await addLineProducts(fixture.backend.owner, insurer().organization);
});
afterAll(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

describe('copy_quote_request', () => {
  test('makes a new open quote that says what its source says, at the price of today', async () => {
    const source = await signedQuote(fixture.backend, aMotorhomeQuote({ partner: insurer().partner }));
    const before = await rowOf(source.quoteId);
    const made = await copy(source.quoteId);
    expect(await rowOf(source.quoteId)).toEqual(before);
    expect(made).toMatchObject({ left_out: [], quote: { status: 'open' } });
    const { total } = await rowOf(source.quoteId, 'total::int');
    expect(made.quote['total']).toBe(total);
    const [one, other] = [await quoteOf(source.quoteId), await quoteOf(made.quote_id)];
    const stated = ['coverages', 'discounts', 'declarations', 'besides', 'language', 'timeZone', 'postalCode'] as const;
    for (const part of stated) expect(other[part]).toEqual(one[part]);
    expect(other.vehicles.map((vehicle) => [vehicle.vin, vehicle.ratingValue, vehicle.rootVehicleId])).toEqual(
      one.vehicles.map((vehicle) => [vehicle.vin, vehicle.ratingValue, vehicle.rootVehicleId]),
    );
    expect(other.entities.map(({ email, birthdate, licenseNumber }) => [email, birthdate, licenseNumber])).toEqual(
      one.entities.map(({ email, birthdate, licenseNumber }) => [email, birthdate, licenseNumber]),
    );
    expect(
      await rowOf(made.quote_id, 'plan, partner_id is not null as partnered, signed_at, user_id, policy_id'),
    ).toEqual({
      plan: 'road_ready',
      partnered: true,
      signed_at: null,
      user_id: null,
      policy_id: null,
    });
    const dates = `(expiration_date - app_now()::date) as lasts, (effective_date - app_now()::date) as begins`;
    const started = await startQuote(fixture.backend, aQuote(), insurer().agent);
    expect(await rowOf(made.quote_id, dates)).toEqual(await rowOf(started.quoteId, dates));
  });

  test('stands on the timelines of both, with the way to the other', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote());
    const made = await copy(quoteId);
    expect((await kindsOf(quoteId)).at(-1)).toBe('quote_copied');
    expect(await kindsOf(made.quote_id)).toEqual(['quote_copy_started']);
    const facts = await selectRows<{ facts: unknown }>(
      fixture.backend,
      `select facts from timeline_entries where kind in ('quote_copied', 'quote_copy_started')
         and quote_id = any ($1) order by kind`,
      [[quoteId, made.quote_id]],
    );
    expect(facts.map((row) => row.facts)).toEqual([{ copy: made.quote_id }, { source: quoteId }]);
  });

  test.each(quoteStatuses.filter((status) => status !== 'bound' && status !== 'pending_bind'))(
    'copies a quote that is %s, and leaves it so',
    async (status) => {
      const { quoteId } = await plannedQuote(fixture.backend, aQuote());
      await fixture.backend.owner.pool.query('update quotes set status = $2 where quote_id = $1', [quoteId, status]);
      expect((await copy(quoteId)).quote['status']).toBe('open');
      expect(await rowOf(quoteId, 'status')).toEqual({ status });
    },
  );

  test('copies what is a policy as new business, which can be bought again', async () => {
    const { quoteId } = await boundQuote(fixture.backend, aQuote());
    const made = await copy(quoteId);
    expect(await rowOf(made.quote_id, 'status, business_type, bound, policy_id')).toEqual({
      status: 'open',
      business_type: 'new_business',
      bound: null,
      policy_id: null,
    });
  });

  test('belongs to the agent of its source, or else to the agent who makes it', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote());
    const mine = await copy(quoteId, insurer().agent);
    expect(await rowOf(mine.quote_id, 'assigned_agent_id')).toEqual({
      assigned_agent_id: insurer().agent.principal.userId,
    });
    const colleagues = await copy(mine.quote_id, insurer().owner);
    expect(await rowOf(colleagues.quote_id, 'assigned_agent_id')).toEqual({
      assigned_agent_id: insurer().agent.principal.userId,
    });
  });

  test('asks the underwriter again: what was accepted was of the source', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote(), insurer().agent);
    const salvage =
      'mutation ($id: uuid!) { update_vehicle(vehicle_id: $id, changes: { salvage_title: true }) { id } }';
    await insurer().agent.must(salvage, { id: await vehicleOf(fixture.backend, quoteId) });
    const made = await copy(quoteId);
    const referrals = await selectRows(fixture.backend, 'select status from quote_referrals where quote_id = $1', [
      made.quote_id,
    ]);
    expect(referrals).toEqual([{ status: 'pending' }]);
  });

  test('is refused to customers, and to agents of another organization as if there were none', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const requested = (who: typeof quote.customer) =>
      refusalOf(fixture.backend, who, copyDocument, { id: quote.quoteId });
    expect(await requested(fixture.tenants.mirror.agent)).toEqual({ code: 'not_found' });
    expect((await requested(quote.customer)).code).toBe('validation-failed');
  });
});

describe('copies of other lines', () => {
  test.each(['boat', 'warranty', 'pro'])(
    'a quote of %s is copied with its own answers and covers',
    async (provider) => {
      const line = lineFor(provider);
      if (!line) throw new Error('It is a line of ours');
      const { quoteId } = await plannedQuote(fixture.backend, aLineQuote(line), insurer().agent);
      const made = await copy(quoteId);
      const [one, other] = [await quoteOf(quoteId), await quoteOf(made.quote_id)];
      expect(made.left_out).toEqual([]);
      expect(other.vehicles.map(({ answers }) => answers)).toEqual(one.vehicles.map(({ answers }) => answers));
      expect(made.quote['total']).toBe((await rowOf(quoteId, 'total::int'))['total']);
    },
  );
});

test('available_providers says which products could hold a copy, as the copy decides', async () => {
  await addExternalProducts(fixture.backend.owner, insurer().organization);
  const { quoteId } = await plannedQuote(fixture.backend, aMotorhomeQuote());
  const { available_providers: offered } = await insurer().agent.must<{
    available_providers: { provider: string; allowed: boolean }[];
  }>('query ($id: uuid!) { available_providers(quote_id: $id) { provider allowed } }', { id: quoteId });
  const allowed = offered.filter((one) => one.allowed).map(({ provider }) => provider);
  expect(allowed.toSorted()).toEqual(['pro', 'roadside', 'tire_wheel', 'warranty', 'windshield']);
  const closed = offered.filter((one) => !one.allowed).map(({ provider }) => provider);
  expect(closed.toSorted()).toEqual(['boat', 'car_share', 'motorcycle']);
});

describe('copy_quote_new_provider_request', () => {
  test('copies under the other product, and says what that has no place for', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote({ durationMonths: 6 }));
    const before = await rowOf(quoteId);
    const made = await copyTo(quoteId, 'warranty');
    expect(made.quote).toMatchObject({
      provider: 'warranty',
      status: 'open',
      policy_duration_months: 36,
      coverages: {},
    });
    expect(made.left_out).toContainEqual({ part: 'cover', message: 'Comprehensive' });
    expect(made.left_out).toContainEqual({ part: 'duration', message: '6 months' });
    expect(await rowOf(quoteId)).toEqual(before);
    expect(await rowOf(made.quote_id, 'plan')).toEqual({ plan: null });
  });

  test('leaves out the answers that the other line does not ask', async () => {
    const line = lineFor('windshield');
    if (!line) throw new Error('It is a line of ours');
    const { quoteId } = await plannedQuote(fixture.backend, aLineQuote(line), insurer().agent);
    const made = await copyTo(quoteId, 'roadside');
    expect(made.left_out.map(({ part }) => part)).toContain('answer');
    expect((await quoteOf(made.quote_id)).vehicles.map(({ answers }) => answers)).toEqual([{}]);
  });

  test.each([
    ['boat', 'not_insured_by_line'],
    ['external', 'provider_not_sold'],
  ])('is refused for %s, and writes nothing', async (provider, code) => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote());
    const count = () => selectOne(fixture.backend, 'select count(*) from quotes', []);
    const before = await count();
    const refused = await refusalOf(fixture.backend, insurer().agent, providerDocument, { id: quoteId, provider });
    expect(refused).toEqual({ code, field: 'provider' });
    expect(await count()).toEqual(before);
  });
});
