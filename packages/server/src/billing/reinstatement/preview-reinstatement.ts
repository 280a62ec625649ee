import {
  checkMethod,
  checkReinstatable,
  findLapseProblem,
  resumesOn,
} from '@roadworthy/core/billing/reinstatement/reinstate-policy.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { computedRead } from '../../kernel/operation.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import { lineFields } from '../cancellation/preview-cancellation.ts';
import { reinstateFactsOf } from './reinstate-facts.ts';
import { unsentRefunds } from '../refunds/stop-refunds.ts';
import { reinstatedMoney } from './reinstated-money.ts';
import { methodOf } from './reinstate-policy.ts';

/** What reinstating a policy would do, to the cent, by the function that carries it out. */
export const previewReinstatement = computedRead({
  name: 'preview_reinstatement',
  permission: ['billing:reinstate', 'policy:reinstate_own'],
  root: 'policy_id',
  example: { has_lapse: false },
  async run(work) {
    const { policy_id, has_lapse: hasLapse } = work.input;
    const stored = await loadPolicy(work, policy_id);
    const { policy } = stored;
    const { facts, quote, collection } = await reinstateFactsOf(work, stored);
    const problem = checkReinstatable(facts, work.actor) ?? findLapseProblem(facts, { hasLapse });
    if (problem) return { ok: false, refusal: problem };
    const { today } = facts;
    const [ended, resumes] = [policy.cancelledAsOf ?? today, resumesOn(facts, hasLapse)];
    const { fee } = facts.terms;
    const diff = await reinstatedMoney(work, policy, { cancelled: ended, resumes, fee }, today);
    const unsent = await unsentRefunds(work, policy.policyId);
    const method = methodOf(collection, today);
    return {
      ended,
      resumes,
      today,
      currency: policy.currency,
      fee,
      gap: diff.gap,
      insureds: [...facts.insureds],
      charged_before: diff.chargedBefore,
      charged_after: diff.chargedAfter,
      premium_before: diff.premiumBefore,
      premium_after: diff.premiumAfter,
      balance: diff.balance,
      refund: diff.refund,
      stopped_refund: sumCents(unsent.map(({ amount }) => amount)),
      method_end: checkMethod(method, work.actor).ok ? (method?.lastFour ?? null) : null,
      lines: diff.lines.map((line) => lineFields(quote, line)),
      invoices: diff.invoices.map(({ sequence, dueDate: due_date, before, after }) => ({
        sequence,
        due_date,
        before,
        after,
      })),
    };
  },
});
