'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { type CoveredPolicyFragment, LoadPricingDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { type CoveredVehicle, VehicleCoverages } from '../../shared/insured/vehicle-coverages.tsx';

type PolicyCoveragesProps = {
  kind: 'agent' | 'user';
  policy: CoveredPolicyFragment;
  vehicles: readonly CoveredVehicle[];
};

/** What a policy covers. Premiums are shown only while they come to what was booked. */
export function PolicyCoverages({ kind, policy, vehicles }: PolicyCoveragesProps) {
  const t = useTranslations('policyParts.coverages');
  const query = useRead(kind, LoadPricingDocument, { quote_id: policy.current_quote_id });
  const none = <p className="text-ink-2">{t('none')}</p>;
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('failed')}
      find={(data) => data.quote_pricing}
      missing={none}
      notPermitted={none}
    >
      {(pricing) => (
        <VehicleCoverages pricing={pricing} vehicles={vehicles} showsPremium={pricing.total === policy.total} />
      )}
    </QueryView>
  );
}
