import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { addPerson, type PersonFacts } from '@roadworthy/testkit/seed.ts';
import { describe, expect, test } from 'vitest';
import { seal } from '../kernel/settings/sealed.ts';

const fixture = useFixture('reset second factor');
const document = `mutation ($email: String!, $reason: String!) {
  reset_second_factor(email: $email, reason: $reason) { user_id } }`;
const reason = 'Her phone was stolen; I know her voice, and she named her last three quotes.';
let people = 0;

/** Somebody of the staff with a password, an authenticator, a passkey and a session. */
async function holder(role: PersonFacts['role'], where: 'insurer' | 'mirror' | null = 'insurer', hasFactor = true) {
  const { backend, tenants } = fixture;
  const email = `holder${(people += 1)}@example.com`;
  const organization = where === null ? {} : { organization: tenants[where].organization };
  const facts = { role, firstName: 'Hope', lastName: 'Lost', email, password: 'correct horse battery' };
  const { userId } = await addPerson(backend.owner, { ...facts, ...organization });
  const { pool } = backend.owner;
  await pool.query(
    `insert into auth.session (token, "userId", "expiresAt") values ($1, $2, now() + interval '1 hour')`,
    [`token of ${email}`, userId],
  );
  if (!hasFactor) return { userId, email };
  const place = { table: 'second_factors', column: 'secret', key: userId, plain: 'ABC' };
  await pool.query('insert into second_factors (user_id, secret, confirmed) values ($1, $2, now())', [
    userId,
    seal(backend.platform.secrets, place),
  ]);
  await pool.query(`insert into recovery_codes values ($1, 'x')`, [userId]);
  await pool.query(`insert into trusted_devices values ($1, $2, now() + interval '1 hour')`, [email, userId]);
  await pool.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, name, domain)
     values ($1, $2, '\\x00', 0, 'Laptop', 'localhost')`,
    [userId, email],
  );
  return { userId, email };
}

const administrator = async (role: 'global:organization_admin' | 'global:admin') => {
  const email = `admin${(people += 1)}@example.com`;
  return fixture.backend.as(
    await addPerson(fixture.backend.owner, { role, firstName: 'Ada', lastName: 'Root', email }),
  );
};
const reset = (who: Caller, { email }: { email: string }, text = reason) =>
  refusalOf(fixture.backend, who, document, { email, reason: text });
const left = async (user: string) =>
  Object.values(
    await selectOne<Record<string, string>>(
      fixture.backend,
      `select (select count(*) from second_factors where user_id = $1) as factors,
         (select count(*) from recovery_codes where user_id = $1) as codes,
         (select count(*) from trusted_devices where user_id = $1) as devices,
         (select count(*) from passkeys where user_id = $1) as passkeys,
         (select count(*) from auth.session where "userId" = $1) as sessions`,
      [user],
    ),
  ).map(Number);

describe('reset_second_factor', () => {
  test('takes away authenticator, recovery codes, trust and passkeys, ends sessions, and keeps the password', async () => {
    const user = await holder('organization:agent');
    const { owner } = fixture.tenants.insurer;
    expect(await owner.must(document, { email: user.email, reason })).toEqual({
      reset_second_factor: { user_id: user.userId },
    });
    expect(await left(user.userId)).toEqual([0, 0, 0, 0, 0]);
    const password = 'select password is not null as stored from auth.account where "userId" = $1';
    expect(await selectOne(fixture.backend, password, [user.userId])).toEqual({ stored: true });
  });

  test('tells its person, and says in the trail who did it and why', async () => {
    const user = await holder('organization:agent');
    const { owner, organization } = fixture.tenants.insurer;
    await owner.must(document, { email: user.email, reason });
    const stated = `select data ->> 'change' as change from pgboss.job where name = 'tell-of-sign-in-change'
      and data ->> 'userId' = $1`;
    expect(await selectRows(fixture.backend, stated, [user.userId])).toEqual([{ change: 'second_factor_reset' }]);
    const trail = `select actor_user_id, organization_id, input from audit_log
      where operation = 'lose_second_factor' and root_id = $1`;
    expect(await selectOne(fixture.backend, trail, [user.userId])).toEqual({
      actor_user_id: owner.principal.userId,
      organization_id: organization.organizationId,
      input: { reason },
    });
  });

  test('finds nobody whom the caller does not see', async () => {
    const [theirs, ofPlatform] = [
      await holder('organization:agent', 'mirror'),
      await holder('global:underwriter', null),
    ];
    const { owner } = fixture.tenants.insurer;
    const stranger = { email: 'stranger@example.com' };
    for (const user of [theirs, ofPlatform, stranger])
      expect(await reset(owner, user)).toEqual({ code: 'colleague_not_found', field: 'email' });
    const administers = await administrator('global:organization_admin');
    expect(await reset(administers, ofPlatform)).toEqual({ code: 'colleague_not_found', field: 'email' });
    expect(await left(theirs.userId)).toEqual([1, 1, 1, 1, 1]);
    expect((await administers.ask(document, { email: theirs.email, reason })).errors).toEqual([]);
  });

  test('of who works for the platform is an administrator’s', async () => {
    const user = await holder('global:service_agent', null);
    const admin = await administrator('global:admin');
    expect((await admin.ask(document, { email: user.email, reason })).errors).toEqual([]);
    expect(await left(user.userId)).toEqual([0, 0, 0, 0, 0]);
  });

  test('of customers there is none to find', async () => {
    const email = `customer${(people += 1)}@example.com`;
    const facts = { role: 'organization:customer', firstName: 'Cass', lastName: 'Tomer', email } as const;
    await addPerson(fixture.backend.owner, facts);
    expect(await reset(await administrator('global:admin'), { email })).toEqual({
      code: 'colleague_not_found',
      field: 'email',
    });
  });

  test('is refused to oneself, for nothing, and without a reason, and then takes nothing away', async () => {
    const { owner } = fixture.tenants.insurer;
    expect(await reset(owner, { email: 'OSWALD@harbor.example ' })).toEqual({ code: 'reset_of_oneself' });
    const without = await holder('organization:agent', 'insurer', false);
    expect(await reset(owner, without)).toEqual({ code: 'second_factor_missing' });
    const user = await holder('organization:agent');
    expect(await reset(owner, user, '  ')).toEqual({ code: 'reason_missing', field: 'reason' });
    expect(await left(user.userId)).toEqual([1, 1, 1, 1, 1]);
  });

  test('of an owner’s colleague who works for another organization too is not the owner’s', async () => {
    const user = await holder('organization:agent');
    const { organizationId } = fixture.tenants.mirror.organization;
    await fixture.backend.owner.pool.query(
      `insert into organization_members (organization_id, user_id, role) values ($1, $2, 'organization:agent')`,
      [organizationId, user.userId],
    );
    expect(await reset(fixture.tenants.insurer.owner, user)).toEqual({ code: 'reset_beyond_role' });
  });
});
