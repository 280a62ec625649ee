// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  BeginMapUploadDocument,
  IncidentPauseDocument,
  IncidentSendAlertDocument,
  KmlFilesDocument,
  LoadIncidentAlertsDocument,
  type LoadIncidentAlertsQuery,
  LoadIncidentCountsDocument,
  LoadIncidentLayersDocument,
  LoadKmlFileDocument,
  LoadMapDevicesDocument,
  LoadMapMarksDocument,
  LoadMapPlacesDocument,
  LoadRuleProductsDocument,
  LoadSavedViewsDocument,
  PreviewIncidentAlertDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { MapsScreen } from './maps-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const id = '0199aaaa-0000-7000-8000-000000000003';
const counted = { aggregate: { count: 1, count_capped: false } };
const map = {
  kml_file_id: id,
  organization_id: 'o1',
  filename: 'cone.kmz',
  byte_size: 2048,
  checksum: 'ab'.repeat(32),
  created: '2026-11-20T10:00:00Z',
  archived: null,
  for_everybody: false,
  organization: { name: 'Cascade' },
  user: { first_name: 'Uma', last_name: 'Lindqvist' },
  incident_layers_aggregate: { aggregate: { count: 1 } },
};
const square = [
  [
    [-82, 25],
    [-80, 25],
    [-80, 27],
    [-82, 25],
  ],
];
const layer = {
  incident_layer_id: 'l1',
  incident_name: 'Hurricane Ida',
  geometry: { type: 'MultiPolygon', coordinates: [square] },
  south: 25,
  west: -82,
  north: 27,
  east: -80,
  corners: 4,
  moratoriums: [],
};

let alerts: LoadIncidentAlertsQuery['incident_alerts'] = [];

beforeEach(() => {
  alerts = [];
  server.answerUrl('/api/auth/me', () => ({
    ...dana,
    roles: ['organization:underwriter'],
    permissions: ['incident:act'],
  }));
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: [] }));
  server.answerNamed('CountViews_kml_files', () => ({ v0: counted, v1: counted }));
  server.answer(KmlFilesDocument, () => ({ kml_files: [map], kml_files_aggregate: counted }));
  server.answer(LoadKmlFileDocument, () => ({
    kml_files_by_pk: {
      ...map,
      notes: [{ kind: 'ring_closed', count: 2 }],
      open_alerts: { aggregate: { count: 0 } },
      incident_layers: [layer],
    },
  }));
  server.answer(LoadIncidentAlertsDocument, () => ({ incident_alerts: alerts }));
});

const place = { country: 'US', administrative_area: 'US-FL', lat: 24.5, lng: -81.7 };
const places = [
  { ...place, postal_code: '33040', policies: 1, claims: 2, incident_layer_ids: ['l1'] },
  { ...place, postal_code: '33602', policies: 3, claims: 0, incident_layer_ids: [] },
];

beforeEach(() => {
  server.answer(LoadIncidentLayersDocument, () => ({
    incident_layers: [{ ...layer, kml_file_id: id, moratoriums: [{ moratorium_id: 'm1' }] }],
  }));
  server.answer(LoadMapPlacesDocument, () => ({ map_places: places }));
  server.answer(LoadMapDevicesDocument, () => ({
    vehicle_devices_aggregate: counted,
    vehicle_devices: [
      {
        id: 'd1',
        device_id: 'd1',
        provider: 'samasara',
        lat: 24.55,
        lng: -81.78,
        observed: '2026-11-20T09:00:00Z',
        postal_code: '33040',
        administrative_area: 'US-FL',
        vehicle: {
          vehicle_id: 'v1',
          quote: { quote_id: 'q1', policy_id: 'p1', policy: { policy_id: 'p1', policy_number: 'RWP-1' } },
        },
      },
    ],
  }));
  server.answer(LoadMapMarksDocument, () => ({ vehicle_devices: [], map_devices: [] }));
  server.answer(LoadRuleProductsDocument, () => ({ products: [] }));
  server.answer(LoadIncidentCountsDocument, ({ around_km }) => ({
    incident_counts: {
      device_count: 1,
      people_count: 3,
      garaged_count: around_km === 50 ? 7 : 2,
      active_paused: 0,
      pause_count: 1,
      send_alert_count: 2,
      active_alerts: 1,
      devices: [
        {
          device_id: 'd1',
          provider: 'samasara',
          observed: '2026-11-20T09:00:00Z',
          policy_id: 'p1',
          policy_number: 'RWP-1',
        },
      ],
    },
  }));
});

