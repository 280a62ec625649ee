import { endedStatuses, type PolicyStatus } from '../../policies/vocabulary.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { words } from '../../shared/words.ts';

/**
 * Whether the link to a policy's billing page leads anywhere: there is something to pay, in cents, or payments are still to
 * come, for which another card or account may be given.
 */
export function decideAgentBillingLinks(status: PolicyStatus, toPay: Cents): Decision<true, 'nothing_to_pay'> {
  const isOver = endedStatuses.some((ended) => ended === status) && toPay <= 0;
  return isOver
    ? refuse(
        'nothing_to_pay',
        words(
          'This policy has ended and everything is paid, so there is no link to pay it.',
          'Cette police a pris fin et tout est payé : il n’y a donc aucun lien pour la payer.',
        ),
      )
    : accept(true);
}
