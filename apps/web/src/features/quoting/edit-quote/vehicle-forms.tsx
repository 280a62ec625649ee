'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { CreateVehicleDocument, DeleteVehicleDocument, UpdateVehicleDocument } from '../../../generated/documents.ts';
import { sentAnswers } from '../../shared/lines/field-answers.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import type { Quote } from '../load-quote/quote-record.ts';
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx';
import { FieldGrid } from './field-grid.tsx';
import { FormSection } from './form-section.tsx';
import { useQuoteEditing } from './quote-editing.tsx';
import { useVehicleFields } from './quote-fields.ts';
import { useChange } from './use-change.ts';
import { useRecordForm } from './use-record-form.ts';

type Vehicle = Quote['vehicles'][number];

/** Everything that is insured, each with its answers, and one more. */
export function VehicleForms() {
  const t = useTranslations('quoteForm');
  const { quote, line, edit } = useQuoteEditing();
  const { change, refused } = useChange();
  const [last] = quote.vehicles.slice(-1);

  return (
    <FormSection title={line.what} error={refused}>
      {quote.vehicles.map((vehicle, place) => (
        <VehicleForm
          key={vehicle.vehicle_id}
          vehicle={vehicle}
          place={place + 1}
          onRemove={
            quote.vehicles.length > 1
              ? () => void change(() => edit(DeleteVehicleDocument, { vehicle_id: vehicle.vehicle_id }))
              : null
          }
        />
      ))}
      <Button
        tone="quiet"
        size="small"
        className="self-start"
        onClick={() =>
          void change(() =>
            edit(CreateVehicleDocument, { quote_id: quote.quote_id, vehicle: { type: last?.type ?? null } }),
          )
        }
      >
        {t('addVehicle')}
      </Button>
    </FormSection>
  );
}

type VehicleFormProps = { vehicle: Vehicle; place: number; onRemove: (() => void) | null };

function VehicleForm({ vehicle, place, onRemove }: VehicleFormProps) {
  const t = useTranslations('quoteForm');
  const { quote, line, edit } = useQuoteEditing();
  const { vehicle_id } = vehicle;
  const fields = useVehicleFields(line, vehicle.type);
  const form = useRecordForm({
    name: vehicle_id,
    fields,
    stored: { ...vehicle, garaging_postal_code: vehicle.location?.postal_code },
    save: (patch) => edit(UpdateVehicleDocument, { vehicle_id, changes: sentAnswers(fields, patch) }),
  });
  const name = vehicleName(vehicle);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{name ?? t('vehicleAt', { place })}</legend>
      <div className="flex items-baseline justify-between gap-4">
        <p aria-hidden className="font-semibold text-ink">
          {name ?? t('vehicleAt', { place })}
        </p>
        {onRemove && (
          <Button tone="quiet" size="small" onClick={onRemove}>
            {t('remove')}
            <span className="sr-only"> {name ?? t('vehicleAt', { place })}</span>
          </Button>
        )}
      </div>
      {form.generalError && <p className="text-small text-danger">{form.generalError}</p>}
      <FieldGrid fields={fields} form={form} />
      <DuplicateWarning vin={String(form.values['vin'] ?? '')} quoteId={quote.quote_id} />
    </fieldset>
  );
}
