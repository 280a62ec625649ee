// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ConnectDeviceDocument, LoadMyDevicesDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { MyDevices } from './my-devices.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const vehicleId = '01900000-0000-7000-8000-000000000001';
const root = '01900000-0000-7000-8000-000000000002';
const device = {
  id: 'd1',
  device_id: 'd1',
  root_vehicle_id: root,
  provider: 'samasara',
  lat: 39.9612,
  lng: -82.9988,
  observed: '2026-06-15T12:00:00Z',
  administrative_area: 'OH',
  postal_code: '43215',
};

function draw(devices: readonly object[]) {
  server.answerUrl('/api/auth/me', () => null);
  server.answer(LoadMyDevicesDocument, () => ({
    vehicles_by_pk: { id: vehicleId, root_vehicle_id: root },
    vehicle_devices: devices as never,
  }));
  return drawPage('account', '/customers/policies/p1/vehicles', <MyDevices vehicleId={vehicleId} />);
}

test('each device of the vehicle is shown with where it was last, and no other vehicle’s', async () => {
  await draw([
    device,
    { ...device, id: 'd2', device_id: 'd2', provider: 'tesla', lat: null, lng: null, observed: null },
    { ...device, id: 'd3', device_id: 'd3', provider: 'zubie', root_vehicle_id: vehicleId },
  ]);
  expect(await screen.findByText('Samsara')).toBeTruthy();
  expect(screen.getByText(/39\.961, -82\.999/)).toBeTruthy();
  expect(screen.getByText('That is near OH 43215.')).toBeTruthy();
  expect(screen.getByText('It has not told us a place yet.')).toBeTruthy();
  expect(screen.queryByText('Zubie')).toBeNull();
  expect(screen.getByRole('button', { name: 'Disconnect Samsara' })).toBeTruthy();
});

test('one is connected with consent', async () => {
  await draw([]);
  const sent: unknown[] = [];
  server.answer(ConnectDeviceDocument, (variables) => {
    sent.push(variables);
    return { connect_device: { id: 'd1' } };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Connect a device' }));
  fireEvent.change(await screen.findByLabelText('Company'), { target: { value: 'bouncie' } });
  fireEvent.change(screen.getByLabelText(/Number of the device/), { target: { value: '353816090000001' } });
  fireEvent.click(screen.getByLabelText(/I agree/));
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { vehicle_id: vehicleId, provider: 'bouncie', device_number: '353816090000001', agreed: true },
    ]),
  );
});

test('a map is offered where there is a place to show, and says where it cannot be drawn', async () => {
  await draw([{ ...device, lat: null, lng: null, observed: null }]);
  await screen.findByText('It has not told us a place yet.');
  expect(screen.queryByRole('button', { name: 'Show it on a map' })).toBeNull();
});

test('the lines say what the map shows, and stay where nothing draws', async () => {
  await draw([device]);
  const button = await screen.findByRole('button', { name: 'Show it on a map' });
  expect(screen.getByText(/Last seen .* ago,|Last seen now,/)).toBeTruthy();
  fireEvent.click(button);
  expect(await screen.findByText(/cannot draw the map/, {}, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Hide the map' })).toBeTruthy();
});
