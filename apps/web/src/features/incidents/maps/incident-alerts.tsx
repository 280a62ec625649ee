'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadIncidentAlertsDocument, type LoadIncidentAlertsQuery } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useProviderLabel } from '../../shared/use-provider-label.ts';

type Alert = LoadIncidentAlertsQuery['incident_alerts'][number];
type Person = Alert['incident_alert_messages'][number];

/** Who was told of an incident, whether it arrived, and what they answered, as it comes. */
export function IncidentAlerts({ id }: { id: string }) {
  const t = useTranslations('workbench.maps.alert');
  const { data, isError } = useRead('underwriting', LoadIncidentAlertsDocument, { kml_file_id: id });
  const alerts = data?.incident_alerts ?? [];
  if (!isError && alerts.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="type-h3">{t('title')}</h3>
      <FormAlert message={isError ? t('failed') : null} />
      {alerts.map((alert) => (
        <AlertItem key={alert.incident_alert_id} alert={alert} />
      ))}
    </section>
  );
}

function AlertItem({ alert }: { alert: Alert }) {
  const t = useTranslations('workbench.maps.alert');
  const format = useFormatter();
  const lineName = useProviderLabel();
  const name = alert.incident_layer?.incident_name ?? '';
  const at = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'medium', timeStyle: 'short' });
  const [told, answered] = [alert.told.aggregate?.count ?? 0, alert.answered.aggregate?.count ?? 0];
  return (
    <article className="rounded-card border border-line p-3">
      <h4 className="font-medium wrap-anywhere">{t('of', { name, line: lineName(alert.provider) })}</h4>
      <p className="text-small text-ink-2">
        {t('since', { at: at(alert.created), told, answered })}
        {alert.ended !== null && ` ${t('over', { at: at(alert.ended) })}`}
      </p>
      <p className="text-small text-ink-2 wrap-anywhere">{alert.reason}</p>
      <ul aria-label={t('answers', { name })} className="mt-2 flex flex-col">
        {alert.incident_alert_messages.map((person) => (
          <PersonItem key={person.incident_alert_message_id} person={person} at={at} />
        ))}
      </ul>
    </article>
  );
}

function PersonItem({ person, at }: { person: Person; at: (instant: string) => string }) {
  const t = useTranslations('workbench.maps.alert');
  const { policy_id, policy, letter, text_message, answer, moved_to, answered } = person;
  const isUnreached = letter !== 'sent' && text_message !== 'sent';
  return (
    <li className="border-b border-line py-1.5">
      <div className="flex flex-wrap justify-between gap-x-4">
        <AppLink href={`/underwriting/policies/${policy_id}`} className="link font-mono text-mono">
          {policy?.policy_number ?? policy_id.slice(0, 8)}
        </AppLink>
        <span className={`text-small ${isUnreached ? 'text-warning' : 'text-ink-2'}`}>
          {t(`letter.${letter as 'sent'}`)}, {t(`text.${text_message as 'sent'}`)}
        </span>
      </div>
      {answer === null || answered === null ? (
        <p className="text-small text-ink-2">{t('noAnswer')}</p>
      ) : (
        <p className="text-small font-medium wrap-anywhere">
          {answer === 'moved'
            ? t('moved', { place: moved_to ?? '', at: at(answered) })
            : t('safe', { at: at(answered) })}
        </p>
      )}
    </li>
  );
}
