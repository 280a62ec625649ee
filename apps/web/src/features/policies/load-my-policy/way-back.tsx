'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyPolicyAbilitiesDocument } from '../../../generated/documents.ts';
import { ReverseMyCancellation } from '../cancel-policy/reverse-my-cancellation.tsx';

/** How cover goes on that has ended or is about to, where it may. */
export function WayBack({ policyId, status }: { policyId: string; status: string }) {
  const t = useTranslations('account.policy');
  const enabled = status === 'cancelled';
  const { data } = useRead('user', LoadMyPolicyAbilitiesDocument, { policy_id: policyId }, { enabled });
  if (status === 'pending_cancellation') return <ReverseMyCancellation policyId={policyId} />;
  const may = data?.abilities.some(({ operation, allowed }) => operation === 'reinstate_my_policy' && allowed);
  if (!enabled || may !== true) return null;
  return <LinkButton href={`/customers/reinstate?policy=${policyId}`}>{t('takeUp')}</LinkButton>;
}
