'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useMessages, useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { PrintClaimDocument, type PrintClaimQuery } from '../../../generated/documents.ts';
import { damageText } from '../../shared/damage-text.ts';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { labelOf, useLabels } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { PrintGone } from '../print-page/print-gone.tsx';
import { PrintPage } from '../print-page/print-page.tsx';
import { PrintRead } from '../print-page/print-read.tsx';
import { PrintFacts, PrintSection } from '../print-page/print-section.tsx';

/** A claim on paper, as it was reported and as far as it has come: what its claimant may read, for staff too. */
export function PrintClaim() {
  const id = usePathId();
  if (id === undefined) return null;
  if (id === null) return <PrintGone />;
  return (
    <PrintRead document={PrintClaimDocument} variables={{ claim_id: id }}>
      {({ claims_by_pk: claim }) => (claim ? <ClaimPaper claim={claim} /> : null)}
    </PrintRead>
  );
}

type PrintedClaim = NonNullable<PrintClaimQuery['claims_by_pk']>;

function ClaimPaper({ claim }: { claim: PrintedClaim }) {
  const t = useTranslations('print.claim');
  const { policyParts, print } = useMessages();
  const label = useLabels();
  const instant = useInstant();
  const day = printDay(claim.incident_date);
  const place = [
    labelOf(policyParts.claim.place, claim.incident_location_type),
    claim.incident_location,
    claim.administrative_area,
  ];
  const pointedAt = damageText(claim.damage, print.claim);
  const reporter = [claim.reporter_name, claim.reporter_phone, claim.reporter_email];
  return (
    <PrintPage
      title={t('title')}
      from={claim.organization?.name}
      number={{ label: t('number'), value: claim.claim_number ?? '' }}
      record={`/customers/claims/${claim.claim_id}`}
    >
      <PrintFacts
        facts={[
          { key: 'insured', label: t('insured'), value: claim.policy_holder },
          { key: 'policy', label: t('policy'), value: claim.policy_number },
          { key: 'status', label: t('status'), value: labelOf(policyParts.claim.status, claim.status) },
          { key: 'filed', label: t('filed'), value: claim.filed === null ? null : instant(claim.filed).absolute },
          { key: 'reporter', label: t('reporter'), value: reporter.filter(Boolean).join(', ') },
          { key: 'handler', label: t('handler'), value: claim.handler_name },
          { key: 'loss', label: t('loss'), value: labelOf(policyParts.claim.loss, claim.type_of_loss) },
          {
            key: 'when',
            label: t('when'),
            value: [day, claim.incident_time?.slice(0, 5)].filter(Boolean).join(', '),
          },
          { key: 'where', label: t('where'), value: place.filter(Boolean).join(', ') },
          { key: 'vehicle', label: t('vehicle'), value: vehicleName(claim.vehicle) },
          { key: 'vin', label: t('vin'), value: claim.vehicle?.vin },
          { key: 'driver', label: t('driver'), value: claim.driver },
          {
            key: 'police',
            label: t('police'),
            value: [claim.police_agency, claim.police_report_number].filter(Boolean).join(', '),
          },
        ]}
      />
      {claim.incident_description !== null && (
        <PrintSection title={t('what')}>
          <p className="whitespace-pre-line wrap-anywhere">{claim.incident_description}</p>
        </PrintSection>
      )}
      {(pointedAt !== '' || claim.damage_description !== null) && (
        <PrintSection title={t('damage')}>
          {pointedAt !== '' && <p>{pointedAt}</p>}
          {claim.damage_description !== null && (
            <p className="whitespace-pre-line wrap-anywhere">{claim.damage_description}</p>
          )}
        </PrintSection>
      )}
      {claim.claim_entities.length > 0 && (
        <PrintSection title={t('people')}>
          <ul>
            {claim.claim_entities.map((one) => (
              <li key={one.claim_entity_id}>
                {[
                  [one.first_name, one.last_name].filter(Boolean).join(' ') || one.business_name,
                  label('relationship', one.entity_relationship),
                  one.phone,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </li>
            ))}
          </ul>
        </PrintSection>
      )}
      {claim.decision_reason !== null && (
        <PrintSection title={t('decision')}>
          <p className="wrap-anywhere">{claim.decision_reason}</p>
        </PrintSection>
      )}
      {claim.payments.length > 0 && (
        <PrintSection title={t('payments')}>
          <ul>
            {claim.payments.map((one) => (
              <li key={one.claim_payment_id}>
                {t('payment', { amount: moneyText(one.amount, one.currency), payees: one.payees })}
                {one.sent !== null && `, ${t('sent', { day: instant(one.sent).absolute })}`}
              </li>
            ))}
          </ul>
        </PrintSection>
      )}
    </PrintPage>
  );
}
