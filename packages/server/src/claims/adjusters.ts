import { authoritySteps, type Approver } from '@roadworthy/core/claims/authority.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type Selectable, sql } from 'kysely';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';

export type AdjusterRow = Selectable<Database['adjusters']>;

/** The profile of somebody who handles claims; null for who has none. */
export async function adjusterOf({ tx }: Work, userId: string): Promise<AdjusterRow | null> {
  const row = await tx.selectFrom('adjusters').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ?? null;
}

/** Who acts, and how much of a claim they may approve: by the step of their profile, the first without one. */
export async function approverOf(work: Work): Promise<Approver> {
  const userId = personOf(work.actor);
  if (may(work.actor, 'claim:oversee')) return { userId, most: null };
  const step = (await adjusterOf(work, userId))?.authority_step ?? 1;
  return { userId, most: authoritySteps[step - 1] ?? authoritySteps[0] };
}

/** The name of who acts, as it is written down beside what they did. */
export async function nameOfActor(work: Work): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')) as name from users
    where user_id = ${work.actor.userId}::uuid`.execute(work.tx);
  return rows[0]?.name || 'Roadworthy';
}
