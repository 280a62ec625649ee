import type { Charge } from '@roadworthy/core/billing/charge-lines.ts';
import { smallAmount } from '@roadworthy/core/billing/refunds/small-amounts.ts';
import type { EndorsementMoney } from '@roadworthy/core/billing/endorsement/endorsement-money.ts';
import { chargeEntries } from '@roadworthy/core/billing/ledger/ledger.ts';
import { refundClockOf } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { describedFrom, type Segment } from '@roadworthy/core/policies/segments.ts';
import type { PolicyChange } from '@roadworthy/core/policies/vocabulary.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { writePolicyTransaction, writeSegments } from '../../policies/policy-stack.ts';
import type { StoredPolicy } from '../../policies/policy-store.ts';
import { recordActivity } from '../../policies/record-activity.ts';
import { bindDescription, bindPastDescription } from '../../quoting/editing/describe-anew.ts';
import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { writeCharges } from '../charge-lines.ts';
import { followStatus } from '../collection/follow-status.ts';
import { oweRefund } from '../refunds/owe-refund.ts';
import { wakeCollection } from '../collection/wake-collection.ts';
import { writeLedger } from '../write-ledger.ts';
import type { Endorsing } from './endorse-facts.ts';
import type { PricedChange } from './endorse-policy.ts';

/** What is changed, as its timeline and the stack name it. */
export type NamedChange = {
  readonly change: PolicyChange;
  /** The change as an intention, keyed by roots. */
  readonly delta: Readonly<Record<string, unknown>>;
  /** The quote that was drafted to describe it. */
  readonly draftId: string;
  /** Every change of a later day, made again after it, in the order of their days. */
  readonly later?: readonly NamedRepetition[];
};

/**
 * A later change that is made again: the quote that describes its days from now on, which is that of before where it
 * comes to the same, and the transaction that it was.
 */
export type NamedRepetition = Pick<NamedChange, 'delta'> & {
  readonly effective: Day;
  readonly quoteId: string;
  readonly replayedFrom: string;
};

/** Invoices bear the premium that they bear from now on; what a change alone asks for is one of its own. */
export async function writeInvoices(
  work: Work,
  policyId: string,
  { invoices, invoiced, billed, billedOn }: EndorsementMoney,
  transactionId: string,
): Promise<void> {
  const premiums = new Map(invoiced.map(({ invoiceId, premium }) => [invoiceId, premium]));
  const rows = await work.tx
    .selectFrom('invoices')
    .select(['invoice_id', 'status', 'fees', 'paid_amount'])
    .where('policy_id', '=', policyId)
    .where('invoice_id', 'in', [...premiums.keys(), policyId])
    .execute();
  for (const { invoice_id, status, fees, paid_amount } of rows) {
    const premium = premiums.get(invoice_id) ?? 0;
    const isGone = status === 'scheduled' && premium === 0;
    const isPaid = status !== 'scheduled' && premium + fees === paid_amount;
    await work.tx
      .updateTable('invoices')
      .set({
        premium,
        ...(isGone && { status: 'void' as const, voided_by: transactionId }),
        ...(isPaid && { status: 'paid' as const, paid: work.now }),
      })
      .where('invoice_id', '=', invoice_id)
      .execute();
  }
  const bill = invoices.find(({ invoiceId }) => invoiceId === null);
  if (!bill) return;
  await work.tx
    .insertInto('invoices')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      sequence: bill.sequence,
      kind: 'endorsement',
      due_date: billedOn,
      premium: billed,
      fees: 0,
      status: 'scheduled',
    })
    .execute();
}

/** What no invoice is left to take goes back. */
export async function oweRest(
  work: Work,
  policy: Policy,
  { refund }: Pick<EndorsementMoney, 'refund'>,
  { state, transactionId, on }: { readonly state: string; readonly transactionId: string; readonly on: Day },
): Promise<void> {
  if (refund === 0) return;
  const clock = refundClockOf({ state, endedBy: 'insured', from: on, noticeSent: null });
  await oweRefund(work, policy, {
    account: {
      receivable: -refund,
      unapplied: 0,
    },
    fees: 0,
    reason: 'change_of_cover',
    holdReason: null,
    clock,
    policyTransactionId: transactionId,
    on,
  });
}

