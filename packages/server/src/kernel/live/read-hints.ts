import { type Change, isLiveTable } from '@roadworthy/core/shared/lists/live-tables.ts';
import type pg from 'pg';
import { askAs } from '../operations/ask-as.ts';

/** A change and whose it is. */
export type Hint = Change & { readonly organizationId: string };

export type Heard = {
  /** The database's snapshot up to which everything is known; the next reading continues from it. */
  readonly upTo: string;
  /** Null when there are too many to name. */
  readonly hints: readonly Hint[] | null;
};

const most = 2_000;
const role = 'worker';

const hintsWhere = (condition: string) => `
  select pg_current_snapshot()::text, (
    select json_agg(json_build_array(table_name, row_id, organization_id)) from (
      select distinct table_name, row_id, organization_id from hints where ${condition} limit ${most + 1}) each)::text`;

// A transaction is told once, when a snapshot sees it for the first time: neither lost nor held back by a slower one.
const sinceText = hintsWhere(`written_by >= pg_snapshot_xmin($1::pg_snapshot)
        and not pg_visible_in_snapshot(written_by, $1::pg_snapshot)`);
const recentText = hintsWhere("at > now() - interval '10 seconds'");
const nowText = 'select pg_current_snapshot()::text';

function heardOf(row: readonly (string | null)[] | undefined): Heard {
  const [upTo, listed] = row ?? [];
  if (!upTo) throw new Error('The database did not say where it stands');
  const rows = JSON.parse(listed ?? '[]') as [string, string, string][];
  if (rows.length > most) return { upTo, hints: null };
  return {
    upTo,
    hints: rows.flatMap(([table, id, organizationId]) => (isLiveTable(table) ? [{ table, id, organizationId }] : [])),
  };
}

/** Where the database stands: what is read on from here is all that commits from now on. */
export async function standNow(pool: pg.Pool): Promise<string> {
  const [row] = await askAs(pool, { role, text: nowText });
  return heardOf(row).upTo;
}

/** The hints of transactions that ended since a snapshot, each once. */
export async function hintsSince(pool: pg.Pool, snapshot: string): Promise<Heard> {
  const [row] = await askAs(pool, { role, text: sinceText, values: [snapshot] });
  return heardOf(row);
}

/** The hints of the last ten seconds, for a listener who read its rows just before it began to listen. */
export async function recentHints(pool: pg.Pool): Promise<Heard> {
  const [row] = await askAs(pool, { role, text: recentText });
  return heardOf(row);
}
