// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadCheckoutDocument, LoadPricingDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedPricing, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { Obstacles } from './obstacles.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

function LoadedObstacles() {
  return useCheckout().data ? <Obstacles /> : null;
}

test('what the price says against buying leads to the answer, of its own vehicle', async () => {
  const vehicles = ['v1', 'v2'].map((vehicle_id) => ({ ...storedVehicle, vehicle_id }));
  server.answer(LoadCheckoutDocument, () => storedCheckout({ vehicles }));
  const old = { code: 'vehicle_age', step: 'vehicle' };
  server.answer(LoadPricingDocument, () =>
    storedPricing({
      referral_violations: [
        { ...old, field: 'vehicles.0.year', message: 'Vehicle 1: it is old.' },
        { ...old, field: 'vehicles.1.year', message: 'Vehicle 2: it is old.' },
        { code: 'plan', field: 'coverages', step: 'plans', message: 'Choose another plan.' },
      ],
    }),
  );
  await drawPage(
    'checkout',
    linkTo('plans'),
    <Checkout>
      <LoadedObstacles />
    </Checkout>,
  );
  const second = await screen.findByRole('link', { name: 'Vehicle 2: it is old.' });
  expect(second.getAttribute('href')).toBe('/checkout/vehicle?vehicle=v2#vehicle-year');
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByText('Choose another plan.')).toBeTruthy();
});
