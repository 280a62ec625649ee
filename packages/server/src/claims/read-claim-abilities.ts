import { type ClaimOperation, decideClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { decideApproval } from '@roadworthy/core/claims/authority.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { approverOf } from './adjusters.ts';
import { loadClaim } from './claim-store.ts';
import { checkLetters } from './claim-letters.ts';
import { valuedAt } from './evaluate-claim.ts';

/** What may be done to a claim, by its status and who asks; what is paid to whom is decided in its dialog. */
export const readClaimAbilities: ReadAbilities = async (work, claimId) => {
  const claim = await loadClaim(work, claimId);
  const of = (operation: ClaimOperation): Decision<unknown> => {
    const decided = decideClaim(claim, operation, work.actor);
    return decided.ok ? { ok: true, event: null } : decided;
  };
  const [reserve, pay, approve] = [of('reserve_claim'), of('pay_claim'), of('approve_claim')];
  const byWhom = async (): Promise<Decision<unknown>> =>
    decideApproval(await approverOf(work), {
      preparedBy: claim.evaluated_by,
      total: await valuedAt(work, claim),
    });
  const recovering = of('recover_claim');
  const letters = checkLetters(work, claim);
  return {
    withdraw_claim: of('withdraw_claim'),
    appeal_claim: of('appeal_claim'),
    assign_claim: of('assign_claim'),
    assign_claim_by_score: of('assign_claim'),
    link_claim_policy: of('assign_claim'),
    write_claim_letter: letters,
    review_claim_letter: letters,
    send_claim_letter: letters,
    claim_sync: letters,
    ask_claimant: reserve,
    note_claim_arrival: reserve,
    investigate_claim: of('investigate_claim'),
    note_claim_step: reserve,
    state_claim_fact: reserve,
    reserve_claim: reserve,
    evaluate_claim: of('evaluate_claim'),
    approve_claim: approve.ok && work.actor.userId !== null ? await byWhom() : approve,
    declare_total_loss: of('evaluate_claim'),
    seek_claim_recovery: recovering,
    receive_claim_recovery: recovering,
    give_up_claim_recovery: recovering,
    add_claim_payee: reserve,
    set_claim_payee_account: reserve,
    verify_claim_payee: reserve,
    request_claim_payment: pay,
    approve_claim_payment: pay,
    reject_claim_payment: pay,
    deny_claim: of('deny_claim'),
    close_claim: of('close_claim'),
    reopen_claim: of('reopen_claim'),
  };
};
