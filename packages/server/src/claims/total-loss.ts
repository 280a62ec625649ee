import { permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import { currencyOfClaim } from './claim-exposures.ts';
import { loadClaim, updateClaim } from './claim-store.ts';
import { valueLosses } from './evaluate-claim.ts';
import { aboutClaim, openClaim } from './handle-claim.ts';
import { damageCoverage, findLoss } from './total-loss-of-claim.ts';

const example = { repair: 5_000_000, salvage: 900_000, value: 5_200_000, taxes_and_fees: 364_000, is_retained: false };

export const readClaimTotalLoss = computedRead({
  name: 'claim_total_loss',
  permission: 'claim:handle',
  root: 'claim_id',
  example,
  async run(work) {
    const claim = await loadClaim(work, work.input.claim_id);
    const { isTotal, pays, row, mayRetain, deductible } = await findLoss(work, claim, work.input);
    const { rule, percent, owesTaxes, source, grade } = row;
    const found = { is_total: isTotal, pays, deductible, may_retain: mayRetain, owes_taxes: owesTaxes };
    return { ...found, rule, percent, source, grade };
  },
});

export const declareTotalLoss = operation({
  name: 'declare_total_loss',
  permission: permissionsOfClaim('evaluate_claim'),
  root: 'claim_id',
  example: { ...example, note: 'By the survey.' },
  async run(work) {
    const { input } = work;
    const opened = await openClaim(work, input.claim_id, 'evaluate_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const amounts = [input.repair, input.salvage, input.value, input.taxes_and_fees, input.lender_payoff ?? 0];
    if (amounts.some((amount) => amount < 0)) {
      return refuse(
        'amount_negative',
        words('Enter an amount of $0 or more.', 'Entrez un montant de 0 $ ou plus.'),
        'value',
      );
    }
    const cover = await damageCoverage(work, claim);
    if (cover === null) {
      return refuse(
        'coverage_not_bought',
        words(
          'The policy did not have this coverage at the time of the loss.',
          'La police n’avait pas cette protection au moment du sinistre.',
        ),
        'value',
      );
    }
    const found = await findLoss(work, claim, input);
    if (!found.isTotal) {
      return refuse(
        'no_total_loss',
        words(
          'By the rule of the place this is no total loss. Value the repair instead.',
          'Selon la règle du lieu, ce n’est pas une perte totale. Évaluez plutôt la réparation.',
        ),
        'repair',
      );
    }
    if (input.is_retained && !found.mayRetain) {
      return refuse(
        'wreck_not_retained',
        words(
          'No text of this place lets the owner keep the wreck.',
          'Aucun texte de ce lieu ne permet au propriétaire de garder l’épave.',
        ),
        'is_retained',
      );
    }
    const loss = found.pays + found.deductible;
    const valued = await valueLosses(work, claim, [{ coverage: cover.coverage, loss }], input.note);
    if (!valued.ok) return valued;
    await updateClaim(work, claim, {
      total_loss_on: work.today(claim.time_zone),
      total_loss_value: input.value,
      total_loss_repair: input.repair,
      total_loss_salvage: input.salvage,
      total_loss_taxes: input.taxes_and_fees,
      is_wreck_retained: input.is_retained,
      lender_payoff: input.lender_payoff ?? null,
    });
    const currency = await currencyOfClaim(work, claim);
    await work.publish({ type: 'claim_total_loss', ...aboutClaim(claim), amount: found.pays, currency });
    return { claim_id: claim.claim_id };
  },
});
