import { plans } from '@roadworthy/core/products/vocabulary.ts';
import { markDifferences, type Plan } from '@roadworthy/ui/price/plan.ts';
import type { ComparedPlanFragment, MissingFieldFragment } from '../../../generated/documents.ts';

type PlanName = (typeof plans)[number];
type Words = { readonly name: string; readonly promise: string; readonly flag?: string | undefined };

/** The cards as they are compared, or null while one of them has no price yet. */
export function comparedPlans(
  cards: readonly ComparedPlanFragment[],
  wordsOf: (plan: PlanName) => Words,
): Plan[] | null {
  const priced = cards.flatMap((card): Plan[] => {
    const plan = plans.find((one) => one === card.plan);
    if (!plan || card.total === null || card.monthly === null) return [];
    const rows = card.rows.map(({ coverage, label, terms, included }) => ({
      key: coverage,
      label,
      value: included ? terms : null,
      differs: false,
    }));
    return [{ id: plan, ...wordsOf(plan), monthlyCents: card.monthly, yearlyCents: card.total, rows }];
  });
  return priced.length === cards.length && priced.length > 0 ? markDifferences(priced) : null;
}

/** What is still missing, each said once. */
export function missingOnce(...lists: readonly (readonly MissingFieldFragment[])[]): MissingFieldFragment[] {
  const byPath = new Map(lists.flat().map((field) => [field.path, field]));
  return [...byPath.values()];
}
