import { PrimaryClient } from '@roadworthy/db/primary-client.ts';
import pg from 'pg';
import { seal, unseal, UnsealError } from './sealed.ts';
import type { Secrets } from './secrets.ts';

/** How many values a transaction seals anew, so that nobody waits for it for long. */
const batch = 200;

/** A column of sealed values, and the primary key that its values are sealed for. */
type SealedColumn = { readonly table: string; readonly column: string; readonly key: string };

export type ResealProgress = SealedColumn & {
  /** How many were sealed anew so far, and how many were found under a former secret. */
  readonly done: number;
  readonly found: number;
};

export type Resealed = {
  readonly done: number;
  /** Values that no secret at hand opens, by where they stand. */
  readonly unopened: readonly string[];
  /** What was asked of somebody outside, or answered to a program, under a former secret and still counts. */
  readonly underWay: number;
};

/** Every column whose type is `sealed`: a new one is found without being listed. Throws where its table has no key of one column. */
async function sealedColumns(client: pg.ClientBase): Promise<readonly SealedColumn[]> {
  const { rows } = await client.query<{ table: string; column: string; key: string | null }>(
    `select c.relname as "table", a.attname as "column",
            (select k.attname from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = i.indkey[0]
             where i.indrelid = c.oid and i.indisprimary and i.indnkeyatts = 1) as key
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where t.typname = 'sealed' and c.relkind in ('r', 'p') and not c.relispartition and not a.attisdropped
     order by 1, 2`,
  );
  return rows.map(({ table, column, key }) => {
    if (key === null) throw new Error(`${table}.${column} is sealed, and ${table} has no key of one column.`);
    return { table, column, key };
  });
}

/** Seals the next values of a column anew, after `last` in the order of keys. */
async function resealBatch(
  client: pg.ClientBase,
  secrets: Secrets,
  { table, column, key }: SealedColumn,
  last: string | null,
): Promise<{ readonly last: string | null; readonly done: number; readonly unopened: readonly string[] }> {
  const [ofTable, ofColumn, ofKey] = [table, column, key].map((name) => pg.escapeIdentifier(name));
  await client.query('begin');
  try {
    await client.query(`set local app.sealing_anew to 'on'`);
    const { rows } = await client.query<{ key: string; sealed: string }>(
      `select ${ofKey}::text as key, ${ofColumn} as sealed from ${ofTable}
       where ($1::text is null or ${ofKey} > $1::uuid) and split_part(${ofColumn}, '.', 2) <> $2
       order by ${ofKey} limit ${batch} for no key update`,
      [last, secrets.sealKey.id],
    );
    const unopened: string[] = [];
    const anew = rows.flatMap((row) => {
      const place = { table, column, key: row.key };
      try {
        return [
          {
            key: row.key,
            sealed: seal(secrets, { ...place, plain: unseal(secrets, { ...place, sealed: row.sealed }) }),
          },
        ];
      } catch (error) {
        if (!(error instanceof UnsealError)) throw error;
        unopened.push(`${table}.${column} ${row.key}`);
        return [];
      }
    });
    await client.query(
      `update ${ofTable} set ${ofColumn} = anew.sealed
       from unnest($1::uuid[], $2::text[]) anew (key, sealed) where ${ofTable}.${ofKey} = anew.key`,
      [anew.map((row) => row.key), anew.map((row) => row.sealed)],
    );
    await client.query('commit');
    return { last: rows.at(-1)?.key ?? null, done: anew.length, unopened };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function countUnderFormer(
  client: pg.ClientBase,
  secrets: Secrets,
  { table, column }: SealedColumn,
): Promise<number> {
  const { rows } = await client.query<{ found: string }>(
    `select count(*)::text as found from ${pg.escapeIdentifier(table)}
     where split_part(${pg.escapeIdentifier(column)}, '.', 2) <> $1`,
    [secrets.sealKey.id],
  );
  return Number(rows[0]?.found ?? 0);
}

/**
 * What holds a sealed value within something else, and ends by itself: a process that is not at its end, and the answer
 * of an operation that a program may ask for again.
 */
async function countUnderWay(client: pg.ClientBase, { sealKey, unsealKeys }: Secrets): Promise<number> {
  const former = [...unsealKeys.keys()].filter((id) => id !== sealKey.id).map((id) => `%"s1.${id}.%`);
  const { rows } = await client.query<{ count: string }>(
    `select ((select count(*) from process_intents where state = 'begun' and request::text like any ($1))
           + (select count(*) from idempotency_keys where result::text like any ($1)))::text as count`,
    [former],
  );
  return Number(rows[0]?.count ?? 0);
}

/**
 * Seals everything anew that is sealed under a former secret, beside everything else that goes on; begun again, it goes
 * on where it was. `ownerUrl` is the owner's, who sees the rows of every organization.
 */
export async function resealValues(
  ownerUrl: string,
  secrets: Secrets,
  tell: (progress: ResealProgress) => void = () => undefined,
): Promise<Resealed> {
  const client = new PrimaryClient({ connectionString: ownerUrl, application_name: 'roadworthy reseal' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const unopened: string[] = [];
    let total = 0;
    for (const place of await sealedColumns(client)) {
      const found = await countUnderFormer(client, secrets, place);
      let [done, last]: [number, string | null] = [0, null];
      do {
        const step = await resealBatch(client, secrets, place, last);
        unopened.push(...step.unopened);
        done += step.done;
        last = step.last;
        if (step.done > 0) tell({ ...place, done, found });
      } while (last !== null);
      total += done;
    }
    return { done: total, unopened, underWay: await countUnderWay(client, secrets) };
  } finally {
    await client.end();
  }
}
