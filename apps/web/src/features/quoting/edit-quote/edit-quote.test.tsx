// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  DecodeVinDocument,
  EstimatePriceRangeDocument,
  FindDuplicatesDocument,
  LoadAlternativesDocument,
  LoadQuoteDocument,
  type LoadQuoteQuery,
  LoadPlanPricesDocument,
  UpdateVehicleDocument,
} from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, dana } from '../../../testing/quotes-scenario.tsx';
import { editedQuote } from '../../../testing/edited-quote.ts';
import { useRead } from '../../../data/use-read.ts';
import { lineView } from '../../shared/lines/line-view.ts';
import { quoteRecord } from '../load-quote/quote-record.ts';
import { QuoteForms } from './quote-forms.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const line = lineView('personal', 'en-us');

function Form() {
  const { data } = useRead('agent', LoadQuoteDocument, { quote_id: ada });
  const record = data && quoteRecord(data);
  return record ? <QuoteForms tab="vehicles" record={record} line={line} /> : null;
}

type Stored = { version: number; year: number; make: string; vin?: string };

/** A server whose quote somebody else may change, and which refuses an edit of an older version as the real one does. */
async function open(stored: Stored) {
  server.answerUrl('/api/auth/me', () => dana);
  server.answer(LoadQuoteDocument, (): LoadQuoteQuery => editedQuote(ada, stored));
  server.answer(LoadPlanPricesDocument, () => ({ recommended_plans: [] }));
  server.answer(LoadAlternativesDocument, () => ({ price_alternatives: [] }));
  server.answer(EstimatePriceRangeDocument, () => null as never);
  server.answer(FindDuplicatesDocument, () => ({ find_duplicates: [] }));
  server.answer(DecodeVinDocument, ({ vin }) => ({
    decode_vin: {
      ...{ status: 'decoded', vin, make: 'Grand Design', model: 'Imagine', year: 2021, type: 'travel_trailer' },
      ...{ length: 28, is_chassis: false },
    },
  }));
  const saved: unknown[] = [];
  server.answer(UpdateVehicleDocument, ({ vehicle_id, changes, version }) => {
    if (version !== stored.version) return refusal('quote_changed_elsewhere', 'Changed elsewhere.');
    saved.push(changes);
    Object.assign(stored, changes, { version: stored.version + 1 });
    return { update_vehicle: { vehicle_id, quote: { version: stored.version } } };
  });
  const user = await drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <Form />
    </SessionProvider>,
  );
  await screen.findByLabelText('Make');
  return { user, saved };
}

test('what is typed is saved by itself, with the version that was seen', async () => {
  const stored = { version: 4, year: 2020, make: 'Jayco' };
  const { user, saved } = await open(stored);
  await user.clear(screen.getByLabelText('Model year'));
  await user.type(screen.getByLabelText('Model year'), '2021');
  await waitFor(() => expect(saved).toEqual([{ year: 2021 }]));
});

test('an edit beside somebody else’s of another answer goes through, and both stand', async () => {
  const stored = { version: 4, year: 2020, make: 'Jayco' };
  const { user, saved } = await open(stored);
  Object.assign(stored, { version: 9, make: 'Airstream' });
  await user.clear(screen.getByLabelText('Model year'));
  await user.type(screen.getByLabelText('Model year'), '2021');
  await waitFor(() => expect(saved).toEqual([{ year: 2021 }]));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Make').value).toBe('Airstream'));
});

test('of one answer that both changed, theirs and mine are to be chosen from, and nothing is lost before', async () => {
  const stored = { version: 4, year: 2020, make: 'Jayco' };
  const { user, saved } = await open(stored);
  Object.assign(stored, { version: 9, make: 'Airstream' });
  await user.clear(screen.getByLabelText('Make'));
  await user.type(screen.getByLabelText('Make'), 'Thor');
  expect(await screen.findByText(/Somebody saved “Airstream” meanwhile/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Make').value).toBe('Thor');
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(saved).toEqual([{ make: 'Thor' }]));
});

test('who takes theirs has sent nothing', async () => {
  const stored = { version: 4, year: 2020, make: 'Jayco' };
  const { user, saved } = await open(stored);
  Object.assign(stored, { version: 9, make: 'Airstream' });
  await user.type(screen.getByLabelText('Make'), 'x');
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
  expect(screen.getByLabelText<HTMLInputElement>('Make').value).toBe('Airstream');
  expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  expect(saved).toEqual([]);
});

test('an answer that is refused says so at its field and is kept as it was typed', async () => {
  const { user } = await open({ version: 4, year: 2020, make: 'Jayco' });
  server.answer(UpdateVehicleDocument, () =>
    refusal('year_out_of_range', 'Enter a model year from 1900 to 2027.', 'vehicle.year'),
  );
  await user.clear(screen.getByLabelText('Model year'));
  await user.type(screen.getByLabelText('Model year'), '2099');
  expect(await screen.findByText('Enter a model year from 1900 to 2027.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Model year').value).toBe('2099');
});

test('what a VIN says of its vehicle is taken over by who confirms it, and by nobody else', async () => {
  const { user, saved } = await open({ version: 4, year: 2020, make: 'Jayco', vin: '573TE3025M6600123' });

  expect(await screen.findByText('This VIN says: 2021 Grand Design Imagine.')).toBeTruthy();
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use this' }));
  await waitFor(() => expect(saved).toEqual([{ year: 2021, make: 'Grand Design', model: 'Imagine' }]));
});

test('where a vehicle is registered is saved as a whole, and not before it is one', async () => {
  const { user, saved } = await open({ version: 4, year: 2020, make: 'Jayco' });
  await user.click(screen.getByRole('button', { name: 'Registered at another address' }));
  await user.type(screen.getByLabelText('Street'), '4 Mill Road');
  await user.type(screen.getByLabelText('City'), 'Boise');
  expect(saved).toEqual([]);
  await user.type(screen.getByLabelText('ZIP or postal code'), '83702');
  const whole = { line_1: '4 Mill Road', line_2: null, locality: 'Boise', postal_code: '83702' };
  await waitFor(() => expect(saved.at(-1)).toEqual({ registration_location: { ...whole, administrative_area: 'OR' } }));
});
