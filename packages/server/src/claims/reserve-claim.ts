import { permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { setReserve } from '@roadworthy/core/claims/claim-money.ts';
import { reserveKinds } from '@roadworthy/core/claims/vocabulary.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { operation } from '../kernel/operation.ts';
import { exposureFor, exposureOf, holdBack, readClaimant, sharesOf } from './claim-exposures.ts';
import { aboutClaim, openClaim } from './handle-claim.ts';

export const reserveClaim = operation({
  name: 'reserve_claim',
  permission: permissionsOfClaim('reserve_claim'),
  root: 'claim_id',
  example: { coverage: 'comprehensive', kind: 'indemnity', amount: 250_000 },
  async run(work) {
    const { claim_id: id, coverage, kind: wanted, amount } = work.input;
    const opened = await openClaim(work, id, 'reserve_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const kind = reserveKinds.find((one) => one === wanted);
    if (!kind) {
      return refuse(
        'choice_unknown',
        words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.'),
        'kind',
      );
    }
    const claimant = readClaimant(work.input.claimant);
    if (!claimant.ok) return claimant;
    const found = await exposureFor(work, claim, coverage, claimant.event);
    if (!found.ok) return found;
    const row = found.event;
    const before = exposureOf(row).reserve[kind];
    const decided = setReserve(exposureOf(row), kind, amount, await sharesOf(work, claim, row));
    if (!decided.ok) return decided;
    await holdBack(work, claim, row, { [kind]: amount });
    await work.publish({ type: 'claim_reserved', ...aboutClaim(claim), kind, before, after: amount });
    return { claim_id: id };
  },
});
