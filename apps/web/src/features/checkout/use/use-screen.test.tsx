// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  UpdateVehicleDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedRange, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { UseScreen } from './use-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const tooMuch = 'It is rented out more than 40 % of the year.';

test('what cannot be bought online is said at the answer that decides it, with the way out, until it is another', async () => {
  let rented = 0;
  let version = 7;
  server.answer(LoadCheckoutDocument, () =>
    storedCheckout({ version, vehicles: [{ ...storedVehicle, rental_utilization_rate: rented }] }),
  );
  server.answer(UpdateVehicleDocument, ({ changes }) => {
    version += 1;
    rented = Number(changes.rental_utilization_rate);
    return { update_vehicle: { vehicle_id: 'v1', quote: { version } } };
  });
  server.answer(EstimatePriceRangeDocument, () => {
    const violation = { code: 'rental_utilization', message: tooMuch, field: 'vehicles.0.rental_utilization_rate' };
    return storedRange(rented > 40 ? { low: null, high: null, referral_violations: [violation] } : {});
  });
  const person = await drawPage(
    'checkout',
    linkTo('use'),
    <Checkout>
      <UseScreen />
    </Checkout>,
  );
  const rental = await screen.findByRole('group', { name: /Do you rent it out/ });
  await person.click(screen.getAllByRole('radio', { name: 'Yes' })[0] ?? rental);
  const share = screen.getByLabelText(/Share of the year/);
  await person.type(share, '60');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(tooMuch);
  expect(notice.querySelector('a')?.getAttribute('href')).toMatch(/^tel:/);
  await person.clear(share);
  await person.type(share, '20');
  await vi.waitFor(() => expect(screen.queryByText(tooMuch)).toBeNull(), { timeout: 5000 });
});

test.each([
  ['v1', 'The first', 'The second'],
  ['v2', 'The second', 'The first'],
])('of two vehicles, what is said against %s stands in its own form', async (vehicle, own, other) => {
  const rented = (vehicle_id: string) => ({ ...storedVehicle, vehicle_id, rental_utilization_rate: 60 });
  server.answer(LoadCheckoutDocument, () => storedCheckout({ vehicles: [rented('v1'), rented('v2')] }));
  const texts = ['The first', 'The second'].map((message, place) => ({
    code: 'rental_utilization',
    message,
    field: `vehicles.${place}.rental_utilization_rate`,
  }));
  server.answer(EstimatePriceRangeDocument, () => storedRange({ referral_violations: texts }));
  await drawPage(
    'checkout',
    `${linkTo('use')}&vehicle=${vehicle}`,
    <Checkout>
      <UseScreen />
    </Checkout>,
  );
  await screen.findByText(own);
  expect(screen.queryByText(other)).toBeNull();
});
