import { describe, expect, test } from 'vitest';
import { storageTypes } from '../products/vocabulary.ts';
import { fullTimerNights } from '../quoting/checks/check-vehicle.ts';
import { day } from '../shared/time/day.ts';
import { checkSampleUse, type StatedUse } from './check-sample-use.ts';

const today = day('2026-11-23');
const read = (stated: StatedUse) => checkSampleUse(stated, today);
const open = { usage: null, storage: null, rentalUtilization: null };

describe('what a visitor tells of the example', () => {
  test.each<[string, StatedUse, object]>([
    ['leaves open what is not said', {}, open],
    ['takes null for not said', { nights: null, storage_type: null, rental_percent: null }, open],
    ['leaves the use open up to 150 nights', { nights: 150 }, open],
    ['makes a home of it above them', { nights: 151 }, { ...open, usage: 'full_timer' }],
    ['keeps where it is stored', { storage_type: 'indoor' }, { ...open, storage: 'indoor' }],
    ['keeps the share of nights rented out', { rental_percent: 20 }, { ...open, rentalUtilization: 20 }],
    ['keeps that it is never rented out', { rental_percent: 0 }, { ...open, rentalUtilization: 0 }],
  ])('%s', (_title, stated, event) => {
    expect(read(stated)).toEqual({ ok: true, event });
  });

  test.each<[StatedUse, string]>([
    [{ nights: 367 }, 'nights_out_of_range'],
    [{ nights: -1 }, 'nights_out_of_range'],
    [{ storage_type: 'moon' }, 'storage_unknown'],
    [{ rental_percent: 101 }, 'rental_out_of_range'],
  ])('refuses %j, as of any vehicle', (stated, code) => {
    expect(read(stated)).toMatchObject({ ok: false, refusal: { code } });
  });

  test.each(storageTypes)('keeps %s beside everything else that is told', (stored) => {
    expect(read({ nights: 200, storage_type: stored, rental_percent: 40 })).toEqual({
      ok: true,
      event: { usage: 'full_timer', storage: stored, rentalUtilization: 40 },
    });
  });

  test('reads every night of a year, and turns once', () => {
    const turns: number[] = [];
    let before: string | null = null;
    for (let nights = 0; nights <= 366; nights += 1) {
      const answer = read({ nights });
      const usage = answer.ok ? answer.event.usage : 'refused';
      if (usage !== before) turns.push(nights);
      before = usage;
    }
    expect(turns).toEqual([fullTimerNights + 1]);
  });

  test.each([0.5, Number.NaN])('refuses %s nights and as much of a rental', (part) => {
    expect(read({ nights: part }).ok).toBe(false);
    expect(read({ rental_percent: part }).ok).toBe(false);
  });

  test('says what to answer in place of what it refuses', () => {
    for (const stated of [{ nights: 400 }, { storage_type: 'moon' }, { rental_percent: 400 }]) {
      const answer = read(stated);
      expect(answer.ok ? '' : answer.refusal.message).toMatch(/^(?:Enter|Choose) /);
    }
  });
});
