// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CreateVehicleDocument,
  DeleteVehicleDocument,
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  UpdateVehicleDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedRange, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { LineProvider } from '../line/line-context.tsx';
import { LineStep } from '../line/line-step.tsx';
import { lineView } from '../../shared/lines/line-view.ts';
import { StepGate } from '../frame/step-gate.tsx';
import { VehicleScreen } from '../vehicle/vehicle-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const trailer = storedVehicle;
const van = { ...storedVehicle, vehicle_id: 'v2', type: 'class_b', year: null, make: null, model: null };
let vehicles: (typeof storedVehicle)[];
let missing: { path: string; step: string; message: string; code: string | null }[];
let version: number;

beforeEach(() => {
  [vehicles, missing, version] = [[trailer, van], [], 7];
  server.answer(LoadCheckoutDocument, () => {
    const stored = storedCheckout({ version, vehicles });
    return { ...stored, checkout_state: { ...stored.checkout_state, missing_fields: missing } };
  });
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(UpdateVehicleDocument, ({ vehicle_id }) => {
    version += 1;
    return { update_vehicle: { vehicle_id, quote: { version } } };
  });
  server.answer(CreateVehicleDocument, ({ vehicle }) => {
    version += 1;
    vehicles = [...vehicles, { ...van, vehicle_id: `v${vehicles.length + 1}`, type: vehicle.type ?? '' }];
    return { create_vehicle: { vehicle_id: vehicles.at(-1)?.vehicle_id ?? '', quote: { version } } };
  });
  server.answer(DeleteVehicleDocument, ({ vehicle_id }) => {
    version += 1;
    vehicles = vehicles.filter((one) => one.vehicle_id !== vehicle_id);
    return { delete_vehicle: { vehicle_id, quote: { version } } };
  });
});

async function draw(more = '') {
  const person = await drawPage(
    'checkout',
    linkTo('vehicle') + more,
    <Checkout>
      <VehicleScreen />
    </Checkout>,
  );
  await screen.findByLabelText('Model year');
  return person;
}

const cards = () => screen.findByRole('list', { name: 'What this quote is for' });
const make = () => screen.getByLabelText<HTMLInputElement>('Make').value;
const named = (vehicle: string) => new URLSearchParams(window.location.search).get('vehicle') === vehicle;

describe('a quote for several vehicles', () => {
  test('shows each as a card with what it still needs, and asks of the one that the address names', async () => {
    missing = [{ path: 'vehicles.1.year', step: 'vehicle', message: 'Enter the model year.', code: null }];
    await draw('&vehicle=v1');
    const [first, second] = within(await cards()).getAllByRole('listitem');
    expect([first?.textContent, second?.textContent].map((text) => text?.includes('1 answer to go'))).toEqual([
      false,
      false,
    ]);
    expect(second?.textContent).toContain('one answer to go');
    expect([first?.getAttribute('aria-current'), second?.getAttribute('aria-current')]).toEqual(['true', null]);
    expect(make()).toBe('Airstream');
  });

  test('begins with the one that the step still waits for', async () => {
    missing = [{ path: 'vehicles.1.year', step: 'vehicle', message: 'Enter the model year.', code: null }];
    await draw();
    expect(make()).toBe('');
  });

  test('goes from one to the next that lacks an answer before it leaves the step', async () => {
    missing = [{ path: 'vehicles.1.year', step: 'vehicle', message: 'Enter the model year.', code: null }];
    const person = await draw('&vehicle=v1');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(named('v2')).toBe(true));
    expect(window.location.pathname).toBe('/checkout/vehicle');
    expect(make()).toBe('');
    expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
  });

  test('saves what is typed for the vehicle on screen, and keeps for each what could not be sent', async () => {
    const person = await draw('&vehicle=v2');
    await person.type(screen.getByLabelText('Model'), 'Revel');
    await person.click(within(await cards()).getByRole('link', { name: /^Edit/ }));
    await waitFor(() => expect(server.sentTo(UpdateVehicleDocument)).toHaveLength(1));
    expect(server.sentTo(UpdateVehicleDocument)[0]?.variables).toMatchObject({
      vehicle_id: 'v2',
      changes: { model: 'Revel' },
    });
  });

  test('takes one off once that is said twice, and asks of what is left', async () => {
    const person = await draw('&vehicle=v2');
    const [, second] = within(await cards()).getAllByRole('listitem');
    if (!second) throw new Error('There are two cards');
    await person.click(within(second).getByRole('button', { name: /^Take off/ }));
    expect(server.sentTo(DeleteVehicleDocument)).toHaveLength(0);
    await person.click(within(second).getByRole('button', { name: 'Take it off' }));
    await waitFor(() => expect(make()).toBe('Airstream'));
    expect(server.sentTo(DeleteVehicleDocument)[0]?.variables).toEqual({ vehicle_id: 'v2', version: 7 });
    expect(screen.queryByRole('list', { name: 'What this quote is for' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Take off/ })).toBeNull();
  });

  test('says why one cannot be taken off', async () => {
    server.answer(DeleteVehicleDocument, () => refusal('last_vehicle', 'A quote needs a vehicle.'));
    const person = await draw();
    const [first] = within(await cards()).getAllByRole('listitem');
    if (!first) throw new Error('There are two cards');
    await person.click(within(first).getByRole('button', { name: /^Take off/ }));
    await person.click(within(first).getByRole('button', { name: 'Take it off' }));
    expect((await screen.findByRole('alert')).textContent).toBe('A quote needs a vehicle.');
  });

  test('has no place for a sixth recreational vehicle', async () => {
    vehicles = ['v1', 'v2', 'v3', 'v4', 'v5'].map((vehicle_id) => ({ ...trailer, vehicle_id }));
    await draw();
    expect(await screen.findByText('One quote holds at most 5. Call us for more.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add another vehicle' })).toBeNull();
  });
});

