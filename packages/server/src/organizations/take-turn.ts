import {
  nextInTurn,
  type PassedOver,
  type PoolMember,
  type WorkToGive,
} from '@roadworthy/core/organizations/next-in-turn.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../kernel/work.ts';
import { lockPool, saveTurns } from './round-robin-store.ts';

/** The time of day at an instant, `14:05`. */
function timeInZone(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  );
}

type TakenTurn = { readonly chosen: PoolMember; readonly passedOver: readonly PassedOver[] };

/**
 * Takes the turn of whoever has the next one for work of a kind, by the clock of the organization; null where there is no
 * pool or nobody of it can be taken.
 */
export async function takeTurn(work: Work, toGive: Omit<WorkToGive, 'day' | 'time'>): Promise<TakenTurn | null> {
  const { tx, organizationId, now } = work;
  const pool = await lockPool(tx);
  if (pool.length === 0) return null;
  const { time_zone } = await tx
    .selectFrom('organizations')
    .select('time_zone')
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const place = { day: dayInZone(now, time_zone), time: timeInZone(now, time_zone) };
  const { chosen, passedOver, pool: after } = nextInTurn(pool, { ...toGive, ...place });
  if (chosen === null) return null;
  await saveTurns(tx, pool, after);
  return { chosen, passedOver };
}

/** Keeps who was given what, and who was passed over and why. */
export async function saveAssignment(
  { tx, organizationId, now }: Work,
  about: { readonly quote_id: string } | { readonly enquiry_id: string },
  { chosen, passedOver }: TakenTurn,
): Promise<void> {
  await tx
    .insertInto('round_robin_assignments')
    .values({
      organization_id: organizationId,
      ...about,
      user_id: chosen.userId,
      agent_name: chosen.name,
      reason: 'next_in_turn',
      passed_over: JSON.stringify(passedOver.map(({ userId, ...rest }) => ({ user_id: userId, ...rest }))),
      created: now,
    })
    .execute();
}
