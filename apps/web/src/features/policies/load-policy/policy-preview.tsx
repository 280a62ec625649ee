'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadPolicyDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { ErasedNotice } from '../../shared/erased-notice.tsx';
import { printDay } from '../../shared/print-day.ts';
import { RecordPeople } from '../../shared/record-people.tsx';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { WireStatus } from '../../shared/wire-status.tsx';
import { PolicyActivity } from './policy-activity.tsx';
import type { Policy } from './policy.ts';
import { usePolicyTitle } from './use-policy-title.ts';

/** A policy beside the list: what it is, whom it covers, what happened. */
export function PolicyPreview({ policyId }: { policyId: string }) {
  const t = useTranslations('staff.policy');
  const query = useRead('agent', LoadPolicyDocument, { policy_id: policyId });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={(data) => data.policies_by_pk}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted />}
    >
      {(policy) => <Previewed policy={policy} />}
    </QueryView>
  );
}

function Previewed({ policy }: { policy: Policy }) {
  const t = useTranslations('staff.policy');
  const cover = useTranslations('policyParts.cover');
  const words = useTranslations('queue.record');
  const title = usePolicyTitle(policy);
  const quote = policy.current_quote;
  const people = quote?.entities ?? [];
  const vehicles = quote?.vehicles.map(vehicleName).filter(Boolean).join(', ');
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-h2">{title}</h2>
        <WireStatus group="policyStatus" status={policy.policy_status} />
      </div>
      <ErasedNotice erased={policy.erased} keptUntil={policy.kept_until} />
      <FactList
        level={3}
        title={t('facts')}
        facts={[
          { key: 'number', label: t('number'), value: policy.policy_number, mono: true },
          { key: 'begins', label: cover('begins'), value: printDay(policy.effective_date) },
          { key: 'ends', label: cover('ends'), value: printDay(policy.expiration_date) },
          { key: 'premium', label: t('premium'), value: moneyText(policy.premium, policy.currency) },
          { key: 'vehicles', label: t('vehiclesTitle'), value: vehicles || null },
          { key: 'organization', label: t('organization'), value: policy.organization?.name },
        ]}
      />
      <RecordPeople people={people} />
      <section className="flex flex-col gap-2">
        <h3 className="type-h3">{words('timeline')}</h3>
        <PolicyActivity policy={policy} abilities={[]} />
      </section>
    </div>
  );
}
