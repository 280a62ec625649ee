// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPage } from '../../../../testing/draw-page.tsx';
import { ExportFile } from './export-file.tsx';

vi.mock('next/navigation', () => import('../../../../testing/fake-navigation.ts'));

test('an export says how much it has read, and that it stopped when it did', async () => {
  let stop = (_reason: Error) => {};
  const stopped = new Promise<never>((_read, fail) => {
    stop = fail;
  });
  const read = (onRead: (rows: number) => void) => {
    onRead(120);
    return stopped;
  };
  const page = <ExportFile label="Export" busyLabel={(count) => `${count} read`} read={read} />;
  const hands = await drawPage('staff', '/agents/quotes', page);
  await hands.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('button', { name: /120 read/ });
  stop(new Error('the connection ended'));
  await screen.findByText('The export stopped. Try again.');
  expect(screen.getByRole('button', { name: 'Export' }).ariaDisabled).not.toBe('true');
});
