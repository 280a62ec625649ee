import { expect, test } from 'vitest';
import { day } from '../time/day.ts';
import { calendarText } from './calendar.ts';

const made = new Date('2026-08-03T18:00:00Z');
const one = {
  uid: 'claim-1@roadworthy',
  day: day('2026-08-31'),
  title: 'We answer, at last',
  text: 'By then; or sooner.\nCL-1',
};

test('a day is a whole one that ends with the next, with its texts escaped, in lines that end as the format wants', () => {
  const lines = calendarText([one], made).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines).toContain('DTSTAMP:20260803T180000Z');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260831');
  expect(lines).toContain('DTEND;VALUE=DATE:20260901');
  expect(lines).toContain('SUMMARY:We answer\\, at last');
  expect(lines).toContain('DESCRIPTION:By then\\; or sooner.\\nCL-1');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
});

test('a long line is folded at 75 octets, within no character, and reads the same unfolded', () => {
  const text = 'Décision à venir · '.repeat(12).trim();
  const written = calendarText([{ ...one, text }], made);
  const octets = (line: string) => encodeURIComponent(line).replaceAll(/%../g, '.').length;
  for (const line of written.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
  expect(written.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`);
});
