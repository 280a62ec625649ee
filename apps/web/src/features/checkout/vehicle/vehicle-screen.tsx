'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useEffect } from 'react';
import { StepGate, StepOnItsWay } from '../frame/step-gate.tsx';
import { OfShownVehicle } from '../vehicles/shown-vehicle.tsx';

// Nobody is asked before the quote has come: the questions are fetched beside it.
const questions = fetchedComponent(
  async () => (await import('./vehicle-step.tsx')).VehicleStep,
  <StepOnItsWay place="vehicle" />,
);

/** What is insured and what it is worth. */
export function VehicleScreen() {
  useEffect(() => questions.expect(), []);
  return (
    <StepGate place="vehicle">
      <OfShownVehicle step="vehicle" of={questions.Component} />
    </StepGate>
  );
}
