'use client';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { csvText } from '@roadworthy/core/shared/text/csv.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useIsPrinted } from './use-is-printed.ts';
import { saveCsv } from '../../../data/requests/fetch-document.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  LoadIncidentLayersDocument,
  LoadMapDevicesDocument,
  LoadMapMarksDocument,
  LoadMapPlacesDocument,
} from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { OrganizationSelect } from '../../shared/organization-select.tsx';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { deviceProviders } from '../device-providers.ts';
import { type DeviceFilter, DeviceFilters, everyDevice } from './device-filters.tsx';
import type { Box } from './map-canvas.tsx';
import { continent } from '../../shared/map/continent.ts';
import {
  boxOf,
  type Device,
  type DeviceMark,
  deviceFeatures,
  incidentFeatures,
  type Layer,
  type MapView,
  type Marks,
  markedPlaces,
  type Place,
  placeFeatures,
  viewOf,
} from './map-features.ts';

const canvas = fetchedComponent(
  async () => (await import('./map-canvas.tsx')).MapCanvas,
  <div aria-hidden="true" className="h-96 w-full rounded-card border border-line bg-surface-3" />,
);

const none: readonly Device[] = [];
const noMarks: readonly DeviceMark[] = [];

type IncidentMapProps = {
  /** The organization of the person; of the platform's staff, none until they choose one. */
  own: string | null;
  /** The file that is shown beside the list. */
  chosen: string | null;
  onChoose: (kmlFileId: string) => void;
};

