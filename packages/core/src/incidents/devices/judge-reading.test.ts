import { describe, expect, test } from 'vitest';
import { isFresh, judgeReading, type LastSeen } from './judge-reading.ts';
import { kmBetween } from '../../shared/geo/km-between.ts';
import { foldHeading, type Reading, readPlace } from './reading.ts';

const noon = new Date('2026-06-15T12:00:00Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);
const reading = (changes: Partial<Reading> = {}): Reading => ({
  providerDeviceId: '1',
  vin: null,
  observedAt: noon,
  event: 'tripData',
  place: { lat: 40, lng: -83 },
  refused: null,
  accuracyM: null,
  speedKph: null,
  heading: null,
  odometerKm: null,
  ...changes,
});
const last = (changes: Partial<LastSeen> = {}): LastSeen => ({ place: null, observedAt: null, vin: null, ...changes });
const columbus = { place: { lat: 40, lng: -83 }, observedAt: noon };

describe('two coordinates', () => {
  test.each([
    [0, 0, 'null_island'],
    [0.0004, -0.0004, 'null_island'],
    [91, 0, 'out_of_range'],
    [10, -181, 'out_of_range'],
    [Number.NaN, 10, 'out_of_range'],
    [null, 10, 'no_place'],
  ])('%s, %s are no place: %s', (lat, lng, refused) => {
    expect(readPlace(lat, lng)).toEqual({ place: null, refused });
  });

  test('are a place at the equator, and at the edges', () => {
    expect(readPlace(0, -50).place).toEqual({ lat: 0, lng: -50 });
    expect(readPlace(90, 180).place).toEqual({ lat: 90, lng: 180 });
  });

  test('are so far apart', () => {
    expect(kmBetween({ lat: 25.76, lng: -80.19 }, { lat: 40.71, lng: -74.01 })).toBeCloseTo(1757, -1);
    expect(kmBetween({ lat: 52, lng: 179.9 }, { lat: 52, lng: -179.9 })).toBeLessThan(15);
  });

  test('and a heading is one of a compass', () => {
    expect([360, -90, 725, 0, null].map(foldHeading)).toEqual([0, 270, 5, 0, null]);
  });
});

describe('a reading', () => {
  test('is where the device is when it is newer than what is known', () => {
    expect(judgeReading(last(), reading(), noon)).toEqual({ as: 'place' });
    expect(judgeReading(last(columbus), reading({ observedAt: minutes(1) }), minutes(1))).toEqual({ as: 'place' });
  });

  test('is kept and replaces nothing when it is older, or of the same instant', () => {
    for (const observedAt of [minutes(-1), noon]) {
      const other = reading({ observedAt, place: { lat: 41, lng: -84 } });
      expect(judgeReading(last(columbus), other, minutes(5))).toEqual({ as: 'report', refused: null });
    }
  });

  test('of another time than ours is not believed', () => {
    expect(judgeReading(last(), reading({ observedAt: minutes(5) }), noon)).toEqual({ as: 'place' });
    expect(judgeReading(last(), reading({ observedAt: minutes(6) }), noon)).toEqual({
      as: 'unknown',
      reason: 'from_future',
    });
    const rolledOver = new Date('2006-10-30T12:00:00Z');
    expect(judgeReading(last(), reading({ observedAt: rolledOver }), noon)).toMatchObject({ reason: 'too_old' });
  });

  test('that no vehicle can have reached is refused until it could have', () => {
    const inTexas = { lat: 30, lng: -97 };
    const at = (count: number) =>
      judgeReading(last(columbus), reading({ observedAt: minutes(count), place: inTexas }), minutes(count));
    expect(at(10)).toEqual({ as: 'report', refused: 'impossible_jump' });
    expect(at(24 * 60)).toEqual({ as: 'place' });
  });

  test('of another vehicle than the device is connected to does not count; one that is made up says nothing', () => {
    const known = last({ ...columbus, vin: '1FDXE4FS5KDC00001' });
    const later = (vin: string) => judgeReading(known, reading({ observedAt: minutes(1), vin }), minutes(1));
    expect(later('1FDXE4FS5KDC00002')).toEqual({ as: 'report', refused: 'other_vehicle' });
    expect(later('1fdxe4fs5kdc00001')).toEqual({ as: 'place' });
    expect(later('my-prius')).toEqual({ as: 'place' });
  });

  test('without a place is kept with why', () => {
    const without = reading({ place: null, refused: 'invalid_fix' });
    expect(judgeReading(last(), without, noon)).toEqual({ as: 'report', refused: 'invalid_fix' });
  });

  test('counts for 72 hours', () => {
    expect(isFresh(noon, minutes(72 * 60))).toBe(true);
    expect(isFresh(noon, minutes(72 * 60 + 1))).toBe(false);
  });
});
