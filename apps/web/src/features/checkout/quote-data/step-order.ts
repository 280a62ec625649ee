import {
  type CheckoutStep,
  checkoutSteps,
  type StateScreen,
  stateScreens,
} from '@roadworthy/core/quoting/vocabulary.ts';

export type CheckoutPlace = CheckoutStep | StateScreen;

/** The steps that ask something; `confirmation` and the state screens stand outside of them. */
export function isStep(place: string): place is CheckoutStep {
  return checkoutSteps.some((step) => step === place);
}

/** The step or state screen of a path without its locale, null for any other path. */
export function placeOfPath(path: string): CheckoutPlace | null {
  const plain = path.replace(/\/$/, '');
  return [...checkoutSteps, ...stateScreens].find((place) => plain === hrefOf(place)) ?? null;
}

export const hrefOf = (place: string): string => `/checkout/${place}`;

export function stepAfter(step: CheckoutStep): CheckoutPlace {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? 'confirmation';
}

export function stepBefore(step: CheckoutStep): CheckoutStep | null {
  return checkoutSteps[checkoutSteps.indexOf(step) - 1] ?? null;
}

type Signed = {
  readonly quote: { readonly signed_at: string | null };
  readonly state: { readonly steps: readonly { readonly id: string; readonly answered: boolean }[] };
};

/** Whether the signature on a quote holds for what it says and costs now. */
export function isSigned({ quote, state }: Signed): boolean {
  return quote.signed_at !== null && state.steps.some(({ id, answered }) => id === 'sign' && answered);
}

type Progress = {
  readonly status: string;
  readonly screen: string | null;
  readonly next: string;
  readonly steps: readonly { readonly id: string; readonly reached: boolean }[];
};

const correctable = new Set(['ineligible', 'review-needed']);
const afterPlans = new Set<CheckoutPlace>(['sign', 'payment']);

/** Whether the screen only stops the way past the plans: the quote is open, and its answers may still be corrected. */
export function isStop({ status, screen }: Pick<Progress, 'status' | 'screen'>): boolean {
  return (status === 'open' || status === 'agent_approved') && screen !== null && correctable.has(screen);
}

/** Where a visitor of a place belongs instead, or null when they may stay: a state screen goes before the steps. */
export function detourFrom(place: CheckoutPlace, progress: Progress): string | null {
  const { screen, next, steps } = progress;
  if (screen === place) return null;
  if (screen && (!isStop(progress) || !isStep(place) || afterPlans.has(place))) return screen;
  if (!isStep(place)) return next;
  const isReached = place === 'start' || (steps.find(({ id }) => id === place)?.reached ?? false);
  return isReached ? null : isStep(next) ? next : 'start';
}

/** After an answered step one goes on to the next in order, or back to where one left off further on. */
export function placeAfter(step: CheckoutStep, progress: Progress): string {
  const { screen, next } = progress;
  const order = stepAfter(step);
  if (screen && (!isStop(progress) || afterPlans.has(order))) return screen;
  if (!isStep(next) || !isStep(order)) return order;
  return checkoutSteps.indexOf(next) > checkoutSteps.indexOf(step) ? next : order;
}
