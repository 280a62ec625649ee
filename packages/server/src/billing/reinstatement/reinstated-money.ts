import {
  reinstatementMoney,
  type ReinstatementMoney,
} from '@roadworthy/core/billing/reinstatement/reinstatement-money.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import type { Work } from '../../kernel/work.ts';
import { moneyOf } from '../cancellation/policy-money.ts';
import { unsentRefunds } from '../refunds/stop-refunds.ts';

/** The cancellation that is to be undone. */
export type DoneCancellation = {
  readonly cancellationId: string;
  readonly transactionId: string;
};

/** From when on cover goes on, and what that costs. */
export type Resumption = { readonly cancelled: Day; readonly resumes: Day; readonly fee: number };

/** What ended the cover of a cancelled policy. */
export async function doneCancellation({ tx }: Work, policyId: string): Promise<DoneCancellation> {
  const { policy_cancellation_id: cancellationId, policy_transaction_id: transactionId } = await tx
    .selectFrom('policy_cancellations')
    .select(['policy_cancellation_id', 'policy_transaction_id'])
    .where('policy_id', '=', policyId)
    .where('status', '=', 'done')
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { cancellationId, transactionId };
}

async function keysOf({ tx }: Work, { transactionId }: DoneCancellation) {
  const lines = await tx
    .selectFrom('charge_lines')
    .select('charge_line_id')
    .where('policy_transaction_id', '=', transactionId)
    .execute();
  const invoices = await tx
    .selectFrom('invoices')
    .select('invoice_id')
    .where('voided_by', '=', transactionId)
    .execute();
  const written = new Set(lines.map((row) => row.charge_line_id));
  return { written, voided: new Set(invoices.map((row) => row.invoice_id)) };
}

/** What reinstating a policy does to its money: shown before, and carried out by the same function. */
export async function reinstatedMoney(
  work: Work,
  { policyId }: Pick<Policy, 'policyId'>,
  resumption: Resumption,
  today: Day,
): Promise<ReinstatementMoney> {
  const done = await doneCancellation(work, policyId);
  const unsent = await unsentRefunds(work, policyId);
  const stopped = {
    amount: sumCents(unsent.map(({ amount }) => amount)),
    ahead: sumCents(unsent.map(({ unapplied }) => unapplied)),
  };
  return reinstatementMoney(await moneyOf(work, policyId), {
    ...resumption,
    today,
    ...(await keysOf(work, done)),
    stopped,
  });
}
