import { daysBeforeLicenceEnds, daysUntilCall } from '@roadworthy/core/diary/task.ts';
import type { TaskRule } from '@roadworthy/core/diary/vocabulary.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import { on } from '../kernel/events.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { todayThere } from './task-store.ts';

const call = sql.lit('call_after_sent' satisfies TaskRule);
const licence = sql.lit('licence_expires' satisfies TaskRule);
const address = sql.lit('find_address' satisfies TaskRule);

/** Whoever was sent an offer is called two days later, by the agent whose quote it is. Sent again, the days begin anew. */
export const callAfterSent = on('quote_sent', async (work, { quoteId }) => {
  const due = addDays(await todayThere(work), daysUntilCall);
  await sql`
    insert into tasks (organization_id, rule, due_date, quote_id, assigned_to, assigned_name)
    select quote.organization_id, ${call}, ${due}::date, quote.quote_id, agent.user_id,
      agent.first_name || ' ' || agent.last_name
    from quotes quote
    left join agent_profiles agent
      on agent.organization_id = quote.organization_id and agent.user_id = quote.assigned_agent_id
    where quote.quote_id = ${quoteId}
    on conflict (organization_id, quote_id) where rule = 'call_after_sent' and status = 'open'
      do update set due_date = excluded.due_date, assigned_to = excluded.assigned_to, assigned_name = excluded.assigned_name`.execute(
    work.tx,
  );
});

/** Whoever handles a claim looks for the address of who did not get a letter about it; once until it is found. */
export const findAddressOfReturned = on('claim_letter_returned', async (work, { claimId, returnedOn }) => {
  await sql`
    insert into tasks (organization_id, rule, rule_day, due_date, claim_id, assigned_to, assigned_name)
    select organization_id, ${address}, ${returnedOn}::date, ${await todayThere(work)}::date, claim_id,
      handler_user_id, case when handler_user_id is null then null else coalesce(handler_name, '') end
    from claims where claim_id = ${claimId}
    on conflict do nothing`.execute(work.tx);
});

/** It is found once a later letter left. */
export const endSearchOfAddress = on('claim_letter_sent', async ({ tx, now }, { claimId }) => {
  await tx
    .updateTable('tasks')
    .set({ status: 'lapsed', ended: now })
    .where('claim_id', '=', claimId)
    .where('rule', '=', 'find_address')
    .where('status', '=', 'open')
    .execute();
});

/** What a rule asks of a quote is asked of whose quote it is. */
export const followAgentOfQuote = on('agent_assigned', async ({ tx }, { quoteId, to, agentName }) => {
  await tx
    .updateTable('tasks')
    .set({ assigned_to: to, assigned_name: to === null ? null : (agentName ?? '') })
    .where('quote_id', '=', quoteId)
    .where('rule', 'is not', null)
    .where('status', '=', 'open')
    .execute();
});

/** Whoever leaves has no task there any more: their successor has them, or nobody. */
export const handOverTasks = on('member_left', async ({ tx }, { userId, successorId }) => {
  await sql`
    update tasks set assigned_to = ${successorId}::uuid, assigned_name = (
        select first_name || ' ' || last_name from agent_profiles
          where agent_profiles.organization_id = tasks.organization_id and user_id = ${successorId}::uuid)
      where assigned_to = ${userId} and status = 'open' and rule is distinct from ${licence}`.execute(tx);
  // Nobody renews the licence of who has left.
  await sql`update tasks set status = 'lapsed', ended = app_now()
    where assigned_to = ${userId} and status = 'open' and rule = ${licence}`.execute(tx);
});

// A rule's reason has gone where the offer does not wait for its customer any more, or the licence ends on another day.
const withoutReason = `
  select task.organization_id, task.task_id from tasks task
  left join quotes quote on quote.quote_id = task.quote_id
  left join round_robin_members member
    on member.organization_id = task.organization_id and member.user_id = task.assigned_to
  where task.status = 'open' and (task.rule = 'call_after_sent' and quote.status <> 'agent_approved'
    or task.rule = 'licence_expires' and member.licensed_until is distinct from task.rule_day)
  order by task.created limit 500`;

const licencesThatEnd = `
  select member.organization_id, member.user_id from round_robin_members member
  where member.licensed_until between app_now()::date - 1 and app_now()::date + ${daysBeforeLicenceEnds + 1}
    and not exists (select from tasks task where task.organization_id = member.organization_id
      and task.assigned_to = member.user_id and task.rule = 'licence_expires' and task.rule_day = member.licensed_until)
  order by member.user_id limit 500`;

async function lapse({ tx, now }: Work, taskId: string): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ status: 'lapsed', ended: now })
    .where('task_id', '=', taskId)
    .where('status', '=', 'open')
    .execute();
}

/** Whoever sells is reminded of the end of their licence, thirty days before, once for each day on which one ends. */
async function remindOfLicence(work: Work, userId: string): Promise<void> {
  const today = await todayThere(work);
  await sql`
    insert into tasks (organization_id, rule, rule_day, due_date, assigned_to, assigned_name)
    select member.organization_id, ${licence}, member.licensed_until, ${today}::date, member.user_id,
      agent.first_name || ' ' || agent.last_name
    from round_robin_members member
    join agent_profiles agent
      on agent.organization_id = member.organization_id and agent.user_id = member.user_id
    where member.user_id = ${userId} and member.licensed_until >= ${today}::date
      and member.licensed_until <= ${addDays(today, daysBeforeLicenceEnds)}::date
      and exists (select from organization_members held where held.organization_id = member.organization_id
        and held.user_id = member.user_id and held.active)
    on conflict do nothing`.execute(work.tx);
}

/** Writes what rules ask for by the day, and takes back what has no reason any more. */
export async function tendDiary(kernel: Kernel): Promise<void> {
  await scanRows(kernel, withoutReason, lapse);
  await scanRows(kernel, licencesThatEnd, remindOfLicence);
}
