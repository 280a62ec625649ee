import { describe, expect, test } from 'vitest';
import { storedCheckout, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { findingsAtFields } from './open-findings.ts';
import { vehicleHref, vehicleToAsk } from '../vehicles/vehicle-to-ask.ts';

const open = (path: string, code: string | null = null) => ({ path, step: 'vehicle', message: path, code });
const three = [1, 2, 3].map((number) => ({ ...storedVehicle, vehicle_id: `v${number}` }));

function loaded(vehicles: typeof three, ...missing_fields: ReturnType<typeof open>[]) {
  const { quotes_by_pk: quote, checkout_state: state } = storedCheckout({ vehicles });
  if (!quote) throw new Error('There is a quote');
  return { quote, state: { ...state, missing_fields } };
}

describe('what is said of the answers of a step', () => {
  const missing = [open('vehicles.0.year'), open('vehicles.1.vin'), open('named_insured.email')];

  test('is said in the form of its own vehicle, and what is about none in each', () => {
    expect([...findingsAtFields(missing, 'vehicle', 1).keys()]).toEqual(['vin', 'email']);
    expect([...findingsAtFields(missing, 'vehicle').keys()]).toEqual(['year', 'vin', 'email']);
  });
});

describe('the vehicle that a step asks of next', () => {
  test('is the next one with an open answer, all around, and never the one just answered', () => {
    const data = loaded(three, open('vehicles.0.year'), open('vehicles.2.year'));
    expect([-1, 0, 1, 2].map((after) => vehicleToAsk(data, 'vehicle', after))).toEqual(['v1', 'v3', 'v3', 'v1']);
    expect(vehicleToAsk(loaded(three, open('vehicles.1.year')), 'vehicle', 1)).toBeNull();
  });

  test('is the one with something that has to be otherwise, and none for what another step asks', () => {
    expect(vehicleToAsk(loaded(three, open('vehicles.1.vin', 'vin_missing')), 'vehicle', 0)).toBe('v2');
    expect(vehicleToAsk(loaded(three, open('vehicles.1.vin')), 'use', 0)).toBeNull();
  });
});

test('an address names a vehicle only where there are several', () => {
  expect(vehicleHref('boats', { provider: 'boat', vehicles: three }, 'v2')).toBe(
    '/checkout/line/boat/boats?vehicle=v2',
  );
  expect(vehicleHref('use', { provider: 'personal', vehicles: three.slice(0, 1) }, 'v1')).toBe('/checkout/use');
});
