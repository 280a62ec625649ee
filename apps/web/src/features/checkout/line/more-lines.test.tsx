// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadCheckoutDocument, LoadSoldLinesDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { storedCheckout, storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { MyMoreLines } from './more-lines.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const line = (provider: string, name: string, way = 'checkout') => ({ provider, name, about: '', way });

test('the account offers what is sold besides in checkout, and begins it with what is known of place and vehicle', async () => {
  server.answer(LoadSoldLinesDocument, () => ({
    sold_lines: [
      ...[line('personal', 'Personal RV'), line('boat', 'Boat'), line('roadside', 'Roadside assistance')],
      line('pro', 'Pro', 'enquiry'),
    ],
  }));
  server.answer(LoadCheckoutDocument, () =>
    storedCheckout({ status: 'bound', vehicles: [{ ...storedVehicle, location: { postal_code: '97702' } }] }),
  );
  const person = await drawPage(
    'account',
    '/customers',
    <MyMoreLines quoteId="q1" beside={['personal', 'boat']} postalCode="97701" />,
  );
  await screen.findByRole('heading', { name: 'Cover more' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Roadside assistance']);
  await person.click(screen.getByRole('button', { name: 'Roadside assistance' }));
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/start'));
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    ...{ line: 'roadside', anew: '1', postal_code: '97702', vehicle_class: 'travel_trailer' },
  });
  expect(window.sessionStorage.getItem('taken_over')).toContain('Airstream');
});
