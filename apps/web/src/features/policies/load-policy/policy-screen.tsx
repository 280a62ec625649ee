'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadPolicyDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { RecordNavigation } from '../../shared/queue/record/record-navigation.tsx';
import { useNeighbours } from '../../shared/queue/record/use-neighbours.ts';
import { LookingBack } from '../look-back/looking-back.tsx';
import { policiesList } from '../load-policies/policies-list.ts';
import { PolicyPage } from './policy-page.tsx';

/** The policy of the address, for staff. */
export function PolicyScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <LoadedPolicy policyId={id} />;
}

function LoadedPolicy({ policyId }: { policyId: string }) {
  const t = useTranslations('staff.policy');
  const meta = useTranslations('staff.meta');
  const query = useRead('agent', LoadPolicyDocument, { policy_id: policyId });
  const list = useNeighbours(policiesList);
  return (
    <div className="flex flex-col gap-2">
      <RecordNavigation id={policyId} list={list} backLabel={t('back')} />
      <QueryView
        query={query}
        heading={meta('policy')}
        shape="detail"
        failed={t('failed')}
        find={(data) => data.policies_by_pk}
        missing={<StaffNotFound />}
        notPermitted={<StaffNotPermitted />}
      >
        {(policy) => (
          <LookingBack kind="agent" policy={policy}>
            {(shown, past) => <PolicyPage policy={shown} past={past} />}
          </LookingBack>
        )}
      </QueryView>
    </div>
  );
}
