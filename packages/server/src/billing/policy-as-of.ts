import { may } from '@roadworthy/core/identity/principal.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { chargedFor } from '@roadworthy/core/billing/charge-lines.ts';
import { policyAsOf as asOf, type Status } from '@roadworthy/core/policies/as-of.ts';
import type { Segment } from '@roadworthy/core/policies/segments.ts';
import { policyStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { InvoiceAsOf, PaymentAsOf, RefundAsOf } from '../generated/operations.ts';
import { computedRead } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { mayNotDoToPolicy } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';

/** The term as it was known: one read through the index over policy, days and instants. */
async function segmentsKnown({ tx }: Work, policyId: string, knownAt: Date): Promise<Segment[]> {
  const rows = await tx
    .selectFrom('policy_segments')
    .select(['valid_from', 'valid_until', 'status', 'quote_id'])
    .where('policy_id', '=', policyId)
    .where(sql<boolean>`known @> ${knownAt}::timestamptz`)
    .orderBy('valid_from')
    .execute();
  return rows.map((row) => ({
    from: day(row.valid_from ?? ''),
    to: day(row.valid_until ?? ''),
    status: row.status,
    quoteId: row.quote_id,
  }));
}

async function standingsOf({ tx }: Work, policyId: string): Promise<Status[]> {
  const rows = await tx
    .selectFrom('policy_standings')
    .select(['known_from', 'policy_status', 'cancelled_as_of'])
    .where('policy_id', '=', policyId)
    .orderBy('known_from')
    .execute();
  return rows.map((row) => ({
    from: row.known_from,
    status: policyStatuses.find((one) => one === row.policy_status) ?? 'active',
    cancelledAsOf: row.cancelled_as_of === null ? null : day(row.cancelled_as_of),
  }));
}

async function chargesKnown({ tx }: Work, policyId: string, knownAt: Date) {
  return tx
    .selectFrom('charge_lines')
    .select(['kind', 'amount'])
    .where('policy_id', '=', policyId)
    .where('booked', '<=', knownAt)
    .execute();
}

async function invoicesKnown({ tx }: Work, policyId: string, knownAt: Date): Promise<InvoiceAsOf[]> {
  const rows = await tx
    .selectFrom('invoice_states')
    .distinctOn('invoice_id')
    .selectAll()
    .where('policy_id', '=', policyId)
    .where('known_from', '<=', knownAt)
    .orderBy('invoice_id')
    .orderBy('known_from', 'desc')
    .execute();
  return rows
    .map((row) => ({
      invoice_id: row.invoice_id,
      sequence: row.sequence,
      due_date: row.due_date,
      fees: row.fees,
      amount: row.premium + row.fees + row.taxes,
      paid_amount: row.paid_amount,
      status: row.status,
    }))
    .toSorted((one, other) => one.due_date.localeCompare(other.due_date) || one.sequence - other.sequence);
}

async function paymentsKnown({ tx }: Work, policyId: string, knownAt: Date): Promise<PaymentAsOf[]> {
  const rows = await tx
    .selectFrom('transaction_states as s')
    .innerJoin('transactions as t', 't.transaction_id', 's.transaction_id')
    .distinctOn('s.transaction_id')
    .select(['s.transaction_id', 't.type', 's.date', 's.amount', 's.status', 's.attempt_count'])
    .select(['s.next_attempt', 's.decline_code', 's.cc_last_four', 's.bank'])
    .where('s.policy_id', '=', policyId)
    .where('s.known_from', '<=', knownAt)
    .orderBy('s.transaction_id')
    .orderBy('s.known_from', 'desc')
    .execute();
  return rows.toSorted((one, other) => other.date.localeCompare(one.date));
}

async function refundsKnown({ tx }: Work, policyId: string, knownAt: Date): Promise<RefundAsOf[]> {
  const rows = await tx
    .selectFrom('refund_states as s')
    .innerJoin('policy_refunds as r', 'r.policy_refund_id', 's.policy_refund_id')
    .distinctOn('s.policy_refund_id')
    .select(['s.policy_refund_id', 's.amount', 's.interest', 's.status', 's.hold_reason', 's.due_date', 's.paid'])
    .select(['r.currency', 'r.reason', 'r.by_hand', 'r.clock_source'])
    .where('s.policy_id', '=', policyId)
    .where('s.known_from', '<=', knownAt)
    .orderBy('s.policy_refund_id', 'desc')
    .orderBy('s.known_from', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, paid: row.paid?.toISOString() ?? null }));
}

async function decisionsKnown({ tx }: Work, policyId: string, knownAt: Date) {
  const rows = await tx
    .selectFrom('policy_transactions')
    .select(['policy_transaction_id', 'kind', 'effective_date', 'booked'])
    .where('policy_id', '=', policyId)
    .where('booked', '<=', knownAt)
    .orderBy('booked', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, booked: row.booked.toISOString() }));
}

/** A policy on a day, as it was known at an instant: cover, price, how it stood, and its money. */
export const policyAsOf = computedRead({
  name: 'policy_as_of',
  permission: 'policy:look_back',
  root: 'policy_id',
  example: { valid_on: '2026-06-15', known_at: '2026-06-15T23:00:00Z' },
  async run(work) {
    const { policy_id: policyId, valid_on } = work.input;
    const { policy } = await loadPolicy(work, policyId);
    const requested = new Date(work.input.known_at);
    const knownAt = requested < work.now ? requested : work.now;
    const segments = await segmentsKnown(work, policyId, knownAt);
    const standings = await standingsOf(work, policyId);
    const decision = asOf({ timeZone: policy.timeZone, segments, standings }, { validOn: day(valid_on), knownAt });
    if (!decision.ok) return decision;
    const { status, segment, quoteId, cancelledAsOf } = decision.event;
    const charges = await chargesKnown(work, policyId, knownAt);
    return {
      known_at: knownAt.toISOString(),
      status,
      cover: segment.status,
      cancelled_as_of: cancelledAsOf,
      covered_from: segment.from,
      covered_to: segment.to,
      quote_id: quoteId,
      quote: { quote_id: quoteId },
      effective_date: segments[0]?.from ?? policy.effectiveDate,
      expiration_date: segments.at(-1)?.to ?? policy.expirationDate,
      premium: chargedFor(charges, 'premium'),
      taxes: chargedFor(charges, 'tax', 'surcharge'),
      fees: chargedFor(charges, 'fee'),
      total: chargedFor(charges, 'premium', 'tax', 'surcharge', 'fee'),
      invoices: await invoicesKnown(work, policyId, knownAt),
      payments: await paymentsKnown(work, policyId, knownAt),
      refunds: await refundsKnown(work, policyId, knownAt),
      decisions: await decisionsKnown(work, policyId, knownAt),
    };
  },
});

/** Whether the caller may look at a policy as it was. */
export const readLookBackAbilities: ReadAbilities = async ({ actor }) => ({
  policy_as_of: may(actor, 'policy:look_back')
    ? { ok: true, event: null }
    : refuse('actor_not_allowed', mayNotDoToPolicy),
});
