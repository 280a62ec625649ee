import type { PoolMember } from '@roadworthy/core/organizations/next-in-turn.ts';
import { sellingRoles } from '@roadworthy/core/organizations/vocabulary.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';

/**
 * Locks the pool of the organization in which the transaction works: whoever has work to give waits here for whoever gives
 * some, so that each turn is somebody’s once.
 */
export async function lockPool(tx: Tx): Promise<readonly PoolMember[]> {
  const rows = await tx
    .selectFrom('round_robin_members as member')
    .innerJoin('agent_profiles as card', 'card.user_id', 'member.user_id')
    .select(({ exists, selectFrom }) => [
      'member.user_id',
      'card.first_name',
      'card.last_name',
      'member.weight',
      'member.credit',
      'member.paused',
      'member.licensed_in',
      'member.licensed_until',
      'member.lines',
      'member.languages',
      'member.working_days',
      sql<string>`to_char(member.works_from, 'HH24:MI')`.as('works_from'),
      sql<string>`to_char(member.works_until, 'HH24:MI')`.as('works_until'),
      'member.cap',
      exists(
        selectFrom('organization_members as held')
          .select('held.user_id')
          .whereRef('held.user_id', '=', 'member.user_id')
          .where('held.role', 'in', [...sellingRoles])
          .where('held.active', '=', true),
      ).as('sells'),
      selectFrom('quotes')
        .select((quote) => quote.fn.countAll<number>().as('count'))
        .whereRef('quotes.assigned_agent_id', '=', 'member.user_id')
        .where('quotes.status', 'in', ['open', 'agent_required', 'agent_approved', 'referred'])
        .as('open'),
      selectFrom('enquiries')
        .select((enquiry) => enquiry.fn.countAll<number>().as('count'))
        .whereRef('enquiries.assigned_agent_id', '=', 'member.user_id')
        .where('enquiries.status', '<>', 'closed')
        .as('open_enquiries'),
    ])
    .orderBy('member.user_id')
    .forUpdate('member')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    name: `${row.first_name} ${row.last_name}`,
    weight: row.weight,
    credit: row.credit,
    isPaused: row.paused,
    sells: Boolean(row.sells),
    licensedIn: row.licensed_in,
    licensedUntil: row.licensed_until,
    lines: row.lines,
    languages: row.languages,
    workingDays: row.working_days,
    worksFrom: row.works_from,
    worksUntil: row.works_until,
    cap: row.cap,
    open: (row.open ?? 0) + (row.open_enquiries ?? 0),
  }));
}

/** Keeps how far everybody’s turn is. */
export async function saveTurns(tx: Tx, before: readonly PoolMember[], after: readonly PoolMember[]): Promise<void> {
  const former = new Map(before.map(({ userId, credit }) => [userId, credit]));
  for (const { userId, credit } of after) {
    if (former.get(userId) === credit) continue;
    await tx.updateTable('round_robin_members').set({ credit }).where('user_id', '=', userId).execute();
  }
}
