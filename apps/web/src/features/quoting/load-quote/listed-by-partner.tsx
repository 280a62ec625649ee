'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { useListedFields } from '../../shared/insured/listed-fields.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import type { Quote } from './quote-record.ts';

/** What a partner's listing said of vehicles, as long as neither the customer nor an agent has said that it is so. */
export function ListedByPartner({ quote }: { quote: Quote }) {
  return quote.vehicles.map((vehicle) => <Listed key={vehicle.vehicle_id} quote={quote} vehicle={vehicle} />);
}

function Listed({ quote, vehicle }: { quote: Quote; vehicle: Quote['vehicles'][number] }) {
  const t = useTranslations('staff.quote');
  const parts = useTranslations('policyParts.vehicles');
  const fields = useListedFields(vehicle.listed, 'policyParts.listed');
  if (fields === null) return null;
  const partner = quote.partner?.partner_name ?? t('aPartner');
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-card bg-info-tint px-3 py-2">
      <Icon name="info" className="size-4 text-info" />
      <span>{t('listed', { vehicle: vehicleName(vehicle) ?? parts('untitled'), partner, fields })}</span>
    </p>
  );
}
