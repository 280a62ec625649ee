import { refundPaidEntries } from '@roadworthy/core/billing/ledger.ts';
import { lateInterest } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import { day } from '@roadworthy/core/shared/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { GatewayRefusedError, type PaymentGateway } from '@roadworthy/providers/payments/port.ts';
import type { Selectable } from 'kysely';
import { askAs } from '../../kernel/ask-as.ts';
import type { Kernel } from '../../kernel/carry-out.ts';
import { clockClaim } from '../../kernel/clock-claim.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { inOrganization, systemRequest } from '../../kernel/sweep.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy, lockPolicy } from '../../policies/policy-store.ts';
import { recordActivity } from '../../policies/record-activity.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { writeLedger } from '../write-ledger.ts';
import { refundTargets } from './refund-targets.ts';

const refundsOwed = `
  select organization_id, policy_refund_id from policy_refunds where status = 'owed' order by created limit 200`;

type Refund = Selectable<Database['policy_refunds']>;
type Part = { readonly payoutId: string; readonly reference: string; readonly amount: number };

async function lockOwed({ tx }: Work, refundId: string): Promise<Refund | null> {
  const row = await tx
    .selectFrom('policy_refunds')
    .selectAll()
    .where('policy_refund_id', '=', refundId)
    .where('status', '=', 'owed')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a refund back that cannot be sent, with the code of why: it stays owed by its day, and staff see it. */
async function hold({ tx }: Work, { policy_refund_id }: Pick<Refund, 'policy_refund_id'>, why: string): Promise<void> {
  await tx
    .updateTable('policy_refunds')
    .set({ status: 'held', hold_reason: why })
    .where('policy_refund_id', '=', policy_refund_id)
    .execute();
}

const partsOf = ({ tx }: Work, refundId: string): Promise<Part[]> =>
  tx
    .selectFrom('refund_payouts as o')
    .innerJoin('payments as p', 'p.payment_id', 'o.payment_id')
    .select(['o.refund_payout_id as payoutId', 'o.amount', 'p.gateway_reference'])
    .where('o.policy_refund_id', '=', refundId)
    .where('o.status', '=', 'sending')
    .execute()
    .then((rows) => rows.map(({ gateway_reference, ...row }) => ({ ...row, reference: gateway_reference ?? '' })));

/** Writes down what will be asked of the gateway, before it is asked: once for a refund, with the interest of who is late. */
async function begin(work: Work, refundId: string): Promise<readonly Part[]> {
  const refund = await lockOwed(work, refundId);
  if (!refund) return [];
  const known = await partsOf(work, refundId);
  if (known.length > 0) return known;
  const { policy } = await loadPolicy(work, refund.policy_id);
  const clock = {
    ...{ due: day(refund.due_date), interestPercent: refund.interest_percent, leastReturnShare: 0 },
    ...{ source: refund.clock_source, grade: refund.clock_grade },
  };
  const interest = lateInterest(refund.amount, clock, work.today(policy.timeZone));
  const targets = await refundTargets(work, refund.policy_id, refund.amount + interest);
  const covered = targets.reduce((sum, { amount }) => sum + amount, 0);
  if (covered < refund.amount + interest) {
    await hold(work, refund, 'payments_exhausted');
    return [];
  }
  await work.tx.updateTable('policy_refunds').set({ interest }).where('policy_refund_id', '=', refundId).execute();
  await work.tx
    .insertInto('refund_payouts')
    .values(
      targets.map(({ paymentId, amount }) => ({
        organization_id: work.organizationId,
        policy_refund_id: refundId,
        payment_id: paymentId,
        amount,
        status: 'sending' as const,
      })),
    )
    .execute();
  return partsOf(work, refundId);
}

/** Asks the gateway under the key of the part, which stands for one effect however often it is asked: sent, or why not. */
async function send(gateway: PaymentGateway, { payoutId, reference, amount }: Part): Promise<string> {
  try {
    const { status, declineCode } = await gateway.refund({ key: `${payoutId}:refund`, reference, amount });
    return status === 'refunded' ? 'sent' : (declineCode ?? 'refund_refused');
  } catch (error) {
    if (error instanceof GatewayRefusedError) return error.code;
    throw error;
  }
}

/** Writes down what became of each part, and once all are sent, the refund in the books. */
async function finish(
  work: Work,
  refundId: string,
  parts: readonly Part[],
  answers: ReadonlyMap<string, string>,
): Promise<void> {
  const refund = await lockOwed(work, refundId);
  if (!refund) return;
  for (const [payoutId, answer] of answers) {
    const standing = answer === 'sent' ? { status: 'sent' as const } : { status: 'failed' as const, failure: answer };
    await work.tx.updateTable('refund_payouts').set(standing).where('refund_payout_id', '=', payoutId).execute();
  }
  const sent = parts.reduce((sum, { payoutId, amount }) => (answers.get(payoutId) === 'sent' ? sum + amount : sum), 0);
  if (sent > 0) await book(work, refund, sent);
  const failed = [...answers.values()].find((answer) => answer !== 'sent');
  if (failed !== undefined) {
    await hold(work, refund, failed);
    return;
  }
  const paid = { status: 'paid', paid: work.now } as const;
  await work.tx.updateTable('policy_refunds').set(paid).where('policy_refund_id', '=', refundId).execute();
}

/** What went back, in the books and where people read of it. */
async function book(work: Work, refund: Refund, amount: number): Promise<void> {
  const { policy } = await lockPolicy(work, refund.policy_id);
  const { policyId, currentQuoteId: quoteId, currency, timeZone } = policy;
  const on = work.today(timeZone);
  const owed = Math.min(amount, refund.amount);
  const entries = refundPaidEntries(owed, amount - owed);
  await writeLedger(work, policyId, [{ kind: 'refund_paid', effectiveDate: on, entries }]);
  await work.tx
    .insertInto('transactions')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      amount,
      date: on,
      type: 'refund',
      status: 'settled',
    })
    .execute();
  const { quote } = await loadQuote(work, quoteId);
  await recordActivity(work, policy, { action: 'refund', change: 0, quote });
  await work.publish({ type: 'refund_paid', policyId, quoteId, amount, currency });
}

/**
 * Pays back what is owed, to the payments that were made: written down, asked for, written down. Killed between any two
 * of these it goes on where it was, under the same keys, so that nobody is paid twice; one that fails keeps none of the
 * others back.
 */
export async function payRefunds(kernel: Kernel): Promise<void> {
  const { platform } = kernel;
  const asked = { role: 'worker', claims: clockClaim(platform), text: refundsOwed } as const;
  for (const [organizationId, refundId] of await askAs(platform.pools.operations, asked)) {
    if (!organizationId || !refundId) continue;
    const inside = <Result>(step: (work: Work) => Promise<Result>): Promise<Result> =>
      inOrganization(kernel, organizationId, systemRequest(`refund:${refundId}`), step);
    try {
      const parts = await inside((work) => begin(work, refundId));
      failPoint('refund_begun');
      const answers = new Map<string, string>();
      for (const part of parts) answers.set(part.payoutId, await send(platform.payments, part));
      failPoint('refund_sent');
      if (parts.length > 0) await inside((work) => finish(work, refundId, parts, answers));
    } catch (error) {
      platform.log.warn({ err: error, refundId }, 'a refund could not be paid');
    }
  }
}
