// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadSampleRangesDocument } from '../../../generated/documents.ts';
import { answeringServer, Failure } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { VehicleClassScreen } from './vehicle-class-screen.tsx';
import { VehiclesScreen } from './vehicles-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const place = { effective_date: '2026-11-23', version: '2026.1', currency: 'USD', closed_to: null, message: null };
const ranges = [{ vehicle_class: 'class_a', year: 2023, value: 17_025_000, low: 128_700, high: 234_200 }];

test('a mark of the drawing and its name in the list open the same part, with what is paid of a bill', async () => {
  server.answer(LoadSampleRangesDocument, () => ({ sample_ranges: { ...place, ranges } }));
  const person = await drawPage(
    'frame',
    '/vehicles/class-a',
    await VehicleClassScreen({ kind: 'class_a', locale: 'en-us' }),
  );
  await screen.findByText(/^\$1,287.+\$2,342$/);
  const mark = (name: string) => screen.getByRole('button', { name });
  expect(mark('1. Roof').getAttribute('aria-pressed')).toBe('true');
  await person.click(mark('4. Windshield'));
  expect(mark('1. Roof').getAttribute('aria-pressed')).toBe('false');
  const named = screen.getByRole('button', { name: /^4 ?Windshield$/ });
  expect(named.getAttribute('aria-expanded')).toBe('true');
  screen.getByText('A bill of $3,500, no deductible: $3,500 is paid.');
  await person.click(screen.getByRole('button', { name: /^2 ?Slide-out$/ }));
  expect(mark('2. Slide-out').getAttribute('aria-pressed')).toBe('true');
  screen.getByText('A bill of $2,700, less your deductible of $100: $2,600 is paid.');
});

test('the example is priced for a place and a day, and follows the postal code', async () => {
  server.answer(LoadSampleRangesDocument, ({ postal_code }) => ({
    sample_ranges: postal_code ? { ...place, message: 'Not sold in Hawaii.', ranges: [] } : { ...place, ranges },
  }));
  const person = await drawPage(
    'frame',
    '/vehicles/class-a',
    await VehicleClassScreen({ kind: 'class_a', locale: 'en-us' }),
  );
  await screen.findByText(/^\$1,287.+\$2,342$/);
  screen.getByText('Kept in Ohio, 2023, $170,250');
  screen.getByText('Priced for November 23, 2026, rates 2026.1');
  await person.type(screen.getByLabelText('ZIP or postal code'), '96813');
  await screen.findByText('Not sold in Hawaii.');
  expect(server.sentTo(LoadSampleRangesDocument).map(({ variables }) => variables)).toEqual([
    { area: 'US-OH' },
    { postal_code: '96813' },
  ]);
});

test('without an answer the page says so', async () => {
  server.answer(LoadSampleRangesDocument, () => new Failure({}, 0));
  await drawPage('frame', '/fr-ca/vehicles/class-a', await VehicleClassScreen({ kind: 'class_a', locale: 'fr-ca' }));
  await screen.findByText(/^L’exemple ne peut être affiché/);
});

test('the classes are sorted by any column, and the other way round', async () => {
  const person = await drawPage('frame', '/vehicles', await VehiclesScreen({ locale: 'en-us' }));
  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(names()[0]).toBe('Class A');
  await person.click(screen.getByRole('button', { name: /^Length/ }));
  expect(names().slice(0, 2)).toEqual(['Teardrop', 'Class B']);
  await person.click(screen.getByRole('button', { name: /^Length/ }));
  expect(names()[0]).toBe('Toy hauler');
  expect(screen.getByRole('columnheader', { name: /^Length/ }).getAttribute('aria-sort')).toBe('descending');
});