describe('one more vehicle', () => {
  test('is added once its kind is chosen, and asked about', async () => {
    vehicles = [trailer];
    const person = await draw();
    await person.click(await screen.findByRole('button', { name: 'Add another vehicle' }));
    const kind = await screen.findByLabelText('What are you insuring?');
    await waitFor(() => expect(document.activeElement).toBe(kind));
    await person.click(screen.getByRole('button', { name: 'Add it' }));
    expect(screen.getByText('Choose what you’re insuring')).toBeDefined();
    expect(server.sentTo(CreateVehicleDocument)).toHaveLength(0);
    await person.selectOptions(kind, 'pop_up');
    await person.click(screen.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(named('v2')).toBe(true));
    expect(server.sentTo(CreateVehicleDocument)[0]?.variables).toEqual({
      quote_id: 'q1',
      vehicle: { type: 'pop_up' },
      version: 7,
    });
    expect(await screen.findByRole('heading', { level: 1, name: /pop-up camper/ })).toBeDefined();
    expect(make()).toBe('');
  });

  test('of another line is asked in its words, where its things are asked', async () => {
    vehicles = [{ ...trailer, type: 'runabout' }];
    const stored = storedCheckout();
    const boat = lineView('boat', 'en-us');
    server.answer(LoadCheckoutDocument, () => ({
      ...storedCheckout({ provider: 'boat', version, vehicles }),
      checkout_state: {
        ...stored.checkout_state,
        steps: boat.steps.map(({ id }) => ({ id, answered: true, reached: true, after: 'payment' })),
      },
    }));
    const person = await drawPage(
      'checkout',
      '/checkout/line/boat/boats?quote_id=q1&quote_token=t1',
      <LineProvider line={boat}>
        <Checkout>
          <StepGate place="boats">
            <LineStep step="boats" />
          </StepGate>
        </Checkout>
      </LineProvider>,
    );
    await person.click(await screen.findByRole('button', { name: 'Add another boat' }));
    await person.selectOptions(await screen.findByLabelText('Choose the kind of boat.'), 'pontoon');
    await person.click(screen.getByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(named('v2')).toBe(true));
    expect(window.location.pathname).toBe('/checkout/line/boat/boats');
    const pontoon = await screen.findByRole('radio', { name: 'Pontoon boat' });
    expect((pontoon as HTMLInputElement).checked).toBe(true);
  });
});
