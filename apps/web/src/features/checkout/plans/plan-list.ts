import { plans } from '@roadworthy/core/products/vocabulary.ts';
import { markDifferences, type Plan } from '@roadworthy/ui/price/plan.ts';
import type { ComparedPlanFragment, MissingFieldFragment, WayToPayFragment } from '../../../generated/documents.ts';
import type { CoverSet } from '../../shared/insured/cover-guide.tsx';
import type { Bought } from '../../shared/lines/line-covers.ts';
import { wayOf } from '../../shared/pay/way-of.ts';

type PlanName = (typeof plans)[number];
type Words = { readonly name: string; readonly promise: string; readonly flag?: string | undefined };

/** The cards as they are compared and paid for, or null while one of them has no price yet. */
export function comparedPlans(
  cards: readonly ComparedPlanFragment[],
  paymentTerm: string,
  wordsOf: (card: ComparedPlanFragment) => Words | null,
  describe: (way: WayToPayFragment) => { readonly term: number; readonly lines: readonly string[] },
): Plan[] | null {
  const priced = cards.flatMap((card): Plan[] => {
    const words = wordsOf(card);
    const way = wayOf(card.ways_to_pay, paymentTerm);
    if (!words || !way) return [];
    const rows = card.rows.map(({ coverage, label, terms, included }) => ({
      key: coverage,
      label,
      value: included ? terms : null,
      differs: false,
    }));
    const { term, lines } = describe(way);
    return [{ id: card.plan, ...words, priceCents: term, currency: way.currency, payments: lines, rows }];
  });
  return priced.length === cards.length && priced.length > 0 ? markDifferences(priced) : null;
}

/** What each plan is made of, for who wants it explained. */
export function coverSets(cards: readonly ComparedPlanFragment[], nameOf: (plan: PlanName) => string): CoverSet[] {
  return cards.flatMap(({ plan, coverages, rows }) => {
    const known = plans.find((one) => one === plan);
    const labels = Object.fromEntries(rows.map(({ coverage, label }) => [coverage, label]));
    return known ? [{ name: nameOf(known), labels, coverages }] : [];
  });
}

/** What is still missing, each said once. */
export function missingOnce(...lists: readonly (readonly MissingFieldFragment[])[]): MissingFieldFragment[] {
  const byPath = new Map(lists.flat().map((field) => [field.path, field]));
  return [...byPath.values()];
}

/** What is bought, written alike whatever stands first. */
const inOrder = (coverages: string): string =>
  JSON.stringify(
    // The server alone writes it, in this shape.
    Object.entries(JSON.parse(coverages) as Bought)
      .map(([code, settings]) => [code, Object.entries(settings).toSorted()])
      .toSorted(),
  );

/** The card of the chosen plan, where the chosen covers are no longer what it holds and its price is another. */
export function adjustedFrom(
  cards: readonly ComparedPlanFragment[],
  { plan, coverages }: { readonly plan: string | null; readonly coverages: string },
): ComparedPlanFragment | undefined {
  const card = cards.find((one) => one.plan === plan);
  return card && inOrder(JSON.stringify(card.coverages)) !== inOrder(coverages) ? card : undefined;
}

/** What a press on Continue leads to while something is missing. */
export const missingListId = 'plans-missing';
