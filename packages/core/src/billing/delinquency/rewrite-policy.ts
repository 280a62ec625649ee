import type { Policy } from '../../policies/policy.ts';
import { addDays, addMonths, type Day } from '../../shared/time/day.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { words } from '../../shared/words.ts';
import { moneyUnderWay } from '../endorsement/endorse-policy.ts';
import type { CancelledTerm } from '../money-diff.ts';

/** A policy as far as being written anew looks at it. */
export type FormerPolicy = Pick<
  Policy,
  'policyId' | 'status' | 'cancelledAsOf' | 'cancellationReason' | 'expirationDate' | 'contractId' | 'currency'
>;

/** What is known of a policy that nobody paid and that somebody wants to write anew. */
export type RewriteFacts = {
  readonly policy: FormerPolicy;
  /** The day of cover where the risk is. */
  readonly today: Day;
  /** The first day that was not paid for. */
  readonly equityDay: Day;
  /** The days of what happened and was claimed under this term, of claims that are not settled. */
  readonly openClaims: readonly Day[];
  /** When its contract was written anew last; null where it never was. */
  readonly lastRewrite: Day | null;
  /** Whether a payment or a refund is under way whose outcome nobody knows yet. */
  readonly isMoneyUnderWay: boolean;
  /** Why what it covers would not be sold today; null where it would. */
  readonly unsold: Refusal | null;
};

/** A policy that ends and goes on as another one, under the same contract. */
export type RewriteDecided = {
  readonly type: 'rewrite_decided';
  readonly policyId: string;
  readonly contractId: string;
  /** The first day of the new term. */
  readonly effectiveDate: Day;
  /** Whether there is cover left that ends with it. */
  readonly isInForce: boolean;
};

export type RewriteRefusal =
  | 'policy_not_unpaid'
  | 'rewrite_too_late'
  | 'rewritten_lately'
  | 'claim_open'
  | 'money_under_way'
  | 'starts_too_early'
  | 'term_over'
  | 'former_balance_changed';

/** How long after cover ended unpaid it may be written anew, in days (docs/rules.md, delinquency). */
export const rewriteDays = 60;

/** How long a contract that was written anew is not again, in months. */
export const rewriteRestMonths = 12;

/** Why a policy does not stand so that it could be written anew, whatever it covers; null where it does. */
export function checkRewriteStatus({
  policy,
  today,
}: Pick<RewriteFacts, 'policy' | 'today'>): Refusal<RewriteRefusal> | null {
  const { status, cancelledAsOf: ended, cancellationReason: reason } = policy;
  // Under notice that it ends unpaid it is as overdue as before.
  if (status === 'delinquent' || (status === 'pending_cancellation' && reason === 'non_payment')) return null;
  if (status !== 'cancelled' || ended === null || reason !== 'non_payment') {
    return refusal(
      'policy_not_unpaid',
      words(
        'Only what is overdue, or was cancelled because nobody paid, is rewritten.',
        'Seule une police en souffrance, ou résiliée faute de paiement, peut être récrite.',
      ),
    );
  }
  const last = addDays(ended, rewriteDays);
  if (today <= last) return null;
  const form = words(
    'A policy is rewritten within {days} days; the last was {last}. Start a new quote.',
    'Une police est récrite dans un délai de {days} jours, dont le dernier était le {last}. Commencez une nouvelle soumission.',
  );
  return refusal('rewrite_too_late', sentence(form, { days: rewriteDays, last }));
}

/** Every gate before a policy is written anew, asked of its page, of its quote's making and of its purchase alike. */
export function checkRewritable(facts: RewriteFacts): Refusal | null {
  const { today, lastRewrite, openClaims, equityDay } = facts;
  const status = checkRewriteStatus(facts);
  if (status) return status;
  const free = lastRewrite && addMonths(lastRewrite, rewriteRestMonths);
  if (free !== null && today < free) {
    const form = words(
      'This contract was rewritten on {day}; the next time is from {free} on. Start a new quote.',
      'Ce contrat a été récrit le {day} ; il pourra l’être de nouveau à compter du {free}. Commencez une nouvelle soumission.',
    );
    return refusal('rewritten_lately', sentence(form, { day: lastRewrite ?? free, free }));
  }
  const claim = openClaims.find((on) => on >= equityDay);
  if (claim !== undefined) {
    const form = words(
      'A claim for {day} is open, and cover was paid for until {equity}. Wait until it is settled.',
      'Une réclamation visant le {day} est ouverte, et la protection était payée jusqu’au {equity}. Attendez qu’elle soit réglée.',
    );
    return refusal('claim_open', sentence(form, { day: claim, equity: equityDay }));
  }
  if (facts.isMoneyUnderWay) {
    return refusal('money_under_way', moneyUnderWay);
  }
  return facts.unsold;
}

/** What the new policy takes over, in cents, by what its quote says and by what the books say now. */
export type TakenOver = { readonly effectiveDate: Day; readonly balance: Cents; readonly owed: Cents };

/**
 * Whether a policy ends and goes on as the one that is bought (docs/rules.md, delinquency): from tomorrow on, with what
 * it leaves unpaid as a line of the new one. Cover that is left has to reach to the first day of the new term.
 */
export function decideRewrite(
  facts: RewriteFacts,
  { effectiveDate, balance, owed }: TakenOver,
): Decision<RewriteDecided> {
  const { policy, today } = facts;
  const problem = checkRewritable(facts);
  if (problem) return { ok: false, refusal: problem };
  if (effectiveDate <= today) {
    return refuse(
      'starts_too_early',
      words('A rewritten policy begins tomorrow at the earliest.', 'Une police récrite commence demain au plus tôt.'),
      'effective_date',
    );
  }
  const isInForce = policy.status !== 'cancelled';
  if (isInForce && effectiveDate >= policy.expirationDate) {
    const message = sentence(
      words(
        'The term that is rewritten ends on {day}. Choose a day before it.',
        'Le terme à récrire prend fin le {day}. Choisissez un jour antérieur.',
      ),
      {
        day: policy.expirationDate,
      },
    );
    return refuse('term_over', message, 'effective_date');
  }
  if (isInForce && policy.cancelledAsOf !== null && effectiveDate > policy.cancelledAsOf) {
    const message = sentence(
      words(
        'Cover ends unpaid on {day}. Choose that day or an earlier one.',
        'La protection prend fin le {day} faute de paiement. Choisissez ce jour ou un jour antérieur.',
      ),
      {
        day: policy.cancelledAsOf,
      },
    );
    return refuse('term_over', message, 'effective_date');
  }
  if (balance !== owed) {
    const amount = { cents: owed, currency: policy.currency };
    const form = words(
      'The former policy leaves {amount} unpaid by now. Rewrite it again from its page, and look at the price.',
      'L’ancienne police laisse maintenant {amount} impayés. Récrivez-la de nouveau depuis sa page, puis revoyez le prix.',
    );
    return refuse('former_balance_changed', sentence(form, { amount }));
  }
  const { policyId, contractId } = policy;
  return accept({ type: 'rewrite_decided', policyId, contractId, effectiveDate, isInForce });
}

/** What is asked of the money of a term that another policy takes the place of: every day that is left comes back. */
export function rewrittenTerm(from: Day): CancelledTerm {
  return { basis: 'pro_rata', cancelled: from, today: from, minimumEarned: 0, leastReturnShare: 0 };
}
