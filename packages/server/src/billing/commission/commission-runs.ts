import {
  decideApproveRun,
  decideMakeRun,
  decidePayRun,
  decideWithdrawRun,
  runsOnTheirWay,
  type StoredRun,
} from '@roadworthy/core/billing/commission/commission-run.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { sql } from 'kysely';
import { operation } from '../../kernel/operation.ts';
import { storedNameOf, personOf } from '../../kernel/operations/person-of.ts';
import type { Work } from '../../kernel/work.ts';
import { lockOrganization } from '../../organizations/organization-store.ts';

type Due = {
  readonly accounting_month: string;
  readonly policy_id: string | null;
  readonly policy_number: string | null;
  readonly agent_name: string | null;
  readonly earned: number;
  readonly clawed_back: number;
};

/** Commission of each policy and month that is not in a run yet, through a month: what the statement says, less what runs have. */
async function dueThrough({ tx, organizationId }: Work, month: string, currency: string): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select s.accounting_month::text, s.policy_id, s.policy_number, s.agent_name,
      (s.earned - coalesce(had.earned, 0))::bigint as earned,
      (s.clawed_back - coalesce(had.clawed_back, 0))::bigint as clawed_back
    from commission_statement s
    left join lateral (
      select sum(line.earned) as earned, sum(line.clawed_back) as clawed_back
      from commission_run_lines line join commission_runs run using (commission_run_id)
      where line.organization_id = s.organization_id and line.accounting_month = s.accounting_month
        and line.policy_id is not distinct from s.policy_id and run.currency = s.currency and run.status <> 'withdrawn') had on true
    where s.organization_id = ${organizationId} and s.currency = ${currency} and s.accounting_month <= ${month}::date
      and (s.earned > coalesce(had.earned, 0) or s.clawed_back > coalesce(had.clawed_back, 0))
    order by s.accounting_month, s.policy_number`.execute(tx);
  return rows;
}

/** A run of the organization in which the transaction works, which waits for whoever changes it. */
export async function lockRun({ tx }: Work, runId: string): Promise<StoredRun> {
  const row = await tx
    .selectFrom('commission_runs')
    .select(['status', 'made_by', 'payable'])
    .where('commission_run_id', '=', runId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { status: row.status, madeBy: row.made_by, payable: row.payable };
}

export const makeCommissionRun = operation({
  name: 'make_commission_run',
  permission: 'commission:make',
  root: 'organization_id',
  // Whether anything is due decides its own test: here the month is not over.
  example: { through_month: '2026-05-01', currency: 'USD' },
  badInput: [
    { input: { through_month: '2999-01-01' }, code: 'month_not_over', field: 'through_month' },
    { input: { currency: 'EUR' }, code: 'currency_unknown', field: 'currency' },
  ],
  async run(work) {
    const { input, tx, actor, organizationId } = work;
    const maker = personOf(actor);
    const currency = input.currency ?? 'USD';
    if (currency !== 'USD' && currency !== 'CAD') {
      return refuse('currency_unknown', words('Choose USD or CAD.', 'Choisissez USD ou CAD.'), 'currency');
    }
    // Two who make one at once meet here.
    const { profile } = await lockOrganization(tx, organizationId);
    const onItsWay = await tx
      .selectFrom('commission_runs')
      .select('commission_run_id')
      .where('currency', '=', currency)
      .where('status', 'in', [...runsOnTheirWay])
      .executeTakeFirst();
    const month = /^\d{4}-\d{2}/.exec(input.through_month)?.[0];
    const due = month === undefined ? [] : await dueThrough(work, `${month}-01`, currency);
    const decision = decideMakeRun(input.through_month, {
      due: due.map(({ earned, clawed_back: clawedBack }) => ({ earned, clawedBack })),
      isOnItsWay: onItsWay !== undefined,
      today: work.today(profile.time_zone),
    });
    if (!decision.ok) return decision;
    const { earned, clawedBack, payable } = decision.event;
    const { commission_run_id } = await tx
      .insertInto('commission_runs')
      .values({
        organization_id: organizationId,
        through_month: decision.event.month,
        currency,
        earned,
        clawed_back: clawedBack,
        payable,
        made_by: maker,
        made_by_name: storedNameOf(maker),
      })
      .returning('commission_run_id')
      .executeTakeFirstOrThrow();
    await sql`
      insert into commission_run_lines (organization_id, commission_run_id, accounting_month, policy_id, policy_number,
        agent_name, earned, clawed_back)
      select ${organizationId}, ${commission_run_id}, line.accounting_month, line.policy_id, coalesce(line.policy_number, ''),
        line.agent_name, line.earned, line.clawed_back
      from jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as line (accounting_month date, policy_id uuid,
        policy_number text, agent_name text, earned bigint, clawed_back bigint)`.execute(tx);
    return { commission_run_id };
  },
});

export const approveCommissionRun = operation({
  name: 'approve_commission_run',
  permission: 'commission:pay',
  root: 'commission_run_id',
  example: { payable: 12_000 },
  async run(work) {
    const { commission_run_id, payable } = work.input;
    const approver = personOf(work.actor);
    const decision = decideApproveRun(await lockRun(work, commission_run_id), work.actor, Number(payable));
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('commission_runs')
      .set({
        status: 'approved',
        approved: work.now,
        approved_by: approver,
        approved_by_name: storedNameOf(approver),
      })
      .where('commission_run_id', '=', commission_run_id)
      .execute();
    return { commission_run_id };
  },
});

export const withdrawCommissionRun = operation({
  name: 'withdraw_commission_run',
  permission: 'commission:make',
  root: 'commission_run_id',
  example: {},
  async run(work) {
    const { commission_run_id } = work.input;
    personOf(work.actor);
    const decision = decideWithdrawRun(await lockRun(work, commission_run_id));
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('commission_runs')
      .set({ status: 'withdrawn' })
      .where('commission_run_id', '=', commission_run_id)
      .execute();
    return { commission_run_id };
  },
});

export const payCommissionRun = operation({
  name: 'pay_commission_run',
  permission: 'commission:pay',
  root: 'commission_run_id',
  example: { reference: 'ACH 20260701-7' },
  async run(work) {
    const { commission_run_id, reference } = work.input;
    const payer = personOf(work.actor);
    const decision = decidePayRun(await lockRun(work, commission_run_id), work.actor, reference);
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('commission_runs')
      .set({
        status: 'paid',
        paid: work.now,
        paid_by_name: storedNameOf(payer),
        reference: decision.event,
      })
      .where('commission_run_id', '=', commission_run_id)
      .execute();
    return { commission_run_id };
  },
});
