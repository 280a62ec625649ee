import type { Segment } from '@roadworthy/core/policies/segments.ts';
import type { PolicyTransactionKind } from '@roadworthy/core/policies/vocabulary.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import { newId } from '../kernel/new-id.ts';
import type { Work } from '../kernel/work.ts';

/** A decision about a policy as its stack keeps it. */
export type StackTransaction = {
  readonly policyId: string;
  readonly kind: PolicyTransactionKind;
  readonly effectiveDate: Day;
  readonly quoteId: string;
  readonly reason?: string | null;
  /** The change as an intention, keyed by roots. */
  readonly delta?: Readonly<Record<string, unknown>>;
  /** The transaction that is made again here, because another one came before it. */
  readonly replayedFrom?: string;
};

/** How the days of a term are covered, as we know it now. */
export async function segmentsOf({ tx }: Work, policyId: string): Promise<Segment[]> {
  const rows = await tx
    .selectFrom('policy_segments')
    .select(['valid_from', 'valid_until', 'status', 'quote_id'])
    .where('policy_id', '=', policyId)
    .where(sql<boolean>`upper_inf(known)`)
    .orderBy('valid_from')
    .execute();
  return rows.map((row) => ({
    from: day(row.valid_from ?? ''),
    to: day(row.valid_until ?? ''),
    status: row.status,
    quoteId: row.quote_id,
  }));
}

/** Writes a decision onto the stack of a policy; answers its key. */
export async function writePolicyTransaction(work: Work, transaction: StackTransaction): Promise<string> {
  const { actor, tx, organizationId, now } = work;
  const { policyId, kind, effectiveDate, quoteId, reason = null, delta = {}, replayedFrom = null } = transaction;
  const transactionId = newId();
  await tx
    .insertInto('policy_transactions')
    .values({
      policy_transaction_id: transactionId,
      organization_id: organizationId,
      policy_id: policyId,
      kind,
      effective_date: effectiveDate,
      booked: now,
      actor_kind: actor.kind,
      actor_user_id: actor.userId,
      actor_role: actor.role,
      reason,
      delta: JSON.stringify(delta),
      resulting_quote_id: quoteId,
      replayed_from: replayedFrom,
    })
    .execute();
  return transactionId;
}

/** Closes what is known of a policy's cover, and writes what is known from now on: segment after segment of its term. */
export async function writeSegments(
  work: Work,
  { policyId, transactionId }: { readonly policyId: string; readonly transactionId: string },
  segments: readonly Segment[],
): Promise<void> {
  const { tx, organizationId, now } = work;
  await tx
    .updateTable('policy_segments')
    .set({ known: sql<string>`tstzrange(lower(known), greatest(lower(known), ${now}::timestamptz))` })
    .where('policy_id', '=', policyId)
    .where(sql<boolean>`upper_inf(known)`)
    .execute();
  await tx
    .insertInto('policy_segments')
    .values((values) =>
      segments.map(({ from, to, status, quoteId }) => ({
        organization_id: organizationId,
        policy_id: policyId,
        policy_transaction_id: transactionId,
        valid: sql<string>`daterange(${from}::date, ${to}::date)`,
        known: sql<string>`tstzrange(${now}::timestamptz, null)`,
        quote_id: quoteId,
        rater_version_id: values.selectFrom('quotes').select('rater_version_id').where('quote_id', '=', quoteId),
        status,
      })),
    )
    .execute();
}
