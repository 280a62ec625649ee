'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { FieldError } from '@roadworthy/ui/forms/field.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeleteVehiclesDocument } from '../../../generated/documents.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { useQuoteEditing } from './quote-editing.tsx';
import { useChange } from './use-change.ts';

/** Takes several vehicles off a quote at once; one stays. */
export function RemoveVehicles() {
  const t = useTranslations('quoteForm');
  const { quote, edit } = useQuoteEditing();
  const { change, refused } = useChange();
  const [marked, setMarked] = useState<readonly string[]>([]);
  const { vehicles } = quote;
  const chosen = vehicles.map(({ vehicle_id }) => vehicle_id).filter((id) => marked.includes(id));
  const isAll = chosen.length === vehicles.length;

  async function remove(): Promise<void> {
    if (await change(() => edit(DeleteVehiclesDocument, { vehicle_ids: [...chosen] }))) setMarked([]);
  }

  return (
    <details className="border-b border-line pb-2">
      <summary className="flex min-h-target-small cursor-pointer items-center">{t('removeSeveral')}</summary>
      <fieldset className="flex flex-col gap-1 pt-1">
        <legend className="sr-only">{t('removeSeveral')}</legend>
        {vehicles.map((vehicle, place) => (
          <Checkbox
            key={vehicle.vehicle_id}
            label={[vehicleName(vehicle) ?? t('vehicleAt', { place: place + 1 }), vehicle.vin]
              .filter(Boolean)
              .join(' · ')}
            checked={marked.includes(vehicle.vehicle_id)}
            onChange={({ currentTarget: { checked } }) =>
              setMarked(checked ? [...marked, vehicle.vehicle_id] : marked.filter((id) => id !== vehicle.vehicle_id))
            }
          />
        ))}
        {(refused ?? isAll) && <FieldError id="remove-vehicles-error">{refused ?? t('removeNotAll')}</FieldError>}
        <Button
          tone="danger"
          size="small"
          className="self-start"
          disabled={chosen.length === 0 || isAll}
          onClick={() => void remove()}
        >
          {t('removeMarked', { count: chosen.length })}
        </Button>
      </fieldset>
    </details>
  );
}
