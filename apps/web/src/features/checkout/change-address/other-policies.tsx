'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import type { RequestKind } from '../../../data/session/role-for-kind.ts';
import { LoadPoliciesTogetherDocument } from '../../../generated/documents.ts';
import type { ChangedPolicy } from '../change-my-policy/changed-policy.ts';

/** The policies of the customer of one, at its organization, that have not ended. */
export function usePoliciesTogether(kind: RequestKind, { user_id, organization_id }: ChangedPolicy) {
  return useRead(
    kind,
    LoadPoliciesTogetherDocument,
    { user_id: user_id ?? '', organization_id },
    { enabled: user_id !== null },
  );
}

type OtherPoliciesProps = { policy: ChangedPolicy; kind: 'user' | 'agent' };

/** Where a customer has other policies: the way to change the address of all of them at once. */
export function OtherPolicies({ policy, kind }: OtherPoliciesProps) {
  const t = useTranslations('change.addresses');
  const { data } = usePoliciesTogether(kind, policy);
  const others = (data?.policies ?? []).filter(({ policy_id }) => policy_id !== policy.policy_id);
  if (others.length === 0) return null;
  const count = { count: others.length };
  const path =
    kind === 'user'
      ? `/customers/policies/${policy.policy_id}/change/address`
      : `/agents/policies/${policy.policy_id}/change`;
  return (
    <p className="max-w-measure rounded-card border border-line bg-surface-2 p-4">
      {kind === 'user' ? t('myOthers', count) : t('others', count)}{' '}
      <AppLink className="link inline-flex min-h-target-small items-center font-semibold" href={`${path}?together=1`}>
        {t('open')}
      </AppLink>
    </p>
  );
}
