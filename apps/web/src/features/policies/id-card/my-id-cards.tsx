'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import type { DocumentRowFragment, IdCardPolicyFragment } from '../../../generated/documents.ts';
import { CardsInForce } from './cards-in-force.tsx';
import { IdCard } from './id-card.tsx';

type MyIdCardsProps = { policy: IdCardPolicyFragment; documents: readonly DocumentRowFragment[] };

/** The cards of a customer's policy, to show, to print and to keep. */
export function MyIdCards({ policy, documents }: MyIdCardsProps) {
  const t = useTranslations('policyParts.idCard');
  const file = documents.find(({ document_type: type, status }) => type === 'id_card' && status === 'ready');
  // What was made at the purchase says the term's last day.
  const isGood = file !== undefined && policy.cancelled_as_of === null;
  return (
    <CardsInForce policy={policy}>
      {policy.current_quote?.vehicles.map((vehicle) => (
        <IdCard key={vehicle.vehicle_id} policy={policy} vehicle={vehicle} />
      ))}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`/print/id-card/${policy.policy_id}`}>{t('print')}</LinkButton>
        {isGood && (
          <LinkButton tone="quiet" href={`/api/documents/${file.document_id}`} download>
            {t('keep')}
          </LinkButton>
        )}
      </div>
    </CardsInForce>
  );
}
