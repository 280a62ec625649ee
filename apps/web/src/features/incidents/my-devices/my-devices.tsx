'use client';
import { telematicsProviders } from '@roadworthy/core/incidents/vocabulary.ts';
import { freshHours } from '@roadworthy/core/quoting/vocabulary.ts';
import { useFormatter, useNow, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  ConnectDeviceDocument,
  DisconnectDeviceDocument,
  LoadMyDevicesDocument,
  type LoadMyDevicesQuery,
} from '../../../generated/documents.ts';
import { DialogButton } from '../../shared/form-dialog/dialog-button.tsx';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { deviceProviders } from '../device-providers.ts';
import { checkField, lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';

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

function LastSeen({ device: { lat, lng, observed } }: { device: Device }) {
  const t = useTranslations('account.devices');
  const format = useFormatter();
  const now = useNow();
  if (lat === null || lng === null || observed === null) return <p className="text-ink-2">{t('unseen')}</p>;
  const at = new Date(observed);
  const degrees = (value: number) => format.number(value, { maximumFractionDigits: 3 });
  const when = format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  const isStale = now.getTime() - at.getTime() > freshHours * 3_600_000;
  return (
    <>
      <p className="tabular-nums">{t('seen', { when, lat: degrees(lat), lng: degrees(lng) })}</p>
      {isStale && <p className="text-small text-ink-2">{t('stale')}</p>}
    </>
  );
}

/** The devices in a vehicle that its customer connected, where each was last, and a way to connect another. */
export function MyDevices({ vehicleId }: { vehicleId: string }) {
  const t = useTranslations('account.devices');
  const { data, error } = useRead('user', LoadMyDevicesDocument, { vehicle_id: vehicleId });
  if (error) return <p className="text-ink-2">{t('failed')}</p>;
  if (!data) return null;
  const root = data.vehicles_by_pk?.root_vehicle_id;
  const devices = data.vehicle_devices.filter((device) => device.root_vehicle_id === root);
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
                <LastSeen device={device} />
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
      <DialogButton dialog={ConnectDialog} id={vehicleId} subject={null} size="small">
        {t('connect')}
      </DialogButton>
    </section>
  );
}
