import type { Held } from '@roadworthy/core/accounts/held.ts';
import { type DeletionPlan, planDeletion } from '@roadworthy/core/accounts/plan-deletion.ts';
import { type DeletionStatus, deletionStatuses } from '@roadworthy/core/shared/deletion-kinds.ts';
import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';

/** What deleting a person's data comes to, and the addresses by which it was found. */
export type PersonalPlan = { readonly addresses: readonly string[]; readonly plan: DeletionPlan };

/** The addresses under which a person's rows are found: theirs, and those that they left and nobody else has. */
export async function addressesOf({ tx }: Pick<Work, 'tx'>, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ found: string[] }>`select addresses_of(${userId}::uuid) as found`.execute(tx);
  return rows[0]?.found ?? [];
}

/** What deleting comes to, as things stand now, in every organization. */
export async function planOf(
  { tx }: Pick<Work, 'tx'>,
  userId: string,
  addresses: readonly string[],
): Promise<DeletionPlan> {
  const { rows } = await sql<{ held: Held }>`
    select what_is_held(${userId}::uuid, ${[...addresses]}::text[]) as held`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('What is held is always one row');
  return planDeletion(row.held);
}

/** The plan of a person who is there. */
export async function planOfPerson(work: Pick<Work, 'tx'>, userId: string): Promise<PersonalPlan> {
  const addresses = await addressesOf(work, userId);
  return { addresses, plan: await planOf(work, userId, addresses) };
}

export type NewestRequest = { readonly id: string; readonly status: DeletionStatus };

/** The newest request of a person. The lock of their row has two presses wait for each other, and the job for both. */
export async function lockNewestRequest({ tx }: Pick<Work, 'tx'>, userId: string): Promise<NewestRequest | null> {
  await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom('deletion_requests')
    .select(['deletion_request_id', 'status'])
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .orderBy('deletion_request_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const status = deletionStatuses.find((one) => one === row?.status);
  return row && status ? { id: row.deletion_request_id, status } : null;
}

/** The address of a person's account. */
export async function emailOf({ tx }: Pick<Work, 'tx'>, userId: string): Promise<string> {
  const row = await tx.selectFrom('users').select('email').where('user_id', '=', userId).executeTakeFirstOrThrow();
  return row.email;
}
