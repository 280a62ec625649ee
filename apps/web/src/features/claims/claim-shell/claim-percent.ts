import { reportSteps } from '@roadworthy/core/claims/vocabulary.ts';

/** How much of the way lies behind a step, in percent; all of it on any page that is no step. */
export function claimPercent(step: string | null): number {
  const place = reportSteps.findIndex((one) => one === (step ?? 'start'));
  return place === -1 ? 100 : (place / reportSteps.length) * 100;
}
