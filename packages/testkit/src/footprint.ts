import { selectRows } from './select-rows.ts';
import type { Backend } from './backend.ts';

/** What every table held at one moment, as a fingerprint per table. */
export type Footprint = Readonly<Record<string, string>>;

// Reference data that no operation writes, hints, which follow from the rows of other tables, and what counts attempts,
// refused ones among them.
const unwritten = `'postal_areas', 'hints', 'attempt_counters'`;

// Tables come with migrations alone, and every copy has the same.
let question: string | undefined;

async function questionOf(backend: Pick<Backend, 'owner'>): Promise<string> {
  const tables = await selectRows<{ name: string }>(
    backend,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in (${unwritten}) or schemaname = 'pgboss' and tablename = 'job'
     order by 1`,
  );
  const prints = tables.map(
    ({ name }) => `select '${name}' as name,
      count(*) || ':' || coalesce(md5(string_agg(each::text, '|' order by each::text)), '') as print from ${name} each`,
  );
  return prints.join(' union all ');
}

/** Every row of every table, and the queued jobs: equal before and after means that nothing was written at all. */
export async function footprintOf(backend: Pick<Backend, 'owner'>): Promise<Footprint> {
  question ??= await questionOf(backend);
  // Named: planning it takes five times as long as its answer.
  const { rows } = await backend.owner.pool.query<{ name: string; print: string }>({
    name: 'footprint',
    text: question,
  });
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/** The names of the tables in which two footprints differ, sorted: the database may answer in any order. */
export function changedTables(before: Footprint, after: Footprint): string[] {
  return Object.keys({ ...before, ...after })
    .filter((name) => before[name] !== after[name])
    .toSorted();
}
