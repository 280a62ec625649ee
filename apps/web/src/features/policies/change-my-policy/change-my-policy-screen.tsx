'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadChangedPolicyDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { MyPolicyNotFound } from '../load-my-policy/my-policy-not-found.tsx';
import type { ChangedPolicy } from './changed-policy.ts';
import { ChangeCovers } from './change-covers.tsx';
import { FollowedChange } from './followed-change.tsx';

/** What the customer of the policy of the address changes of it, or how a change that was asked for stands. */
export function ChangeMyPolicyScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="form" label={common('loading')} />;
  return id === null ? <MyPolicyNotFound /> : <LoadedPolicy policyId={id} />;
}

function LoadedPolicy({ policyId }: { policyId: string }) {
  const t = useTranslations('account.change');
  const query = useRead('user', LoadChangedPolicyDocument, { policy_id: policyId });
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="form"
      failed={t('failed')}
      find={(data) => data.policies_by_pk}
      missing={<MyPolicyNotFound />}
      notPermitted={<MyPolicyNotFound />}
    >
      {(policy) => <Changed policy={policy} />}
    </QueryView>
  );
}

function Changed({ policy }: { policy: ChangedPolicy }) {
  const proposalId = useSearchParams().get('change');
  return proposalId === null ? (
    <ChangeCovers policy={policy} />
  ) : (
    <FollowedChange policy={policy} proposalId={proposalId} />
  );
}
