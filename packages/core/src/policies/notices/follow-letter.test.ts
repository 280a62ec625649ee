import { expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { followLetter, type LetterOnItsWay } from './follow-letter.ts';

const letter = (status: LetterOnItsWay['status'], mailed: string | null = null, returned: string | null = null) => ({
  status,
  mailedOn: mailed === null ? null : day(mailed),
  returnedOn: returned === null ? null : day(returned),
});
const mailed = letter('mailed', '2026-06-16');

test('that a letter was mailed is news once, by whichever answer tells of it first', () => {
  expect(followLetter(letter('queued'), letter('accepted')).news).toEqual([]);
  expect(followLetter(letter('accepted'), mailed)).toEqual({ next: mailed, news: ['mailed'] });
  expect(followLetter(letter('queued'), letter('delivered', '2026-06-16')).news).toEqual(['mailed']);
  expect(followLetter(mailed, mailed).news).toEqual([]);
});

test('a late answer takes nothing back', () => {
  expect(followLetter(mailed, letter('accepted'))).toEqual({ next: mailed, news: [] });
  const moved = followLetter(mailed, letter('delivered', '2026-06-18')).next;
  expect(moved).toEqual(letter('delivered', '2026-06-16'));
});

test('what came back or was refused is told once, and stays so', () => {
  const back = letter('returned', '2026-06-16', '2026-06-22');
  expect(followLetter(mailed, back)).toEqual({ next: back, news: ['returned'] });
  expect(followLetter(letter('delivered', '2026-06-16'), back).news).toEqual(['returned']);
  expect(followLetter(back, back).news).toEqual([]);
  expect(followLetter(letter('queued'), letter('refused'))).toEqual({ next: letter('refused'), news: ['refused'] });
  expect(followLetter(letter('refused'), mailed)).toEqual({ next: letter('refused'), news: [] });
});