/** Every current layer with what is kept and claimed there, as a map or as its table. */
export function IncidentMap({ own, chosen, onChoose }: IncidentMapProps) {
  const t = useTranslations('workbench.maps.map');
  const lineName = useProviderLabel();
  const [isTable, setTable] = useState(false);
  const [fails, setFails] = useState(false);
  const isPrinted = useIsPrinted();
  const [organization, setOrganization] = useState<string | null>(own);
  const [provider, setProvider] = useState('');
  const [marks, setMarks] = useState<Marks>({ policies: true, claims: true, devices: true });
  const layers = useRead('underwriting', LoadIncidentLayersDocument, {});
  const places = useRead(
    'underwriting',
    LoadMapPlacesDocument,
    { organization_id: organization ?? '', provider: provider || null },
    { enabled: organization !== null, keepsLast: true },
  );
  const [{ device, product, hours }, setFilter] = useState<DeviceFilter>(everyDevice);
  const [view, setView] = useState<MapView>(() => viewOf(continent, 3));
  const isSeen = useRead(
    'underwriting',
    LoadMapMarksDocument,
    {
      organization_id: organization ?? '',
      ...view,
      age_hours: Number(hours),
      device_provider: device || null,
      provider: provider || null,
      product_id: product || null,
    },
    { enabled: organization !== null && marks.devices, keepsLast: true },
  );
  const [openedAt] = useState(() => Date.now());
  const since = new Date(openedAt - Number(hours) * 3_600_000).toISOString();
  const quote = {
    ...(provider !== '' && { provider: { _eq: provider } }),
    ...(product !== '' && { product_id: { _eq: product } }),
  };
  const seen = useRead('underwriting', LoadMapDevicesDocument, {
    where: {
      archived: { _is_null: true },
      observed: { _gte: since },
      ...(organization !== null && { organization_id: { _eq: organization } }),
      ...(device !== '' && { provider: { _eq: device } }),
      ...(Object.keys(quote).length > 0 && { vehicle: { quote } }),
    },
  });
  const devices = (marks.devices && seen.data?.vehicle_devices) || none;
  const deviceMarks = (marks.devices && isSeen.data?.map_devices) || noMarks;
  const drawn = useMemo(() => layers.data?.incident_layers ?? [], [layers.data]);
  const marked = useMemo(() => markedPlaces(places.data?.map_places ?? [], marks), [places.data, marks]);
  const shown = drawn.filter(({ kml_file_id }) => kml_file_id === chosen);
  const isDrawn = !isTable && !fails;

  return (
    <section aria-label={t('section')} className="flex flex-col gap-2">
      <div data-screen-only className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Button size="small" tone="quiet" aria-pressed={!isDrawn} onClick={() => setTable(!isTable)} disabled={fails}>
          {t('asTable')}
        </Button>
        {own === null && <OrganizationSelect kind="underwriting" value={organization} onValue={setOrganization} />}
        <Field label={t('line')}>
          {(control) => (
            <SelectInput
              {...control}
              value={provider}
              onChange={({ currentTarget }) => setProvider(currentTarget.value)}
              options={[
                { value: '', label: t('everyLine') },
                ...providers.map((one) => ({ value: one, label: lineName(one) })),
              ]}
            />
          )}
        </Field>
        <Checkbox
          label={t('policies')}
          checked={marks.policies}
          onChange={({ currentTarget }) => setMarks({ ...marks, policies: currentTarget.checked })}
        />
        <Checkbox
          label={t('claims')}
          checked={marks.claims}
          onChange={({ currentTarget }) => setMarks({ ...marks, claims: currentTarget.checked })}
        />
        <Checkbox
          label={t('devices')}
          checked={marks.devices}
          onChange={({ currentTarget }) => setMarks({ ...marks, devices: currentTarget.checked })}
        />
        {marks.devices && <DeviceFilters value={{ device, product, hours }} onValue={setFilter} />}
      </div>
      <FormAlert message={layers.isError || places.isError || seen.isError || isSeen.isError ? t('failed') : null} />
      {fails && <p className="text-small text-ink-2">{t('cannotDraw')}</p>}
      {isDrawn && (
        <DrawnMap
          layers={drawn}
          marked={marked}
          devices={deviceMarks}
          chosen={chosen}
          box={boxOf(shown.length > 0 ? shown : drawn)}
          onView={(seenBox, zoom) => setView(viewOf(seenBox, zoom))}
          onFail={() => setFails(true)}
          onChoose={onChoose}
        />
      )}
      {(!isDrawn || isPrinted) && (
        <>
          <PlaceTable places={marked} layers={drawn} />
          {marks.devices && (
            <DeviceTable
              devices={devices}
              all={seen.data?.vehicle_devices_aggregate.aggregate?.count ?? devices.length}
            />
          )}
        </>
      )}
      <p className="text-small text-ink-3">{t('source')}</p>
    </section>
  );
}

type DrawnMapProps = {
  layers: readonly Layer[];
  marked: readonly Place[];
  devices: readonly DeviceMark[];
  chosen: string | null;
  box: ReturnType<typeof boxOf>;
  onView: (box: Box, zoom: number) => void;
  onFail: () => void;
  onChoose: (kmlFileId: string) => void;
};

