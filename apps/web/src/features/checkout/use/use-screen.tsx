'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect } from 'react';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';

// Nobody is asked before the quote has come: the questions are fetched beside it.
const questions = fetchedComponent(
  async () => (await import('./use-step.tsx')).UseQuestions,
  <StepOnItsWay place="use" />,
);

/** How it is used and kept. */
export function UseScreen() {
  useEffect(() => questions.expect(), []);
  return (
    <StepGate place="use">
      <questions.Component />
    </StepGate>
  );
}
