import { openOnCopy } from '@roadworthy/testkit/backend.ts';
import { fillWith, superuserOf } from './fill-book.ts';
import { percentile } from './measure.ts';
import { openBook } from './open-book.ts';

const quotes = 10_000;
const entriesOfRecord = 10;
const reads = 2_000;

const document = `query ($id: uuid!) {
  timeline_entries(where: { quote_id: { _eq: $id } }, order_by: [{ at: desc }, { timeline_entry_id: desc }], limit: 200) {
    timeline_entry_id at kind actor_name actor_role facts premium_before premium_after } }`;

/** Of each record ten, over five years, those of one record far from each other. */
const fill = (size: number): string => `
truncate timeline_entries
-- next
insert into timeline_entries (organization_id, quote_id, at, kind, actor_name, actor_role, facts, premium_before, premium_after)
select q.organization_id, case when n % records < ${quotes} then q.quote_id else md5((n % records)::text)::uuid end,
  timestamptz '2021-06-01' + n * (interval '5 years' / ${size}), 'quote_edited', 'Ada Agent', 'organization:agent',
  '{"fields": ["coverages", "effective_date"]}', 40000 + n % 9000, 40000 + n % 8000
from (select array_agg(quote_id order by quote_id) ids from quotes) every,
  (select ${size / entriesOfRecord}::bigint as records) sized, generate_series(0, ${size - 1}::bigint) n,
  lateral (select organization_id, quote_id from quotes where quote_id = ids[1 + n % ${quotes}]) q`;

const partitioned = `
create table timeline_months (like timeline_entries including defaults) partition by range (at)
-- next
do $$ declare month date; begin
  for month in select generate_series('2021-06-01'::date, '2026-06-01', '1 month') loop
    execute format('create table %I partition of timeline_months for values from (%L) to (%L)',
      'timeline_' || to_char(month, 'YYYY_MM'), month, month + interval '1 month');
  end loop; end $$
-- next
insert into timeline_months select * from timeline_entries
-- next
create index on timeline_months (quote_id, at desc, timeline_entry_id desc) where quote_id is not null
-- next
analyze timeline_months`;

type Figures = { readonly p50: number; readonly p99: number };

async function measure(ids: readonly string[], read: (id: string) => Promise<unknown>): Promise<Figures> {
  const times: number[] = [];
  for (let index = 0; index < reads; index += 1) {
    const id = ids[(index * 7_919) % ids.length] ?? '';
    const startedAt = performance.now();
    await read(id);
    times.push(performance.now() - startedAt);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

/** The timeline of a quote out of so many entries, as an agent's page asks for it, and out of months. */
export async function benchTimeline({
  sizes = [100_000, 10_000_000],
  print,
}: {
  readonly sizes?: readonly number[];
  readonly print: (line: string) => void;
}): Promise<void> {
  const book = await openBook(quotes);
  const backend = await openOnCopy(book.database, { now: '2026-06-15T14:00:00Z' });
  const superuser = superuserOf(book.database.database);
  const printFigures = (what: string, { p50, p99 }: Figures): void =>
    print(`${what}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
  try {
    const [agent] = book.agents;
    if (agent === undefined) throw new Error('The book has no agent');
    const caller = backend.as(agent);
    const { rows } = await superuser.query<{ quote_id: string }>(
      'select quote_id from quotes where organization_id = $1 order by md5(quote_id::text)',
      [agent.organizationId],
    );
    const ids = rows.map(({ quote_id }) => quote_id);
    for (const size of sizes) {
      await fillWith(book.database.database, fill(size));
      await superuser.query('vacuum analyze timeline_entries');
      const read = async (id: string): Promise<void> => {
        const { timeline_entries } = await caller.must<{ timeline_entries: unknown[] }>(document, { id });
        if (timeline_entries.length !== entriesOfRecord) throw new Error('A timeline is not whole');
      };
      await measure(ids, read);
      printFigures(`${size} entries`, await measure(ids, read));
    }
    await fillWith(book.database.database, partitioned);
    for (const table of ['timeline_entries', 'timeline_months']) {
      const text = `select * from ${table} where quote_id = $1 order by at desc, timeline_entry_id desc limit 200`;
      const read = (id: string) => superuser.query({ name: table, text, values: [id] });
      await measure(ids, read);
      printFigures(`the statement alone, ${table} of ${sizes.at(-1)}`, await measure(ids, read));
    }
  } finally {
    await superuser.end();
    await backend.close();
  }
}
