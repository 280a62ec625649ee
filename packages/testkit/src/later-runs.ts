import { randomUUID } from 'node:crypto';
import type { Tenant } from './tenants.ts';

/** Whose runs they are, and how a row is written. */
type RunsOf = {
  readonly add: (table: string, row: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly book: { readonly side: Tenant };
  readonly lastName: string;
  readonly productId: string;
  readonly quoteId: string;
};

const ended = { status: 'cancelled', finished: '2026-06-15T14:00:00Z' } as const;

async function doToMany({ add, lastName, book, quoteId: quote_id }: RunsOf): Promise<void> {
  const bulk_run_id = randomUUID();
  const asker = { user_id: book.side.agent.principal.userId, role: 'organization:agent', language: 'en-US' };
  const what = { table_name: 'quotes', action: 'end_quote', total: 2, refused: 1 };
  await add('bulk_runs', { bulk_run_id, ...asker, ...what, ...ended });
  const stated = { outcome: 'refused', code: 'quote_bound', message: `${lastName} is a policy now.` };
  await add('bulk_run_rows', { bulk_run_id, place: 1, row_id: quote_id, ...stated });
  await add('bulk_run_rows', { bulk_run_id, place: 2, row_id: quote_id });
}

async function writeFile({ add, lastName, book }: RunsOf): Promise<void> {
  const export_run_id = randomUUID();
  await add('export_runs', {
    export_run_id,
    user_id: book.side.agent.principal.userId,
    role: 'organization:agent',
    language: 'en-US',
    table_name: 'quotes',
    file_name: `quotes of ${lastName}`,
    columns: '[]',
    filter: '{}',
    done: 1,
    expires: '2026-06-22T14:00:00Z',
    ...ended,
  });
  await add('export_parts', { export_run_id, place: 0, lines: `${lastName}\r\n` });
}

async function tryRule({ add, lastName, productId: product_id, quoteId: quote_id }: RunsOf): Promise<void> {
  const rule_impact_run_id = randomUUID();
  const conditions = [{ objectType: 'vehicle', key: 'rating_value', operator: 'gt', value: 7_000_000 }];
  await add('rule_impact_runs', {
    rule_impact_run_id,
    product_id,
    rule_name: `Of ${lastName}`,
    since: '2025-06-15T14:00:00Z',
    ...ended,
    rule: JSON.stringify({
      ruleType: 'referral',
      conditions,
    }),
  });
  const found = { status: 'open', administrative_area: 'OH', is_hit: true, is_hit_now: false, seen: lastName };
  await add('rule_impact_rows', { rule_impact_run_id, quote_id, ...found });
}

/** Of each kind of run over many rows one that was cancelled. */
export async function fillRuns(known: RunsOf): Promise<void> {
  for (const write of [doToMany, writeFile, tryRule]) await write(known);
}
