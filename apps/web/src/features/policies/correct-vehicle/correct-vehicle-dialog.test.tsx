// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { UpdatePolicyVehicleFniDocument } from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { answerQuotes } from '../../../testing/quotes-scenario.tsx';
import { CorrectVehicleDialog } from './correct-vehicle-dialog.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const vehicles = [
  {
    vehicleId: 'v1',
    name: '2023 Bambi',
    vin: '1M8GDM9A6PP042780',
    year: 2023,
    make: 'Airstream',
    model: 'Bambi',
    floorplan: null,
    length: '16',
  },
  {
    vehicleId: 'v2',
    name: '2019 View',
    vin: null,
    year: 2019,
    make: null,
    model: 'View',
    floorplan: null,
    length: null,
  },
];
const field = () => screen.getByLabelText<HTMLInputElement>('VIN as it is on the plate');

beforeEach(() => answerQuotes(server, () => []));

test('a VIN that does not add up is refused at its field, keeps what was typed, and goes once it is right', async () => {
  const done = vi.fn();
  server.answer(UpdatePolicyVehicleFniDocument, ({ vehicle }) =>
    vehicle.vin === '1M8GDM9A8PP042781'
      ? { update_policy_vehicle_fni: { vehicle_id: 'v3' } }
      : refusal('vin_check_digit', 'This VIN does not add up.', 'vehicle.vin'),
  );
  await drawStaffPage(
    '/agents/policies/p1',
    <CorrectVehicleDialog id="p1" subject={{ vehicles }} open onClose={() => undefined} onDone={done} />,
  );
  await screen.findByLabelText('VIN as it is on the plate');
  expect(field().value).toBe('1M8GDM9A6PP042780');
  fireEvent.change(field(), { target: { value: '1M8GDM9A6PP042781' } });
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(field().value).toBe('1M8GDM9A6PP042781');
  fireEvent.change(field(), { target: { value: '1M8GDM9A8PP042781' } });
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  await waitFor(() => expect(done).toHaveBeenCalledWith('The vehicle is corrected.'));
  expect(server.sentTo(UpdatePolicyVehicleFniDocument).at(-1)?.variables).toEqual({
    policy_id: 'p1',
    vehicle_id: 'v1',
    vehicle: { vin: '1M8GDM9A8PP042781' },
  });
});

test('another vehicle shows its own number', async () => {
  await drawStaffPage(
    '/agents/policies/p1',
    <CorrectVehicleDialog id="p1" subject={{ vehicles }} open onClose={() => undefined} onDone={() => undefined} />,
  );
  fireEvent.change(await screen.findByLabelText('Vehicle'), { target: { value: 'v2' } });
  expect(field().value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Year').value).toBe('2019');
});
