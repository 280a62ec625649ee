import { type CheckoutStep, checkoutSteps, type StateScreen, stateScreens } from '@roadworthy/core/quoting/vocabulary.ts';

export type CheckoutPlace = CheckoutStep | StateScreen;

/** The steps that ask something; `confirmation` and the state screens stand outside of them. */
export function isStep(place: string): place is CheckoutStep {
  return checkoutSteps.some((step) => step === place);
}

/** The step or state screen of an address, null for any other address. */
export function placeOfPath(pathname: string): CheckoutPlace | null {
  const id = /^\/checkout\/([^/?#]+)/.exec(pathname)?.[1];
  return [...checkoutSteps, ...stateScreens].find((place) => place === id) ?? null;
}

export const hrefOf = (place: string): string => `/checkout/${place}`;

export function stepAfter(step: CheckoutStep): CheckoutPlace {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? 'confirmation';
}

export function stepBefore(step: CheckoutStep): CheckoutStep | null {
  return checkoutSteps[checkoutSteps.indexOf(step) - 1] ?? null;
}

type Progress = { readonly screen: string | null; readonly next: string; readonly steps: readonly { id: string; reached: boolean }[] };

/** Where a visitor of a place belongs instead, or null when they may stay: a state screen goes before every step. */
export function detourFrom(place: CheckoutPlace, { screen, next, steps }: Progress): string | null {
  if (screen) return screen === place ? null : screen;
  if (!isStep(place)) return next;
  return place === 'start' || (steps.find(({ id }) => id === place)?.reached ?? false) ? null : next;
}

/** After an answered step one goes on to the next in order, or back to where one left off further on. */
export function placeAfter(step: CheckoutStep, { screen, next }: Progress): string {
  if (screen) return screen;
  const order = stepAfter(step);
  if (!isStep(next) || !isStep(order)) return order;
  return checkoutSteps.indexOf(next) > checkoutSteps.indexOf(step) ? next : order;
}
