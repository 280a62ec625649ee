import type { Day } from '../shared/day.ts';

/** Days that an underwriter has to answer a question that is asked from a day on, until later ones count. */
export type ReferralDaysFrom = { readonly from: Day; readonly referralDays: number };

/** What counts where a product says nothing for a day (docs/rules.md, underwriting rules). */
export const defaultReferralDays = 14;
/** Most days that a question may wait. */
export const mostReferralDays = 60;

/** The days to answer a question that is asked on a day: those that began last by then, in whatever order they are given. */
export function referralDaysOn(parameters: readonly ReferralDaysFrom[], asked: Day): number {
  const begun = parameters.filter(({ from }) => from <= asked).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return begun.at(-1)?.referralDays ?? defaultReferralDays;
}
