import type { Backend } from '@roadworthy/testkit/backend.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';

/** A row in which a word of a person was found. */
export type Found = {
  readonly table: string;
  readonly marker: string;
  readonly row: Readonly<Record<string, unknown>>;
};

/**
 * Looks for words in every text, JSON and byte column of every table that there is, whatever its schema, as the catalog
 * lists them: a table that somebody adds is looked through as well. Where postal codes lie is nobody's word, and is most
 * of all rows. A word is a regular expression without its case.
 */
export async function findMarkers(backend: Backend, markers: Readonly<Record<string, string>>): Promise<Found[]> {
  const tables = await selectRows<{ name: string }>(
    backend,
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and c.oid <> 'postal_areas'::regclass and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'
       and exists (select from pg_attribute a join pg_type t on t.oid = a.atttypid left join pg_type of on of.oid = t.typelem
         left join pg_type base on base.oid = t.typbasetype
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and coalesce(base.typname, of.typname, t.typname) in ('text', 'varchar', 'bpchar', 'citext', 'json', 'jsonb', 'bytea', 'name'))
     order by 1`,
  );
  // Bytes are written as their hexadecimal digits.
  const patterns = Object.values(markers);
  const bytes = patterns.map((pattern) => Buffer.from(pattern.replaceAll(/[^\w@. -]/g, '')).toString('hex'));
  const searches = tables.map(
    ({ name }) => `select '${name.replaceAll("'", "''")}' as "table", marker, row
      from (select to_jsonb(t) as row, to_jsonb(t)::text as text from ${name} t offset 0) rows, markers
      where text ~* pattern or strpos(text, bytes) > 0`,
  );
  return selectRows<Found>(
    backend,
    `with markers as (select * from unnest($1::text[], $2::text[], $3::text[]) as m (marker, pattern, bytes))
     ${searches.join(' union all ')}`,
    [Object.keys(markers), patterns, bytes],
  );
}
