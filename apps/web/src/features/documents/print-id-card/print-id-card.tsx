'use client';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { type IdCardPolicyFragment, PrintIdCardDocument } from '../../../generated/documents.ts';
import { CardsInForce } from '../../policies/id-card/cards-in-force.tsx';
import { IdCard } from '../../policies/id-card/id-card.tsx';
import { PrintGone } from '../print-page/print-gone.tsx';
import { PrintPage } from '../print-page/print-page.tsx';
import { PrintRead } from '../print-page/print-read.tsx';
import { useReadKind } from '../print-page/use-read-kind.ts';

/** The insurance cards of a policy on paper. */
export function PrintIdCard() {
  const policyId = usePathId();
  if (policyId === undefined) return null;
  if (policyId === null) return <PrintGone />;
  return (
    <PrintRead document={PrintIdCardDocument} variables={{ policy_id: policyId }}>
      {({ policies_by_pk: policy }) => (policy ? <CardsOnPaper policy={policy} /> : null)}
    </PrintRead>
  );
}

/** A sheet for each vehicle, and on it the same card twice: one for the vehicle, one for whoever drives it. */
function CardsOnPaper({ policy }: { policy: IdCardPolicyFragment }) {
  const t = useTranslations('policyParts.idCard');
  const words = useTranslations('print.declarations');
  const kind = useReadKind();
  const path = `/${kind === 'agent' ? 'agents' : 'customers'}/policies/${policy.policy_id}`;
  return (
    <PrintPage
      title={t('title')}
      from={policy.organization?.name}
      number={{ label: words('number'), value: policy.policy_number }}
      record={path}
    >
      <CardsInForce policy={policy}>
        <p className="-mb-2 text-ink-2">{t('cut')}</p>
        {policy.current_quote?.vehicles.map((vehicle) => (
          <div key={vehicle.vehicle_id} className="flex flex-col gap-6 break-after-page last:break-after-auto">
            <IdCard policy={policy} vehicle={vehicle} />
            <div inert>
              <IdCard policy={policy} vehicle={vehicle} />
            </div>
          </div>
        ))}
      </CardsInForce>
    </PrintPage>
  );
}
