'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect } from 'react';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';

// There is nothing to look over before the quote has come: what shows it is fetched beside it.
const summary = fetchedComponent(
  async () => (await import('./review-step.tsx')).ReviewStep,
  <StepOnItsWay place="review" />,
);

/** Everything that was answered, before it is signed. */
export function ReviewScreen() {
  useEffect(() => summary.expect(), []);
  return (
    <StepGate place="review">
      <summary.Component />
    </StepGate>
  );
}
