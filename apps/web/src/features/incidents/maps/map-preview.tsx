'use client';
import { mapNoteKinds } from '@roadworthy/core/incidents/vocabulary.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { useMay } from '../../../data/session/use-may.ts';
import {
  ArchiveKmlFileDocument,
  IncidentPauseDocument,
  IncidentResumeDocument,
  LoadKmlFileDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useState } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { formDialog, reasonAsked } from '../../shared/form-dialog/form-dialog.tsx';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { IncidentAlerts } from './incident-alerts.tsx';
import { type Acted, aroundField, type LoadedMap, type MapLayer, whereFields } from './incident-fields.ts';
import { IncidentReach } from './incident-reach.tsx';
import { LayerDrawing } from './layer-drawing.tsx';

/** A map beside the list: its layers, where business is paused, what was mended, and the ways on. */
export function MapPreview({ id }: { id: string }) {
  const t = useTranslations('workbench.maps');
  const [now] = useState(() => new Date().toISOString());
  const query = useRead('underwriting', LoadKmlFileDocument, { kml_file_id: id, now });
  return (
    <QueryView
      query={query}
      shape="detail"
      failed={t('failed')}
      find={({ kml_files_by_pk: found }) => found}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted area="underwriting" />}
    >
      {(found) => <Map map={found} />}
    </QueryView>
  );
}

function Map({ map }: { map: LoadedMap }) {
  const t = useTranslations('workbench.maps');
  const acts = useMay('incident:act');
  return (
    <div className="flex flex-col gap-5">
      <h2 className="type-h2 wrap-anywhere">{map.filename}</h2>
      {acts && map.archived === null && <Actions map={map} />}
      {acts && <IncidentReach id={map.kml_file_id} />}
      {acts && <IncidentAlerts id={map.kml_file_id} />}
      <section>
        <h3 className="type-h3 mb-1">{t('layers')}</h3>
        <ul className="flex flex-col gap-4">
          {map.incident_layers.map((layer) => (
            <LayerItem key={layer.incident_layer_id} layer={layer} />
          ))}
        </ul>
      </section>
      <Notes notes={map.notes} />
      <Facts map={map} />
    </div>
  );
}

/** A degree of latitude or longitude, as it is read on a map. */
function useDegrees(): (degrees: number) => string {
  const format = useFormatter();
  return (degrees) => `${format.number(degrees, { maximumFractionDigits: 2 })}°`;
}

