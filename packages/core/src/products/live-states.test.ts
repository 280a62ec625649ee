import { describe, expect, test } from 'vitest';
import { areaOf, isLiveIn } from './live-states.ts';

const personal = { liveIn: ['US', 'CA-ON', 'CA-AB', 'CA-BC'], notLiveIn: ['US-HI', 'US-MA'] };

describe('a product', () => {
  test.each([
    ['US-OH', true],
    ['US-DC', true],
    ['US-HI', false],
    ['US-MA', false],
    ['CA-ON', true],
    ['CA-BC', true],
    ['CA-QC', false],
  ])('that is live in a country, in some provinces and not in two states: %s is live: %s', (area, live) => {
    expect(isLiveIn(personal, area)).toBe(live);
  });

  test.each(['US-ON', 'CA-OH', 'US-ZZ', 'US', 'OH', 'US-OH-1', 'us-oh', ''])('is not live in "%s", no area', (area) => {
    expect(isLiveIn(personal, area)).toBe(false);
  });

  test('that lists single states is live in those alone', () => {
    const product = { liveIn: ['US-OH', 'US-TX'], notLiveIn: [] };
    expect(isLiveIn(product, 'US-TX')).toBe(true);
    expect(isLiveIn(product, 'US-CO')).toBe(false);
  });

  test('is not live where it is both listed and excluded', () => {
    expect(isLiveIn({ liveIn: ['US-OH'], notLiveIn: ['US-OH'] }, 'US-OH')).toBe(false);
    expect(isLiveIn({ liveIn: ['US-OH'], notLiveIn: ['US'] }, 'US-OH')).toBe(false);
  });

  test('with empty lists is live nowhere', () => {
    expect(isLiveIn({ liveIn: [], notLiveIn: [] }, 'US-OH')).toBe(false);
  });
});

test.each([
  ['OH', 'US-OH'],
  ['CA', 'US-CA'],
  ['ON', 'CA-ON'],
  ['ZZ', null],
  ['', null],
])('the area of "%s" is %s', (state, area) => {
  expect(areaOf(state)).toBe(area);
});
