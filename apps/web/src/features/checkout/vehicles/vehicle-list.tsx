'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DeleteVehicleDocument } from '../../../generated/documents.ts';
import { type CheckoutQuote, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { vehiclePlaceOf } from '../quote-data/open-findings.ts';
import { vehicleHref } from './vehicle-to-ask.ts';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { AskToRemove } from '../step-form/ask-to-remove.tsx';
import { type ShownVehicle, shownCardId } from './shown-vehicle.tsx';
import { useVehicleWords } from './use-vehicle-words.ts';

type Vehicle = CheckoutQuote['vehicles'][number];

/** Every vehicle of the quote as a card: which one the questions are about, what it still needs, the way to it and off. */
export function VehicleList({ step, shown }: { step: string; shown: ShownVehicle }) {
  const t = useTranslations('checkout.vehicles');
  const { vehicles } = useLoadedCheckout().data.quote;
  return (
    <ol aria-label={t('title')} className="flex flex-col gap-2">
      {vehicles.map((vehicle, place) => (
        <VehicleCard key={vehicle.vehicle_id} {...{ step, vehicle, place }} isShown={place === shown.place} />
      ))}
    </ol>
  );
}

type CardProps = { step: string; vehicle: Vehicle; place: number; isShown: boolean };

function VehicleCard({ step, vehicle, place, isShown }: CardProps) {
  const t = useTranslations('checkout.vehicles');
  const { quote, state } = useLoadedCheckout().data;
  const edit = useQuoteEdit();
  const { nameOf, kindOf } = useVehicleWords();
  const [isLeaving, setLeaving] = useState(false);
  const name = nameOf(vehicle);
  const kind = kindOf(vehicle.type);
  const open = state.missing_fields.filter(({ path }) => vehiclePlaceOf(path) === place).length;
  return (
    <li
      id={isShown ? shownCardId : undefined}
      tabIndex={-1}
      aria-current={isShown ? 'true' : undefined}
      className={`flex flex-col rounded-card border-[1.5px] px-4 py-2 ${isShown ? 'border-primary bg-primary-tint' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-0">
          <p className="font-semibold">
            <span className="text-ink-3 tabular-nums">{place + 1}</span> {name}
          </p>
          <p className="text-small text-ink-2">
            {[name === kind ? null : kind, open > 0 ? t('open', { count: open }) : t('complete')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="flex items-center gap-4">
          {isShown ? (
            <span className="text-small text-ink-2">{t('shown')}</span>
          ) : (
            <AppLink
              href={vehicleHref(step, quote, vehicle.vehicle_id)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {t('edit')}
              <span className="sr-only">: {name}</span>
            </AppLink>
          )}
          <Button tone="plain" size="small" aria-expanded={isLeaving} onClick={() => setLeaving(!isLeaving)}>
            {t('remove')}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
      {isLeaving && (
        <AskToRemove
          field="vehicles"
          words={{ ask: t('removeAsk', { name }), now: t('removeNow'), busy: t('removing'), keep: t('keep') }}
          remove={() => edit(DeleteVehicleDocument, { vehicle_id: vehicle.vehicle_id })}
          onKeep={() => setLeaving(false)}
        />
      )}
    </li>
  );
}
