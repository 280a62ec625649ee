import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seal } from '@roadworthy/server/kernel/settings/sealed.ts';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { superuserOf } from './fill-book.ts';

const statements = readFileSync(join(import.meta.dirname, 'sql', 'fill-rated-policies.sql'), 'utf8').split(
  /^-- next$/m,
);
const perStatement = 10_000;

type Seller = { readonly organizationId: string; readonly productId: string; readonly raterVersionId: string };

/** Fills an organization with policies that have a price, the birth dates of their drivers sealed as the product does. */
export async function fillRatedPolicies(backend: Backend, seller: Seller, policies: number): Promise<void> {
  const client = superuserOf(new URL(backend.config.databaseUrlDirect ?? '').pathname.slice(1));
  const { secrets } = backend.platform;
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query(
      `create temp table rated (n bigint, organization_id uuid, product_id uuid, rater_version_id uuid, quote_id uuid,
         vehicle_id uuid, entity_id uuid, location_id uuid, policy_id uuid, birthdate text)`,
    );
    for (let first = 0; first < policies; first += perStatement) {
      const { rows } = await client.query<{ n: number; id: string }>(
        `insert into rated select n, $3, $4, $5, uuidv7(), uuidv7(), uuidv7(), uuidv7(), uuidv7()
         from generate_series($1::bigint, $2::bigint - 1) n returning n::integer as n, entity_id as id`,
        [
          first,
          Math.min(first + perStatement, policies),
          seller.organizationId,
          seller.productId,
          seller.raterVersionId,
        ],
      );
      const sealed = rows.map(({ n, id }) =>
        seal(secrets, { table: 'entities', column: 'birthdate', key: id, plain: `${1950 + (n % 50)}-03-09` }),
      );
      await client.query(
        `update rated set birthdate = s.birthdate from unnest($1::uuid[], $2::text[]) as s (id, birthdate)
         where entity_id = s.id and n >= $3`,
        [rows.map(({ id }) => id), sealed, first],
      );
    }
    for (const text of statements) await client.query(text);
  } finally {
    await client.end();
  }
}
