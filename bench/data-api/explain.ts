import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { superuserOf } from '../fill-book.ts';
import type { Book } from '../open-book.ts';
import type { Askings } from './reads.ts';

/** Writes the plans of the hand-written statements beside them, as an agent of the book runs them. */
export async function explainReads({ database }: Book, askings: Askings): Promise<void> {
  const client = superuserOf(database.database);
  try {
    await client.query("set plan_cache_mode = 'force_generic_plan'");
    for (const [name, [asking]] of Object.entries(askings)) {
      if (asking === undefined) continue;
      const { agent, argument } = asking;
      const text = readFileSync(join(import.meta.dirname, 'sql', `${name}.sql`), 'utf8').replace(/^--.*\n/gm, '');
      await client.query('begin');
      await client.query("select set_config('role', $1, true), set_config('app.organization', $2, true)", [
        agent.role,
        agent.organizationId,
      ]);
      await client.query(`prepare ${name} as ${text}`);
      const values = argument === '' ? '' : `('${argument}')`;
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off, timing off, summary off) execute ${name}${values}`,
      );
      await client.query('rollback');
      const lines = rows.map((row) => row['QUERY PLAN']);
      writeFileSync(join(import.meta.dirname, 'plans', `${name}.txt`), `${lines.join('\n')}\n`);
    }
  } finally {
    await client.end();
  }
}
