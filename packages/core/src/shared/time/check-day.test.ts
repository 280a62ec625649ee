import { describe, expect, test } from 'vitest';
import { checkDay } from './check-day.ts';

describe('checkDay', () => {
  test.each(['1000-01-01', '2028-02-29', '9998-12-31'])('takes %s', (text) => {
    expect(checkDay(text, 'pay_by')).toEqual({ ok: true, event: text });
  });

  test.each([
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    'infinity',
    'today',
    '300000-01-01',
    '0044-03-15 BC',
    '',
  ])('refuses %j at its field and says what to do', (text) => {
    expect(checkDay(text, 'pay_by')).toMatchObject({
      ok: false,
      refusal: { code: 'day_not_valid', message: 'Choose a day of the calendar.', field: 'pay_by' },
    });
  });
});
