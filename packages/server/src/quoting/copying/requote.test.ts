import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, aQuote, boundQuote, plannedQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addLineProducts } from '@roadworthy/testkit/seed.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readQuoteToken } from '../../kernel/tokens/tokens.ts';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import { loadQuote } from '../quote-store.ts';

const fixture = useFixture('requote');
const document = `mutation ($id: uuid!, $vehicles: [uuid!], $class: String, $postal: String, $provider: String) {
  requote(quote_id: $id, vehicle_ids: $vehicles, vehicle_class: $class, postal_code: $postal, provider: $provider) {
    quote_id quote_token quote { status version }
  }
}`;
type Requoted = { readonly quote_id: string; readonly quote_token: string; readonly quote: unknown };
const requote = async (who: Caller, input: Readonly<Record<string, unknown>>) =>
  (await who.must<{ requote: Requoted }>(document, input)).requote;
const rowOf = (id: string, columns: string) =>
  selectOne<Record<string, unknown>>(fixture.backend, `select ${columns} from quotes where quote_id = $1`, [id]);
const insurer = () => fixture.tenants.insurer;
const quoteOf = (id: string, side = insurer()) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers: [] },
    side.organization.organizationId,
    systemRequest('looking at a requote'),
    async (work) => (await loadQuote(work, id)).quote,
  );
/** Somebody who holds a policy, signed in. */
async function holder(facts = aQuote()) {
  const bound = await boundQuote(fixture.backend, facts);
  const { user_id: userId } = await rowOf(bound.quoteId, 'user_id');
  const { email } = facts.person;
  const person = {
    userId: String(userId),
    role: 'global:user',
    email: String(email),
    name: 'A',
    organizationId: null,
  } as const;
  return { ...bound, userId, me: fixture.backend.as(person) };
}

