'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadChangedPolicyDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import type { ChangedPolicy } from './changed-policy.ts';
import { ChangeCovers } from './change-covers.tsx';
import { FollowedChange } from './followed-change.tsx';

/** What the customer of the policy of the address changes of it, or how a change that was asked for stands. */
export function ChangeMyPolicyScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="form" label={common('loading')} />;
  return id === null ? <NoPolicy /> : <LoadedPolicy policyId={id} />;
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
      missing={<NoPolicy />}
      notPermitted={<NoPolicy />}
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

function NoPolicy() {
  const t = useTranslations('account.policy');
  return (
    <NotFound
      title={t('notFoundTitle')}
      body={<p>{t('notFoundBody')}</p>}
      actions={<LinkButton href="/customers">{t('back')}</LinkButton>}
    />
  );
}
