import { describe, expect, test } from 'vitest';
import { checkMoratorium } from '../underwriting/check-moratorium.ts';
import { isInArea } from '../quoting/subject/moratoriums.ts';
import { decidePauseIncident, decideResumeIncident, postalEntriesOf } from './pause-incident.ts';

const codes = (text: string) =>
  text.split(' ').map((each) => ({ code: each.replace('!', ''), isInside: each.endsWith('!') }));

describe('postal codes of a pause', () => {
  test.each([
    ['33101! 33102! 33109!', ['33101-33109']],
    ['33101! 33102 33109!', ['33101', '33109']],
    ['33101 33102!', ['33102']],
    ['99950! K1A! K1B!', ['99950', 'K1A-K1B']],
    ['33101 33102', []],
  ])('are ranges that no code outside lies between: %s', (text, entries) => {
    expect(postalEntriesOf(codes(text))).toEqual(entries);
  });
});

const at = new Date('2026-09-01T12:00:00Z');
const paused = {
  incidentName: 'Hurricane Ida',
  provider: 'personal',
  reason: 'Landfall',
  codes: codes('33101! 33102!'),
  isPaused: false,
  isArchived: false,
  timeZone: 'America/New_York',
  at,
};

describe('a pause of an incident', () => {
  test('is a moratorium of every kind of business, from now on and without an end', () => {
    const decision = decidePauseIncident(paused);
    const checked = decision.ok ? checkMoratorium(decision.event, at) : decision;
    expect(checked).toMatchObject({
      ok: true,
      event: { name: { en: 'Hurricane Ida', fr: 'Hurricane Ida' }, provider: 'personal', starts: at, ends: null },
    });
    const area = checked.ok ? checked.event : { states: [], postalCodes: [] };
    expect(isInArea(area, { administrativeArea: 'FL', postalCode: '33101' })).toBe(true);
    expect(isInArea(area, { administrativeArea: 'FL', postalCode: '33103' })).toBe(false);
  });

  test.each([
    [{ isPaused: true }, 'incident_paused'],
    [{ isArchived: true }, 'map_archived'],
    [{ codes: codes('33101') }, 'nobody_there'],
    [
      { codes: Array.from({ length: 1_002 }, (_, each) => ({ code: `${30_000 + each}`, isInside: each % 2 === 0 })) },
      'area_too_long',
    ],
  ])('is refused where it would say nothing new: %#', (part, code) => {
    expect(decidePauseIncident({ ...paused, ...part })).toMatchObject({ ok: false, refusal: { code } });
  });

  test('ends where there is one and somebody says why', () => {
    expect(decideResumeIncident({ paused: 1, alerted: 0, reason: ' Over ' })).toEqual({
      ok: true,
      event: { reason: 'Over' },
    });
    expect(decideResumeIncident({ paused: 1, alerted: 0, reason: ' ' })).toMatchObject({
      refusal: { code: 'reason_missing', field: 'reason' },
    });
    expect(decideResumeIncident({ paused: 0, alerted: 0, reason: 'Over' })).toMatchObject({
      refusal: { code: 'incident_not_paused' },
    });
  });
});
