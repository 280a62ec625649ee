import {
  decideChargeDay,
  type MovableInvoice,
  type MovedInvoice,
  type MovedSchedule,
} from '@roadworthy/core/billing/collection/charge-day.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';
import { sql } from 'kysely';
import { computedRead, operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy, lockPolicy } from '../../policies/policy-store.ts';
import { loadCollection } from './collection-store.ts';
import { wakeCollection } from './wake-collection.ts';
import { invoicesOf, paidUntil } from '../invoice-store.ts';
import { paidBackOf } from '../refunds/advanced.ts';

async function decide(work: Work, policy: Policy, anchor: number): Promise<Decision<MovedSchedule>> {
  const invoices = await invoicesOf(work, policy.policyId);
  const { anchor_day: anchorDay } = await work.tx
    .selectFrom('billing_arrangements')
    .select('anchor_day')
    .where('contract_id', '=', policy.contractId)
    .executeTakeFirstOrThrow();
  const movable: MovableInvoice[] = invoices.map((one) => ({ ...one, taxes: one.amount - one.premium - one.fees }));
  const { expirationDate, timeZone } = policy;
  const { charge_day_moves: moves } = await work.tx
    .selectFrom('policies')
    .select('charge_day_moves')
    .where('policy_id', '=', policy.policyId)
    .executeTakeFirstOrThrow();
  const paidBack = await paidBackOf(work, policy.policyId);
  const paid = paidUntil(policy, invoices, { paidBack });
  const schedule = { invoices: movable, anchorDay, expirationDate, moves, paidUntil: paid };
  return decideChargeDay(schedule, anchor, work.today(timeZone));
}

const shown = ({ kind, dueDate: due_date, premium, fees, taxes }: MovedInvoice) => ({
  kind,
  due_date,
  premium,
  fees,
  taxes,
  amount: premium + fees + taxes,
});

export const previewPolicyChargeDay = computedRead({
  name: 'preview_policy_charge_day',
  permission: 'billing:charge_day',
  root: 'policy_id',
  example: { anchor_day: 3 },
  async run(work) {
    const { policy } = await loadPolicy(work, work.input.policy_id);
    const decision = await decide(work, policy, work.input.anchor_day);
    if (!decision.ok) return decision;
    const { before, after } = decision.event;
    return { before: before.map(shown), after: after.map(shown), currency: policy.currency };
  },
});

const isSame = (one: MovedInvoice, other: MovedInvoice): boolean =>
  one.invoiceId !== null &&
  one.invoiceId === other.invoiceId &&
  one.dueDate === other.dueDate &&
  one.premium === other.premium &&
  one.fees === other.fees;

/** Writes the moved schedule: what merged into another is void, and a bridging payment is a new one. */
async function save(work: Work, policy: Policy, { before, after, anchorDay }: MovedSchedule): Promise<void> {
  const { policyId, contractId } = policy;
  const today = work.today(policy.timeZone);
  const { terms, charges } = await loadCollection(work, policy, today);
  const highest = Math.max(...(await invoicesOf(work, policyId)).map(({ sequence }) => sequence));
  const unchanged = new Set(after.filter((one) => before.some((was) => isSame(was, one))).map((one) => one.invoiceId));
  for (const { invoiceId, kind, dueDate, premium, fees, taxes } of after) {
    if (unchanged.has(invoiceId)) continue;
    // Who asked for the day knows of it: what falls due sooner than a letter would be is asked for on its day. A bank
    // account is debited after a letter alone.
    const isKnown = charges !== 'bank' && dueDate < addDays(today, terms.announceDays);
    const collect_from = isKnown ? dueDate : null;
    const figures = { due_date: dueDate, premium, fees, taxes, collect_from, announced: null };
    await (invoiceId === null
      ? work.tx
          .insertInto('invoices')
          .values({
            organization_id: work.organizationId,
            policy_id: policyId,
            sequence: highest + 1,
            kind,
            ...figures,
            status: 'scheduled',
          })
          .execute()
      : work.tx.updateTable('invoices').set(figures).where('invoice_id', '=', invoiceId).execute());
  }
  const gone = before.flatMap((one) =>
    after.some(({ invoiceId }) => invoiceId === one.invoiceId) ? [] : (one.invoiceId ?? []),
  );
  if (gone.length > 0) {
    const nothing = { premium: 0, fees: 0, taxes: 0, status: 'void' } as const;
    await work.tx.updateTable('invoices').set(nothing).where('invoice_id', 'in', gone).execute();
  }
  await work.tx
    .updateTable('billing_arrangements')
    .set({ anchor_day: anchorDay })
    .where('contract_id', '=', contractId)
    .execute();
  await work.tx
    .updateTable('policies')
    .set({ charge_day_moves: sql<number>`charge_day_moves + 1` })
    .where('policy_id', '=', policyId)
    .execute();
  await wakeCollection(work, contractId);
}

export const updatePolicyChargeDay = operation({
  name: 'update_policy_charge_day',
  permission: 'billing:charge_day',
  root: 'policy_id',
  example: { anchor_day: 3 },
  async run(work) {
    const { policy_id, anchor_day } = work.input;
    const { policy } = await lockPolicy(work, policy_id);
    const decision = await decide(work, policy, anchor_day);
    if (!decision.ok) return decision;
    await save(work, policy, decision.event);
    const [first] = decision.event.after;
    await work.publish({
      type: 'charge_day_changed',
      policyId: policy_id,
      day: anchor_day,
      first: first?.dueDate ?? policy.expirationDate,
    });
    return { policy: { policy_id } };
  },
});
