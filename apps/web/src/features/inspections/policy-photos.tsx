'use client';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../data/requests/use-read.ts';
import {
  GetPolicyInspectionDocument,
  LoadPolicyVehicleAssetsDocument,
  type PhotographedVehicleFragment,
} from '../../generated/documents.ts';
import { QueryView } from '../../shell/query-view.tsx';
import { AbilityButton } from '../shared/actions/ability-button.tsx';
import { isNeverFor } from '../shared/actions/action.ts';
import { useAbilities } from '../shared/actions/use-abilities.ts';
import { vehicleName } from '../shared/vehicle-name.ts';
import { AskDialog } from './ask-dialog.tsx';
import { StaffInspection } from './staff-inspection.tsx';

type PolicyPhotosProps = {
  policyId: string;
  timeZone: string;
  vehicles: readonly PhotographedVehicleFragment[];
  /** False on the page of a day that has passed. */
  canAct: boolean;
};

/** The photographs of a policy's vehicles: asked for, sent and reviewed, and what else is kept of them. */
export function PolicyPhotos({ policyId, timeZone, vehicles, canAct }: PolicyPhotosProps) {
  const t = useTranslations('policyParts.photos');
  const parts = useTranslations('policyParts.vehicles');
  const show = useToast();
  const query = useRead('agent', GetPolicyInspectionDocument, { policy_id: policyId });
  const assets = useRead('agent', LoadPolicyVehicleAssetsDocument, { policy_id: policyId }).data?.vehicle_assets ?? [];
  const [abilities = []] = useAbilities('agent', 'policies', [policyId], canAct) ?? [];
  const asking = abilities.find((one) => one.operation === 'ask_policy_inspection' && !isNeverFor(one));
  const [isAsking, setAsking] = useState(false);
  const [today] = useState(() => dayInZone(new Date(), timeZone));
  const nameOf = (root: string | null) => {
    const vehicle = vehicles.find(({ root_vehicle_id }) => root_vehicle_id === root);
    return (vehicle && vehicleName(vehicle)) ?? parts('untitled');
  };
  const inspections = query.data?.policy_inspections ?? [];
  const free = vehicles.filter(
    ({ root_vehicle_id: root }) =>
      !inspections.some(
        (one) => one.root_vehicle_id === root && one.status !== 'completed' && one.status !== 'withdrawn',
      ),
  );
  const none = <p className="text-ink-2">{t('none')}</p>;
  return (
    <section className="flex flex-col gap-3" aria-label={t('titleAll')}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="type-h2">{t('titleAll')}</h2>
        {asking && canAct && (
          <AbilityButton
            ability={free.length > 0 ? asking : { allowed: false, message: asking.message ?? t('allAsked') }}
            label={t('ask')}
            onPress={() => setAsking(true)}
          />
        )}
      </div>
      <QueryView
        query={query}
        shape="cards"
        failed={t('failed')}
        find={(data) => data.policy_inspections}
        missing={none}
        notPermitted={none}
      >
        {(rows) =>
          rows.length === 0 && assets.length === 0 ? (
            none
          ) : (
            <div className="flex flex-col gap-4">
              {rows.map((inspection) => (
                <StaffInspection
                  key={inspection.policy_inspection_id}
                  inspection={inspection}
                  name={nameOf(inspection.root_vehicle_id)}
                  vin={vehicles.find((one) => one.root_vehicle_id === inspection.root_vehicle_id)?.vin ?? null}
                  canAct={canAct}
                />
              ))}
              {assets.length > 0 && (
                <ul className="flex flex-wrap gap-x-6 gap-y-2">
                  {assets.map(({ vehicle_asset_id, name, url, vin }) => (
                    <li key={vehicle_asset_id}>
                      <a className="link" href={url} target="_blank" rel="noreferrer">
                        {name}
                      </a>{' '}
                      {vin && <span className="font-mono text-mono text-ink-3">{vin}</span>}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )
        }
      </QueryView>
      <AskDialog
        id={policyId}
        subject={{
          today,
          vehicles: free.map((vehicle) => ({
            id: vehicle.vehicle_id,
            name: vehicleName(vehicle) ?? parts('untitled'),
          })),
        }}
        open={isAsking}
        onClose={() => setAsking(false)}
        onDone={(message) => show({ message })}
      />
    </section>
  );
}
