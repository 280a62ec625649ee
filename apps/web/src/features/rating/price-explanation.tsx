'use client';
import { PriceTrace } from '@roadworthy/ui/price/price-trace.tsx';
import { useTranslations } from 'next-intl';
import type { PriceExplanationFragment, VehicleNameFragment } from '../../generated/documents.ts';
import { vehicleName } from '../shared/vehicle-name.ts';
import { traceGroups } from './trace-groups.ts';

export type PriceExplanationProps = {
  pricing: PriceExplanationFragment;
  vehicles: readonly (VehicleNameFragment & { readonly vehicle_id: string })[];
};

/** Every step of the way to a price, as agents and travellers see it alike; nothing while there is no price. */
export function PriceExplanation({ pricing, vehicles }: PriceExplanationProps) {
  const t = useTranslations('price');
  const { total, currency } = pricing;
  if (total === null) return null;
  const isFleet = vehicles.length > 1;
  const groups = traceGroups(pricing, {
    vehicle: (id) => (isFleet ? vehicleName(vehicles.find(({ vehicle_id }) => vehicle_id === id)) : null),
    discount: (name) => t('discount', { name }),
    fee: t('fee'),
    perThousand: (value) => t('perThousand', { value }),
    percentOff: (percent) => t('percentOff', { percent }),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it on narrow screens
    <div tabIndex={0} role="region" aria-label={t('trace')} className="overflow-x-auto">
      <PriceTrace
        caption={t('trace')}
        groups={groups}
        total={{ label: t('total'), cents: total }}
        head={{ step: t('step'), operation: t('factor'), amount: t('after') }}
        currency={currency}
      />
    </div>
  );
}
