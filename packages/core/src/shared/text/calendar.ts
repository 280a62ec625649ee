import { addDays, type Day } from '../time/day.ts';

/** A day that a calendar reminds of. */
export type CalendarDay = {
  /** Names it for good: entered again, it takes the place of what was entered before. */
  readonly uid: string;
  readonly day: Day;
  readonly title: string;
  readonly text: string;
};

const longestLine = 75;

/** A text as RFC 5545 writes it (3.3.11). */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,');

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}

/** A content line, folded where it is longer than 75 octets and never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longestLine) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const dateOf = (day: Day): string => day.replaceAll('-', '');

/** Days as a file that calendars take in: each is a whole day, of which the calendar reminds a day before. */
export function calendarText(days: readonly CalendarDay[], made: Date): string {
  const stamp = `${made.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const events = days.flatMap(({ uid, day, title, text }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-P1D',
    'END:VALARM',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Roadworthy//Claims//EN', ...events, 'END:VCALENDAR'];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
