import type { PhotosLetterFacts } from '@roadworthy/core/notifications/letter.ts';
import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { vehicleTitle } from '@roadworthy/core/quoting/editing/which-vehicle.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';

/** The photographs of a policy's vehicles that are owed first, and of which vehicle. */
export async function photosInLetter(
  tx: Tx,
  policyId: string,
  today: Day,
): Promise<{ readonly wanted: PhotosLetterFacts['wanted']; readonly title: string | null }> {
  const row = await tx
    .selectFrom('policy_inspections as i')
    .innerJoin('policies as p', 'p.policy_id', 'i.policy_id')
    .leftJoin('vehicles as v', 'v.vehicle_id', 'i.vehicle_id')
    .select(['i.due_date', 'i.status', 'i.reason', 'v.year', 'v.make', 'v.model'])
    .select(sql<number>`cardinality(i.shots)`.as('asked'))
    .select(
      sql<number>`(select count(*) from vehicle_assets a where a.policy_inspection_id = i.policy_inspection_id
        and a.archived is null and a.review <> 'again')::int`.as('there'),
    )
    .where('i.policy_id', '=', policyId)
    .where('i.status', 'in', ['asked', 'asked_again'])
    .where('p.policy_status', 'in', coveringStatuses)
    .orderBy('i.due_date')
    .orderBy('i.created')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { wanted: null, title: null };
  const { asked: requested, there, reason, status, year, make, model } = row;
  const dueDate = day(row.due_date);
  return {
    title: vehicleTitle({ year, make, model }),
    wanted: {
      missing: requested - there,
      asked: requested,
      dueDate,
      reason,
      isAgain: status === 'asked_again',
      isLate: today > dueDate,
    },
  };
}