const draw = (address = '/underwriting/map') => drawStaffPage(address, <MapsScreen />);

test('a map shows its layers and what was mended, and pauses business with a reason', async () => {
  const sent: unknown[] = [];
  server.answer(IncidentPauseDocument, (variables) => {
    sent.push(variables);
    const error = sent.length === 1 ? 'No postal code lies in Hurricane Ida.' : null;
    return { incident_pause: { error, code: null, moratorium_ids: [] } };
  });
  const user = await draw(`/underwriting/map?id=${id}`);
  expect(await screen.findByRole('img', { name: 'The outline of Hurricane Ida' })).toBeDefined();
  expect(screen.getByText('2 outlines were open: closed.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Pause business' }));
  await user.selectOptions(await screen.findByLabelText('Where'), 'Hurricane Ida');
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('How far around it'), '50 km around');
  await user.type(screen.getByLabelText('Why'), 'Landfall tonight');
  const confirm = () => screen.getAllByRole('button', { name: 'Pause business' }).at(-1) as HTMLElement;
  await user.click(confirm());
  expect(await screen.findByText('No postal code lies in Hurricane Ida.')).toBeDefined();
  await user.click(confirm());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({
    kml_file_id: id,
    provider: 'personal',
    incident_name: 'Hurricane Ida',
    around_km: 50,
    reason: 'Landfall tonight',
  });
});

test('a map that is refused says why, and what was chosen stays', async () => {
  server.answer(BeginMapUploadDocument, () => refusal('file_empty', 'There is nothing in this file.', 'byte_size'));
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: 'Send a map' }));
  const input = await screen.findByLabelText<HTMLInputElement>('KML, KMZ or GeoJSON, at most 20 MB');
  await user.upload(input, new File([''], 'cone.kml'));
  await user.click(screen.getAllByRole('button', { name: 'Send a map' }).at(-1) as HTMLElement);
  expect(await screen.findByText('There is nothing in this file.')).toBeDefined();
  expect(input.files?.[0]?.name).toBe('cone.kml');
});

test('where nothing can be drawn, the table alone says what the map would', async () => {
  const user = await draw();
  expect(await screen.findByText('This browser cannot draw the map. The table says the same.')).toBeDefined();
  const table = await screen.findByRole('table', { name: 'Incidents and what is insured there' });
  const lines = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  await waitFor(() => expect(lines()).toEqual(['33040US-FL12Hurricane Ida', '33602US-FL30']));
  const seen = screen.getByRole('table', { name: 'Devices' });
  expect(within(seen).getByRole('row', { name: /^Samsara RWP-1 33040/ })).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Policies, where the vehicle is kept' }));
  expect(lines()).toEqual(['33040US-FL02Hurricane Ida']);
});

test('who is in an incident is counted for a line and so far around it, with the ways to their policies', async () => {
  const user = await draw(`/underwriting/map?id=${id}`);
  const garaged = () => screen.getByText('Vehicles that are kept there').parentElement?.textContent;
  await waitFor(() => expect(garaged()).toContain('2'));
  const link = await screen.findByRole('link', { name: 'RWP-1' });
  expect(link.getAttribute('href')).toContain('/underwriting/policies/p1');
  expect(link.parentElement?.textContent).toContain('Samsara');
  await user.selectOptions(screen.getByLabelText('How far around it'), '50 km around');
  await waitFor(() => expect(garaged()).toContain('7'));
});

