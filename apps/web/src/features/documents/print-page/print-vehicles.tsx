'use client';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { PrintedVehicleFragment } from '../../../generated/documents.ts';
import { addressLine } from '../../shared/address-line.ts';
import { useKindLabel, useLabels } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { VehiclePicture } from '../../shared/vehicle-picture.tsx';
import { PrintFacts } from './print-section.tsx';

type PrintVehiclesProps = { vehicles: readonly PrintedVehicleFragment[]; provider: string; currency: string };

/** What is insured: each vehicle with its picture and the facts that its price rests on. */
export function PrintVehicles({ vehicles, provider, currency }: PrintVehiclesProps) {
  const t = useTranslations('print.quote');
  const label = useLabels();
  const kindLabel = useKindLabel();
  const valueOf = ({ rating_value, rating_value_type }: PrintedVehicleFragment): string | null =>
    rating_value === null
      ? null
      : [roundMoneyText(rating_value, currency), label('valueBasis', rating_value_type)].filter(Boolean).join(', ');
  return (
    <ul className="flex flex-col gap-6">
      {vehicles.map((vehicle) => (
        <li key={vehicle.vehicle_id} className="break-inside-avoid">
          <div className="mb-3 flex items-end justify-between gap-6">
            <h3 className="font-semibold">{vehicleName(vehicle) ?? kindLabel(provider, vehicle.type)}</h3>
            <VehiclePicture vehicle={vehicle} className="block h-16 w-48" />
          </div>
          <PrintFacts
            facts={[
              { key: 'class', label: t('class'), value: kindLabel(provider, vehicle.type) },
              { key: 'vin', label: t('vin'), value: vehicle.vin },
              { key: 'value', label: t('value'), value: valueOf(vehicle) },
              { key: 'use', label: t('use'), value: label('usage', vehicle.usage_type) },
              { key: 'kept', label: t('stored'), value: label('storage', vehicle.storage_type) },
              { key: 'garaged', label: t('garaged'), value: addressLine(vehicle.location) },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
