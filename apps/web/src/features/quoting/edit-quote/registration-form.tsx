'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { UpdateVehicleDocument } from '../../../generated/documents.ts';
import type { Quote } from '../load-quote/quote-record.ts';
import { FieldGrid } from './field-grid.tsx';
import { addressOf, isOpenIn } from './person-fields.ts';
import { useQuoteEditing } from './quote-editing.tsx';
import { useAddressFields } from './quote-fields.ts';
import { useChange } from './use-change.ts';
import { useRecordForm } from './use-record-form.ts';

type Vehicle = Quote['vehicles'][number];

/** Where a vehicle is registered, when that is not where mail goes. */
export function Registration({ vehicle }: { vehicle: Vehicle }) {
  const t = useTranslations('quoteForm');
  const [isRequested, setRequested] = useState(false);
  if (vehicle.registration_location || isRequested) {
    return <RegistrationForm vehicle={vehicle} onRemove={() => setRequested(false)} />;
  }
  return (
    <Button tone="plain" size="small" className="self-start" onClick={() => setRequested(true)}>
      {t('registeredElsewhere')}
    </Button>
  );
}

function RegistrationForm({ vehicle, onRemove }: { vehicle: Vehicle; onRemove: () => void }) {
  const t = useTranslations('quoteForm');
  const { edit } = useQuoteEditing();
  const { change, refused } = useChange();
  const { vehicle_id, registration_location: stored } = vehicle;
  const fields = useAddressFields();
  const form = useRecordForm({
    name: `${vehicle_id}-registration`,
    fields,
    stored,
    heldBack: (all) => (isOpenIn(fields, all) ? fields.map(({ path }) => path) : []),
    save: (_, all) =>
      edit(UpdateVehicleDocument, {
        vehicle_id,
        changes: { registration_location: addressOf(all) },
      }),
  });
  async function remove(): Promise<void> {
    if (
      !stored ||
      (await change(() => edit(UpdateVehicleDocument, { vehicle_id, changes: { registration_location: null } })))
    ) {
      onRemove();
    }
  }
  const problem = refused ?? form.generalError;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{t('registered')}</legend>
      <div className="flex items-baseline justify-between gap-4">
        <p aria-hidden className="font-semibold text-ink">
          {t('registered')}
        </p>
        <Button tone="quiet" size="small" onClick={() => void remove()}>
          {t('remove')}
          <span className="sr-only"> {t('registered')}</span>
        </Button>
      </div>
      {problem && <p className="text-small text-danger">{problem}</p>}
      <FieldGrid fields={fields} form={form} />
    </fieldset>
  );
}
