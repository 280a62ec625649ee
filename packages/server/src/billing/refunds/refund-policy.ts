import type { Charge } from '@roadworthy/core/billing/charge-lines.ts';
import { chargeEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import {
  decideRefundPolicy,
  feesPaid,
  mostRefundable,
  type Refundable,
  type RefundDecided,
} from '@roadworthy/core/billing/refunds/refund-policy.ts';
import { leftBefore, smallAmount } from '@roadworthy/core/billing/refunds/small-amounts.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { refundClockOf } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { computedRead, operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { writePolicyTransaction } from '../../policies/policy-stack.ts';
import { loadPolicy, lockPolicy } from '../../policies/policy-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { accountOf } from '../cancellation/policy-money.ts';
import { parametersOfPolicy } from '../../policies/policy-terms.ts';
import { chargesOfPolicies, writeCharges } from '../charge-lines.ts';
import { invoicesOf } from '../invoice-store.ts';
import { writeLedger } from '../write-ledger.ts';
import { oweRefund } from './owe-refund.ts';
import { refundTargets, returnablePayments } from './refund-targets.ts';

/** The code of a line that gives a fee back. */
const feeReturned = 'fee_returned';

async function limitOf(work: Work, policy: Policy): Promise<number | null> {
  if (may(work.actor, 'billing:refund_any')) return null;
  return (await parametersOfPolicy(work, policy)).refundLimit;
}

/** What may be given back of a policy by whoever asks. */
async function refundableOf(work: Work, policy: Policy): Promise<Refundable> {
  const { policyId, currency } = policy;
  const { unapplied } = await accountOf(work, policyId);
  const charges = (await chargesOfPolicies(work.tx, [policyId])).get(policyId) ?? [];
  const returned = sumCents(charges.flatMap(({ code, amount }) => (code === feeReturned ? [amount] : [])));
  const payments = await returnablePayments(work, policyId);
  const refunds = await work.tx
    .selectFrom('policy_refunds')
    .select(['amount', 'status', 'by_hand'])
    .where('policy_id', '=', policyId)
    // Interest takes no part of the payments that were made.
    .where((row) => row.or([row('by_hand', '=', true), row('reason', '<>', 'late_interest')]))
    .execute();
  const sumOf = (rows: typeof refunds) => sumCents(rows.map(({ amount }) => amount));
  // What is owed already and not sent yet takes its part of the payments.
  const owed = sumOf(refunds.filter(({ status }) => status === 'owed' || status === 'held'));
  return {
    credit: -unapplied,
    retained: Math.max(leftBefore(charges), 0),
    fees: feesPaid(await invoicesOf(work, policyId)) + returned,
    returnable: sumCents(payments.map(({ amount, refunded }) => amount - refunded)) - owed,
    given: sumOf(refunds.filter(({ by_hand }) => by_hand)),
    limit: await limitOf(work, policy),
    currency,
  };
}

/** Takes fees and what was kept back off the policy: lines of their own, so that no other sum knows of them. */
async function takeBack(
  work: Work,
  policy: Policy,
  { fromFees, fromKept, reason }: RefundDecided,
): Promise<string | null> {
  const parts = [
    [feeReturned, fromFees],
    [smallAmount, fromKept],
  ] as const;
  const lines = parts.flatMap(([code, amount]) => (amount === 0 ? [] : [lineOf(policy, code, -amount)]));
  if (lines.length === 0) return null;
  const { policyId, currentQuoteId: quoteId, timeZone } = policy;
  const on = work.today(timeZone);
  const written = { policyId, kind: 'adjustment', effectiveDate: on, quoteId, reason } as const;
  const transactionId = await writePolicyTransaction(work, written);
  await writeCharges(work, { policyId, transactionId }, lines);
  await writeLedger(work, policyId, [{ kind: 'fee', effectiveDate: on, entries: chargeEntries(lines) }]);
  return transactionId;
}

const lineOf = ({ effectiveDate: from, expirationDate: to }: Policy, code: string, amount: number): Charge => ({
  vehicleId: null,
  coverage: null,
  kind: 'fee',
  code,
  annual: amount,
  termAmount: amount,
  amount,
  from,
  to,
  earning: 'at_once',
  isRefundable: true,
});

export const refundPolicy = operation({
  name: 'refund_policy',
  permission: 'billing:refund',
  root: 'policy_id',
  example: { amount: 100, reason: 'Paid twice' },
  async run(work) {
    const { policy_id: policyId, amount, reason } = work.input;
    const { policy } = await lockPolicy(work, policyId);
    const decision = decideRefundPolicy(await refundableOf(work, policy), { amount, reason });
    if (!decision.ok) return decision;
    const { event } = decision;
    const policyTransactionId = await takeBack(work, policy, event);
    const on = work.today(policy.timeZone);
    const { quote } = await loadQuote(work, policy.currentQuoteId);
    const clock = refundClockOf({ state: insuredState(quote), endedBy: 'insured', from: on, noticeSent: null });
    const account = { receivable: -(event.fromFees + event.fromKept) || 0, unapplied: -event.fromCredit || 0 };
    const transaction_id = await oweRefund(work, policy, {
      account,
      fees: event.fromFees,
      reason: { written: event.reason },
      holdReason: null,
      clock,
      policyTransactionId,
      on,
    });
    const { currency } = policy;
    await work.publish({ type: 'refund_owed', policyId, amount, currency, reason: event.reason });
    return { status: 'owed', policy: { policy_id: policyId }, transaction: { transaction_id } };
  },
});

export const refundChoices = computedRead({
  name: 'refund_choices',
  permission: 'billing:refund',
  root: 'policy_id',
  example: {},
  async run(work) {
    const { policy } = await loadPolicy(work, work.input.policy_id);
    const facts = await refundableOf(work, policy);
    const most = mostRefundable(facts);
    const { targets } = await refundTargets(work, policy.policyId, most);
    return {
      most,
      currency: policy.currency,
      credit: facts.credit,
      fees: facts.fees,
      limit_left: facts.limit === null ? null : Math.max(facts.limit - facts.given, 0),
      refund_to: targets.map(({ amount, payment: { lastFour, bank } }) => ({
        amount,
        end: lastFour ?? bank,
      })),
    };
  },
});
