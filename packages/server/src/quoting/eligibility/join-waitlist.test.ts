import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { addLineProducts } from '@roadworthy/testkit/seed.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const fixture = useFixture('join waitlist', { now: '2026-06-15T14:00:00Z' });
const document = `mutation JoinWaitlist(
  $postal: String!, $class: String!, $email: String!, $partner: String, $source: String, $provider: String
) {
  join_waitlist(
    postal_code: $postal, vehicle_class: $class, email: $email, partner: $partner, source: $source, provider: $provider
  ) { email }
}`;
const tampa = { postal: '33602', class: 'class_a', email: 'Ada@Example.com' };

beforeEach(() => fixture.backend.owner.pool.query('delete from waitlist'));
const join = (changes: Partial<typeof tampa> & Record<string, unknown> = {}) =>
  fixture.backend.anonymous().must<{ join_waitlist: { email: string } }>(document, { ...tampa, ...changes });
const readStored = () =>
  selectRows<Record<string, unknown>>(
    fixture.backend,
    `select email, country, administrative_area as area, vehicle_class, provider, reason, source, organization_id
     from waitlist order by created, waitlist_id`,
  );

describe('join_waitlist', () => {
  test('keeps the address, the place, the vehicle and the reason, and sends no letter', async () => {
    const letters = await selectRows(fixture.backend, 'select from notifications');
    expect((await join({ source: 'checkout' })).join_waitlist).toEqual({ email: 'ada@example.com' });
    expect(await readStored()).toEqual([
      {
        email: 'ada@example.com',
        country: 'US',
        area: 'FL',
        vehicle_class: 'class_a',
        provider: 'personal',
        reason: 'mandatory_line_not_offered',
        source: 'checkout',
        organization_id: fixture.tenants.insurer.organization.organizationId,
      },
    ]);
    expect(await selectRows(fixture.backend, 'select from notifications')).toHaveLength(letters.length);
  });

  test('keeps an address once for a place, and answers the same to whoever asks again', async () => {
    const first = await join();
    expect(await join({ email: 'ADA@example.com', class: 'class_c' })).toEqual(first);
    expect(await readStored()).toHaveLength(1);
    await join({ postal: '96813' });
    await join({ email: 'ben@example.com' });
    expect((await readStored()).map(({ email, area }) => `${String(email)} ${String(area)}`).toSorted()).toEqual([
      'ada@example.com FL',
      'ada@example.com HI',
      'ben@example.com FL',
    ]);
  });

  test('keeps an address once for each line', async () => {
    await addLineProducts(fixture.backend.owner, fixture.tenants.insurer.organization);
    await join({ postal: '96813', class: 'class_a', provider: 'personal' });
    await join({ postal: '96813', class: 'pontoon', provider: 'boat' });
    const columns = (await readStored()).map(({ provider, vehicle_class: kind }) => [provider, kind]);
    expect(columns).toEqual([
      ['personal', 'class_a'],
      ['boat', 'pontoon'],
    ]);
  });

  test('belongs to the organization whose link brought the visitor', async () => {
    const { mirror } = fixture.tenants;
    await join({ partner: mirror.partner });
    expect(await readStored()).toMatchObject([{ organization_id: mirror.organization.organizationId }]);
  });

  test.each([
    ['where it is sold', { postal: '43215' }, 'sold_there', 'postal_code'],
    ['for a trailer where trailers are sold', { class: 'pop_up' }, 'sold_there', 'postal_code'],
    ['at an address that is none', { email: 'ada' }, 'email_invalid', 'email'],
    ['for a place that does not exist', { postal: '00000' }, 'postal_code_unknown', 'postal_code'],
  ] as const)('is refused %s, and keeps nothing', async (_, changes, code, field) => {
    const { backend } = fixture;
    expect(await refusalOf(backend, backend.anonymous(), document, { ...tampa, ...changes })).toEqual({ code, field });
    expect(await readStored()).toEqual([]);
  });

  test('is read by the staff of its organization, and by no visitor', async () => {
    await join();
    const reading = 'query { waitlist { email administrative_area created } }';
    const { insurer, mirror } = fixture.tenants;
    const ours = await insurer.agent.must<{ waitlist: object[] }>(reading);
    expect(ours.waitlist).toMatchObject([{ email: 'ada@example.com', administrative_area: 'FL' }]);
    expect((await mirror.agent.must<{ waitlist: object[] }>(reading)).waitlist).toEqual([]);
    const { errors } = await fixture.backend.anonymous().ask(reading, {});
    expect(errors).toHaveLength(1);
  });
});
