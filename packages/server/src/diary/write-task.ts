import { decideCompleteTask, decideCreateTask, decideUpdateTask } from '@roadworthy/core/diary/task.ts';
import { taskRecords } from '@roadworthy/core/diary/vocabulary.ts';
import { sql } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import { storedNameOf, personOf } from '../kernel/operations/person-of.ts';
import type { RootTable } from '../kernel/operations/root-row.ts';
import type { Work } from '../kernel/work.ts';
import { findAssignee, lockTask, todayThere } from './task-store.ts';

const tables = {
  quote_id: 'quotes',
  policy_id: 'policies',
  policy_renewal_id: 'policy_renewals',
  claim_id: 'claims',
  entity_id: 'entities',
} as const satisfies Readonly<Record<(typeof taskRecords)[number], RootTable>>;

/** What a task is about lies in its organization; anything else is not found. */
async function checkThere({ tx }: Work, key: keyof typeof tables, id: string): Promise<void> {
  const { rows } = await sql`select from ${sql.table(tables[key])} where ${sql.ref(key)} = ${id}::uuid`.execute(tx);
  if (rows.length === 0) throw notFound();
}

export const createTask = operation({
  name: 'create_task',
  permission: 'diary:write',
  root: 'organization_id',
  example: { title: 'Call about the awning', due_date: '2026-06-20' },
  badInput: [
    { input: { title: ' \n ' }, code: 'title_missing', field: 'title' },
    { input: { due_date: '2020-01-01' }, code: 'day_not_valid', field: 'due_date' },
  ],
  async run(work) {
    const { input, tx, actor, organizationId } = work;
    const author = personOf(actor);
    const records = taskRecords.flatMap((key) => (input[key] == null ? [] : [[key, input[key]] as const]));
    const assignee = await findAssignee(work, input.unassigned ? null : (input.assigned_to ?? author));
    const decision = decideCreateTask(
      { title: input.title, dueDate: input.due_date, records: records.length },
      { assignee, today: await todayThere(work) },
    );
    if (!decision.ok) return decision;
    for (const [key, id] of records) await checkThere(work, key, id);
    const { task_id } = await tx
      .insertInto('tasks')
      .values({
        organization_id: organizationId,
        title: decision.event.title,
        due_date: decision.event.dueDate,
        assigned_to: assignee?.userId ?? null,
        assigned_name: assignee?.name ?? null,
        ...Object.fromEntries(records),
        created_by: author,
      })
      .returning('task_id')
      .executeTakeFirstOrThrow();
    return { task_id };
  },
});

export const updateTask = operation({
  name: 'update_task',
  permission: 'diary:write',
  root: 'task_id',
  example: { due_date: '2026-06-22' },
  badInput: [{ input: { due_date: '2020-01-01' }, code: 'day_not_valid', field: 'due_date' }],
  async run(work) {
    const { task_id, title, due_date, assigned_to } = work.input;
    personOf(work.actor);
    const { row, stored } = await lockTask(work, task_id);
    const former = row.assigned_to === null ? null : { userId: row.assigned_to, name: row.assigned_name ?? '' };
    const assignee = assigned_to == null ? former : await findAssignee(work, assigned_to);
    const decision = decideUpdateTask(
      { title, dueDate: due_date },
      { stored, assignee, today: await todayThere(work) },
    );
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('tasks')
      .set({
        title: decision.event.title,
        due_date: decision.event.dueDate,
        assigned_to: assignee?.userId ?? null,
        assigned_name: assignee?.name ?? null,
      })
      .where('task_id', '=', task_id)
      .execute();
    return { task_id };
  },
});

export const completeTask = operation({
  name: 'complete_task',
  permission: 'diary:write',
  root: 'task_id',
  example: {},
  async run(work) {
    const { task_id, done } = work.input;
    const person = personOf(work.actor);
    const { stored } = await lockTask(work, task_id);
    const decision = decideCompleteTask(stored, done ?? true);
    if (!decision.ok) return decision;
    const status = decision.event;
    if (status === null) return { task_id };
    await work.tx
      .updateTable('tasks')
      .set(
        status === 'done'
          ? { status, ended: work.now, ended_by_name: storedNameOf(person) }
          : { status, ended: null, ended_by_name: null },
      )
      .where('task_id', '=', task_id)
      .execute();
    return { task_id };
  },
});
