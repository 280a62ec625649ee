// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPage } from '../../../testing/draw-page.tsx';
import { DueInCalendar } from './due-in-calendar.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const claim = { claim_id: 'c1', claim_number: 'CL-100001-7', next_step: 'acknowledge', next_due: '2026-08-18' };

test('the day by which something is owed is a file for a calendar', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:x';
  });
  const user = await drawPage('claim', '/claim/confirmation', <DueInCalendar claim={claim} />);
  await user.click(screen.getByRole('button', { name: 'Add the day to a calendar' }));
  const text = await files[0]?.text();
  for (const part of ['DTSTART;VALUE=DATE:20260818', 'SUMMARY:Claim CL-100001-7', 'UID:c1-acknowledge']) {
    expect(text).toContain(part);
  }
  vi.restoreAllMocks();
});

test('where nothing is owed there is nothing to note', async () => {
  await drawPage('claim', '/claim/confirmation', <DueInCalendar claim={{ ...claim, next_due: null }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
