import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('enquiries', { now: '2026-06-15T14:00:00Z' });
const send = `mutation ($provider: String!, $name: String!, $business: String!, $email: String!, $phone: String,
  $units: Int!, $postal: String!, $about: String!, $partner: String) {
  send_enquiry(provider: $provider, name: $name, business_name: $business, email: $email, phone: $phone, units: $units,
    postal_code: $postal, about: $about, partner: $partner) { email }
}`;
const update =
  'mutation ($id: uuid!, $status: String!) { update_enquiry(enquiry_id: $id, status: $status) { status } }';
const fleet = {
  provider: 'pro',
  name: 'Ada Moreno',
  business: 'Moreno Rentals',
  email: 'Ada@Example.com',
  phone: '216-555-0148',
  units: 12,
  postal: '43215',
  about: 'We rent campers\nto families.',
};

const addPro = (organizationId: string) =>
  fixture.backend.owner.pool.query(
    `insert into products (organization_id, product_name, provider, live_in, new_policy_number)
     values ($1, 'Pro', 'pro', '{US}', 'PRO')`,
    [organizationId],
  );
beforeAll(async () => {
  await addPro(fixture.tenants.insurer.organization.organizationId);
  await addPro(fixture.tenants.mirror.organization.organizationId);
});
beforeEach(() =>
  fixture.backend.owner.pool.query(
    "delete from notifications where subject_kind = 'enquiry'; delete from enquiry_messages; delete from enquiries",
  ),
);

const readStored = () => selectRows<Record<string, unknown>>(fixture.backend, 'select * from enquiries');

describe('an enquiry', () => {
  test('is kept for the agents of the insurer, word by word', async () => {
    const answer = await fixture.backend.anonymous().must(send, fleet, { locale: 'fr-CA' });
    expect(answer).toEqual({ send_enquiry: { email: 'ada@example.com' } });
    expect(await readStored()).toMatchObject([
      {
        provider: 'pro',
        status: 'new',
        name: 'Ada Moreno',
        business_name: 'Moreno Rentals',
        units: 12,
        email: 'ada@example.com',
        phone: '216-555-0148',
        country: 'US',
        administrative_area: 'OH',
        postal_code: '43215',
        about: 'We rent campers\nto families.',
        language: 'fr-ca',
        partner_id: null,
        organization_id: fixture.tenants.insurer.organization.organizationId,
      },
    ]);
  });

  test('belongs to the organization whose link brought it', async () => {
    const { mirror } = fixture.tenants;
    await fixture.backend.anonymous().must(send, { ...fleet, partner: mirror.partner });
    expect(await readStored()).toMatchObject([{ organization_id: mirror.organization.organizationId }]);
    expect((await readStored())[0]?.['partner_id']).not.toBeNull();
  });

  test.each([
    ['for a line that is not sold', { provider: 'car_share' }, 'product_not_found', 'provider'],
    ['for a line with a checkout', { provider: 'personal' }, 'no_enquiry_needed', 'provider'],
    ['from a place that does not exist', { postal: '00000' }, 'postal_code_unknown', 'postal_code'],
    ['at an address that is none', { email: 'ada' }, 'email_invalid', 'email'],
  ] as const)('is refused %s, and keeps nothing', async (_, changes, code, field) => {
    const { backend } = fixture;
    expect(await refusalOf(backend, backend.anonymous(), send, { ...fleet, ...changes })).toEqual({ code, field });
    expect(await readStored()).toEqual([]);
  });

  test('may come where the line is not live yet: its agents answer', async () => {
    await fixture.backend.anonymous().must(send, { ...fleet, postal: 'K1A 0B1' });
    expect(await readStored()).toMatchObject([{ country: 'CA', administrative_area: 'ON' }]);
  });

  test('is the only way of visitors to what agents alone quote', async () => {
    const start = `mutation { start_quote(provider: "pro", postal_code: "43215", vehicle_class: "class_c") { quote_id } }`;
    const { backend, tenants } = fixture;
    expect(await refusalOf(backend, backend.anonymous(), start)).toEqual({ code: 'agents_only', field: 'provider' });
    const { errors } = await tenants.insurer.agent.ask(start, {});
    expect(errors.map(({ extensions }) => extensions.code)).not.toContain('agents_only');
  });

  test('is read and moved on by its organization alone', async () => {
    await fixture.backend.anonymous().must(send, fleet);
    const { insurer, mirror } = fixture.tenants;
    const reading = '{ enquiries { enquiry_id status } }';
    const { enquiries } = await insurer.agent.must<{ enquiries: { enquiry_id: string }[] }>(reading);
    const id = enquiries[0]?.enquiry_id ?? '';
    expect(await mirror.agent.must(reading)).toEqual({ enquiries: [] });
    expect((await fixture.backend.anonymous().ask(reading, {})).errors).toHaveLength(1);
    const { backend } = fixture;
    expect(await refusalOf(backend, mirror.agent, update, { id, status: 'closed' })).toMatchObject({
      code: 'not_found',
    });
    expect(await insurer.agent.must(update, { id, status: 'answered' })).toEqual({
      update_enquiry: { status: 'answered' },
    });
    expect(await refusalOf(backend, insurer.agent, update, { id, status: 'lost' })).toEqual({
      code: 'status_not_offered',
      field: 'status',
    });
  });
});
