'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect } from 'react';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';

// Nobody is asked before the quote has come: the questions are fetched beside it.
const questions = fetchedComponent(
  async () => (await import('./line-step.tsx')).LineStep,
  <StepOnItsWay place="step" />,
);

/** A step of a line, drawn from its data. */
export function LineStepScreen({ step }: { step: string }) {
  useEffect(() => questions.expect(), []);
  return (
    <StepGate place={step}>
      <questions.Component key={step} step={step} />
    </StepGate>
  );
}
