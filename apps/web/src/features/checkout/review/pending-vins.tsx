'use client';
import { tidyVin } from '@roadworthy/core/shared/text/vin.ts';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect } from 'react';
import { UpdateVehicleDocument } from '../../../generated/documents.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { useStepForm } from '../step-form/use-step-form.tsx';
import { vehicleAnswersOf } from '../vehicle/vehicle-answers.ts';
import { vehicleShapes } from '../vehicle/vehicle-shapes.ts';
import { VinField } from '../vehicle/vin-field.tsx';
import type { ShownVehicle } from '../vehicles/shown-vehicle.tsx';

/** Saves a VIN that is typed; true when nothing keeps the buyer from going on. */
export type SaveVin = () => Promise<boolean>;

type PendingVinsProps = {
  /** The vehicles whose VIN their buyer had not got, by their place. */
  vehicles: readonly ShownVehicle[];
  /** Filled with what saves each of them. */
  saves: RefObject<Map<number, SaveVin>>;
};

/** The VINs that were put off when they were asked first: nothing is signed without them. */
export function PendingVins({ vehicles, saves }: PendingVinsProps) {
  const t = useTranslations('checkout.review');
  if (vehicles.length === 0) return null;
  return (
    <section className="flex flex-col gap-4 rounded-card border-[1.5px] border-marigold bg-warning-tint p-4">
      <div>
        <h2 className="font-semibold text-warning">{t('vinTitle')}</h2>
        <p>{t('vinNote')}</p>
      </div>
      {vehicles.map((shown) => (
        <PendingVin key={shown.vehicle?.vehicle_id} shown={shown} saves={saves} />
      ))}
    </section>
  );
}

function PendingVin({ shown, saves }: { shown: ShownVehicle } & Pick<PendingVinsProps, 'saves'>) {
  const messageOf = useMessageOf();
  const edit = useQuoteEdit();
  const { quote } = useLoadedCheckout().data;
  const { vehicle, place } = shown;
  const form = useStepForm({
    step: 'review',
    shown,
    shapes: vehicleShapes,
    saved: vehicleAnswersOf(vehicle),
    messageOf,
    async save({ vin }) {
      const vehicle_id = vehicle?.vehicle_id;
      if (vehicle_id && vin !== undefined) await edit(UpdateVehicleDocument, { vehicle_id, changes: { vin } });
    },
  });
  const { submit } = form;
  useEffect(() => {
    const known = saves.current;
    known.set(place, submit);
    return () => void known.delete(place);
  });
  const answer = form.answer('vin');
  return (
    <VinField
      answer={{ ...answer, id: `${answer.id}-${place}`, onChange: (typed) => answer.onChange(tidyVin(typed)) }}
      of={quote.vehicles.length > 1 && vehicle ? vehicleName(vehicle) : null}
    />
  );
}
