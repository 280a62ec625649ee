'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect } from 'react';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';

// Nobody is asked before the quote has come: the questions are fetched beside it.
const questions = fetchedComponent(
  async () => (await import('./history-step.tsx')).HistoryStep,
  <StepOnItsWay place="history" />,
);

/** What the product's underwriters ask of every quote. */
export function HistoryScreen() {
  useEffect(() => questions.expect(), []);
  return (
    <StepGate place="history">
      <questions.Component />
    </StepGate>
  );
}
