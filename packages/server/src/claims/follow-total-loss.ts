import { followTotalLoss, owedToLender, type TotalLossFacts } from '@roadworthy/core/claims/follow-total-loss.ts';
import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { computedRead } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { lossesOfPolicy } from '../policies/losses-of-policy.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { exposuresOf } from './claim-exposures.ts';
import { payeesOf } from './claim-payees.ts';
import { type ClaimRow, loadClaim } from './claim-store.ts';
import { paidToLender } from './pay-claim.ts';
import { damageCoverage } from './total-loss-of-claim.ts';

/** The term of the claim's contract that covers something now, or is to; null where none does any more. */
async function termNow({ tx }: Work, { policy_id }: ClaimRow): Promise<string | null> {
  if (policy_id === null) return null;
  const row = await tx
    .selectFrom('policies as p')
    .innerJoin('policies as named', 'named.contract_id', 'p.contract_id')
    .select('p.policy_id')
    .where('named.policy_id', '=', policy_id)
    .where('p.policy_status', 'in', [...coveringStatuses])
    .orderBy('p.policy_term')
    .limit(1)
    .executeTakeFirst();
  return row?.policy_id ?? null;
}

async function factsOf(work: Work, claim: ClaimRow, policyId: string | null): Promise<TotalLossFacts> {
  const common = { status: claim.status, vehicle: claim.root_vehicle_id, today: work.today(claim.time_zone) };
  if (policyId === null) return { ...common, term: null, losses: [] };
  const { policy } = await loadPolicy(work, policyId);
  const vehicles = await work.tx
    .selectFrom('vehicles')
    .select('root_vehicle_id')
    .where('quote_id', '=', policy.currentQuoteId)
    .where('archived', 'is', null)
    .execute();
  const { effectiveDate, expirationDate, status } = policy;
  return {
    ...common,
    term: {
      effectiveDate,
      expirationDate,
      isEnding: status === 'pending_cancellation',
      vehicles: vehicles.map((one) => one.root_vehicle_id),
    },
    losses: (await lossesOfPolicy(work, policy)).map(({ on }) => on),
  };
}

/** Whether somebody is asked for what the wreck brings, or brought it. */
async function isWreckSought({ tx }: Work, { claim_id }: ClaimRow): Promise<boolean> {
  const row = await tx
    .selectFrom('claim_recoveries')
    .select('claim_recovery_id')
    .where('claim_id', '=', claim_id)
    .where('kind', '=', 'salvage')
    .where('status', '<>', 'given_up')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const readTotalLossFollowUp = computedRead({
  name: 'claim_total_loss_follow_up',
  permission: 'claim:handle',
  root: 'claim_id',
  example: {},
  async run(work) {
    const claim = await loadClaim(work, work.input.claim_id);
    const hasLender = (await payeesOf(work, claim)).some(({ kind }) => kind === 'lienholder');
    const policyId = await termNow(work, claim);
    const isTotal = claim.total_loss_on !== null;
    const damage = await damageCoverage(work, claim);
    const exposure = (await exposuresOf(work, claim)).find(
      ({ coverage, claimant }) => coverage === damage?.coverage && claimant === null,
    );
    const next = isTotal ? followTotalLoss(await factsOf(work, claim, policyId)) : { does: 'nothing' as const };
    return {
      owed_to_lender: hasLender ? owedToLender(claim.lender_payoff, await paidToLender(work, claim)) : null,
      is_wreck_sought: isTotal && claim.is_wreck_retained === false ? await isWreckSought(work, claim) : null,
      claim_exposure_id: exposure?.claim_exposure_id ?? null,
      policy: next.does,
      policy_id: policyId,
      from: 'from' in next ? next.from : null,
      root_vehicle_id: claim.root_vehicle_id,
    };
  },
});
