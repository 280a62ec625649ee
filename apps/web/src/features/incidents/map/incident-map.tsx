'use client';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { csvText } from '@roadworthy/core/shared/text/csv.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useMutation } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useIsPrinted } from './use-is-printed.ts';
import { pageSize } from '../../../data/queue/queue-address.ts';
import { saveCsv } from '../../../data/requests/fetch-document.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useAsk } from '../../../data/session/use-session.ts';
import {
  LoadIncidentLayersDocument,
  LoadMapDevicesDocument,
  type LoadMapDevicesQueryVariables,
  LoadMapMarksDocument,
  LoadMapPlacesDocument,
} from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { QueueFoot } from '../../shared/queue/rows/queue-foot.tsx';
import { exportLimit, readAll } from '../../shared/queue/tools/read-all.ts';
import { OrganizationSelect } from '../../shared/organization-select.tsx';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { deviceProviders } from '../device-providers.ts';
import { DeviceFilters } from './device-filters.tsx';
import { useMapAddress } from './use-map-address.ts';
import type { Box } from './map-canvas.tsx';
import { baseMap } from '../../shared/map/base-map.ts';
import { continent } from '../../shared/map/continent.ts';
import {
  boxOf,
  type Device,
  type DeviceMark,
  deviceFeatures,
  incidentFeatures,
  type Layer,
  type MapView,
  markedPlaces,
  type Place,
  placeFeatures,
  viewOf,
} from './map-features.ts';

const toCome = <div aria-hidden="true" className="h-96 w-full rounded-card border border-line bg-surface-3" />;

const canvas = fetchedComponent(async () => {
  // Beside the library, which is told of a failure when it draws.
  baseMap.fetch().catch(() => undefined);
  return (await import('./map-canvas.tsx')).MapCanvas;
}, toCome);