function DrawnMap({
  layers,
  marked,
  devices,
  chosen,
  box: [west, south, east, north],
  onView,
  onFail,
  onChoose,
}: DrawnMapProps) {
  const t = useTranslations('workbench.maps.map');
  const incidents: GeoJSON.FeatureCollection = useMemo(() => incidentFeatures(layers, chosen), [layers, chosen]);
  const places: GeoJSON.FeatureCollection = useMemo(() => placeFeatures(marked), [marked]);
  const seen = useMemo(() => deviceFeatures(devices), [devices]);
  // The same one as long as its edges are.
  const box = useMemo(() => [west, south, east, north] as const, [west, south, east, north]);
  return (
    <canvas.Component
      words={{
        name: t('title'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        scroll: t('scroll'),
        scrollMac: t('scrollMac'),
        fingers: t('fingers'),
      }}
      incidents={incidents}
      places={places}
      devices={seen}
      box={box}
      onView={onView}
      onFail={onFail}
      onChoose={(id) => {
        const file = layers.find(({ incident_layer_id }) => incident_layer_id === id)?.kml_file_id;
        if (file !== undefined) onChoose(file);
      }}
    />
  );
}

/** The same marks in lines, the fullest first, and as a file. */
function PlaceTable({ places, layers }: { places: readonly Place[]; layers: readonly Layer[] }) {
  const t = useTranslations('workbench.maps.map');
  const namesOf = ({ incident_layer_ids }: Place): string =>
    layers
      .filter(({ incident_layer_id }) => incident_layer_ids.includes(incident_layer_id))
      .map(({ incident_name }) => incident_name)
      .join(', ');
  const columns = [
    { key: 'postal_code', header: t('columns.postalCode'), cell: (place: Place) => place.postal_code },
    { key: 'area', header: t('columns.area'), cell: (place: Place) => place.administrative_area },
    { key: 'policies', header: t('columns.policies'), cell: (place: Place) => place.policies, align: 'end' },
    { key: 'claims', header: t('columns.claims'), cell: (place: Place) => place.claims, align: 'end' },
    { key: 'layers', header: t('columns.layers'), cell: namesOf, wide: true },
  ] as const;
  return (
    <>
      <ExportRows file={t('file')} columns={columns} rows={places}>
        {t('export')}
      </ExportRows>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={places}
        rowKey={({ country, postal_code }) => `${country} ${postal_code}`}
        empty={<p className="p-3 text-ink-2">{t('nothing')}</p>}
        loadingLabel={t('loading')}
        atOnce={false}
      />
    </>
  );
}

type ExportRowsProps<Row> = {
  file: string;
  columns: readonly { readonly header: string; readonly cell: (row: Row) => string | number | null }[];
  rows: readonly Row[];
  children: string;
};

/** The rows of a table beside the map as a file, as they stand in it. */
function ExportRows<Row>({ file, columns, rows, children }: ExportRowsProps<Row>) {
  const write = () =>
    saveCsv(
      csvText(
        columns.map(({ header }) => header),
        rows.map((row) => columns.map(({ cell }) => cell(row))),
      ),
      `${file}.csv`,
    );
  return (
    <div data-screen-only>
      <Button size="small" tone="quiet" disabled={rows.length === 0} onClick={write}>
        {children}
      </Button>
    </div>
  );
}

/** Each device that was seen of late, the newest first. */
function DeviceTable({ devices, all }: { devices: readonly Device[]; all: number }) {
  const t = useTranslations('workbench.maps.map');
  const format = useFormatter();
  const degrees = (value: number | null) => (value === null ? '' : format.number(value, { maximumFractionDigits: 3 }));
  const columns = [
    {
      key: 'provider',
      header: t('columns.provider'),
      cell: ({ provider }: Device) => deviceProviders.get(provider) ?? t('address'),
    },
    { key: 'postal_code', header: t('columns.postalCode'), cell: ({ postal_code }: Device) => postal_code },
    { key: 'lat', header: t('columns.lat'), cell: ({ lat }: Device) => degrees(lat), align: 'end' },
    { key: 'lng', header: t('columns.lng'), cell: ({ lng }: Device) => degrees(lng), align: 'end' },
    {
      key: 'observed',
      header: t('columns.observed'),
      cell: ({ observed }: Device) =>
        observed === null ? '' : format.dateTime(new Date(observed), { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ] as const;
  return (
    <>
      <ExportRows file={t('devicesFile')} columns={columns} rows={devices}>
        {t('exportDevices')}
      </ExportRows>
      {all > devices.length && <p className="text-small text-ink-2">{t('newest', { shown: devices.length, all })}</p>}
      <DataTable
        caption={t('devices')}
        columns={columns}
        rows={devices}
        rowKey={({ device_id }) => device_id}
        empty={<p className="p-3 text-ink-2">{t('noDevices')}</p>}
        loadingLabel={t('loading')}
        atOnce={false}
      />
    </>
  );
}
