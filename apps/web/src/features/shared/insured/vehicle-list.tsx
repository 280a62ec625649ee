'use client';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { VehicleFactsFragment } from '../../../generated/documents.ts';
import { addressLine } from '../address-line.ts';
import { useKindLabel, useLabels } from '../use-labels.ts';
import { vehicleName } from '../vehicle-name.ts';
import { VehiclePicture } from '../vehicle-picture.tsx';

type VehicleListProps<Vehicle extends VehicleFactsFragment> = {
  vehicles: readonly Vehicle[];
  /** The line that insures them. */
  provider: string | undefined;
  /** That of its prices. */
  currency: string | undefined;
  level?: 2 | 3;
  /** What is said of each besides. */
  renderBelow?: (vehicle: Vehicle) => ReactNode;
};

/** Every vehicle with its drawing and what is known of it. */
export function VehicleList<Vehicle extends VehicleFactsFragment>({
  vehicles,
  provider,
  currency,
  level = 2,
  renderBelow,
}: VehicleListProps<Vehicle>) {
  const t = useTranslations('policyParts.vehicles');
  if (vehicles.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <ul className="flex flex-col gap-10">
      {vehicles.map((vehicle) => (
        <li key={vehicle.vehicle_id} className="grid items-start gap-x-10 gap-y-4 md:grid-cols-[14rem_minmax(0,1fr)]">
          <div className="rounded-card bg-surface-2 px-4 pt-4">
            <VehiclePicture vehicle={vehicle} provider={provider} className="block h-24 w-full" />
          </div>
          <VehicleFacts {...{ vehicle, provider, currency, level }} />
          {renderBelow && <div className="min-w-0 md:col-span-2">{renderBelow(vehicle)}</div>}
        </li>
      ))}
    </ul>
  );
}

type FactsProps<Vehicle extends VehicleFactsFragment> = Required<
  Pick<VehicleListProps<Vehicle>, 'provider' | 'currency' | 'level'>
> & { vehicle: Vehicle };

function VehicleFacts({ vehicle, provider, currency, level }: FactsProps<VehicleFactsFragment>) {
  const t = useTranslations('policyParts.vehicles');
  const format = useFormatter();
  const label = useLabels();
  const kindLabel = useKindLabel();
  const yesNo = (value: boolean | null) => (value === null ? null : t(value ? 'yes' : 'no'));
  const count = (value: number | null) => (value === null ? null : format.number(value));
  const rented = vehicle.rental_utilization_rate;
  const facts = [
    { key: 'class', label: t('class'), value: kindLabel(provider, vehicle.type) },
    { key: 'vin', label: t('vin'), value: vehicle.vin, mono: true },
    {
      key: 'value',
      label: t('value'),
      value: vehicle.rating_value === null ? null : roundMoneyText(vehicle.rating_value, currency),
    },
    { key: 'basis', label: t('basis'), value: label('valueBasis', vehicle.rating_value_type) },
    { key: 'length', label: t('length'), value: vehicle.length === null ? null : t('feet', { value: vehicle.length }) },
    { key: 'use', label: t('use'), value: label('usage', vehicle.usage_type) },
    { key: 'storage', label: t('storage'), value: label('storage', vehicle.storage_type) },
    { key: 'garaged', label: t('garaged'), value: addressLine(vehicle.location) },
    { key: 'miles', label: t('miles'), value: count(vehicle.estimated_yearly_mileage) },
    { key: 'nights', label: t('nights'), value: count(vehicle.nights_per_year) },
    {
      key: 'rented',
      label: t('rented'),
      value: rented === null ? null : rented === 0 ? t('notRented') : t('percent', { value: rented }),
    },
    { key: 'owner', label: t('owner'), value: yesNo(vehicle.original_owner) },
    { key: 'financed', label: t('financed'), value: yesNo(vehicle.financed) },
    { key: 'salvage', label: t('salvage'), value: yesNo(vehicle.salvage_title) },
  ];
  return (
    <FactList
      level={level}
      columns={2}
      title={vehicleName(vehicle) ?? t('untitled')}
      facts={facts.filter(({ value }) => value !== null && value !== '')}
    />
  );
}
