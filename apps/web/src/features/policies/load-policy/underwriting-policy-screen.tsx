'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/use-read.ts';
import { UnderwritingPolicyDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { RecordNavigation } from '../../shared/queue/record/record-navigation.tsx';
import { useNeighbours } from '../../shared/queue/record/use-neighbours.ts';
import { LookingBack } from '../look-back/looking-back.tsx';
import { policyActivitiesList } from '../policy-activities/policy-activities-list.tsx';
import { PolicyPage } from './policy-page.tsx';

// Each stands in a tab that is opened later.
const changes = fetchedComponent(async () => (await import('./policy-changes.tsx')).PolicyChanges);
const actuary = fetchedComponent(
  async () => (await import('../../documents/actuary-documents/actuary-documents.tsx')).ActuaryDocuments,
);

/** The policy of the address, as an underwriter sees it. */
export function UnderwritingPolicyScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <LoadedPolicy policyId={id} />;
}

function LoadedPolicy({ policyId }: { policyId: string }) {
  const t = useTranslations('staff.policy');
  const activities = useTranslations('policyParts.activities');
  const meta = useTranslations('staff.meta');
  const query = useRead('underwriting', UnderwritingPolicyDocument, { policy_id: policyId });
  const list = useNeighbours(policyActivitiesList);
  return (
    <div className="flex flex-col gap-2">
      <RecordNavigation id={policyId} list={list} backLabel={activities('title')} />
      <QueryView
        query={query}
        heading={meta('policy')}
        shape="detail"
        failed={t('failed')}
        find={(data) => data.policies_by_pk}
        missing={<StaffNotFound />}
        notPermitted={<StaffNotPermitted area="underwriting" />}
      >
        {(policy) => (
          <LookingBack kind="underwriter" policy={policy}>
            {(shown, past) => (
              <PolicyPage
                policy={shown}
                past={past}
                underwriting={{
                  changes: <changes.Component policy={policy} />,
                  actuary: <actuary.Component of="policy" id={policyId} />,
                }}
              />
            )}
          </LookingBack>
        )}
      </QueryView>
    </div>
  );
}
