import { requestRoles } from '../kernel/connect-platform.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('row security');
const ownSchemas = `('public', 'auth')`;
const tables = () =>
  selectRows<{ name: string; schema: string; is_secured: boolean; policies: number }>(
    fixture.backend,
    `select c.relname as name, n.nspname as schema, c.relrowsecurity as is_secured,
       (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ${ownSchemas} order by 2, 1`,
  );

/** Tables of the platform as a whole, which belong to no organization. */
const global = new Set([
  'adjusters',
  'users',
  'user_global_roles',
  'attempt_counters',
  'postal_areas',
  'schema_migrations',
  'access_files',
  'audit_log',
  'idempotency_keys',
  'consent_choices',
  'telematics_payloads',
  'telematics_polls',
  'declined_letters',
  'second_factors',
  'recovery_codes',
  'trusted_devices',
  'sign_in_steps',
  'passkeys',
  'answered_challenges',
]);

describe('every table', () => {
  test('has row security and a policy', async () => {
    const all = await tables();
    expect(all.length).toBeGreaterThan(25);
    expect(all.filter(({ is_secured, policies }) => !is_secured || policies === 0)).toEqual([]);
  });

  test('of a tenant has an organization that cannot be missing', async () => {
    const owned = await selectRows<{ name: string }>(
      fixture.backend,
      `select table_name as name from information_schema.columns
       where table_schema = 'public' and column_name = 'organization_id' and is_nullable = 'NO'`,
    );
    const has = new Set(owned.map(({ name }) => name));
    const without = (await tables()).filter(
      ({ schema, name }) => schema === 'public' && !has.has(name) && !global.has(name),
    );
    expect(without).toEqual([]);
  });

  test('of a tenant is referred to together with its organization', async () => {
    // A single-column reference from one tenant table to another could point across organizations.
    const single = await selectRows<{ constraint: string }>(
      fixture.backend,
      `select c.conname as constraint from pg_constraint c
       where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace
         and exists (select from pg_attribute where attrelid = c.conrelid and attname = 'organization_id')
         and exists (select from pg_attribute where attrelid = c.confrelid and attname = 'organization_id')
         and c.confrelid not in ('organizations'::regclass)
       order by 1`,
    );
    expect(single.map(({ constraint }) => constraint)).toEqual([
      // A policy that goes to another organization takes along what it was told there.
      'incident_alert_messages_incident_alert_id_fkey',
      // A quote that goes to another organization takes its exception along, which is worth nothing there.
      'moratorium_exceptions_moratorium_id_fkey',
      'payments_process_intent_id_fkey',
      // A contract that goes to another organization is looked at again there, and its pause is worth nothing.
      'policy_collections_paused_by_fkey',
      'transactions_payment_id_fkey',
    ]);
  });
});

describe('the application’s login', () => {
  test.each(['roadworthy_app', 'roadworthy_auth', ...requestRoles, 'operator', 'worker', 'identity'])(
    'owns nothing and bypasses nothing as %s',
    async (role) => {
      const [facts] = await selectRows(
        fixture.backend,
        `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
           (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owned
         from pg_roles r where rolname = $1`,
        [role],
      );
      expect(facts).toEqual({
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolreplication: false,
        owned: 0,
      });
    },
  );

  test('inherits nothing: it is somebody only by saying who', async () => {
    const members = await selectRows<{ inherits: boolean; admins: boolean }>(
      fixture.backend,
      `select inherit_option as inherits, admin_option as admins from pg_auth_members
       where member = 'roadworthy_app'::regrole`,
    );
    expect(members.length).toBeGreaterThan(requestRoles.length);
    expect(members.filter(({ inherits, admins }) => inherits || admins)).toEqual([]);
  });

  test('reads no table before it says who it is', async () => {
    const client = await fixture.backend.platform.pools.reads.connect();
    try {
      for (const { schema, name } of await tables()) {
        await expect(client.query(`select from "${schema}"."${name}"`), name).rejects.toThrow(/permission denied/);
      }
    } finally {
      client.release();
    }
  });

  test('leaves the tables of sign-in alone under every role', async () => {
    const seen = await selectRows(
      fixture.backend,
      `select r.rolname, c.relname from pg_roles r, pg_class c
       where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r' and r.rolname = any ($1)
         and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')`,
      [['roadworthy_app', ...requestRoles, 'operator', 'worker', 'identity']],
    );
    expect(seen).toEqual([]);
  });
});

