'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadClaimInsuredDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { PeopleList } from '../../shared/insured/people-list.tsx';
import { VehicleList } from '../../shared/insured/vehicle-list.tsx';

type ClaimInsuredProps = { claimId: string; provider: string | undefined; currency: string };

/** What was insured at the instant of the loss, and who was on the policy: the vehicle of the loss first. */
export function ClaimInsured({ claimId, provider, currency }: ClaimInsuredProps) {
  const t = useTranslations('workbench.claim.insured');
  const query = useRead('agent', LoadClaimInsuredDocument, { claim_id: claimId });
  const nothing = <p className="text-ink-2">{t('nothing')}</p>;
  return (
    <section aria-labelledby="claim-insured" className="flex flex-col gap-4">
      <h2 id="claim-insured" className="type-h2">
        {t('title')}
      </h2>
      <QueryView
        query={query}
        shape="detail"
        failed={t('failed')}
        find={({ claims_by_pk: claim }) => claim?.cover_quote && { ...claim.cover_quote, ofLoss: claim.vehicle_id }}
        missing={nothing}
        notPermitted={nothing}
      >
        {({ vehicles, entities, mailing_location: mailing, ofLoss }) => (
          <div className="flex flex-col gap-8">
            <VehicleList
              level={3}
              provider={provider}
              currency={currency}
              vehicles={vehicles.toSorted(
                (one, other) => Number(other.vehicle_id === ofLoss) - Number(one.vehicle_id === ofLoss),
              )}
              renderBelow={({ lienholder }) =>
                lienholder?.business_name ? <p>{t('lender', { name: lienholder.business_name })}</p> : null
              }
            />
            <PeopleList level={3} people={entities} mailing={mailing} />
          </div>
        )}
      </QueryView>
    </section>
  );
}
