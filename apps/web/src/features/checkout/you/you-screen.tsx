'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect } from 'react';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';

// Nobody is asked before the quote has come: the questions are fetched beside it.
const questions = fetchedComponent(async () => (await import('./you-step.tsx')).YouStep, <StepOnItsWay place="you" />);

/** For whom the policy is: the first personal answers. */
export function YouScreen() {
  useEffect(() => questions.expect(), []);
  return (
    <StepGate place="you">
      <questions.Component />
    </StepGate>
  );
}
