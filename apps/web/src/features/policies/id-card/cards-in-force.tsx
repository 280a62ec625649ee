'use client';
import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { IdCardPolicyFragment } from '../../../generated/documents.ts';
import { useLabels } from '../../shared/use-labels.ts';

/** The insurance cards of a policy that covers something; of any other, that it has none any more. */
export function CardsInForce({ policy, children }: { policy: IdCardPolicyFragment; children: ReactNode }) {
  const t = useTranslations('policyParts.idCard');
  const label = useLabels();
  if (coveringStatuses.some((status) => status === policy.policy_status)) {
    return <div className="flex flex-col gap-6">{children}</div>;
  }
  return <p className="text-ink-2">{t('ended', { status: label('policyStatus', policy.policy_status) ?? '' })}</p>;
}