type Stretch = { readonly effective: Day; readonly quoteId: string };

/** Has the descriptions of a change, and of those made again after it, take their places: the last one is that of now. */
async function takePlaces(
  work: Work,
  { currentQuoteId }: Policy,
  stretches: readonly Stretch[],
  known: ReadonlySet<string>,
): Promise<void> {
  for (const [index, { quoteId }] of stretches.entries()) {
    const next = stretches[index + 1];
    if (known.has(quoteId)) continue;
    if (next) await bindPastDescription(work, { formerId: currentQuoteId, quoteId, nextId: next.quoteId });
    else await bindDescription(work, currentQuoteId, quoteId);
  }
}

/** Applies a change to a policy that is locked: what describes it, the stack, its days of cover, lines, books and invoices. */
export async function carryOutEndorsement(
  work: Work,
  { policy }: StoredPolicy,
  { facts, described }: Endorsing,
  { quote, effective, diff }: PricedChange,
  { change, delta, draftId, later = [] }: NamedChange,
): Promise<{ readonly quoteId: string; readonly transactionId: string }> {
  const { policyId, currency } = policy;
  const { today, segments } = facts;
  const stretches: Stretch[] = [{ effective, quoteId: draftId }, ...later];
  const known = new Set(segments.map((one) => one.quoteId));
  await takePlaces(work, policy, stretches, known);
  const quoteId = stretches.at(-1)?.quoteId ?? draftId;
  const written = { policyId, kind: 'endorsement', reason: change } as const;
  const transactionId = await writePolicyTransaction(work, {
    ...written,
    effectiveDate: effective,
    quoteId: draftId,
    delta,
  });
  for (const { effective: effectiveDate, ...one } of later) {
    if (!known.has(one.quoteId)) await writePolicyTransaction(work, { ...written, ...one, effectiveDate });
  }
  const covered = stretches.reduce<readonly Segment[]>(
    (days, one) => describedFrom(days, one.effective, one.quoteId),
    segments,
  );
  await writeSegments(work, { policyId, transactionId }, covered);
  await writeCharges(work, { policyId, transactionId }, diff.charges);
  const on = today > effective ? today : effective;
  if (diff.charges.some(({ amount }) => amount !== 0)) {
    const isSmall = ({ code }: Charge): boolean => code === smallAmount;
    const small = diff.charges.filter(isSmall);
    const agreed = diff.charges.filter((one) => !isSmall(one));
    const book = (kind: 'endorsement' | 'fee', charges: readonly Charge[]) =>
      charges.length === 0 ? [] : [{ kind, effectiveDate: on, entries: chargeEntries(charges) }];
    // What is left as it is changes nothing of what was agreed.
    await writeLedger(work, policyId, [...book('endorsement', agreed), ...book('fee', small)]);
  }
  await writeInvoices(work, policyId, diff, transactionId);
  await oweRest(work, policy, diff, { state: insuredState(described.quote), transactionId, on });
  const { premiumBefore, premiumAfter, refund } = diff;
  const moved = premiumAfter - premiumBefore;
  const premium = policy.premium + moved;
  await work.tx
    .updateTable('policies')
    .set({ current_quote_id: quoteId, premium })
    .where('policy_id', '=', policyId)
    .execute();
  const after = { ...policy, currentQuoteId: quoteId, premium };
  await recordActivity(work, after, { action: 'endorsement', change: moved, quote });
  await work.publish({
    type: 'policy_endorsed',
    policyId,
    quoteId,
    change,
    effective,
    premiumBefore,
    premiumAfter,
    refund,
    currency,
    transactionId,
  });
  await followStatus(work, policyId);
  await wakeCollection(work, policy.contractId);
  return { quoteId, transactionId };
}
