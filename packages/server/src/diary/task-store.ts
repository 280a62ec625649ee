import type { Assignee, StoredTask } from '@roadworthy/core/diary/task.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../kernel/work.ts';
import { nameOfUser } from '../kernel/operations/person-of.ts';
import { membersAmong } from '../organizations/members-among.ts';

/** A task of the organization in which the transaction works, which waits for whoever changes it. */
export async function lockTask({ tx }: Pick<Work, 'tx'>, taskId: string) {
  const row = await tx
    .selectFrom('tasks')
    .selectAll()
    .where('task_id', '=', taskId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const stored: StoredTask = {
    title: row.title,
    rule: row.rule,
    dueDate: day(row.due_date),
    status: row.status,
  };
  return { row, stored };
}

/** Whose a task may be: who works there, and who writes it for themselves, as staff of the platform do. */
export async function findAssignee({ tx, actor }: Work, userId: string | null): Promise<Assignee> {
  if (userId === null) return null;
  const works = userId === actor.userId || (await membersAmong(tx, [userId])).has(userId.toLowerCase());
  if (!works) return undefined;
  const { name } = await tx.selectNoFrom(nameOfUser(userId).as('name')).executeTakeFirstOrThrow();
  return { userId, name: name ?? '' };
}

/** Today by the clock of the organization in which the transaction works. */
export async function todayThere({ tx, organizationId, today }: Work): Promise<Day> {
  const { time_zone } = await tx
    .selectFrom('organizations')
    .select('time_zone')
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return today(time_zone);
}
