'use client';
import { lowered } from '@roadworthy/core/shared/text/lowered.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { CreateVehicleDocument, DeleteVehicleDocument, UpdateVehicleDocument } from '../../../generated/documents.ts';
import { sentAnswers } from '../../shared/lines/field-answers.ts';
import { GuideValueNote } from '../../shared/guide-value/guide-value-note.tsx';
import { useKindLabel } from '../../shared/use-labels.ts';
import { personName } from '../../shared/person-name.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import type { Quote } from '../load-quote/quote-record.ts';
import { DuplicateWarning } from '../duplicates/duplicate-warning.tsx';
import { FieldGrid } from './field-grid.tsx';
import { FormSection } from './form-section.tsx';
import { useQuoteEditing } from './quote-editing.tsx';
import { Registration } from './registration-form.tsx';
import { RemoveVehicles } from './remove-vehicles.tsx';
import { VinLookup } from './vin-lookup.tsx';
import { useVehicleFields } from './quote-fields.ts';
import { useChange } from './use-change.ts';
import { useRecordForm } from './use-record-form.ts';

type Vehicle = Quote['vehicles'][number];

/** More vehicles than these are folded. */
const shownOpen = 3;

const bulk = fetchedComponent(async () => (await import('../bulk-vehicles/quote-bulk-vehicles.tsx')).QuoteBulkVehicles);

/** Everything that is insured, each with its answers, and one more. */
export function VehicleForms() {
  const t = useTranslations('quoteForm');
  const { quote, line, edit, reread, onSaved } = useQuoteEditing();
  const { change, refused } = useChange();
  const [isPasting, setPasting] = useState(false);
  const [last] = quote.vehicles.slice(-1);

  return (
    <FormSection title={line.what} error={refused}>
      {quote.vehicles.map((vehicle, place) => (
        <FoldedVehicle
          key={vehicle.vehicle_id}
          isFolded={quote.vehicles.length > shownOpen}
          vehicle={vehicle}
          place={place + 1}
          onRemove={
            quote.vehicles.length > 1
              ? () => void change(() => edit(DeleteVehicleDocument, { vehicle_id: vehicle.vehicle_id }))
              : null
          }
        />
      ))}
      {quote.vehicles.length > shownOpen && <RemoveVehicles />}
      <div className="flex flex-wrap gap-2">
        <Button
          tone="quiet"
          size="small"
          onClick={() =>
            void change(() =>
              edit(CreateVehicleDocument, { quote_id: quote.quote_id, vehicle: { type: last?.type ?? null } }),
            )
          }
        >
          {t('addVehicle')}
        </Button>
        <Button tone="quiet" size="small" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          {t('pasteList')}
        </Button>
      </div>
      {isPasting && <bulk.Component quoteId={quote.quote_id} onDone={() => void reread().then(onSaved)} />}
    </FormSection>
  );
}

/** One of many vehicles stays folded until it is wanted. */
function FoldedVehicle({ isFolded, ...props }: VehicleFormProps & { isFolded: boolean }) {
  const t = useTranslations('quoteForm');
  const label = useKindLabel();
  const { quote } = useQuoteEditing();
  const [isOpen, setOpen] = useState(false);
  if (!isFolded) return <VehicleForm {...props} />;
  const { vehicle, place } = props;
  return (
    <details className="border-b border-line pb-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-target-small cursor-pointer items-center gap-3">
        <span className="font-semibold">{vehicleName(vehicle) ?? t('vehicleAt', { place })}</span>
        <span className="text-small text-ink-3">{label(quote.provider, vehicle.type)}</span>
        <span className="text-small text-ink-3">{vehicle.vin}</span>
      </summary>
      {isOpen && <VehicleForm {...props} />}
    </details>
  );
}

type VehicleFormProps = { vehicle: Vehicle; place: number; onRemove: (() => void) | null };

function VehicleForm({ vehicle, place, onRemove }: VehicleFormProps) {
  const t = useTranslations('quoteForm');
  const label = useKindLabel();
  const { record, quote, line, edit } = useQuoteEditing();
  const { vehicle_id } = vehicle;
  const fields = useVehicleFields(line, vehicle.type, useLienholders());
  const form = useRecordForm({
    name: vehicle_id,
    fields,
    stored: { ...vehicle, garaging_postal_code: vehicle.location?.postal_code },
    save: (patch) => edit(UpdateVehicleDocument, { vehicle_id, changes: sentAnswers(fields, patch) }),
  });
  const name = vehicleName(vehicle);
  const text = (path: string) => String(ownValue(form.values, path) ?? '');
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
      <FieldGrid
        fields={fields}
        form={form}
        beneath={{
          vin: (
            <VinLookup
              vin={vehicle.vin ?? ''}
              typed={{ year: text('year'), make: text('make'), model: text('model') }}
              onTake={(input) => {
                for (const [path, value] of Object.entries(input)) form.answer(path).onChange(value);
              }}
            />
          ),
          rating_value: (
            <GuideValueNote
              vehicleClass={vehicle.type}
              year={text('year')}
              make={text('make')}
              thisYear={Number(quote.effective_date.slice(0, 4))}
              currency={record.quote_pricing.currency}
              called={lowered(label(quote.provider, vehicle.type) ?? '')}
            />
          ),
        }}
      />
      <Registration vehicle={vehicle} />
      <DuplicateWarning vin={text('vin')} quoteId={quote.quote_id} />
    </fieldset>
  );
}

/** Whom a vehicle of the quote may be owed to. */
function useLienholders() {
  const { entities } = useQuoteEditing().quote;
  return useMemo(
    () =>
      entities
        .filter(({ entity_relationship }) => entity_relationship === 'lienholder')
        .map((entity) => ({ value: entity.entity_id, label: personName(entity) ?? '' })),
    [entities],
  );
}
