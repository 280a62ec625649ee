'use client';
import { checkoutSteps } from '@roadworthy/core/quoting/vocabulary.ts';
import { useLine } from './line-context.tsx';

const personalSteps = checkoutSteps.map((id) => ({ id }));

/** The steps of the line whose pages these are, and whose they are; no provider among those of the personal line. */
export function useSteps() {
  const line = useLine();
  return { steps: line?.steps ?? personalSteps, provider: line?.provider };
}
