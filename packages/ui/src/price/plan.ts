export type PlanRow = {
  key: string;
  label: string;
  /** The printed limit or deductible; null when the plan does not carry it. */
  value: string | null;
  /** The value is not the same in every plan of the comparison. */
  differs: boolean;
};

export type Plan = {
  id: string;
  name: string;
  /** One line on whom it suits. */
  promise: string;
  /** What the term costs, whole cents. */
  priceCents: number;
  currency: string;
  /** What is due today and later, and all of it together, a line each. */
  payments: readonly string[];
  rows: readonly PlanRow[];
  /** A word over the card, such as "Most chosen". */
  flag?: string | undefined;
};

/** Marks the rows whose value is not the same in every plan. */
export function markDifferences(plans: readonly Plan[]): Plan[] {
  return plans.map((plan) => ({
    ...plan,
    rows: plan.rows.map((row) => ({
      ...row,
      differs: plans.some((other) => other.rows.find(({ key }) => key === row.key)?.value !== row.value),
    })),
  }));
}
