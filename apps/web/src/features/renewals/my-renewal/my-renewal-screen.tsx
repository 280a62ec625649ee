'use client';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  LoadMyRenewalDocument,
  LoadMyRenewalOfferDocument,
  type LoadMyRenewalQuery,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { MyPolicyNotFound } from '../../policies/load-my-policy/my-policy-not-found.tsx';
import { PolicyOfPath } from '../../policies/load-my-policy/policy-of-path.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { MyRenewal } from './my-renewal.tsx';

type Policy = NonNullable<LoadMyRenewalQuery['policies_by_pk']>;

/** The next term that is offered to the customer of the policy of the address. */
export function MyRenewalScreen() {
  return <PolicyOfPath shape="form">{(policyId) => <RenewedPolicy policyId={policyId} />}</PolicyOfPath>;
}

function RenewedPolicy({ policyId }: { policyId: string }) {
  const t = useTranslations('account.renewal');
  useDocumentTitle(t('title'));
  const query = useRead('user', LoadMyRenewalDocument, { policy_id: policyId });
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
      {(policy) => <OfferOf policy={policy} />}
    </QueryView>
  );
}

function OfferOf({ policy }: { policy: Policy }) {
  const t = useTranslations('account.renewal');
  const [renewal] = policy.policy_renewals;
  const query = useRead(
    'user',
    LoadMyRenewalOfferDocument,
    { policy_renewal_id: renewal?.policy_renewal_id ?? '' },
    { enabled: renewal !== undefined },
  );
  if (!renewal) {
    return (
      <NotFound
        title={t('noneTitle')}
        body={<p>{t('noneBody')}</p>}
        actions={<LinkButton href={`/customers/policies/${policy.policy_id}`}>{t('back')}</LinkButton>}
      />
    );
  }
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="form"
      failed={t('failed')}
      find={(data) => data}
      missing={<MyPolicyNotFound />}
      notPermitted={<MyPolicyNotFound />}
    >
      {({ policy_renewal_changes: comparison, abilities }) => (
        <MyRenewal policy={policy} renewal={renewal} comparison={comparison} abilities={abilities} />
      )}
    </QueryView>
  );
}