test('an alert says whom it tells before it is sent, and the panel whether it arrived and what was answered', async () => {
  const told = {
    policy_id: 'p1',
    policy_number: 'RWP-1',
    insured: 'Ada Moreno',
    found_by: 'both',
    incident_name: 'Ida',
  };
  server.answer(PreviewIncidentAlertDocument, ({ around_km, force }) => ({
    incident_alert_preview: {
      people: around_km === 50 || force ? 1 : 0,
      vehicles: 1,
      by_garaging: 1,
      by_position: 1,
      told_before: around_km === 50 ? 0 : 1,
      without_email: 0,
      without_phone: 1,
      told: around_km === 50 || force ? [told] : [],
    },
  }));
  server.answer(IncidentSendAlertDocument, () => {
    const message = { policy_id: 'p1', found_by: 'both', letter: 'sent', policy: { policy_number: 'RWP-1' } };
    alerts = [
      {
        id: 'a1',
        incident_alert_id: 'a1',
        provider: 'personal',
        buffer_km: 50,
        reason: 'Landfall tonight',
        created: '2026-11-20T09:00:00Z',
        ended: null,
        incident_layer: { incident_name: 'Hurricane Ida' },
        told: { aggregate: { count: 2 } },
        answered: { aggregate: { count: 1 } },
        incident_alert_messages: [
          {
            ...message,
            id: 'm1',
            incident_alert_message_id: 'm1',
            text_message: 'failed',
            answer: 'moved',
            moved_to: 'Ocala',
            answered: '2026-11-20T10:00:00Z',
          },
          {
            ...message,
            id: 'm2',
            incident_alert_message_id: 'm2',
            text_message: 'none',
            answer: null,
            moved_to: null,
            answered: null,
          },
        ],
      },
    ];
    return { incident_send_alert: { error: null, code: null, people: 1 } };
  });
  const user = await draw(`/underwriting/map?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Send an alert' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Everybody there was told already.');
  await user.click(dialog.getByRole('button', { name: 'Send an alert' }));
  expect(server.sentTo(IncidentSendAlertDocument)).toEqual([]);
  await user.selectOptions(dialog.getByLabelText('How far around it'), '50 km around');
  await dialog.findByText('Ada Moreno', { exact: false });
  await user.type(dialog.getByLabelText('Why'), 'Landfall tonight');
  await user.click(dialog.getByRole('button', { name: 'Send an alert' }));
  const answers = within(await screen.findByRole('list', { name: 'Answers to Hurricane Ida' }));
  answers.getByText(/^Moved to Ocala/);
  answers.getByText('No answer yet');
  answers.getByText('e-mail sent, text not delivered');
});

test('the map shows what its address says, and the table of devices is read page by page', async () => {
  server.answer(LoadMapDevicesDocument, ({ where, offset }) => ({
    vehicle_devices_aggregate: { aggregate: { count: 120, count_capped: false } },
    vehicle_devices: [
      {
        id: `d${String(offset)}`,
        device_id: `d${String(offset)}`,
        provider: /"_eq":"(tesla|bouncie)"/.exec(JSON.stringify(where))?.[1] ?? '',
        lat: 24.55,
        lng: -81.78,
        observed: '2026-11-20T09:00:00Z',
        postal_code: `page ${String(offset)}`,
        administrative_area: 'US-FL',
        vehicle: null,
      },
    ],
  }));
  const user = await draw('/underwriting/map?map.as=table&map.device=tesla&map.page=2&map.marks=devices');
  const seen = await screen.findByRole('table', { name: 'Devices' });
  await waitFor(() => expect(within(seen).getByRole('row', { name: /^Tesla page 50/ })).toBeDefined());
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Company of devices' }).value).toBe('tesla');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Open claims' }).checked).toBe(false);
  expect(screen.getByText(/51.*100.*120/)).toBeDefined();
  expect(screen.getByRole('link', { name: /Next/ }).getAttribute('href')).toContain('map.page=3');
  // Another filter begins with the first page, and stands in the address.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Company of devices' }), 'bouncie');
  await waitFor(() => expect(within(seen).getByRole('row', { name: /^Bouncie page 0/ })).toBeDefined());
  expect(window.location.search).toContain('map.device=bouncie');
  expect(window.location.search).not.toContain('map.page');
});

test('the devices of the table are a file, row by row', async () => {
  const files: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:x';
  });
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: 'Export the devices' }));
  const [header, row] = (await files[0]?.text())?.trim().split(/\r?\n/) ?? [];
  expect(header).toContain('Device');
  expect(row).toContain('Samsara');
  expect(row).toContain('33040');
  made.mockRestore();
});
