import { describe, expect, test } from 'vitest';
import {
  canadianProvinces,
  countryOf,
  isMotorised,
  personalEffectsLimits,
  ratedClassOf,
  usStates,
  vehicleClasses,
} from './vocabulary.ts';

describe('vehicle classes', () => {
  test.each([
    ['class_a', true, 'class_a'],
    ['class_b', true, 'class_b'],
    ['class_c', true, 'class_c'],
    ['travel_trailer', false, 'travel_trailer'],
    ['fifth_wheel', false, 'fifth_wheel'],
    ['toy_hauler', false, 'toy_hauler'],
    ['pop_up', false, 'pop_up'],
    ['truck_camper', false, 'truck_camper'],
    ['teardrop', false, 'travel_trailer'],
    ['bus_conversion', true, 'class_a'],
  ] as const)('%s is motorised: %s, and rates as %s', (vehicleClass, motorised, rated) => {
    expect(isMotorised(vehicleClass)).toBe(motorised);
    expect(ratedClassOf(vehicleClass)).toBe(rated);
  });

  test('ten are sold and eight have rates of their own', () => {
    expect(vehicleClasses).toHaveLength(10);
    expect(new Set(vehicleClasses.map(ratedClassOf)).size).toBe(8);
  });
});

describe('areas', () => {
  test('there are 50 states, the District of Columbia, and 13 provinces and territories', () => {
    expect(usStates).toHaveLength(51);
    expect(usStates).toContain('DC');
    expect(canadianProvinces).toHaveLength(13);
  });

  test('no postal code stands for both a state and a province', () => {
    expect(new Set([...usStates, ...canadianProvinces]).size).toBe(64);
    expect(new Set(usStates.map(countryOf))).toEqual(new Set(['US']));
    expect(new Set(canadianProvinces.map(countryOf))).toEqual(new Set(['CA']));
  });
});

test('personal effects are sold by the thousand from 1,000 to 50,000', () => {
  expect(personalEffectsLimits.slice(0, 2)).toEqual([1000, 2000]);
  expect(personalEffectsLimits.at(-1)).toBe(50_000);
});