describe('a function that runs with its owner’s rights', () => {
  test('is one of these, has a fixed search path, and its one caller: sign-in, or an operation that sign-in has to follow', async () => {
    const functions = await selectRows<{ name: string; path: string[] | null; callers: string[]; is_trigger: boolean }>(
      fixture.backend,
      `select p.proname::text as name, p.proconfig as path, p.prorettype = 'trigger'::regtype as is_trigger,
         array(select r.rolname::text from pg_roles r where r.rolname = any ($1)
           and has_function_privilege(r.oid, p.oid, 'execute') order by 1) as callers
       from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`,
      [[...requestRoles, 'operator', 'worker', 'identity']],
    );
    const answering = functions.filter(({ is_trigger: isTrigger }) => !isTrigger);
    expect(answering.map(({ name, callers }) => [name, callers])).toEqual([
      // Looks in every organization for what is one person's, who asks; it empties whole records that a rule has decided on.
      ['addresses_of', ['operator']],
      // Their own organization and those above it, by their keys alone: what one of them says to all beneath it is read.
      ['claim_lineage', ['organization:agent', 'organization:owner', 'organization:underwriter']],
      // Whoever reports or tracks a loss knows a number and the postal code that goes with it.
      ['claim_of_number', ['identity']],
      ['claim_token_state', ['identity']],
      // Which claims wait for who is away or gone, and of no claim what it is.
      ['claims_to_hand_over', ['worker']],
      ['close_account', ['operator']],
      // Answer nothing: they end what no operation sees.
      // Copies what is sold elsewhere into the organization of the transaction, and answers with the key of the copy.
      ['copy_product', ['operator']],
      ['end_global_role', ['operator']],
      ['end_sessions', ['operator']],
      ['end_ways_in', ['operator']],
      ['erase_claims', ['operator']],
      ['erase_person', ['operator']],
      ['erase_policies', ['operator']],
      ['erase_quotes', ['operator']],
      ['follow_sign_in_address', ['operator']],
      ['forget_files', ['operator']],
      ['forget_last_letters', ['worker']],
      // Whether there is one, and no more: who joins is asked for one otherwise.
      ['has_password', ['identity', 'operator']],
      ['holds_global_role', ['operator']],
      ['is_customer', ['identity']],
      // How much each handler has to do, and of no claim what it is.
      ['open_claims_of_handlers', ['operator']],
      // What an operator of the platform watches is counted, and never told of whom it is.
      ['operating_figures', ['operator']],
      // Whose logo a file is, which whoever has its address may see; null for any other file.
      ['organization_of_logo', ['anonymous']],
      // Make and drop partitions of months by their dates; they read nothing out.
      ['partition_device_reports', ['worker']],
      ['partition_visit_events', ['worker']],
      ['policy_of_report', ['identity']],
      // Of which line a product of another organization is, and no more.
      ['product_to_copy', ['operator']],
      ['quote_token_state', ['identity']],
      ['sign_in_of', ['operator']],
      ['what_is_held', ['operator']],
    ]);
    expect(functions.filter(({ path }) => path?.[0] !== 'search_path=public')).toEqual([]);
  });

  test('hides behind no view: each asks as who reads it', async () => {
    const owners = `select viewname from pg_views join pg_class c on relname = viewname
      where schemaname in ${ownSchemas} and coalesce(c.reloptions @> '{security_invoker=true}', false) is false`;
    expect(await selectRows(fixture.backend, owners)).toEqual([]);
  });
});
