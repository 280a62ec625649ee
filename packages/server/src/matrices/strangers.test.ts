import { randomUUID } from 'node:crypto';
import type { Role } from '@roadworthy/core/identity/vocabulary.ts';
import { fillEmptyTables } from '@roadworthy/testkit/fill-tables.ts';
import { fillBooks } from '@roadworthy/testkit/mirrored-books.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { askAs } from '../kernel/operations/ask-as.ts';
import { requestRoles } from '../kernel/connect-platform.ts';

const fixture = useFixture('strangers');
let names: string[];
beforeAll(async () => {
  const books = await fillBooks(fixture);
  const { pool } = fixture.backend.owner;
  await pool.query(
    `insert into user_global_roles (user_id, role) select user_id, 'global:read_only' from users limit 1`,
  );
  await pool.query(`insert into attempt_counters values ('somebody', now(), 1)`);
  await fixture.backend
    .anonymous()
    .must(
      'mutation { start_quote(postal_code: "43215", vehicle_class: "class_a") { quote_id } }',
      {},
      { idempotencyKey: 'one' },
    );
  const { organizationId } = fixture.tenants.insurer.organization;
  const { open, bound } = books.insurer;
  await fillEmptyTables(fixture.backend, [
    { organization_id: organizationId, quote_id: open.quoteId, policy_id: bound.policyId },
  ]);
  names = (
    await selectRows<{ name: string }>(
      fixture.backend,
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
  ).map(({ name }) => name);
});

/** Who sees rows that are not their own, by vocabulary.md: the platform's staff. */
const staff = new Set<string>([
  'global:read_only',
  'global:service_agent',
  'global:service_member',
  'global:service_manager',
  'global:actuary',
  'global:underwriter',
  'global:organization_admin',
  'global:admin',
]);
const strangers = requestRoles.filter((role) => !staff.has(role)) as Role[];

/** What anybody may read, and what a visitor needs to choose a product. */
const shopping = new Set(['postal_areas', 'products', 'partners']);
const everybody = new Set(['postal_areas']);
const nothing = new Set<string>();
const shoppers = new Set<string>(['anonymous', 'token:quote', 'global:user', 'organization:customer']);
const openTo = (role: string) => {
  if (role === 'email') return nothing;
  return shoppers.has(role) ? shopping : everybody;
};

const unknown = () => ({
  'app.user': randomUUID(),
  'app.organization': randomUUID(),
  'app.quote': randomUUID(),
  'app.claim': randomUUID(),
  'app.email': 'nobody@example.com',
});

async function seen(role: Role, claims: Record<string, string>): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of names) {
    try {
      const [row] = await askAs(fixture.backend.platform.pools.reads, {
        role,
        claims,
        text: `select count(*) from "${name}"`,
      });
      found[name] = Number(row?.[0]);
    } catch (error) {
      if (!/permission denied/.test(String(error))) throw error;
    }
  }
  return found;
}

describe('a stranger', { timeout: 60_000 }, () => {
  test('stands before tables that have rows', async () => {
    const empty: string[] = [];
    for (const name of names) {
      if ((await selectRows(fixture.backend, `select from "${name}" limit 1`)).length === 0) empty.push(name);
    }
    expect(empty).toEqual([]);
  });

  test.each(strangers)('sees no row of any table as %s with claims that nothing answers to', async (role) => {
    for (const [name, rows] of Object.entries(await seen(role, unknown()))) {
      if (openTo(role).has(name)) expect(rows, `${role} may read ${name}`).toBeGreaterThan(0);
      else expect(rows, `${role} sees ${name}`).toBe(0);
    }
  });

  test.each(strangers)('sees no row of any table as %s without a claim', async (role) => {
    for (const [name, rows] of Object.entries(await seen(role, {}))) {
      if (!openTo(role).has(name)) expect(rows, `${role} sees ${name}`).toBe(0);
    }
  });

  test('sees something as soon as the claim is right', async () => {
    const claims = { 'app.organization': fixture.tenants.insurer.organization.organizationId };
    const found = await seen('organization:agent', claims);
    for (const name of ['quotes', 'policies', 'entities', 'invoices', 'documents', 'notifications']) {
      expect(found[name], name).toBeGreaterThan(0);
    }
  });

  test('reads no payment, intent or key, not even as staff of the platform', async () => {
    for (const role of requestRoles) {
      const found = await seen(role as Role, {});
      for (const name of ['payments', 'process_intents', 'idempotency_keys', 'attempt_counters']) {
        expect(found, `${role} reads ${name}`).not.toHaveProperty(name);
      }
    }
  });
});
