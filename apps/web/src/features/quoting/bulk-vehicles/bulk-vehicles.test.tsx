// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DecodeVinDocument, type Vehicle_Input } from '../../../generated/documents.ts';
import { SessionProvider } from '../../../shell/session-provider.tsx';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ada, answerQuotes } from '../../../testing/quotes-scenario.tsx';
import type { BulkFinding } from './bulk-rows.ts';
import { BulkVehicles } from './bulk-vehicles.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const salem = '4X4TSMH24FS123456';
const passport = '4YDT29R29FA123456';
const decoded = {
  status: 'decoded',
  model: 'Salem',
  year: 2015,
  type: 'travel_trailer',
  length: 32,
  is_chassis: false,
};

let findings: BulkFinding[];
let refuses: boolean;
let created: Vehicle_Input[][];
beforeEach(() => {
  [findings, created, refuses] = [[], [], false];
  answerQuotes(server, () => []);
  server.answer(DecodeVinDocument, ({ vin }) => ({ decode_vin: { ...decoded, vin, make: 'Forest River' } }));
});

async function draw() {
  const hands = await drawPage(
    'staff',
    `/agents/quotes/${ada}`,
    <SessionProvider area="staff" loading="Wait">
      <BulkVehicles
        check={async () => findings}
        create={async (vehicles) => {
          if (refuses) throw new Error('refused');
          created.push(vehicles);
        }}
      />
    </SessionProvider>,
  );
  const box = await screen.findByLabelText<HTMLTextAreaElement>('Paste VINs or a table');
  const paste = (text: string) => fireEvent.paste(box, { clipboardData: { getData: () => text } });
  return { hands, box, paste };
}
const cell = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const add = () => screen.getByRole('button', { name: /^Add / });
const three = `VIN,Year,Make,Class,Value\n${salem},2015,Forest River,Travel trailer,"28,000"\n${passport},15,Keystone,tt,30k\n${salem},2015,Forest River,tt,28k`;

describe('a pasted list of vehicles', () => {
  test('stands in a table with what is wrong in its cells, and nothing is sent', async () => {
    const { paste } = await draw();
    paste(three);
    const year = await cell('Year, line 3');
    expect([year.value, year.getAttribute('aria-invalid')]).toEqual(['15', 'true']);
    screen.getByText('Write the year in four digits, like 2021.');
    screen.getByText('An earlier row has this VIN.');
    screen.getByText('1 of 3 rows are ready');
    expect(created).toEqual([]);
  });

  test('goes as far as it is ready; the others stay, are mended in their cells, and follow', async () => {
    const { hands, paste } = await draw();
    paste(three);
    await screen.findByText('1 of 3 rows are ready');
    await hands.click(add());
    await screen.findByText('1 vehicle was added. 2 rows stay here.');
    const first = { vin: salem, year: 2015, make: 'Forest River', type: 'travel_trailer', rating_value: 2_800_000 };
    expect(created).toEqual([[{ ...first, manual_entry: true }]]);
    const year = await cell('Year, line 3');
    await hands.clear(year);
    await hands.type(year, '2015');
    // The row that had the VIN before is gone; the server knows of it.
    await hands.click(screen.getByRole('button', { name: 'Remove line 4' }));
    await hands.click(add());
    await screen.findByText('1 vehicle was added.');
    expect(created[1]).toMatchObject([{ vin: passport, year: 2015, rating_value: 3_000_000 }]);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('shows what the server finds at its cell until that is another, and adds the rest', async () => {
    findings = [
      { index: 0, field: 'vehicles.0.vin', message: 'The quote has this VIN.' },
      { index: 1, field: null, message: 'The line insures no such thing.' },
    ];
    const { hands, paste } = await draw();
    paste(`${three.split('\n').slice(0, 2).join('\n')}\n${passport},2015,Keystone,tt,30k\n,2020,Jayco,tt,20k`);
    await screen.findByText('3 of 3 rows are ready');
    await hands.click(add());
    await screen.findByText('1 vehicle was added. 2 rows stay here.');
    screen.getByText('The quote has this VIN.');
    screen.getByText('The line insures no such thing.');
    await hands.clear(await cell('VIN, line 2'));
    expect(screen.queryByText('The quote has this VIN.')).toBeNull();
  });

  test('adds none where something is wrong with all of them, and says what', async () => {
    findings = [{ index: null, field: 'vehicles', message: 'One policy holds nine vehicles.' }];
    const { hands, paste } = await draw();
    paste(three);
    await screen.findByText('1 of 3 rows are ready');
    await hands.click(add());
    await screen.findByText(/^One policy holds nine vehicles\. Nothing was added\./);
    expect(created).toEqual([]);
  });

  test('loses nothing where nothing was written', async () => {
    refuses = true;
    const { hands, paste } = await draw();
    paste(three);
    await screen.findByText('1 of 3 rows are ready');
    await hands.click(add());
    await screen.findByText('Nothing was added. The rows are still here; try again.');
    expect((await cell('VIN, line 2')).value).toBe(salem);
    expect(created).toEqual([]);
  });

  test('of VINs alone is filled by looking them up, and says so of each vehicle', async () => {
    const { hands, paste } = await draw();
    paste(salem);
    await hands.click(await screen.findByRole('button', { name: 'Look up 1 VIN' }));
    await waitFor(async () => expect((await cell('Class, line 1')).value).toBe('Travel trailer'));
    expect((await cell('Model, line 1')).value).toBe('Salem');
    await hands.click(add());
    await waitFor(() => expect(created[0]).toMatchObject([{ vin: salem, make: 'Forest River', manual_entry: false }]));
  });

  test('takes of a chassis its year and class, and neither its maker nor its model', async () => {
    server.answer(DecodeVinDocument, ({ vin }) => ({
      decode_vin: { ...decoded, vin, make: 'Ford', model: 'Motorhome Chassis', type: 'class_a', is_chassis: true },
    }));
    const { hands, paste } = await draw();
    paste('1F66F5DY2F0A12345');
    await hands.click(await screen.findByRole('button', { name: 'Look up 1 VIN' }));
    await waitFor(async () => expect((await cell('Year, line 1')).value).toBe('2015'));
    expect([(await cell('Make, line 1')).value, (await cell('Model, line 1')).value]).toEqual(['', '']);
  });

  test('keeps the lines after the 500th in the box, and columns of its own beside', async () => {
    const lines = Array.from({ length: 502 }, (_, place) => `,2020,Jayco,tt,${20_000 + place},red`);
    const { box, paste } = await draw();
    paste(['VIN,Year,Make,Class,Value,Colour', ...lines].join('\n'));
    await screen.findByText('500 of 500 rows are ready');
    expect(box.value).toBe('VIN,Year,Make,Class,Value,Colour\n,2020,Jayco,tt,20500,red\n,2020,Jayco,tt,20501,red');
    const table = screen.getByRole('table');
    within(table).getByText('Not taken over: Colour');
  });

  test('may come from a file; one that is no list is refused, and an empty box says what to paste', async () => {
    const { hands } = await draw();
    await hands.click(screen.getByRole('button', { name: 'Read the list' }));
    await screen.findByText('Paste at least one VIN or row.');
    const input = screen.getAllByLabelText<HTMLInputElement>('Choose a file').find(({ type }) => type === 'file');
    if (!input) throw new Error('There is an input for files');
    await hands.upload(input, new File(['x'.repeat(2_000_001)], 'fleet.csv', { type: 'text/csv' }));
    await screen.findByText(/too large/);
    await hands.upload(input, new File([three], 'fleet.csv', { type: 'text/csv' }));
    await screen.findByText('1 of 3 rows are ready');
  });
});
