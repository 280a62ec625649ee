import type { Decision } from '@roadworthy/core/shared/decision.ts';
import { checkNotErased } from '@roadworthy/core/shared/erased.ts';
import { sql } from 'kysely';
import type { Work } from '../work.ts';

const keys = { quotes: 'quote_id', policies: 'policy_id', claims: 'claim_id' } as const;

/** Whether something may still be added to a record of this organization. */
export async function findNotErased(
  { tx }: Pick<Work, 'tx'>,
  table: keyof typeof keys,
  id: string,
): Promise<Decision<true, 'record_erased'>> {
  const { rows } = await sql<{ erased: Date | null }>`
    select erased from ${sql.table(table)} where ${sql.ref(keys[table])} = ${id}::uuid`.execute(tx);
  return checkNotErased(rows[0]?.erased ?? null);
}
