import { termsOfCoverage } from '@roadworthy/core/claims/answering-coverages.ts';
import { findTotalLoss, type TotalLossFound } from '@roadworthy/core/claims/law/total-loss.ts';
import type { MutationInputs } from '../generated/operations.ts';
import type { Work } from '../kernel/work.ts';
import { coveragesOf, lossFactsOf } from './claim-exposures.ts';
import { type ClaimRow, placeOf } from './claim-store.ts';

export type VehicleValued = Pick<
  MutationInputs['declare_total_loss'],
  'repair' | 'salvage' | 'value' | 'taxes_and_fees' | 'is_retained'
>;

/** The coverage that pays for the damage, by what happened, with its deductible; null where none was bought. */
export async function damageCoverage(work: Work, claim: ClaimRow) {
  const [facts, coverages] = [await lossFactsOf(work, claim), await coveragesOf(work, claim)];
  return termsOfCoverage(facts.known.collision === true ? 'collision' : 'comprehensive', facts, coverages);
}

/** Whether what was valued is a total loss by the rule of the place, and what that pays. */
export async function findLoss(
  work: Work,
  claim: ClaimRow,
  input: VehicleValued,
): Promise<TotalLossFound & { readonly deductible: number }> {
  const deductible = (await damageCoverage(work, claim))?.deductible ?? 0;
  const { repair, salvage, value, taxes_and_fees: taxesAndFees, is_retained: isRetained } = input;
  const vehicle = { repair, salvage, value, taxesAndFees, isRetained, deductible };
  return { ...findTotalLoss(await placeOf(work, claim), vehicle), deductible };
}

/** What the damage of a claim came to when it was declared a total loss, before the deductible; null where it was not. */
export async function totalLossOf(work: Work, claim: ClaimRow): Promise<number | null> {
  const { total_loss_value: value, total_loss_repair: repair, total_loss_salvage: salvage } = claim;
  if (value === null || repair === null || salvage === null) return null;
  const input = {
    value,
    repair,
    salvage,
    taxes_and_fees: claim.total_loss_taxes ?? 0,
    is_retained: claim.is_wreck_retained === true,
  };
  const { pays, deductible } = await findLoss(work, claim, input);
  return pays + deductible;
}