/** Fetches the map before it is known what is on it. */
export const expectMap = canvas.expect;

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
  const { shown, show, hrefOf } = useMapAddress();
  const { isTable, line: provider, marks, device, product, hours, page } = shown;
  const organization = own ?? shown.organization;
  const [fails, setFails] = useState(false);
  const isPrinted = useIsPrinted();
  const [openedAt] = useState(() => Date.now());
  const layers = useRead('underwriting', LoadIncidentLayersDocument, { now: new Date(openedAt).toISOString() });
  const places = useRead(
    'underwriting',
    LoadMapPlacesDocument,
    { organization_id: organization ?? '', provider: provider || null },
    { enabled: organization !== null, keepsLast: true },
  );
  // The map says it as soon as it begins.
  const [view, setView] = useState<MapView | null>(null);
  const countsMarks = organization !== null && marks.devices;
  const isSeen = useRead(
    'underwriting',
    LoadMapMarksDocument,
    {
      organization_id: organization ?? '',
      ...(view ?? viewOf(continent, 3)),
      age_hours: hours,
      device_provider: device || null,
      provider: provider || null,
      product_id: product || null,
    },
    { enabled: countsMarks && view !== null, keepsLast: true },
  );
  const since = new Date(openedAt - hours * 3_600_000).toISOString();
  const quote = {
    ...(provider !== '' && { provider: { _eq: provider } }),
    ...(product !== '' && { product_id: { _eq: product } }),
  };
  const where = {
    archived: { _is_null: true },
    observed: { _gte: since },
    ...(organization !== null && { organization_id: { _eq: organization } }),
    ...(device !== '' && { provider: { _eq: device } }),
    ...(Object.keys(quote).length > 0 && { vehicle: { quote } }),
  };
  const part = { where, limit: pageSize, offset: (page - 1) * pageSize };
  const isDrawn = !isTable && !fails;
  // What only paper shows waits for what is seen.
  const isMarking = isDrawn && countsMarks && (view === null || isSeen.isFetching);
  const seen = useRead('underwriting', LoadMapDevicesDocument, part, { keepsLast: true, enabled: !isMarking });
  const devices = (marks.devices && seen.data?.vehicle_devices) || none;
  const deviceMarks = (marks.devices && isSeen.data?.map_devices) || noMarks;
  const drawn = useMemo(() => layers.data?.incident_layers ?? [], [layers.data]);
  const marked = useMemo(() => markedPlaces(places.data?.map_places ?? [], marks), [places.data, marks]);
  const ofChosen = drawn.filter(({ kml_file_id }) => kml_file_id === chosen);
  // Where a link or a reload leads; whoever then chooses another map is led there.
  const [given] = useState({ box: shown.box, chosen });
  const isGiven = given.box !== null && given.chosen === chosen;
  const box = isGiven && given.box ? given.box : boxOf(ofChosen.length > 0 ? ofChosen : drawn);

  return (
    <section aria-label={t('section')} className="flex flex-col gap-2">
      <div data-screen-only className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <Button
          size="small"
          tone="quiet"
          aria-pressed={!isDrawn}
          onClick={() => show({ isTable: !isTable })}
          disabled={fails}
        >
          {t('asTable')}
        </Button>
        {own === null && (
          <OrganizationSelect
            kind="underwriting"
            value={organization}
            onValue={(value) => show({ organization: value, page: 1 })}
          />
        )}
        <Field label={t('line')}>
          {(control) => (
            <SelectInput
              {...control}
              value={provider}
              onChange={({ currentTarget }) => show({ line: currentTarget.value, page: 1 })}
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
          onChange={({ currentTarget }) => show({ marks: { ...marks, policies: currentTarget.checked } })}
        />
        <Checkbox
          label={t('claims')}
          checked={marks.claims}
          onChange={({ currentTarget }) => show({ marks: { ...marks, claims: currentTarget.checked } })}
        />
        <Checkbox
          label={t('devices')}
          checked={marks.devices}
          onChange={({ currentTarget }) => show({ marks: { ...marks, devices: currentTarget.checked } })}
        />
        {marks.devices && (
          <DeviceFilters value={{ device, product, hours }} onValue={(filter) => show({ ...filter, page: 1 })} />
        )}
      </div>
      <FormAlert message={layers.isError || places.isError || seen.isError || isSeen.isError ? t('failed') : null} />
      {fails && <p className="text-small text-ink-2">{t('cannotDraw')}</p>}
      {/* It begins where the layers are: another part of it would be counted and drawn for nothing. */}
      {isDrawn && layers.isPending && toCome}
      {isDrawn && !layers.isPending && (
        <DrawnMap
          layers={drawn}
          marked={marked}
          devices={deviceMarks}
          chosen={chosen}
          box={box}
          isEdge={isGiven}
          onView={(seenBox, zoom, isMoved) => {
            setView(viewOf(seenBox, zoom));
            if (isMoved) show({ box: seenBox });
          }}
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
              where={where}
              page={page}
              count={seen.data?.vehicle_devices_aggregate.aggregate?.count}
              isCapped={seen.data?.vehicle_devices_aggregate.aggregate?.count_capped ?? false}
              isRefetching={seen.isPlaceholderData}
              pageHref={(to) => hrefOf({ page: to })}
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
  box: Box;
  isEdge: boolean;
  onView: (box: Box, zoom: number, isMoved: boolean) => void;
  onFail: () => void;
  onChoose: (kmlFileId: string) => void;
};

function DrawnMap({
  layers,
  marked,
  devices,
  chosen,
  box: [west, south, east, north],
  isEdge,
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
      isEdge={isEdge}
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
  /** Reads all of them, where the table shows a page of them. */
  readRows?: () => Promise<readonly Row[]>;
  children: string;
};

/** All rows of a table beside the map as a file, as they stand in it. */
function ExportRows<Row>({ file, columns, rows, readRows, children }: ExportRowsProps<Row>) {
  const t = useTranslations('queue');
  const tell = useToast();
  const writing = useMutation({
    mutationFn: async () => {
      const all = (await readRows?.()) ?? rows;
      const name = `${file}.csv`;
      saveCsv(
        csvText(
          columns.map(({ header }) => header),
          all.map((row) => columns.map(({ cell }) => cell(row))),
        ),
        name,
      );
      tell({
        message:
          all.length >= exportLimit ? t('exportCut', { file: name }) : t('exported', { count: all.length, file: name }),
      });
    },
    onError: () => tell({ message: t('exportFailed') }),
  });
  return (
    <div data-screen-only>
      <Button
        size="small"
        tone="quiet"
        disabled={rows.length === 0}
        busy={writing.isPending}
        busyLabel={children}
        onClick={() => writing.mutate()}
      >
        {children}
      </Button>
    </div>
  );
}

type DeviceTableProps = {
  devices: readonly Device[];
  /** What the devices are narrowed to, on the map as in the table. */
  where: LoadMapDevicesQueryVariables['where'];
  page: number;
  count: number | undefined;
  isCapped: boolean;
  isRefetching: boolean;
  pageHref: (page: number) => string;
};

/** Each device that was seen of late, the newest first, page by page, with the way to its policy or quote. */
function DeviceTable({ devices, where, page, count, isCapped, isRefetching, pageHref }: DeviceTableProps) {
  const t = useTranslations('workbench.maps.map');
  const format = useFormatter();
  const ask = useAsk('underwriting');
  const degrees = (value: number | null) => (value === null ? '' : format.number(value, { maximumFractionDigits: 3 }));
  const columns = [
    {
      key: 'provider',
      header: t('columns.provider'),
      cell: ({ provider }: Device) => deviceProviders.get(provider) ?? t('address'),
    },
    {
      key: 'policy',
      header: t('columns.policy'),
      cell: ({ vehicle }: Device) => vehicle?.quote?.policy?.policy_number ?? '',
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
  const readPart = async (offset: number, limit: number) => {
    const { vehicle_devices: rows } = await ask(LoadMapDevicesDocument, { where, offset, limit });
    return { rows };
  };
  return (
    <>
      <ExportRows
        file={t('devicesFile')}
        columns={columns}
        rows={devices}
        readRows={() => readAll(readPart, () => undefined)}
      >
        {t('exportDevices')}
      </ExportRows>
      <DataTable
        caption={t('devices')}
        columns={columns}
        rows={devices}
        rowKey={({ device_id }) => device_id}
        href={({ vehicle }) => {
          const { policy_id = null, quote_id = '' } = vehicle?.quote ?? {};
          return policy_id === null ? `/underwriting/quotes/${quote_id}` : `/underwriting/policies/${policy_id}`;
        }}
        state={isRefetching ? 'refetching' : 'ready'}
        empty={<p className="p-3 text-ink-2">{t('noDevices')}</p>}
        loadingLabel={t('loading')}
        atOnce={false}
      />
      <QueueFoot page={page} count={count} capped={isCapped} pageHref={pageHref} label={t('devicePages')} />
    </>
  );
}
