'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useMessages, useTranslations } from 'next-intl';
import type { ClaimRecordFragment } from '../../../generated/documents.ts';
import { damageText } from '../../shared/damage-text.ts';
import { phoneHref } from '../../shared/phone-href.ts';
import { printDay } from '../../shared/print-day.ts';
import { labelOf, useLabels } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { ClaimAnswers } from './claim-answers.tsx';

type Claim = ClaimRecordFragment;

/** What happened, as it was reported, and who else was there. */
export function ClaimStory({ claim }: { claim: Claim }) {
  const t = useTranslations('workbench.claim');
  return (
    <section aria-labelledby="claim-story" className="flex flex-col gap-4">
      <h2 id="claim-story" className="type-h2">
        {t('what')}
      </h2>
      {claim.incident_description !== null && (
        <p className="max-w-measure whitespace-pre-line wrap-anywhere">{claim.incident_description}</p>
      )}
      <FactList columns={2} facts={useStoryFacts(claim)} />
      <ClaimAnswers claimId={claim.claim_id} currency={claim.policy?.currency ?? 'USD'} />
      <Others claim={claim} />
    </section>
  );
}

/** The facts of the report, in the order in which an adjuster asks for them. */
function useStoryFacts(claim: Claim) {
  const t = useTranslations('workbench.claim');
  const { policyParts, workbench } = useMessages();
  const damage = [damageText(claim.damage, workbench.claim), claim.damage_description];
  const { incident_date, incident_time, incident_location_type: type, driving_at_time_of_loss: driving } = claim;
  const day = printDay(incident_date) ?? '';
  const place = [labelOf(policyParts.claim.place, type), claim.incident_location, claim.administrative_area];
  const uses = [claim.business_purposes && t('business'), claim.was_rented && t('rented')].filter(Boolean).join(', ');
  const isUseKnown = claim.business_purposes !== null || claim.was_rented !== null;
  const yesNo = (value: boolean | null) => (value === null ? null : t(value ? 'yes' : 'no'));
  const police = [claim.police_agency, claim.police_report_number].filter(Boolean).join(', ');
  const reporter = claim.reporter_name ?? '';
  return [
    { key: 'when', label: t('when'), value: incident_time ? t('at', { day, time: incident_time.slice(0, 5) }) : day },
    { key: 'where', label: t('where'), value: place.filter(Boolean).join(', ') || null },
    {
      key: 'vehicle',
      label: t('vehicle'),
      value: vehicleName(claim.vehicle),
    },
    {
      key: 'policy',
      label: t('policy'),
      value: claim.policy ? (
        <AppLink className="link font-mono" href={`/agents/policies/${claim.policy.policy_id}`}>
          {claim.policy.policy_number}
        </AppLink>
      ) : (
        t('noPolicy')
      ),
    },
    { key: 'driver', label: t('driver'), value: driving === false ? t('notDriving') : claim.driver },
    { key: 'use', label: t('use'), value: isUseKnown ? uses || t('ownUse') : null },
    { key: 'damage', label: t('damage'), value: damage.filter(Boolean).join(' · ') || null },
    { key: 'drivable', label: t('drivable'), value: yesNo(claim.is_usable) },
    {
      key: 'police',
      label: t('police'),
      value: claim.police_report_filed === false ? t('noPolice') : police || yesNo(claim.police_report_filed),
    },
    {
      key: 'reporter',
      label: t('reporter'),
      value: (
        <span className="flex flex-col items-end">
          {claim.is_third_party ? t('thirdParty', { name: reporter }) : reporter}
          {claim.reporter_phone !== null && (
            <a className="link" href={phoneHref(claim.reporter_phone)}>
              {claim.reporter_phone}
            </a>
          )}
          {claim.reporter_email !== null && (
            <a className="link" href={`mailto:${claim.reporter_email}`}>
              {claim.reporter_email}
            </a>
          )}
        </span>
      ),
    },
  ];
}

function Others({ claim: { claim_entities: people, claim_vehicles: vehicles } }: { claim: Claim }) {
  const t = useTranslations('workbench.claim');
  const label = useLabels();
  return (
    <section className="flex flex-col gap-2">
      <h3 className="type-h3">{t('people')}</h3>
      {people.length + vehicles.length === 0 ? (
        <p className="text-ink-2">{t('noPeople')}</p>
      ) : (
        <ul>
          {people.map((one) => (
            <li key={one.claim_entity_id} className="border-b border-line py-2 wrap-anywhere">
              <span className="font-medium">
                {[one.first_name, one.last_name].filter(Boolean).join(' ') || one.business_name}
              </span>{' '}
              <span className="text-small text-ink-3">{label('relationship', one.entity_relationship)}</span>
              <span className="block text-small text-ink-2">
                {[one.phone, one.email, one.description].filter(Boolean).join(' · ')}
              </span>
            </li>
          ))}
          {vehicles.map((one) => (
            <li key={one.claim_vehicle_id} className="border-b border-line py-2">
              {t('otherVehicle', {
                name: [one.year, one.make, one.model, one.license_plate].filter(Boolean).join(' '),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
