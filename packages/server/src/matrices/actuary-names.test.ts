import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { fillBooks } from '@roadworthy/testkit/mirrored-books.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { getNamedType, type GraphQLObjectType, isLeafType, isNonNullType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('actuary names');
const canary = 'Canaryname';

type Column = { readonly table: string; readonly column: string; readonly type: string };

/** Columns whose words come from people, or that are open in shape: wherever a name could stand. */
const carriers = () =>
  selectRows<Column>(
    fixture.backend,
    `select c.table_name::text as table, c.column_name::text as column, c.data_type::text as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and (
       c.column_name ~ '(name|email|phone|address|line_[12]|recipient|signature|holder|author|driver|note|body|reason|description|subject|number|question|url|campaign|affiliate)'
       or c.data_type = 'jsonb') and c.data_type in ('text', 'jsonb')
       and not (c.table_name, c.column_name) in (('policy_activities', 'organization_name'), ('products', 'product_name'),
         ('products', 'description'), ('products', 'new_policy_number'), ('policies', 'policy_number'),
         ('policy_activities', 'policy_number'))
       and c.table_name not in ('audit_log', 'idempotency_keys', 'process_intents', 'schema_migrations', 'postal_areas',
         'rate_rows', 'rater_versions', 'rater_releases', 'rater_fixtures', 'organizations', 'partners')
     order by 1, 2`,
  );

/** Open shapes that an actuary reads, because the price is made of them and rules say what is in them. */
const priced = new Set([
  'quotes.coverages',
  'quotes.discounts',
  'quotes.rating_response',
  'vehicles.features',
  'products.rater_inputs',
  'rater_versions.structure',
  'rate_rows.factors',
  'dislocation_runs.summary',
  'rater_fixtures.subject',
  // Of their own alone.
  'saved_views.query',
]);

let planted: string[];
beforeAll(async () => {
  await fillBooks(fixture);
  const { pool } = fixture.backend.owner;
  planted = [];
  for (const { table, column, type } of await carriers()) {
    if (priced.has(`${table}.${column}`)) continue;
    const value = type === 'jsonb' ? `jsonb_build_object('by', '${canary}')` : `'${canary}'`;
    try {
      await pool.query(`update ${table} set ${column} = ${value}`);
      planted.push(`${table}.${column}`);
    } catch (error) {
      // A list of values, a generated word, a unique key: no name stands there.
      if (!(error instanceof Error) || !/violates|generated|permitted|extract elements/.test(error.message))
        throw error;
    }
  }
});

const leaves = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name);

describe('an actuary', { timeout: 60_000 }, () => {
  test('is told the name of nobody by any table', async () => {
    expect(planted).toEqual(
      expect.arrayContaining([
        'policy_activities.agent_name',
        'vehicles.meta',
        'vehicles.custom_fields',
        'quotes.meta',
        'quotes.signer_info',
        'policies.meta',
        'entities.first_name',
        'entities.last_name',
        'locations.line_1',
        'users.first_name',
        'quote_notes.note',
        'claims.policy_holder',
        'agent_profiles.last_name',
      ]),
    );
    const actuary = someone(fixture.backend, 'global:actuary');
    const fields = fixture.backend.platform.dataApi.schemaOf('global:actuary').getQueryType()?.getFields() ?? {};
    const lists = Object.values(fields).filter(
      ({ name, args }) =>
        args.some((argument) => argument.name === 'distinct_on') &&
        !name.endsWith('_aggregate') &&
        !args.some(({ type }) => isNonNullType(type)),
    );
    const answered: string[] = [];
    for (const { name, type } of lists) {
      const row = getNamedType(type);
      if (!isObjectType(row)) throw new Error(`${name} is no row`);
      const { body, errors } = await actuary.ask(`{ ${name} { ${leaves(row).join(' ')} } }`);
      expect(errors, name).toEqual([]);
      for (const secret of [canary, 'Harborside', 'harborside', 'Ada', 'Agnes', '614-555', '6145550']) {
        expect(body, `${secret} in ${name}`).not.toContain(secret);
      }
      if (body.length > 40) answered.push(name);
    }
    // Its rows are there, so the silence means something.
    expect(answered).toEqual(expect.arrayContaining(['quotes', 'policies', 'vehicles', 'policy_activities']));
  });

  test('reads no open shape but those that a price is made of', async () => {
    const open = await selectRows<{ name: string }>(
      fixture.backend,
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'jsonb'
         and has_column_privilege('global:actuary', format('%I.%I', table_schema, table_name), column_name, 'select')`,
    );
    expect(open.map(({ name }) => name).toSorted()).toEqual([...priced].toSorted());
  });
});
