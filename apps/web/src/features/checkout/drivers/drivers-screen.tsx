'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect } from 'react';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';

// Nobody is asked before the quote has come: the questions are fetched beside it.
const questions = fetchedComponent(
  async () => (await import('./drivers-step.tsx')).DriversStep,
  <StepOnItsWay place="drivers" />,
);

/** Who drives, and how they have driven: asked where something has a motor. */
export function DriversScreen() {
  useEffect(() => questions.expect(), []);
  return (
    <StepGate place="drivers">
      <questions.Component />
    </StepGate>
  );
}
