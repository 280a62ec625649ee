import { randomUUID } from 'node:crypto';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { fillBooks } from '@roadworthy/testkit/mirrored-books.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { getNamedType, type GraphQLField, isLeafType, isObjectType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('claim token');
const keyOf: Readonly<Record<string, string>> = {
  claims: 'claim_id',
  claim_entities: 'claim_entity_id',
  claim_vehicles: 'claim_vehicle_id',
  claim_attachments: 'claim_attachment_id',
  claim_payments: 'claim_payment_id',
  claim_letters: 'claim_letter_id',
  claim_notes: 'claim_note_id',
  external_claims: 'external_claim_id',
};
const ofClaims = Object.keys(keyOf);
/** What is seen through another row: the files that attachments show, and what the claimant may read of what happened. */
const through = ['files', 'timeline_entries'];
const open = new Set(['postal_areas']);

let own: string;
let others: readonly string[];
let keys: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const { insurer } = await fillBooks(fixture);
  const organizationId = insurer.side.organization.organizationId;
  const { pool } = fixture.backend.owner;
  // A second claim of the same policy with the same children: whose link it is decides, not whose policy.
  const second = randomUUID();
  await pool.query(
    `insert into claims (claim_id, organization_id, policy_id, user_id, policy_holder)
     select $2, organization_id, policy_id, user_id, 'Zelda' from claims where organization_id = $1`,
    [organizationId, second],
  );
  await pool.query(
    `insert into claim_entities (organization_id, claim_id, entity_relationship, first_name)
     values ($1, $2, 'witness', 'Zelda')`,
    [organizationId, second],
  );
  await pool.query(`insert into claim_vehicles (organization_id, claim_id, make) values ($1, $2, 'Zelda')`, [
    organizationId,
    second,
  ]);
  await pool.query(
    `insert into claim_attachments (organization_id, claim_id, name, url, visible)
     values ($1, $2, 'Zelda', '/files/z', true)`,
    [organizationId, second],
  );
  const all = await selectRows<{ claim_id: string }>(
    fixture.backend,
    'select claim_id from claims order by organization_id = $1 and claim_id <> $2 desc',
    [organizationId, second],
  );
  [own = '', ...others] = all.map(({ claim_id }) => claim_id);
  await pool.query(
    `insert into claim_attachments (organization_id, claim_id, name, url, visible)
     values ($1, $2, 'Among ourselves', '/files/hidden', false)`,
    [organizationId, own],
  );
  const found = new Map<string, string[]>();
  for (const table of ofClaims) {
    const text = `select ${keyOf[table]}::text as id from ${table} where claim_id <> $1`;
    const rows = await selectRows<{ id: string }>(fixture.backend, text, [own]);
    found.set(
      table,
      rows.map(({ id }) => id),
    );
  }
  keys = found;
});

const bearer = () => fixture.backend.bearerOfClaim(own);
const fields = (): GraphQLField<unknown, unknown>[] =>
  Object.values(fixture.backend.platform.dataApi.schemaOf('token:claim').getQueryType()?.getFields() ?? {});
const leaves = ({ type }: GraphQLField<unknown, unknown>): string => {
  const row = getNamedType(type);
  if (!isObjectType(row)) throw new Error(`${String(type)} is no row`);
  return Object.values(row.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map(({ name }) => name)
    .join(' ');
};

describe('the bearer of a claim’s token', () => {
  test('has the tables of a claim and its children, and what is public', () => {
    const lists = fields()
      .filter(({ args }) => args.some(({ name }) => name === 'distinct_on'))
      .map(({ name }) => name);
    const tables = lists.filter((name) => !name.endsWith('_aggregate'));
    expect(tables.toSorted()).toEqual([...ofClaims, ...through, ...open].toSorted());
  });

  test('reads the rows of that claim alone, without files that are not the claimant’s', async () => {
    for (const field of fields().filter(({ name }) => name in keyOf)) {
      const { body, errors, data } = await bearer().ask(`{ ${field.name} { ${leaves(field)} } }`);
      expect(errors, field.name).toEqual([]);
      expect(data?.[field.name], field.name).toHaveLength(1);
      expect(body).toContain(own);
      for (const secret of [...others, 'Zelda', 'Among ourselves', 'Miragewood']) expect(body).not.toContain(secret);
    }
  });

  test('is answered about other claims and their children as about what does not exist, byte for byte', async () => {
    for (const table of ofClaims) {
      const field = fields().find(({ name }) => name === `${table}_by_pk`);
      if (!field) throw new Error(`${table} has no key`);
      const byKey = `query ($id: uuid!) { ${field.name}(id: $id) { ${leaves(field)} } }`;
      const byClaim = `query ($id: uuid!) { ${table}(where: { claim_id: { _eq: $id } }) { claim_id } }`;
      const counted = `query ($id: uuid!) { ${table}_aggregate(where: { claim_id: { _eq: $id } }) { aggregate { count } } }`;
      const requested = [
        ...(keys.get(table) ?? []).map((id) => [byKey, id] as const),
        ...others.flatMap((id) => [[byClaim, id] as const, [counted, id] as const]),
      ];
      for (const [document, id] of requested) {
        const nothing = await bearer().ask(document, { id: randomUUID() });
        expect((await bearer().ask(document, { id })).body, `${document} ${id}`).toBe(nothing.body);
      }
      expect(keys.get(table)?.length, table).toBeGreaterThan(0);
    }
    expect((await bearer().ask('query ($id: uuid!) { claims_by_pk(id: $id) { claim_id } }', { id: own })).data).toEqual(
      {
        claims_by_pk: { claim_id: own },
      },
    );
  });

  test('sees no claim without the id of its own', async () => {
    expect((await fixture.backend.bearerOfClaim(randomUUID()).ask('{ claims { claim_id } }')).data).toEqual({
      claims: [],
    });
  });
});
