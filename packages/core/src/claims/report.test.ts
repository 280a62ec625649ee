import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { checkFiling, checkOtherVehicle, checkParty, checkReport, type ReportInput } from './report.ts';

const today = day('2026-08-03');
const stored = { type_of_loss: 'weather', answers: { weather: 'hail' } };
const changesOf = (input: ReportInput) => {
  const checked = checkReport(input, stored, today);
  return checked.ok ? checked.event : [checked.refusal.code, checked.refusal.field];
};

describe('what a report is changed to', () => {
  test('is cleaned, and blanks are nothing; what is absent stays', () => {
    expect(changesOf({ reporter_name: '  Ada   Moreno ', driver: ' ', reporter_email: 'ADA@Example.com' })).toEqual({
      reporter_name: 'Ada Moreno',
      driver: null,
      reporter_email: 'ada@example.com',
    });
    expect(changesOf({})).toEqual({});
  });

  test('adds answers to those that are there, takes one away by null, and begins anew with another kind', () => {
    expect(changesOf({ answers: { hail_size: 'a walnut' } })).toEqual({
      answers: { weather: 'hail', hail_size: 'a walnut' },
    });
    expect(changesOf({ answers: { weather: null } })).toEqual({ answers: {} });
    expect(changesOf({ type_of_loss: 'glass' })).toEqual({ type_of_loss: 'glass', answers: {} });
    expect(changesOf({ answers: { which_pane: 'roof' } })).toEqual(['answer_unknown', 'changes.answers']);
  });

  test('is today or yesterday of whoever is a day ahead, and no longer ago than three years', () => {
    expect(changesOf({ incident_date: '2026-08-04' })).toEqual({ incident_date: '2026-08-04' });
    expect(changesOf({ incident_date: '2026-08-05' })).toEqual(['incident_in_future', 'changes.incident_date']);
    expect(changesOf({ incident_date: '2023-07-01' })).toEqual(['incident_too_long_ago', 'changes.incident_date']);
  });

  test('names areas of the drawing and a severity, and nothing else', () => {
    expect(changesOf({ damage: { areas: ['roof', 'awning'], severity: 'severe' } })).toEqual({
      damage: { areas: ['roof', 'awning'], severity: 'severe' },
    });
    for (const damage of [{ areas: ['moon'] }, { severity: 'huge' }, { price: 1 }, [], 'roof']) {
      expect(changesOf({ damage })).toEqual(['damage_unknown', 'changes.damage']);
    }
  });
});

test('who was there needs no name, and a vehicle something that tells it from others', () => {
  expect(checkParty({ entity_relationship: 'witness' }).ok).toBe(true);
  expect(checkParty({ entity_relationship: 'lienholder' }).ok).toBe(false);
  expect(checkOtherVehicle({ license_plate: ' hbt 4821 ' })).toMatchObject({ event: { license_plate: 'hbt 4821' } });
  expect(checkOtherVehicle({ vin: 'i0q' })).toMatchObject({ refusal: { code: 'vin_malformed' } });
  expect(checkOtherVehicle({})).toMatchObject({ refusal: { code: 'vehicle_empty' } });
});

test('a report is sent once somebody can be reached, and its kind, its day and the notice are there', () => {
  const whole = {
    type_of_loss: 'tire',
    incident_date: '2026-08-01',
    reporter_name: 'Ada',
    reporter_email: null,
    reporter_phone: '216-555-0148',
    isNoticeRead: true,
  };
  const codeOf = (change: Partial<typeof whole>) => {
    const checked = checkFiling({ ...whole, ...change });
    return checked.ok ? 'sent' : checked.refusal.code;
  };
  expect(codeOf({})).toBe('sent');
  expect(codeOf({ reporter_phone: ' ' })).toBe('reporter_missing');
  expect(codeOf({ isNoticeRead: false })).toBe('fraud_notice_unread');
});
