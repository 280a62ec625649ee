'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect } from 'react';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';
import { OfShownVehicle } from '../vehicles/shown-vehicle.tsx';

// Nobody is asked before the quote has come: the questions are fetched beside it.
const questions = fetchedComponent(
  async () => (await import('./details-step.tsx')).DetailsStep,
  <StepOnItsWay place="details" />,
);

/** What the papers of a vehicle say, and who has lent the money for it. */
export function DetailsScreen() {
  useEffect(() => questions.expect(), []);
  return (
    <StepGate place="details">
      <OfShownVehicle step="details" of={questions.Component} />
    </StepGate>
  );
}
