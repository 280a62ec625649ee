import { isConnectionSound } from '@roadworthy/data-api/run/database-error.ts';
import { scopedQuery, type Answer } from '@roadworthy/data-api/scoped-query.ts';
import type pg from 'pg';
import { scope } from '../tokens/claims.ts';
import type { Claims } from '../tokens/scope.ts';

export type Question = {
  readonly role: string;
  readonly claims?: Claims;
  readonly text: string;
  readonly values?: readonly string[];
};

const timeoutMs = 5_000;

/** One query under a role and its claims, in one round trip; the rows are text, as PostgreSQL wrote them. */
export async function askAs(pool: pg.Pool, { role, claims = {}, text, values = [] }: Question): Promise<Answer> {
  const client = await pool.connect();
  let isSound = true;
  try {
    return await scopedQuery(client, { scope, role, claims, timeoutMs, text, values });
  } catch (error) {
    isSound = isConnectionSound(error);
    throw error;
  } finally {
    client.release(!isSound);
  }
}
