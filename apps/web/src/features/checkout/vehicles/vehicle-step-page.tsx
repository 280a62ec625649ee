'use client';
import type { Answers } from '../../shared/answers/unsaved-answers.ts';
import { CheckoutStepPage, type CheckoutStepProps } from '../step-form/checkout-step.tsx';
import { FormVehicle } from '../step-form/form-vehicle.ts';
import type { ShownVehicle } from './shown-vehicle.tsx';
import { VehicleCards } from './vehicle-cards.tsx';
import { vehicleHref, vehicleToAsk } from './vehicle-to-ask.ts';

type VehicleStepProps<T extends Answers> = Omit<CheckoutStepProps<T>, 'stays'> & {
  /** Absent where the step asks of no vehicle. */
  shown: ShownVehicle | undefined;
};

/** A step about one vehicle after the other: it is left once each has answered it. */
export function VehicleStepPage<T extends Answers>({ shown, children, ...page }: VehicleStepProps<T>) {
  return (
    <CheckoutStepPage
      {...page}
      stays={(fresh) => {
        const next = shown ? vehicleToAsk(fresh, page.step, shown.place) : null;
        return next && vehicleHref(page.step, fresh.quote, next);
      }}
    >
      <FormVehicle value={shown?.vehicle?.vehicle_id ?? null}>
        {shown && <VehicleCards step={page.step} shown={shown} />}
        {children}
      </FormVehicle>
    </CheckoutStepPage>
  );
}
