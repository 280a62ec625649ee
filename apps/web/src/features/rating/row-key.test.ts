import { expect, test } from 'vitest';
import { rowKeyText } from './row-key.ts';

const label = (group: string, value: string): string => `${group}: ${value}`;
const text = (about: string, key: string): string => rowKeyText(about, key, { label, currency: 'USD' });

test.each([
  ['storage', 'street', 'storage: street'],
  ['settlement', 'agreed_value', 'valueBasis: agreed_value'],
  ['base', 'class_a', 'vehicleClass: class_a'],
])('an answer of %s reads as it was asked', (about, key, words) => expect(text(about, key)).toBe(words));

test.each([
  ['deductible', '500', '$500'],
  ['vacation_liability', '25000', '$25,000'],
])('a limit or deductible of %s is money', (about, key, words) => expect(text(about, key)).toBe(words));

test.each([
  ['driver_age', '50-64', '50–64'],
  ['yearly_miles', '15001+', '15001+'],
  ['term', '12', '12'],
  ['increased_limits', '100/300/100', '100/300/100'],
  ['score', 'no_hit', 'no hit'],
])('what is no money in %s is not written as money', (about, key, words) => expect(text(about, key)).toBe(words));