function LayerItem({ layer }: { layer: MapLayer }) {
  const t = useTranslations('workbench.maps');
  const format = useFormatter();
  const degrees = useDegrees();
  const lineName = useProviderLabel();
  const { incident_name: name, corners, moratoriums, geometry, south, north, west, east } = layer;
  return (
    <li className="rounded-card border border-line p-3">
      <h4 className="font-medium wrap-anywhere">{name}</h4>
      <LayerDrawing
        title={t('drawing', { name })}
        geometry={geometry}
        south={south}
        north={north}
        west={west}
        east={east}
      />
      <p className="text-small text-ink-2">
        {t('box', { south: degrees(south), north: degrees(north), west: degrees(-west), east: degrees(-east) })},{' '}
        {t('corners', { corners })}
      </p>
      {moratoriums.length === 0 ? (
        <p className="text-small text-ink-2">{t('noPause')}</p>
      ) : (
        moratoriums.map(({ moratorium_id, provider, starts, reason }) => (
          <p key={moratorium_id} className="text-small font-medium text-warning wrap-anywhere">
            {t('pausedSince', {
              line: provider === null ? '' : lineName(provider),
              since: format.dateTime(new Date(starts), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
            {': '}
            {reason}
          </p>
        ))
      )}
    </li>
  );
}

function Notes({ notes }: { notes: unknown }) {
  const t = useTranslations('workbench.maps');
  const known = (Array.isArray(notes) ? (notes as { readonly kind: string; readonly count: number }[]) : []).flatMap(
    ({ kind, count }) => {
      const one = mapNoteKinds.find((each) => each === kind);
      return one === undefined ? [] : [{ kind: one, count }];
    },
  );
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className="type-h3 mb-1">{t('notes')}</h3>
      <ul className="list-disc ps-5">
        {known.map(({ kind, count }) => (
          <li key={kind}>{t(`note.${kind}`, { count })}</li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ map }: { map: LoadedMap }) {
  const t = useTranslations('workbench.maps');
  const format = useFormatter();
  const { created, byte_size, checksum, organization, user } = map;
  return (
    <FactList
      level={3}
      title={t('facts')}
      facts={[
        {
          key: 'created',
          label: t('columns.created'),
          value: format.dateTime(new Date(created), { dateStyle: 'medium', timeStyle: 'short' }),
        },
        {
          key: 'sender',
          label: t('columns.sender'),
          value: user && `${user.first_name ?? ''} ${user.last_name ?? ''}`,
        },
        { key: 'organization', label: t('columns.organization'), value: organization?.name },
        { key: 'size', label: t('size'), value: t('sizeKb', { kb: Math.ceil(byte_size / 1024) }) },
        {
          key: 'checksum',
          label: t('checksum'),
          value: <span className="break-all font-mono text-mono">{checksum}</span>,
        },
      ]}
    />
  );
}

function Actions({ map }: { map: LoadedMap }) {
  const t = useTranslations('workbench.maps');
  const isOpen =
    map.incident_layers.some(({ moratoriums }) => moratoriums.length > 0) ||
    (map.open_alerts.aggregate?.count ?? 0) > 0;
  return (
    <div className="flex flex-wrap gap-2">
      <DialogButton dialog={AlertDialog} id={map.kml_file_id} subject={map} size="small">
        {t('alert.send')}
      </DialogButton>
      <DialogButton dialog={PauseDialog} id={map.kml_file_id} subject={map} size="small">
        {t('pause')}
      </DialogButton>
      {isOpen && (
        <DialogButton dialog={ResumeDialog} id={map.kml_file_id} subject={map} size="small">
          {t('resume')}
        </DialogButton>
      )}
      <DialogButton dialog={ArchiveDialog} id={map.kml_file_id} subject={map} size="small">
        {t('archive')}
      </DialogButton>
    </div>
  );
}

const PauseDialog = formDialog<LoadedMap>()({
  words: 'workbench.maps',
  document: IncidentPauseDocument,
  kind: 'underwriter',
  tone: 'danger',
  begin: (): Acted & { readonly around_km: string } => ({ provider: 'personal', incident_name: '', around_km: '0' }),
  fields: ({ subject, t, messages, result }) => [
    ...whereFields(subject.incident_layers, { t, messages }),
    aroundField(t('extent'), (km) => (km === 0 ? t('extentNone') : t('aroundKm', { km }))),
    <FormAlert key="error" message={result?.incident_pause.error} />,
  ],
  reason: reasonAsked,
  input: ({ id, values: { provider, incident_name, around_km }, reason }) => ({
    kml_file_id: id,
    provider,
    incident_name: incident_name || null,
    around_km: Number(around_km),
    reason,
  }),
  copy: ({ t }) => ({ title: t('pause'), effect: t('pauseEffect'), confirm: t('pause') }),
  done: ({ t, result }) => (result.incident_pause.error === null ? t('paused') : null),
});

const ResumeDialog = formDialog<LoadedMap>()({
  words: 'workbench.maps',
  document: IncidentResumeDocument,
  kind: 'underwriter',
  begin: (): Acted => ({ provider: 'personal', incident_name: '' }),
  fields: ({ subject, t, messages, result }) => [
    ...whereFields(subject.incident_layers, { t, messages }),
    <FormAlert key="error" message={result?.incident_resume.error} />,
  ],
  reason: reasonAsked,
  input: ({ id, values: { provider, incident_name }, reason }) => ({
    kml_file_id: id,
    provider,
    incident_name: incident_name || null,
    reason,
  }),
  copy: ({ t }) => ({ title: t('resume'), effect: t('resumeEffect'), confirm: t('resume') }),
  done: ({ t, result }) => (result.incident_resume.error === null ? t('resumed') : null),
});

const ArchiveDialog = formDialog<LoadedMap>()({
  words: 'workbench.maps',
  document: ArchiveKmlFileDocument,
  kind: 'underwriter',
  begin: () => ({}),
  fields: () => [],
  input: ({ id }) => ({ kml_file_id: id }),
  copy: ({ t }) => ({ title: t('archive'), effect: t('archiveEffect'), confirm: t('archive') }),
  done: ({ t }) => t('archived'),
});
