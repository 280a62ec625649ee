import { describe, expect, test } from 'vitest';
import { answerBy, isOfficeOpen, minutesToAnswer, officeHours, whoAnswers } from './office-hours.ts';

const at = (text: string) => new Date(text);

describe('the office', () => {
  test.each([
    ['a Monday before it opens', '2026-06-15T11:59:59Z', false],
    ['as it opens, 8 a.m. in New York', '2026-06-15T12:00:00Z', true],
    ['the last second of a weekday', '2026-06-15T23:59:59Z', true],
    ['as it closes, 8 p.m.', '2026-06-16T00:00:00Z', false],
    ['a Saturday at 8, an hour too early', '2026-06-20T12:30:00Z', false],
    ['a Saturday at noon', '2026-06-20T16:00:00Z', true],
    ['a Saturday at 5 p.m.', '2026-06-20T21:00:00Z', false],
    ['a Sunday', '2026-06-21T16:00:00Z', false],
    ['Christmas, a Friday', '2026-12-25T17:00:00Z', false],
    ['in winter an hour later by the clock of UTC', '2026-01-05T12:30:00Z', false],
  ])('on %s', (_, instant, open) => {
    expect(isOfficeOpen(at(instant))).toBe(open);
  });

  test('has hours for each day of the week, that open before they close', () => {
    expect(officeHours.week).toHaveLength(7);
    for (const hours of officeHours.week) if (hours) expect(hours.opens).toBeLessThan(hours.closes);
  });
});

test.each([
  ['somebody who is there, in office hours', '2026-06-15T13:00:00Z', true, 'here'],
  ['somebody who is there, on a Sunday too', '2026-06-21T15:00:00Z', true, 'here'],
  ['whoever comes, in office hours', '2026-06-15T13:00:00Z', false, 'soon'],
  ['nobody before the office opens', '2026-06-21T15:00:00Z', false, 'later'],
])('who writes is answered by %s', (_, instant, isThere, who) => {
  expect(whoAnswers(at(instant), isThere)).toBe(who);
});

describe('who writes is answered', () => {
  test.each([
    ['on the same day when it is early', '2026-06-15T13:00:00Z', '2026-06-15T21:00:00Z'],
    ['on the same day to the minute of closing', '2026-06-15T16:00:00Z', '2026-06-16T00:00:00Z'],
    ['on the next day when the day ends before', '2026-06-15T20:00:00Z', '2026-06-16T16:00:00Z'],
    ['after the night, counted from opening', '2026-06-16T03:00:00Z', '2026-06-16T20:00:00Z'],
    ['over a Sunday, on Monday', '2026-06-20T19:00:00Z', '2026-06-22T18:00:00Z'],
    ['from a Sunday, on Monday', '2026-06-21T15:00:00Z', '2026-06-22T20:00:00Z'],
    ['from Christmas, on the Saturday after', '2026-12-25T15:00:00Z', '2026-12-26T22:00:00Z'],
    ['across the change of clocks', '2026-11-01T15:00:00Z', '2026-11-02T21:00:00Z'],
  ])('%s', (_, written, expected) => {
    expect(answerBy(at(written)).toISOString()).toBe(at(expected).toISOString());
  });

  test('while the office is open, and never sooner than the time that it takes', () => {
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const written = new Date(Date.UTC(2026, 5, 15, hour, 17));
      const promised = answerBy(written);
      expect(promised.getTime() - written.getTime()).toBeGreaterThanOrEqual(minutesToAnswer * 60_000);
      expect(isOfficeOpen(new Date(promised.getTime() - 1))).toBe(true);
    }
  });
});

describe('the days without an office', () => {
  test.each(officeHours.closedOn)('%s is none, whatever day of the week it is', (closed) => {
    for (let year = 2026; year < 2033; year += 1) {
      for (let hour = 0; hour < 24; hour += 1) {
        const instant = new Date(Date.UTC(year, Number(closed.slice(0, 2)) - 1, Number(closed.slice(3)), 12 + hour));
        const there = new Intl.DateTimeFormat('sv-SE', { timeZone: officeHours.timeZone }).format(instant);
        if (there.endsWith(closed)) expect(isOfficeOpen(instant)).toBe(false);
      }
    }
  });

  test('are real days, and a Sunday is one of them', () => {
    for (const closed of officeHours.closedOn) {
      expect(new Date(`2026-${closed}T00:00:00Z`).toISOString()).toContain(`2026-${closed}`);
    }
    expect(officeHours.week[0]).toBeNull();
  });

  test('put no answer off by more than three days', () => {
    for (let day = 0; day < 366; day += 1) {
      const written = new Date(Date.UTC(2026, 0, 1 + day, 23, 59));
      const waited = answerBy(written).getTime() - written.getTime();
      expect(waited).toBeLessThanOrEqual(3 * 86_400_000);
    }
  });
});
