'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../data/requests/use-read.ts';
import {
  type CoveredPolicyFragment,
  GetPolicyInspectionDocument,
  LoadPricingDocument,
  type MyVehicleFragment,
  type VehicleInspectionFragment,
} from '../../generated/documents.ts';
import { VehicleList } from '../shared/insured/vehicle-list.tsx';
import { vehicleName } from '../shared/vehicle-name.ts';
import { personName } from '../shared/person-name.ts';
import { MyInspection } from './my-inspection.tsx';

type MyVehiclesProps = {
  policy: CoveredPolicyFragment & { readonly policy_id: string };
  provider: string | undefined;
  vehicles: readonly MyVehicleFragment[];
};

/** The vehicles of a customer's policy: what each is covered for, who has a loan on it, and the photos that it owes. */
export function MyVehicles({ policy, provider, vehicles }: MyVehiclesProps) {
  const t = useTranslations('policyParts.photos');
  const { data } = useRead('user', GetPolicyInspectionDocument, { policy_id: policy.policy_id });
  const pricing = useRead('user', LoadPricingDocument, { quote_id: policy.current_quote_id }).data?.quote_pricing;
  const coversOf = (id: string) =>
    (pricing?.items ?? []).filter(({ vehicle_id }) => vehicle_id === id || vehicle_id === null);
  const inspections = data?.policy_inspections ?? [];
  const isOpen = ({ status }: VehicleInspectionFragment) => status !== 'completed' && status !== 'withdrawn';
  const titleOf = ({ root_vehicle_id: root }: VehicleInspectionFragment) => {
    const name = vehicleName(vehicles.find((one) => one.root_vehicle_id === root));
    return vehicles.length > 1 && name ? t('titleOf', { vehicle: name }) : t('title');
  };
  const draw = (inspection: VehicleInspectionFragment) => (
    <MyInspection key={inspection.policy_inspection_id} inspection={inspection} title={titleOf(inspection)} />
  );
  return (
    <div className="flex flex-col gap-10">
      {inspections.filter(isOpen).map(draw)}
      <VehicleList
        provider={provider}
        currency={pricing?.currency}
        vehicles={vehicles}
        renderBelow={(vehicle) => {
          const covers = coversOf(vehicle.vehicle_id).map(({ label }) => label);
          const lender = personName(vehicle.lienholder);
          const done = inspections.filter((one) => !isOpen(one) && one.root_vehicle_id === vehicle.root_vehicle_id);
          return (
            <div className="flex flex-col gap-4">
              {covers.length > 0 && (
                <p className="max-w-measure">
                  <span className="font-semibold">{t('covered')}</span> {covers.join(', ')}.{' '}
                  <AppLink className="link" href={`/customers/policies/${policy.policy_id}/coverages`}>
                    {t('toCoverages')}
                  </AppLink>
                </p>
              )}
              {lender && (
                <p>
                  <span className="font-semibold">{t('lender')}</span> {lender}
                </p>
              )}
              {done.map(draw)}
            </div>
          );
        }}
      />
    </div>
  );
}
