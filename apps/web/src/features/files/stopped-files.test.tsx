// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { drawPage } from '../../testing/draw-page.tsx';
import { RefusedList } from './refused-list.tsx';
import { UploadList } from './upload-list.tsx';
import type { UploadRow } from './use-uploads.ts';

vi.mock('next/navigation', () => import('../../testing/fake-navigation.ts'));

const at = '/agents/quotes/q1';
const stopped = (file_id: string, problem: string, found: string | null) => ({
  file_id,
  name: `${file_id}.pdf`,
  problem,
  found,
  created: '2026-06-15T14:00:00Z',
});

describe('files that were stopped', () => {
  test('are listed below the others, with what the scanner found or that they could not be opened', async () => {
    const files = [stopped('f1', 'file_infected', 'EICAR-Test-File'), stopped('f2', 'file_not_opened', null)];
    const person = await drawPage('staff', at, <RefusedList files={files} />);
    await person.click(screen.getByText('2 files that were stopped'));
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items[0]).toMatch(/^f1\.pdfA virus scanner stopped it: EICAR-Test-File · .*2026/);
    expect(items[1]).toMatch(/^f2\.pdfIt could not be opened · /);
  });

  test('are nothing to see where there are none', async () => {
    await drawPage('staff', at, <RefusedList files={[]} />);
    expect(screen.queryByText(/stopped/)).toBeNull();
  });

  test('are told to who sends them by their reason, in the language of the page', async () => {
    const row = (problem: string | null, message: string): UploadRow => ({
      key: problem ?? message,
      file: new File(['x'], 'roof.png'),
      visible: false,
      sent: 1,
      phase: 'failed',
      message,
      problem,
    });
    const rows = [row('picture_too_narrow', 'English'), row('something_else', 'As the server says.'), row(null, '')];
    await drawPage('staff', at, <UploadList rows={rows} onAgain={() => undefined} onDrop={() => undefined} />);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'One side of this picture is more than 8 times the other. Cut it, or take another.',
      'As the server says.',
      'The file did not arrive. Try again.',
    ]);
  });
});
