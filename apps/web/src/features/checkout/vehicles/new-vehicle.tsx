'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { CreateVehicleDocument } from '../../../generated/documents.ts';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useLine } from '../line/line-context.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { vehicleHref } from './vehicle-to-ask.ts';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { expectCards } from './vehicle-cards.tsx';
import { useVehicleWords } from './use-vehicle-words.ts';

type NewVehicleProps = { step: string; label: string; onClose: () => void };

const fieldId = 'new-vehicle-type';

/** Asks what one more vehicle is, adds it and leads to its questions. It stands inside the form of a step. */
export function NewVehicle({ step, label, onClose }: NewVehicleProps) {
  const t = useTranslations('checkout');
  const line = useLine();
  const edit = useQuoteEdit();
  const router = usePageRouter();
  const { data, afterEdit, refresh } = useLoadedCheckout();
  const { kinds } = useVehicleWords();
  const [only, second] = kinds;
  const [type, setType] = useState(second ? '' : (only?.value ?? ''));
  const [isRequested, setRequested] = useState(false);
  const add = useMutation({
    mutationFn: () => edit(CreateVehicleDocument, { quote_id: data.quote.quote_id, vehicle: { type } }),
    async onSuccess({ create_vehicle: created }) {
      afterEdit(['vehicles']);
      const fresh = await refresh();
      onClose();
      if (fresh && created) router.push(vehicleHref(step, fresh.quote, created.vehicle_id));
    },
  });
  useEffect(() => {
    expectCards();
    document.getElementById(fieldId)?.focus();
  }, []);
  const asks = line?.kindAsks ?? t('start.class');
  const refused = add.isError ? (readableMessage(add.error) ?? t('errors.notSaved')) : undefined;
  return (
    <section aria-label={label} className="flex flex-col gap-4 rounded-card border border-line p-4">
      <Field
        id={fieldId}
        label={asks}
        error={refused ?? (isRequested && type === '' ? t('errors.vehicleClass') : undefined)}
      >
        {(control) => (
          <SelectInput
            {...control}
            options={kinds}
            {...(type === '' && { placeholder: t('vehicles.choose') })}
            value={type}
            onChange={(event) => setType(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={add.isPending}
          busyLabel={t('vehicles.adding')}
          onClick={() => {
            setRequested(true);
            if (type !== '') add.mutate();
          }}
        >
          {t('vehicles.add')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('vehicles.cancel')}
        </Button>
      </div>
    </section>
  );
}
