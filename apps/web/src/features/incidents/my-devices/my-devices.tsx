'use client';
import { telematicsProviders } from '@roadworthy/core/incidents/vocabulary.ts';
import { freshHours } from '@roadworthy/core/quoting/vocabulary.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useFormatter, useNow, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  ConnectDeviceDocument,
  DisconnectDeviceDocument,
  LoadMyDevicesDocument,
  type LoadMyDevicesQuery,
} from '../../../generated/documents.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { FoldedMap, mapToCome } from '../../shared/map/folded-map.tsx';
import { deviceProviders } from '../device-providers.ts';
import { checkField, lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';

const canvas = fetchedComponent(async () => (await import('./device-canvas.tsx')).DeviceCanvas, mapToCome);

const options = telematicsProviders.flatMap((value) => {
  const label = deviceProviders.get(value);
  return label === undefined ? [] : [{ value, label }];
});

const ConnectDialog = formDialog<null>()({
  words: 'account.connectDevice',
  document: ConnectDeviceDocument,
  kind: 'user',
  rereads: ['user'],
  begin: () => ({ provider: '', device_number: '', agreed: false }),
  fields: ({ t }) => [
    selectField('provider', { label: t('provider'), options, placeholder: t('choose') }),
    lineField('device_number', { label: t('number'), hint: t('numberHint'), isCode: true, maxLength: 100 }),
    checkField('agreed', { label: t('agreed') }),
  ],
  input: ({ id, values }) => ({ vehicle_id: id, ...values }),
});

const DisconnectDialog = formDialog<null>()({
  words: 'account.disconnectDevice',
  document: DisconnectDeviceDocument,
  kind: 'user',
  rereads: ['user'],
  begin: () => ({}),
  fields: () => [],
  input: ({ id }) => ({ device_id: id }),
});

type Device = LoadMyDevicesQuery['vehicle_devices'][number];

const isStale = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > freshHours * 3_600_000;

function LastSeen({ device, now }: { device: Device; now: Date }) {
  const t = useTranslations('account.devices');
  const format = useFormatter();
  const { lat, lng, observed, administrative_area: area, postal_code: code } = device;
  if (lat === null || lng === null || observed === null) return <p className="text-ink-2">{t('unseen')}</p>;
  const at = new Date(observed);
  const degrees = (value: number) => format.number(value, { maximumFractionDigits: 3 });
  const when = format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  // The page's clock stands still between minutes.
  const age = format.relativeTime(at, at > now ? at : now);
  return (
    <>
      <p className="tabular-nums">{t('seen', { age, when, lat: degrees(lat), lng: degrees(lng) })}</p>
      {area !== null && code !== null && <p>{t('near', { place: `${area} ${code}` })}</p>}
      {isStale(at, now) && <p className="text-small text-ink-2">{t('stale')}</p>}
    </>
  );
}

/** The same on a map, which is fetched when somebody asks for it; what it shows stands in the lines above. */
function DevicesOnMap({ devices, now }: { devices: readonly Device[]; now: Date }) {
  const t = useTranslations('account.devices');
  const words = useMemo(
    () => ({
      name: t('map'),
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      scroll: t('scroll'),
      scrollMac: t('scrollMac'),
      fingers: t('fingers'),
    }),
    [t],
  );
  const seen = useMemo(
    () =>
      devices.flatMap(({ device_id: id, provider, lat, lng, observed }) =>
        lat === null || lng === null || observed === null
          ? []
          : {
              id,
              name: deviceProviders.get(provider) ?? provider,
              lat,
              lng,
              isStale: isStale(new Date(observed), now),
            },
      ),
    [devices, now],
  );
  if (seen.length === 0) return null;
  return (
    <FoldedMap words={{ show: t('showMap'), hide: t('hideMap'), fails: t('noMap') }}>
      {(onFail) => (
        <>
          <canvas.Component words={words} devices={seen} onFail={onFail} />
          <p className="text-small text-ink-3">{t('source')}</p>
        </>
      )}
    </FoldedMap>
  );
}

/** The devices in a vehicle that its customer connected, where each was last, and a way to connect another. */
export function MyDevices({ vehicleId }: { vehicleId: string }) {
  const t = useTranslations('account.devices');
  const { data, error } = useRead('user', LoadMyDevicesDocument, { vehicle_id: vehicleId });
  const now = useNow({ updateInterval: 60_000 });
  const root = data?.vehicles_by_pk?.root_vehicle_id;
  // The same ones until others are read: a map is not drawn anew each minute.
  const devices = useMemo(
    () => data?.vehicle_devices.filter((device) => device.root_vehicle_id === root) ?? [],
    [data, root],
  );
  if (error) return <p className="text-ink-2">{t('failed')}</p>;
  if (!data) return null;
  return (
    <section aria-label={t('title')} className="flex flex-col items-start gap-3">
      <h4 className="type-h4">{t('title')}</h4>
      {devices.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul className="flex flex-col gap-3">
        {devices.map((device) => {
          const provider = deviceProviders.get(device.provider) ?? device.provider;
          return (
            <li key={device.device_id} className="flex flex-wrap items-center gap-x-6 gap-y-1">
              <div>
                <p className="font-semibold">{provider}</p>
                <LastSeen device={device} now={now} />
              </div>
              <DialogButton
                dialog={DisconnectDialog}
                id={device.device_id}
                subject={null}
                size="small"
                aria-label={t('named', { provider })}
              >
                {t('disconnect')}
              </DialogButton>
            </li>
          );
        })}
      </ul>
      <DevicesOnMap devices={devices} now={now} />
      <DialogButton dialog={ConnectDialog} id={vehicleId} subject={null} size="small">
        {t('connect')}
      </DialogButton>
    </section>
  );
}
