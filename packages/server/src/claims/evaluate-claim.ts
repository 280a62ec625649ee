import type { AnsweringCoverage } from '@roadworthy/core/claims/answering-coverages.ts';
import { decideApproval } from '@roadworthy/core/claims/authority.ts';
import { owedOf } from '@roadworthy/core/claims/claim-money.ts';
import { permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { findProseProblem } from '@roadworthy/core/shared/text/check-text.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { approverOf, nameOfActor } from './adjusters.ts';
import {
  currencyOfClaim,
  exposureFor,
  exposureOf,
  exposuresOf,
  holdBack,
  loadExposure,
  readClaimant,
  sharesOf,
  termsOf,
} from './claim-exposures.ts';
import { ensurePayees } from './claim-payees.ts';
import { type ClaimRow, followClock, moveClaim, updateClaim } from './claim-store.ts';
import { aboutClaim, openClaim } from './handle-claim.ts';
import { damageCoverage, totalLossOf } from './total-loss-of-claim.ts';

/** Everything of a claim's loss that was paid or is held back, in cents: what its approval stands for. */
export async function valuedAt(work: Work, claim: ClaimRow): Promise<number> {
  return sumCents((await exposuresOf(work, claim)).map((row) => row.reserve_indemnity + row.paid_indemnity));
}

const mostLosses = 20;

type LossValued = { readonly coverage: string; readonly claimant?: string | null; readonly loss: number };

/** No more of a loss is valued than what the policy counts of it, whoever owned what was lost. */
function checkCounted(terms: AnsweringCoverage | null, loss: number): Decision<null> {
  if (terms === null || terms.counted === null || loss <= terms.counted) return accept(null);
  return refuse(
    'loss_not_counted',
    sentence(
      words(
        'Of the personal effects that were lost, {counted} counts. Enter no more than that, or state their kinds anew.',
        'Des effets personnels perdus, {counted} comptent. N’entrez pas davantage, ou précisez de nouveau leurs natures.',
      ),
      { counted: { cents: terms.counted } },
    ),
    'losses',
  );
}

/** Values losses of a claim that may be valued, and leaves it to somebody else to approve. */
export async function valueLosses(
  work: Work,
  claim: ClaimRow,
  losses: readonly LossValued[],
  typed: string,
): Promise<Decision<ClaimRow>> {
  const note = typed.trim();
  const problem = findProseProblem(note, 'note', 'note');
  if (problem) return { ok: false, refusal: problem };
  if (losses.length === 0 || losses.length > mostLosses) {
    return refuse(
      'losses_missing',
      words('Value at least one loss, and 20 at most.', 'Évaluez au moins une perte, et 20 au plus.'),
      'losses',
    );
  }
  const valued: { readonly exposureId: string; readonly loss: number }[] = [];
  for (const { coverage, claimant: named, loss } of losses) {
    if (loss < 0) {
      return refuse(
        'amount_negative',
        words('Enter an amount of $0 or more.', 'Entrez un montant de 0 $ ou plus.'),
        'losses',
      );
    }
    const claimant = readClaimant(named);
    if (!claimant.ok) return claimant;
    const found = await exposureFor(work, claim, coverage, claimant.event);
    if (!found.ok) return found;
    // What was held back by an earlier value stands in no other's way.
    await holdBack(work, claim, found.event, { indemnity: 0 });
    valued.push({ exposureId: found.event.claim_exposure_id, loss });
  }
  const rows = await exposuresOf(work, claim);
  for (const coverage of new Set(losses.map((one) => one.coverage))) {
    const lost = rows
      .filter((row) => row.coverage === coverage)
      .map((row) => valued.find((one) => one.exposureId === row.claim_exposure_id)?.loss ?? row.loss_amount ?? 0);
    const counted = checkCounted(await termsOf(work, claim, coverage), sumCents(lost));
    if (!counted.ok) return counted;
  }
  for (const { exposureId, loss } of valued) {
    const row = await loadExposure(work, claim, exposureId);
    const owed = owedOf(exposureOf(row), loss, await sharesOf(work, claim, row));
    await work.tx
      .updateTable('claim_exposures')
      .set({ loss_amount: loss })
      .where('claim_exposure_id', '=', exposureId)
      .execute();
    await holdBack(work, claim, row, { indemnity: owed });
  }
  await ensurePayees(work, claim);
  const name = await nameOfActor(work);
  const moved = await moveClaim(work, claim, 'evaluated', {
    evaluated_by: personOf(work.actor),
    evaluated_by_name: name,
    evaluation_note: note === '' ? null : note,
    approved_by: null,
    approved_by_name: null,
  });
  await followClock(work, moved);
  const [amount, currency] = [await valuedAt(work, moved), await currencyOfClaim(work, moved)];
  await work.publish({ type: 'claim_evaluated', ...aboutClaim(moved), amount, currency, by: name });
  return accept(moved);
}

const noTotalLoss = {
  total_loss_on: null,
  total_loss_value: null,
  total_loss_repair: null,
  total_loss_salvage: null,
  total_loss_taxes: null,
  is_wreck_retained: null,
  lender_payoff: null,
} as const;

/** Whether the damage of a total loss is valued otherwise now: then it is a repair, and nothing follows for the policy. */
async function isTotalLossRevalued(work: Work, claim: ClaimRow, losses: readonly LossValued[]): Promise<boolean> {
  const total = await totalLossOf(work, claim);
  if (total === null) return false;
  const damage = (await damageCoverage(work, claim))?.coverage;
  return losses.some((one) => one.coverage === damage && !one.claimant?.trim() && one.loss !== total);
}

export const evaluateClaim = operation({
  name: 'evaluate_claim',
  permission: permissionsOfClaim('evaluate_claim'),
  root: 'claim_id',
  example: { losses: [{ coverage: 'comprehensive', loss: 320_000 }], note: 'Roof by the estimate of the shop.' },
  async run(work) {
    const { claim_id, losses, note } = work.input;
    const opened = await openClaim(work, claim_id, 'evaluate_claim');
    if (!opened.ok) return opened;
    const valued = await valueLosses(work, opened.event, losses, note);
    if (!valued.ok) return valued;
    if (await isTotalLossRevalued(work, valued.event, losses)) await updateClaim(work, valued.event, noTotalLoss);
    return { claim_id };
  },
});

export const approveClaim = operation({
  name: 'approve_claim',
  permission: permissionsOfClaim('approve_claim'),
  root: 'claim_id',
  example: {},
  async run(work) {
    const opened = await openClaim(work, work.input.claim_id, 'approve_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const total = await valuedAt(work, claim);
    const approver = await approverOf(work);
    const decided = decideApproval(approver, { preparedBy: claim.evaluated_by, total });
    if (!decided.ok) return decided;
    const today = work.today(claim.time_zone);
    const moved = await moveClaim(work, claim, 'approved', {
      approved_by: approver.userId,
      approved_by_name: await nameOfActor(work),
      decided: today,
      // The law's days to pay run from here: an agreement is never later than what we offer to pay.
      agreed: today,
      paid_on: null,
    });
    await followClock(work, moved);
    await work.publish({ type: 'claim_approved', ...aboutClaim(moved) });
    return { claim_id: moved.claim_id };
  },
});
