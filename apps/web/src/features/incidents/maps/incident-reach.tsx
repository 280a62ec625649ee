'use client';
import { buffersKm } from '@roadworthy/core/incidents/vocabulary.ts';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadIncidentCountsDocument } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { deviceProviders } from '../device-providers.ts';

/** Who of a line is where an incident is, and so far around it: what is kept there, and what was seen there of late. */
export function IncidentReach({ id }: { id: string }) {
  const t = useTranslations('workbench.maps');
  const format = useFormatter();
  const lineName = useProviderLabel();
  const [provider, setProvider] = useState<string>('personal');
  const [around, setAround] = useState('0');
  const variables = { kml_file_id: id, provider, around_km: Number(around) };
  const { data, isError } = useRead('underwriter', LoadIncidentCountsDocument, variables, { keepsLast: true });
  const counts = data?.incident_counts;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="type-h3">{t('reach')}</h3>
      <div className="grid grid-cols-2 gap-2">
        <Field label={t('line')}>
          {(control) => (
            <SelectInput
              {...control}
              value={provider}
              onChange={({ currentTarget }) => setProvider(currentTarget.value)}
              options={providers.map((one) => ({ value: one, label: lineName(one) }))}
            />
          )}
        </Field>
        <Field label={t('extent')}>
          {(control) => (
            <SelectInput
              {...control}
              value={around}
              onChange={({ currentTarget }) => setAround(currentTarget.value)}
              options={buffersKm.map((km) => ({
                value: String(km),
                label: km === 0 ? t('extentNone') : t('aroundKm', { km }),
              }))}
            />
          )}
        </Field>
      </div>
      <FormAlert message={isError ? t('reachFailed') : null} />
      {counts && (
        <FactList
          level={3}
          facts={[
            { key: 'people', label: t('people'), value: format.number(counts.people_count) },
            { key: 'garaged', label: t('garaged'), value: format.number(counts.garaged_count) },
            { key: 'devices', label: t('devicesSeen'), value: format.number(counts.device_count) },
            {
              key: 'alerts',
              label: t('alerts'),
              value: t('ofAll', { active: counts.active_alerts, all: counts.send_alert_count }),
            },
            {
              key: 'paused',
              label: t('pausedLayers'),
              value: t('ofAll', { active: counts.active_paused, all: counts.pause_count }),
            },
          ]}
        />
      )}
      <ul aria-label={t('devicesSeen')} className="flex flex-col">
        {counts?.devices.map((device) => (
          <li key={device.device_id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
            <AppLink href={`/underwriting/policies/${device.policy_id}`} className="link font-mono text-mono">
              {device.policy_number}
            </AppLink>
            <span className="text-small text-ink-2">
              {deviceProviders.get(device.provider) ?? device.provider},{' '}
              {format.dateTime(new Date(device.observed), { dateStyle: 'medium', timeStyle: 'short' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
