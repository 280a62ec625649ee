// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CheckRaterVersionDocument,
  ExportRaterVersionDocument,
  ImportRaterVersionDocument,
  LoadRatesToImportDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { ImportScreen } from './import-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const readStored = (rater_version_id: string, organization_id: string, name: string) => ({
  rater_version_id,
  organization_id,
  provider: 'personal',
  provider_version: '2026.1',
  status: 'promoted',
  organization: { name },
});
const json = (value: unknown, name = 'personal.json') =>
  new File([typeof value === 'string' ? value : JSON.stringify(value)], name, { type: 'application/json' });
const table = (text: string) => new File([text], 'storage.csv', { type: 'text/csv' });
const problem = { path: 'rows.11.factors.comprehensive', row: 12, message: 'Row storage / street has no factor.' };

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => ({
    ...dana,
    roles: ['global:user', 'global:actuary'],
    permissions: ['rater:test', 'rater:promote'],
  }));
  server.answer(LoadRatesToImportDocument, () => ({
    rater_versions: [readStored('a', 'o1', 'Harbor RV'), readStored('b', 'o2', 'Prairie')],
    products: [{ organization_id: 'o3', organization: { name: 'Sold without rates yet' } }],
  }));
  server.answer(CheckRaterVersionDocument, ({ file }) => ({
    check_rater_version: (file as { broken?: (typeof problem)[] }).broken ?? [],
  }));
  server.answer(ImportRaterVersionDocument, () => ({
    import_rater_version: { rater_version_id: 'new', provider_version: '2027.1' },
  }));
});

async function draw() {
  const hands = await drawStaffPage('/underwriting/raters/import', <ImportScreen />);
  const input = await screen.findByLabelText<HTMLInputElement>('Choose files');
  await hands.selectOptions(screen.getByLabelText('Organization'), 'Harbor RV');
  return { hands, input };
}
const check = () => screen.getByRole('button', { name: 'Check' });

describe('an import', () => {
  test('is for whoever sells, with rates already or without', async () => {
    await draw();
    const options = within(screen.getByLabelText('Organization')).getAllByRole('option');
    const names = options.map(({ textContent }) => textContent);
    expect(names).toEqual(['–', 'Sold without rates yet', 'Harbor RV', 'Prairie']);
  });

  test('finds each problem by file, row and place, keeps what was chosen, and goes through once it is mended', async () => {
    const { hands, input } = await draw();
    await hands.upload(
      input,
      json({ broken: [problem, { ...problem, path: 'rows.3.amount', row: 4, message: 'Row pet / all.' }] }),
    );
    await hands.click(check());
    const found = await screen.findByRole('table', { name: '2 problems' });
    const [, ...rows] = within(found).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'personal.json4amountRow pet / all.',
      `personal.json12factors.comprehensive${problem.message}`,
    ]);
    expect(screen.queryByRole('button', { name: 'Import as a draft' })).toBeNull();
    expect(screen.getByText('personal.json', { selector: 'span' })).toBeDefined();
    await hands.upload(input, json({ mended: true }));
    expect(screen.queryByRole('table', { name: '2 problems' })).toBeNull();
    await hands.click(check());
    await hands.click(await screen.findByRole('button', { name: 'Import as a draft' }));
    await screen.findByText('2027.1 is imported as a draft.');
    expect(server.sentTo(ImportRaterVersionDocument)[0]?.variables).toEqual({
      file: { mended: true },
      tables: [],
      organization_id: 'o1',
    });
  });

  test('lays tables over the file of another version, under a number of their own', async () => {
    server.answer(ExportRaterVersionDocument, () => ({
      export_rater_version: { file: { version: '2026.1', label: 'demo', rows: [] }, tables: [] },
    }));
    const { hands, input } = await draw();
    await hands.upload(input, table('key,comprehensive,refer\r\nstreet,1.2,\r\n'));
    await hands.click(check());
    expect(screen.getByText('Give the new version a name.')).toBeDefined();
    const base = screen.getByLabelText('Tables over the file of');
    expect(within(base).getAllByRole('option')).toHaveLength(2);
    await hands.selectOptions(base, 'a');
    await hands.type(screen.getByLabelText('New version'), '2027.1');
    await hands.click(check());
    await screen.findByText(/^Nothing stands against it/);
    expect(server.sentTo(CheckRaterVersionDocument)[0]?.variables).toEqual({
      file: { version: '2027.1', label: 'demo', rows: [] },
      tables: [{ factor: 'storage', lines: ['key,comprehensive,refer', 'street,1.2,'] }],
      organization_id: 'o1',
    });
  });

  test('asks nothing of the server while a file cannot be read, none is chosen, or it is too large', async () => {
    const { hands, input } = await draw();
    await hands.click(check());
    expect(screen.getByText('Choose a file first.')).toBeDefined();
    await hands.upload(input, json('{ "format": 1,, }'));
    await hands.click(check());
    expect(screen.getByText(/^personal\.json is no JSON: line 1/)).toBeDefined();
    await hands.upload(input, json({ rows: 'x'.repeat(300_000) }));
    await hands.click(check());
    expect(await screen.findByText(/^This is larger than the 256 kB/)).toBeDefined();
    expect(server.sentTo(CheckRaterVersionDocument)).toHaveLength(0);
  });
});
