import { plans } from '@roadworthy/core/products/vocabulary.ts';
import { markDifferences, type Plan } from '@roadworthy/ui/price/plan.ts';
import type { LoadRecommendedPlansQuery } from '../../../generated/documents.ts';

type Card = LoadRecommendedPlansQuery['recommended_plans'][number];
type PlanName = (typeof plans)[number];
type Words = { readonly name: string; readonly promise: string; readonly flag?: string | undefined };

/** The cards as they are compared, or null while one of them has no price yet. */
export function comparedPlans(cards: readonly Card[], wordsOf: (plan: PlanName) => Words): Plan[] | null {
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

type Missing = { readonly path: string; readonly step: string | null; readonly message: string };

/** What is still missing, each said once. */
export function missingOnce(...lists: readonly (readonly Missing[])[]): Missing[] {
  const byPath = new Map(lists.flat().map((field) => [field.path, field]));
  return [...byPath.values()];
}
