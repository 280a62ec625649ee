import { hasOwnPages } from '@roadworthy/core/products/vocabulary.ts';
import { checkoutSteps, type StateScreen, stateScreens } from '@roadworthy/core/quoting/vocabulary.ts';

/** A step of the quote's line, or a state screen that stands in its place. */
export type CheckoutPlace = StateScreen | (string & {});

const linePath = /^\/checkout\/line\/[a-z_]+\/([a-z_]+)$/;

/** The step or state screen of a path without its locale, null for any other path. */
export function placeOfPath(path: string): CheckoutPlace | null {
  const plain = path.replace(/\/$/, '');
  // The covers are looked at beside the plans, and are no step of their own.
  if (plain === hrefOf('coverages')) return 'plans';
  const ofLine = linePath.exec(plain)?.[1];
  return ofLine ?? [...checkoutSteps, ...stateScreens].find((place) => plain === hrefOf(place)) ?? null;
}

/** Whether the steps of a quote stand on the pages of a line; no line is where those stand that have pages of their own. */
export function isOnPagesOf(line: string | undefined, provider: string): boolean {
  return line === undefined ? hasOwnPages(provider) : line === provider;
}

/** The address of a place; steps without pages of their own stand under their line. */
export function hrefOf(place: string, provider = 'personal'): string {
  const isShared = hasOwnPages(provider) || place === 'start' || stateScreens.some((screen) => screen === place);
  return isShared ? `/checkout/${place}` : `/checkout/line/${provider}/${place}`;
}

type Steps = readonly { readonly id: string }[];

const indexIn = (steps: Steps, place: string): number => steps.findIndex(({ id }) => id === place);

/** Whether a place is a step of a quote: `confirmation` and the state screens stand outside of them. */
export function isStepOf(steps: Steps, place: string): boolean {
  return indexIn(steps, place) >= 0;
}

export function stepAfter(step: string, steps: Steps): CheckoutPlace {
  return steps[indexIn(steps, step) + 1]?.id ?? 'confirmation';
}

export function stepBefore(step: string, steps: Steps): string | null {
  return steps[indexIn(steps, step) - 1]?.id ?? null;
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

type AfterSteps = { readonly steps: readonly { readonly id: string; readonly after: string }[] };

const correctable = new Set(['ineligible', 'review-needed']);
const afterPlans = new Set<CheckoutPlace>(['review', 'sign', 'payment']);

/** Whether the screen only stops the way past the plans: the quote is open, and its answers may still be corrected. */
export function isStop({ status, screen }: Pick<Progress, 'status' | 'screen'>): boolean {
  return (status === 'open' || status === 'agent_approved') && screen !== null && correctable.has(screen);
}

/** Where a visitor of a place belongs instead, or null when they may stay: a state screen goes before the steps. */
export function detourFrom(place: CheckoutPlace, progress: Progress): string | null {
  const { screen, next, steps } = progress;
  if (screen === place) return null;
  const index = indexIn(steps, place);
  if (screen && (!isStop(progress) || index < 0 || afterPlans.has(place))) return screen;
  if (index < 0) return next;
  const isReached = index === 0 || (steps[index]?.reached ?? false);
  return isReached ? null : isStepOf(steps, next) ? next : (steps[0]?.id ?? next);
}

/** Where Continue leads from a step, as the server says: to itself while it still waits for something. */
export function placeAfter(step: string, { steps }: AfterSteps): CheckoutPlace {
  return steps.find(({ id }) => id === step)?.after ?? stepAfter(step, steps);
}
