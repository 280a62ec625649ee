'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { ShouldPursueDelinquencyRequestDocument } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';

/** Whether notice goes out to who has not paid, by the decision that the clock gives it by; nothing while nothing is overdue. */
export function Pursuit({ policyId }: { policyId: string }) {
  const t = useTranslations('policyParts.collection');
  const { data } = useRead('agent', ShouldPursueDelinquencyRequestDocument, { policy_id: policyId });
  const requested = data?.preview_delinquent_policy;
  if (!requested?.since) return null;
  const ends = printDay(requested.ends);
  return (
    <p role="status" className="text-small">
      {t('overdue', { day: printDay(requested.since) ?? '' })}{' '}
      {ends === null ? requested.message : t('notice', { day: ends })}
    </p>
  );
}
