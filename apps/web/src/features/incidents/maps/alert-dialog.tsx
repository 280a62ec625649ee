'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import {
  IncidentSendAlertDocument,
  PreviewIncidentAlertDocument,
  type PreviewIncidentAlertQuery,
} from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { formDialog, reasonAsked } from '../../shared/form-dialog/form-dialog.tsx';
import { checkField } from '../../shared/form-dialog/form-fields.tsx';
import { type Acted, aroundField, type LoadedMap, whereFields } from './incident-fields.ts';

type Values = Acted & { readonly around_km: string; readonly force: boolean };

const variablesOf = (id: string, { provider, incident_name, around_km, force }: Values) => ({
  kml_file_id: id,
  provider,
  incident_name: incident_name || null,
  around_km: Number(around_km),
  force,
});

/** Tells people where an incident is, after it said whom. */
export const AlertDialog = formDialog<LoadedMap>()({
  words: 'workbench.maps',
  document: IncidentSendAlertDocument,
  kind: 'underwriter',
  tone: 'danger',
  begin: (): Values => ({ provider: 'personal', incident_name: '', around_km: '0', force: false }),
  preview: {
    document: PreviewIncidentAlertDocument,
    variables: ({ id, values }) => variablesOf(id, values),
  },
  fields: ({ subject, t, messages, result, preview }) => [
    ...whereFields(subject.incident_layers, { t, messages }),
    aroundField(t('extent'), (km) => (km === 0 ? t('extentNone') : t('aroundKm', { km }))),
    checkField('force', { label: t('alert.force') }),
    preview && <WhoIsTold key="told" told={preview.incident_alert_preview} />,
    <FormAlert key="error" message={result?.incident_send_alert.error} />,
  ],
  reason: reasonAsked,
  ready: ({ preview }) => (preview?.incident_alert_preview.people ?? 0) > 0,
  input: ({ id, values, reason }) => ({ ...variablesOf(id, values), reason }),
  copy: ({ t }) => ({ title: t('alert.send'), effect: t('alert.effect'), confirm: t('alert.send') }),
  done: ({ t, result: { incident_send_alert: sent } }) =>
    sent.error === null ? t('alert.sent', { people: sent.people }) : null,
});

/** Whom an alert would tell, as the server says that sends it. */
function WhoIsTold({ told }: { told: PreviewIncidentAlertQuery['incident_alert_preview'] }) {
  const t = useTranslations('workbench.maps.alert');
  const format = useFormatter();
  const numbers = ['people', 'by_garaging', 'by_position', 'told_before', 'without_email', 'without_phone'] as const;
  return (
    <section aria-label={t('who')} aria-live="polite" className="flex flex-col gap-2">
      <FactList
        level={3}
        facts={numbers.map((key) => ({ key, label: t(`counts.${key}`), value: format.number(told[key]) }))}
      />
      {told.people === 0 && <p className="text-ink-2">{t(told.told_before > 0 ? 'allTold' : 'nobody')}</p>}
      <ul aria-label={t('who')} className="flex max-h-48 flex-col overflow-y-auto" tabIndex={-1}>
        {told.told.map(({ policy_id, policy_number, insured, found_by, incident_name }) => (
          <li key={policy_id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1">
            <span>
              <AppLink href={`/underwriting/policies/${policy_id}`} className="link font-mono text-mono">
                {policy_number}
              </AppLink>{' '}
              {insured}
            </span>
            <span className="text-small text-ink-2">
              {incident_name}, {t(`found.${found_by as 'both'}`)}
            </span>
          </li>
        ))}
      </ul>
      {told.people > told.told.length && (
        <p className="text-small text-ink-2">{t('more', { count: told.people - told.told.length })}</p>
      )}
    </section>
  );
}
