import { endorsementDays } from '@roadworthy/core/billing/endorsement/endorse-policy.ts';
import { premiumOf } from '@roadworthy/core/rating/premium-of.ts';
import type { ChangePreview } from '../../generated/operations.ts';
import type { Work } from '../../kernel/work.ts';
import type { StoredPolicy } from '../../policies/policy-store.ts';
import { lineFields } from '../cancellation/preview-cancellation.ts';
import type { Endorsing } from './endorse-facts.ts';
import type { PricedChange } from './endorse-policy.ts';

/** What a change would do, to the cent, as it is read before it is applied. */
export function changeFields(
  work: Work,
  { policy }: StoredPolicy,
  { facts }: Endorsing,
  { quote, effective, before, after, diff }: PricedChange,
): ChangePreview {
  const { earliest, latest } = endorsementDays(facts, work.actor);
  return {
    ...{ effective_date: effective, earliest_date: earliest, latest_date: latest, currency: policy.currency },
    ...{ term_before: premiumOf(before) ?? 0, term_after: premiumOf(after) ?? 0 },
    ...{ charged_before: diff.chargedBefore, charged_after: diff.chargedAfter },
    ...{ premium_before: diff.premiumBefore, premium_after: diff.premiumAfter },
    ...{ refund: diff.refund, balance: diff.balance },
    lines: diff.lines.map((line) => lineFields(quote, line)),
    invoices: diff.invoices.map(({ sequence, dueDate: due_date, before: was, after: is }) => ({
      ...{ sequence, due_date, before: was, after: is },
    })),
  };
}
