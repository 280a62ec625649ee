// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CheckBulkVehiclesDocument, CreateBulkVehiclesDocument } from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, answerQuotes } from '../../../testing/quotes-scenario.tsx';
import { QuoteBulkVehicles } from './quote-bulk-vehicles.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const list = 'Year,Make,Class,Value\n2020,Jayco,tt,20k\n2021,Jayco,tt,21k';

async function pasteAndAdd(onDone: (count: number, version: number | null) => void) {
  answerQuotes(server, () => []);
  const hands = await drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <QuoteBulkVehicles quoteId={ada} version={7} onDone={onDone} />
    </SessionProvider>,
  );
  const box = await screen.findByLabelText('Paste VINs or a table');
  fireEvent.paste(box, { clipboardData: { getData: () => list } });
  await hands.click(await screen.findByRole('button', { name: 'Add 2 vehicles' }));
}

test('rows that the server finds nothing wrong with are added on the version that was seen, the others stay', async () => {
  const found = { row: 1, field: 'year', message: 'Enter a model year from 2021.' };
  server.answer(CheckBulkVehiclesDocument, () => ({ check_bulk_vehicles: [found] }));
  server.answer(CreateBulkVehiclesDocument, () => ({
    create_bulk_vehicles: [{ vehicle_id: 'v2', quote: { version: 8 } }],
  }));
  const done: unknown[] = [];
  await pasteAndAdd((...stated) => done.push(stated));
  await screen.findByText('1 vehicle was added. 1 row stays here.');
  screen.getByText(found.message);
  expect(done).toEqual([[1, 8]]);
  const second = { year: 2021, make: 'Jayco', type: 'travel_trailer', rating_value: 2_100_000, manual_entry: true };
  expect(server.sentTo(CreateBulkVehiclesDocument).map(({ variables }) => variables)).toEqual([
    { quote_id: ada, vehicles: [second], version: 7 },
  ]);
});

test('a refusal of all leaves every row, and nobody is told of vehicles', async () => {
  server.answer(CheckBulkVehiclesDocument, () => ({ check_bulk_vehicles: [] }));
  server.answer(CreateBulkVehiclesDocument, () => refusal('quote_changed_elsewhere', 'Changed elsewhere.'));
  const done: unknown[] = [];
  await pasteAndAdd((...stated) => done.push(stated));
  await screen.findByText('Nothing was added. The rows are still here; try again.');
  screen.getByText('2 of 2 rows are ready');
  expect(done).toEqual([]);
});
