import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { causeOfCarrier, causeOfReport, type Loss } from '@roadworthy/core/policies/losses.ts';
import { settledClaims, withoutLoss } from '@roadworthy/core/policies/vocabulary.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';

type LossRow = {
  readonly on: string;
  readonly isOpen: boolean;
  readonly paid: number;
  readonly type: string | null;
  readonly answers: Readonly<Record<string, unknown>> | null;
  readonly fault: string | null;
  /** Whether a carrier told us of it. */
  readonly isTold: boolean;
};

/**
 * What happened and was claimed under a term: claims that name it, claims of its contract for a day of it, and what a
 * carrier told us of that no claim of ours is about. Whoever cancels, reinstates, changes, rewrites or renews a policy
 * asks here.
 */
export async function lossesOfPolicy(
  { tx }: Work,
  {
    policyId,
    contractId,
    effectiveDate,
    expirationDate,
  }: Pick<Policy, 'policyId' | 'contractId' | 'effectiveDate' | 'expirationDate'>,
): Promise<readonly Loss[]> {
  const { rows } = await sql<LossRow>`
    select c.incident_date as on, c.status <> all (${[...settledClaims]}) as "isOpen",
      coalesce((select sum(e.paid_indemnity - e.recovered_salvage - e.recovered_subrogation)
        from claim_exposures e where e.claim_id = c.claim_id), 0)::bigint as paid,
      c.type_of_loss as type, c.answers, null as fault, false as "isTold"
    from claims c
    where c.status <> all (${[...withoutLoss]}) and c.incident_date is not null and (c.policy_id = ${policyId}
      or (c.policy_id in (select policy_id from policies where contract_id = ${contractId})
        and c.incident_date >= ${effectiveDate} and c.incident_date < ${expirationDate}))
    union all
    select x.loss_occurred, lower(coalesce(x.status, '')) <> all (${[...settledClaims]}), coalesce(x.indemnity_payment, 0),
      null, null, x.fault_decision, true
    from external_claims x
    where x.policy_id = ${policyId} and x.claim_id is null and x.loss_occurred is not null
      and lower(coalesce(x.status, '')) <> all (${[...withoutLoss]})
    order by 1`.execute(tx);
  return rows.map(({ on, isOpen, paid, type, answers, fault, isTold }) => ({
    on: day(on),
    isOpen,
    paid,
    cause: isTold ? causeOfCarrier(fault) : causeOfReport(type, answers ?? {}),
  }));
}