beforeAll(async () => {
  await addLineProducts(fixture.backend.owner, insurer().organization);
});
afterAll(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

describe('requote', () => {
  test('begins, in the account of who bought, a quote of the same people, places and vehicle with nothing left to answer', async () => {
    const { quoteId, me, userId } = await holder(aMotorhomeQuote());
    const before = await rowOf(quoteId, 'status, updated, policy_id');
    const made = await requote(me, { id: quoteId });
    expect(await rowOf(quoteId, 'status, updated, policy_id')).toEqual(before);
    expect(await rowOf(made.quote_id, 'status, user_id, policy_id, signed_at, plan')).toEqual({
      status: 'open',
      user_id: userId,
      policy_id: null,
      signed_at: null,
      plan: 'road_ready',
    });
    const [one, other] = [await quoteOf(quoteId), await quoteOf(made.quote_id)];
    expect(other.vehicles.map(({ vin, rootVehicleId }) => [vin, rootVehicleId])).toEqual(
      one.vehicles.map(({ vin, rootVehicleId }) => [vin, rootVehicleId]),
    );
    expect(other.entities.map(({ email, birthdate, licenseNumber }) => [email, birthdate, licenseNumber])).toEqual([
      ['ada.moreno@example.com', '1968-03-09', 'RM123456'],
    ]);
    const { checkout_state: state } = await me.must<{ checkout_state: { next: string } }>(
      'query ($id: uuid!) { checkout_state(quote_id: $id) { next } }',
      { id: made.quote_id },
    );
    expect(state.next).toBe('review');
  });

  test('begins with something else instead, and asks of it alone', async () => {
    const { quoteId, me } = await holder();
    const made = await requote(me, { id: quoteId, class: 'fifth_wheel', postal: '44101' });
    const quote = await quoteOf(made.quote_id);
    expect(quote.vehicles.map(({ type, year, vin }) => ({ type, year, vin }))).toEqual([
      { type: 'fifth_wheel', year: null, vin: null },
    ]);
    expect(quote).toMatchObject({ postalCode: '44101', coverages: {}, steps: ['start'] });
    // Used as the first one is, and kept elsewhere.
    expect(quote.vehicles).toMatchObject([{ usageType: 'recreational', rentalUtilizationRate: 0, storageType: null }]);
    const { checkout_state: state } = await me.must<{
      checkout_state: { missing_fields: readonly { path: string }[] };
    }>('query ($id: uuid!) { checkout_state(quote_id: $id) { missing_fields { path } } }', { id: made.quote_id });
    const ofPeople = state.missing_fields.filter(({ path }) => /^(named_insured|mailing|drivers)/.test(path));
    expect(ofPeople).toEqual([]);
    // Kept where the first one is, unless something is said.
    expect((await quoteOf((await requote(me, { id: quoteId, class: 'fifth_wheel' })).quote_id)).postalCode).toBe(
      '43215',
    );
  });

  test('of another line has the people and what that line insures', async () => {
    const { quoteId, me } = await holder();
    const made = await requote(me, { id: quoteId, provider: 'roadside' });
    const quote = await quoteOf(made.quote_id);
    expect(quote).toMatchObject({ provider: 'roadside', vehicles: [{ make: 'Airstream', type: 'travel_trailer' }] });
    expect(await refusalOf(fixture.backend, me, document, { id: quoteId, provider: 'boat' })).toEqual({
      code: 'not_insured_by_line',
      field: 'provider',
    });
  });

  test('takes nothing of anybody else over: not of another customer, and not for staff', async () => {
    const ada = await holder();
    const other = await holder(aQuote({ person: { email: 'luis@example.com', first_name: 'Luis' } }));
    const count = async () => (await selectRows(fixture.backend, 'select from quotes')).length;
    const before = await count();
    for (const who of [other.me, someone(fixture.backend, 'global:user')])
      expect(await refusalOf(fixture.backend, who, document, { id: ada.quoteId })).toEqual({ code: 'not_found' });
    // Whoever may not at all has no such field.
    for (const who of [insurer().agent, fixture.backend.anonymous()])
      expect(await refusalOf(fixture.backend, who, document, { id: ada.quoteId })).toEqual({
        code: 'validation-failed',
      });
    // A vehicle of somebody else's is on no quote of one's own.
    const vehicles = [await vehicleOf(fixture.backend, other.quoteId)];
    expect(await refusalOf(fixture.backend, ada.me, document, { id: ada.quoteId, vehicles })).toEqual({
      code: 'vehicle_not_on_quote',
      field: 'vehicle_ids',
    });
    expect(await count()).toBe(before);
  });

  test('stays with the organization that the first one is of', async () => {
    const { mirror } = fixture.tenants;
    const { quoteId, me } = await holder(aQuote({ partner: mirror.partner }));
    const made = await requote(me, { id: quoteId });
    expect(await rowOf(made.quote_id, 'organization_id')).toEqual({
      organization_id: mirror.organization.organizationId,
    });
    expect((await quoteOf(made.quote_id, mirror)).entities).toHaveLength(1);
  });

  test('by whoever has the link alone is in nobody’s account', async () => {
    const { quoteId, customer } = await plannedQuote(fixture.backend, aQuote());
    const made = await requote(customer, { id: quoteId });
    expect(await rowOf(made.quote_id, 'user_id')).toEqual({ user_id: null });
  });

  test('leaves behind what staff granted, and a signature', async () => {
    const { quoteId, customer } = await signedQuote(fixture.backend, aQuote());
    await selectRows(fixture.backend, `update quotes set discounts = '["association"]' where quote_id = $1`, [quoteId]);
    const made = await requote(customer, { id: quoteId });
    expect(await rowOf(made.quote_id, 'discounts, signed_at')).toEqual({ discounts: [], signed_at: null });
  });
});

describe('a quote of one’s own', () => {
  const resume = 'query ($id: uuid!) { resume_quote(quote_id: $id) { result quote_token next } }';

  test('is gone on with from the account, without a link; nobody else’s is, and staff get no token', async () => {
    const { quoteId, me } = await holder();
    const { quote_id: id } = await requote(me, { id: quoteId, class: 'fifth_wheel' });
    const { resume_quote: resumed } = await me.must<{ resume_quote: { quote_token: string; next: string } }>(resume, {
      id,
    });
    expect(resumed).toMatchObject({ result: 'restored', next: 'vehicle' });
    expect(readQuoteToken(fixture.backend.platform.secrets, resumed.quote_token)).toMatchObject({ quoteId: id });
    for (const who of [someone(fixture.backend, 'global:user'), insurer().agent, fixture.backend.anonymous()])
      expect(await refusalOf(fixture.backend, who, resume, { id })).toEqual({ code: 'not_found' });
  });

  test('that its customer ends is marked so, until it is opened again', async () => {
    const { quoteId, me } = await holder();
    const { quote_id: id } = await requote(me, { id: quoteId });
    await me.must('mutation ($id: uuid!) { end_quote(quote_id: $id) { status } }', { id });
    const marked = 'status, ended_by_customer is not null as by_customer';
    expect(await rowOf(id, marked)).toEqual({ status: 'expired', by_customer: true });
    const reopen = 'mutation ($id: uuid!) { update_status_agent(quote_id: $id, status: "open") { status } }';
    await me.must(reopen, { id });
    expect(await rowOf(id, marked)).toEqual({ status: 'open', by_customer: false });
    await insurer().agent.must('mutation ($id: uuid!) { end_quote(quote_id: $id) { status } }', { id });
    expect(await rowOf(id, marked)).toEqual({ status: 'expired', by_customer: false });
  });
});
