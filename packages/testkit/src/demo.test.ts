import { callerRoles } from '@roadworthy/core/identity/vocabulary.ts';
import type { Identity } from '@roadworthy/server/identity/connect-identity.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, loadDemo } from './demo.ts';
import { checkInvariants } from './invariants.ts';
import { look } from './look.ts';
import { createBackend, type Backend } from './backend.ts';

const now = '2026-06-15T14:00:00Z';
let backend: Backend;
beforeAll(async () => {
  backend = await createBackend('demo', { now });
  await loadDemo(backend.platform, null as unknown as Identity);
}, 60_000);
afterAll(() => backend.close());

const staffOf = async (email: string) => {
  const [row] = await look<{ user_id: string; organization_id: string; role: 'organization:agent' }>(
    backend,
    'select user_id, m.organization_id, role from users join organization_members m using (user_id) where email = $1',
    [email],
  );
  if (!row) throw new Error(`${email} is not in the demo`);
  return backend.as({ userId: row.user_id, organizationId: row.organization_id, role: row.role, email, name: email });
};

describe('the demo', () => {
  test('has two insurance organizations and one software organization, one of them the house', async () => {
    const rows = await look(backend, 'select organization_type as type, house from organizations order by name');
    expect(rows).toEqual([
      { type: 'roamly_insurance', house: true },
      { type: 'roamly_insurance', house: false },
      { type: 'roamly_software', house: false },
    ]);
  });

  test('has a person for every role that somebody may be given', async () => {
    const rows = await look<{ role: string }>(
      backend,
      'select role from organization_members union select role from user_global_roles',
    );
    const given = callerRoles.filter((role) => !['email', 'global:user', 'organization:customer'].includes(role));
    expect(rows.map(({ role }) => role).toSorted()).toEqual(given.toSorted());
    // The three others follow from what one owns.
    const customers = await look(backend, 'select distinct user_id from policies');
    expect(customers.length).toBeGreaterThan(4);
  });

  test('prints only accounts that exist, and a password for exactly those that have one', async () => {
    const users = await look<{ email: string }>(backend, 'select email::text from users');
    const passwords = await look<{ email: string }>(
      backend,
      `select u.email from auth.account a join auth."user" u on u.id = a."userId" where a.password is not null`,
    );
    const emails = (rows: readonly { email: string }[]) => rows.map(({ email }) => email).toSorted();
    const known = new Set(emails(users));
    expect(demoAccounts.filter(({ email }) => !known.has(email))).toEqual([]);
    expect(emails(passwords)).toEqual(emails(demoAccounts.filter(({ password }) => password !== null)));
  });

  test('has quotes and policies of several statuses and ages, in both organizations', async () => {
    const quotes = await look<{ status: string; organizations: number; ages: number }>(
      backend,
      `select status, count(distinct organization_id)::int as organizations,
         count(distinct $1::date - created::date)::int as ages
       from quotes group by status order by status`,
      [now],
    );
    expect(quotes.map(({ status }) => status)).toEqual(['bound', 'expired', 'open']);
    for (const { ages } of quotes) expect(ages).toBeGreaterThan(1);
    for (const status of ['bound', 'open']) {
      expect(quotes.find((row) => row.status === status)?.organizations, status).toBe(2);
    }
    const policies = await look(backend, 'select distinct policy_status as status from policies order by 1');
    expect(policies).toEqual([{ status: 'active' }, { status: 'pending' }]);
    const classes = await look(backend, 'select distinct type from vehicles');
    expect(classes.length).toBeGreaterThanOrEqual(8);
  });

  test('holds every rule of the books', async () => {
    expect(await checkInvariants(backend)).toEqual([]);
  });

  test('is of one piece: nothing is dated after the clock’s now', async () => {
    for (const table of ['quotes', 'policies', 'payments', 'audit_log', 'documents', 'notifications']) {
      const column = table === 'audit_log' ? 'at' : 'created';
      expect(await look(backend, `select 1 from ${table} where ${column} > $1`, [now]), table).toEqual([]);
    }
  });

  test('shows each agent their own organization’s book and a software organization nothing', async () => {
    const question = '{ quotes_aggregate { aggregate { count } } policies { organization_id } }';
    const count = async (email: string) => {
      const caller = await staffOf(email);
      const { policies, quotes_aggregate } = await caller.must<{
        policies: { organization_id: string }[];
        quotes_aggregate: { aggregate: { count: number } };
      }>(question);
      for (const policy of policies) expect(policy.organization_id).toBe(caller.principal.organizationId);
      return quotes_aggregate.aggregate.count;
    };
    const [all] = await look<{ count: number }>(backend, 'select count(*)::int from quotes');
    const [dana, pete, terry] = [
      await count('dana@cascade.example'),
      await count('pete@prairie.example'),
      await count('terry@towtech.example'),
    ];
    expect(terry).toBe(0);
    expect(dana).toBeGreaterThan(pete);
    expect(dana + pete).toBe(all?.count);
  });

  test('can be searched', async () => {
    const dana = await staffOf('dana@cascade.example');
    const { search_platform } = await dana.must<{ search_platform: object[] }>(
      '{ search_platform(search: "moreno") { policy_number } }',
    );
    expect(search_platform.length).toBeGreaterThan(1);
  });
});
