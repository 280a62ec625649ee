import type pg from 'pg';
import type { Backend } from './backend.ts';

/** Rows as the owner sees them: for what a test could not see as anybody who may sign in. */
export async function selectRows<Row extends pg.QueryResultRow>(
  { owner }: Pick<Backend, 'owner'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await owner.pool.query<Row>(text, [...values]);
  return rows;
}

/** The only row of a question that has exactly one. */
export async function selectOne<Row extends pg.QueryResultRow>(
  backend: Pick<Backend, 'owner'>,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row> {
  const [row, ...others] = await selectRows<Row>(backend, text, values);
  if (!row || others.length > 0) throw new Error(`One row was expected and ${row ? 'more' : 'none'} found: ${text}`);
  return row;
}

/** The vehicle that a quote was started for. */
export async function vehicleOf(backend: Pick<Backend, 'owner'>, quoteId: string): Promise<string> {
  const [row] = await selectRows<{ vehicle_id: string }>(
    backend,
    'select vehicle_id from vehicles where quote_id = $1 and archived is null order by created, vehicle_id',
    [quoteId],
  );
  return row?.vehicle_id ?? '';
}

/** The named insured of a quote. */
export async function namedInsuredOf(backend: Pick<Backend, 'owner'>, quoteId: string): Promise<string> {
  const { entity_id } = await selectOne<{ entity_id: string }>(
    backend,
    `select entity_id from entities where quote_id = $1 and entity_relationship = 'named_insured'`,
    [quoteId],
  );
  return entity_id;
}
