'use client';
import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import type { DocumentRowFragment, IdCardPolicyFragment } from '../../../generated/documents.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { IdCard } from './id-card.tsx';

type MyIdCardsProps = { policy: IdCardPolicyFragment; documents: readonly DocumentRowFragment[] };

/** The cards of a customer's policy, to show, to print and to keep. */
export function MyIdCards({ policy, documents }: MyIdCardsProps) {
  const t = useTranslations('policyParts.idCard');
  const label = useLabels();
  const file = documents.find(({ document_type: type, status }) => type === 'id_card' && status === 'ready');
  if (!coveringStatuses.some((status) => status === policy.policy_status)) {
    return <p className="text-ink-2">{t('ended', { status: label('policyStatus', policy.policy_status) ?? '' })}</p>;
  }
  return (
    <div className="flex flex-col gap-6">
      {policy.current_quote?.vehicles.map((vehicle) => (
        <IdCard key={vehicle.vehicle_id} policy={policy} vehicle={vehicle} />
      ))}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`/print/id-card/${policy.policy_id}`}>{t('print')}</LinkButton>
        {file && (
          <LinkButton tone="quiet" href={`/api/documents/${file.document_id}`} download>
            {t('keep')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
