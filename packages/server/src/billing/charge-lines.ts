import type { Charge } from '@roadworthy/core/billing/charge-lines.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import type { Work } from '../kernel/work.ts';

/** A charge as it was written. */
export type StoredCharge = Charge & { readonly lineId: string };

// A charge names one description of its vehicle; what is kept is the vehicle itself.
const rootOf = (vehicleId: string | null) =>
  vehicleId === null
    ? null
    : sql<string>`coalesce((select root_vehicle_id from vehicles where vehicle_id = ${vehicleId}::uuid), ${vehicleId}::uuid)`;

/** Writes what a transaction of a policy charges, or takes back; what is written is never changed. */
export async function writeCharges(
  { tx, organizationId }: Work,
  { policyId, transactionId }: { readonly policyId: string; readonly transactionId: string },
  charges: readonly (Charge & { readonly takesBack?: string })[],
): Promise<void> {
  if (charges.length === 0) return;
  await tx
    .insertInto('charge_lines')
    .values(
      charges.map((charge) => ({
        organization_id: organizationId,
        policy_id: policyId,
        policy_transaction_id: transactionId,
        root_vehicle_id: rootOf(charge.vehicleId),
        coverage: charge.coverage,
        kind: charge.kind,
        code: charge.code,
        jurisdiction: charge.jurisdiction ?? null,
        annual: charge.annual,
        term_amount: charge.termAmount,
        days: sql<string>`daterange(${charge.from}::date, ${charge.to}::date)`,
        amount: charge.amount,
        earning: charge.earning,
        refundable: charge.isRefundable,
        takes_back: charge.takesBack ?? null,
      })),
    )
    .execute();
  if (!charges.some(({ kind }) => kind === 'tax' || kind === 'surcharge')) return;
  // What the term costs names them apart from what it costs by itself.
  await sql`
    update policies set taxes = (select coalesce(sum(amount), 0) from charge_lines
      where policy_id = ${policyId}::uuid and kind in ('tax', 'surcharge'))
    where policy_id = ${policyId}::uuid`.execute(tx);
}

export function chargeFromRow(row: Selectable<Database['charge_lines']>): StoredCharge {
  return {
    lineId: row.charge_line_id,
    vehicleId: row.root_vehicle_id,
    coverage: row.coverage,
    kind: row.kind,
    code: row.code,
    jurisdiction: row.jurisdiction,
    annual: row.annual,
    termAmount: row.term_amount,
    from: day(row.days_from ?? ''),
    to: day(row.days_until ?? ''),
    amount: row.amount,
    earning: row.earning,
    isRefundable: row.refundable,
  };
}

/**
 * Everything that was ever charged for these policies, in the order in which it was written; what a moved term took back
 * whole, and what took it back, count for nothing.
 */
export async function chargesOfPolicies(tx: Tx, policyIds: readonly string[]): Promise<Map<string, StoredCharge[]>> {
  const rows = await tx
    .selectFrom('charge_lines')
    .selectAll()
    .where('policy_id', 'in', policyIds)
    .where('takes_back', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('charge_lines as back').whereRef('back.takes_back', '=', 'charge_lines.charge_line_id'))),
    )
    .orderBy('charge_line_id')
    .execute();
  const byPolicy = Map.groupBy(rows, (row) => row.policy_id);
  return new Map([...byPolicy].map(([policyId, lines]) => [policyId, lines.map(chargeFromRow)]));
}
