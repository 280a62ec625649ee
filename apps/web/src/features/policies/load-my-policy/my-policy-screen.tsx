'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyPolicyDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { untilReady } from '../../documents/document-list/document-list.tsx';
import { MyPolicyNotFound } from './my-policy-not-found.tsx';
import { MyPolicyPage } from './my-policy-page.tsx';
import { PolicyOfPath } from './policy-of-path.tsx';

/** The customer's policy of the address. */
export function MyPolicyScreen() {
  return <PolicyOfPath shape="detail">{(policyId) => <LoadedPolicy policyId={policyId} />}</PolicyOfPath>;
}

function LoadedPolicy({ policyId }: { policyId: string }) {
  const t = useTranslations('account.policy');
  const meta = useTranslations('account.meta');
  const query = useRead(
    'user',
    LoadMyPolicyDocument,
    { policy_id: policyId },
    { again: (data) => untilReady(data?.policies_by_pk?.documents) },
  );
  return (
    <QueryView
      query={query}
      heading={meta('policy')}
      shape="detail"
      failed={t('failed')}
      find={(data) => data.policies_by_pk}
      missing={<MyPolicyNotFound />}
      notPermitted={<MyPolicyNotFound />}
    >
      {(policy) => <MyPolicyPage policy={policy} />}
    </QueryView>
  );
}
