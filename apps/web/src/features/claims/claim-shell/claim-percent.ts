/** The steps of a claim in their order, as their addresses name them. */
export const claimSteps = [
  'start',
  'what',
  'when-where',
  'driving',
  'damage',
  'others',
  'police',
  'photos',
  'review',
] as const;

/** How much of the way lies behind a step, in percent; all of it on any page that is no step. */
export function claimPercent(step: string | null): number {
  const place = claimSteps.findIndex((one) => one === (step ?? 'start'));
  return place === -1 ? 100 : (place / claimSteps.length) * 100;
}
