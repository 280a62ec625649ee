import { describe, expect, test } from 'vitest';
import { stateMinimums } from './state-minimums.ts';
import { canadianProvinces, usStates } from './vocabulary.ts';

describe('the table of legal minimums', () => {
  test('holds every state and province once and nothing else', () => {
    expect(Object.keys(stateMinimums).toSorted()).toEqual([...usStates, ...canadianProvinces].toSorted());
  });

  test.each(Object.entries(stateMinimums))('names a source and a grade for %s', (_, minimum) => {
    expect(minimum.source.length).toBeGreaterThan(5);
    expect(['S', 'K']).toContain(minimum.grade);
  });

  test('gives split limits to states and one combined limit to provinces', () => {
    for (const state of usStates) expect(stateMinimums[state]).toHaveProperty('person');
    for (const province of canadianProvinces) expect(stateMinimums[province]).toHaveProperty('combined');
  });

  test.each([
    ['OH', 25, 50, 25],
    ['TX', 30, 60, 25],
    ['FL', 10, 20, 10],
    ['CA', 30, 60, 15],
    ['CO', 25, 50, 15],
    ['NC', 50, 100, 50],
    ['VA', 50, 100, 25],
    ['NY', 25, 50, 10],
    ['PA', 15, 30, 5],
    ['HI', 40, 80, 20],
    ['MA', 25, 50, 30],
    ['AK', 50, 100, 25],
  ])('says %s %i/%i/%i', (state, person, accident, property) => {
    expect(stateMinimums[state]).toMatchObject({ person, accident, property });
  });

  test('never asks for more for one person than for an accident', () => {
    for (const minimum of Object.values(stateMinimums)) {
      if ('person' in minimum) expect(minimum.person).toBeLessThan(minimum.accident);
    }
  });
});
