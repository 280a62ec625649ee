import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { exampleInsured, exampleMailing, exampleVehicle } from '../quote.fixture.ts';
import { findSimilar, knownBy, readRestricted } from '../restrictions/restriction-keys.ts';
import type { RestrictionKey } from '../vocabulary.ts';
import { isOneEditAway } from './similar.ts';

const person = {
  ...exampleInsured,
  firstName: 'Vester',
  lastName: 'Dinh',
  birthdate: day('1968-03-09'),
  email: 'vester.dinh@example.org',
  phone: null,
  licenseNumber: 'DB105528',
};
const home = { ...exampleMailing, line1: '12 North Mill Road', line2: null, postalCode: '44101' };
type Changes = { readonly person?: object; readonly home?: object };
const quoteOf = (changes: Changes) => ({
  entities: [{ ...person, ...changes.person }],
  vehicles: [exampleVehicle],
  locations: [{ ...home, ...changes.home }],
});

/** What becomes of a quote where something is refused. */
function outcome(key: RestrictionKey, typed: string, changes: Changes): 'refused' | 'similar' | 'nothing' {
  const read = readRestricted(key, typed);
  if (!read.ok) throw new Error(read.refusal.message);
  const quote = quoteOf(changes);
  if (knownBy(quote).some((known) => known.key === key && known.value === read.event)) return 'refused';
  return findSimilar(quote, { key, typed }) === null ? 'nothing' : 'similar';
}

describe('a name with its birth date', () => {
  const born = 'Vester Dinh 1968-03-09';
  test.each([
    [born, {}, 'refused'],
    [born, { lastName: 'Đình' }, 'refused'],
    [born, { lastName: 'Dinh Jr' }, 'refused'],
    [born, { firstName: 'Vester Thanh' }, 'refused'],
    [born, { firstName: 'Vester', lastName: 'Tran Dinh' }, 'refused'],
    [born, { firstName: 'Dinh', lastName: 'Vester' }, 'refused'],
    ['Dinh, Vester T., Jr. 1968-03-09', {}, 'refused'],
    ['Vester van der Berg 1968-03-09', { lastName: 'Berg' }, 'refused'],
    ['Vester OHara 1968-03-09', { lastName: 'O’Hara' }, 'refused'],
    ['Vester Mc Donald 1968-03-09', { lastName: 'McDonald' }, 'refused'],
    [born, { firstName: 'V.' }, 'similar'],
    [born, { lastName: 'D.' }, 'similar'],
    [born, { lastName: 'DinhJr' }, 'similar'],
    [born, { firstName: 'Wes' }, 'similar'],
    [born, { firstName: 'Vestr', lastName: 'Din' }, 'similar'],
    [born, { birthdate: day('1968-09-03') }, 'similar'],
    [born, { birthdate: day('1967-03-09') }, 'similar'],
    ['Vester De La Cruz 1968-03-09', { lastName: 'Delacruz' }, 'similar'],
    [born, { firstName: 'Вестер', lastName: 'Динь' }, 'similar'],
    [born, { lastName: 'Petersen' }, 'nothing'],
    [born, { firstName: 'Olga', lastName: 'Petersen' }, 'nothing'],
    [born, { lastName: 'P.' }, 'nothing'],
    [born, { firstName: 'Olga', lastName: 'D.' }, 'nothing'],
    [born, { birthdate: day('1971-11-30') }, 'nothing'],
  ] as const)('%s is, with %j, %s', (typed, changes, becomes) => {
    expect(outcome('name_and_birthdate', typed, { person: changes })).toBe(becomes);
  });
});

describe('an e-mail address', () => {
  test.each([
    ['vester.dinh@example.org', 'Vester.Dinh+rv@example.org', 'refused'],
    ['vester.dinh@example.org', 'vester.dinh@example.org\u200B', 'refused'],
    ['vester.dinh@example.org', 'v\u0435ster.dinh@example.org', 'refused'],
    ['vester.dinh@gmail.com', 'vesterdinh@googlemail.com', 'refused'],
    ['vester.dinh@example.org', 'vesterdinh@example.org', 'similar'],
    ['vester.dinh@example.org', 'vester.dihn@example.org', 'similar'],
    ['vester.dinh@example.org', 'vester.dinh@exampel.org', 'similar'],
    ['vester.dinh@icloud.com', 'vester.dinh@me.com', 'refused'],
    ['vesterdinh@proton.me', 'vester_dinh@protonmail.com', 'similar'],
    ['vester.dinh@outlook.com', 'vester.dinh@hotmail.com', 'similar'],
    ['ann@outlook.com', 'ann@hotmail.com', 'nothing'],
    ['vester.dinh@outlook.com', 'vester.dinh@yahoo.com', 'nothing'],
    ['ann@example.org', 'amn@example.org', 'nothing'],
    ['vester.dinh@example.org', 'vester.dinh@elsewhere.net', 'nothing'],
  ] as const)('%s is, as %j, %s', (typed, email, becomes) => {
    expect(outcome('email', typed, { person: { email } })).toBe(becomes);
  });
});

describe('an address', () => {
  test.each([
    ['12 N Mill Rd., 44101', {}, 'refused'],
    ['12 N. Mill Road, 44101-1234', { line2: 'Apt 4' }, 'refused'],
    ['12 North Mill Road #4, 44101', { line2: 'Unit 4' }, 'refused'],
    ['12 North Mill Rd Apt 4, 44101', { line1: '12 North Mill Road Apt4' }, 'refused'],
    ...['PO Box 12', 'P O Box 12', 'POB 12', 'P.O.B. 12', 'Box 12', 'P.O.Box #12', 'Post Office Box 12'].map(
      (line1) => ['P.O. Box 12, 44101', { line1 }, 'refused'] as const,
    ),
    ...['#12 North Mill Road', 'No. 12 North Mill Road', '0012 North Mill Road', '\u0661\u0662 North Mill Road'].map(
      (line1) => ['12 North Mill Road, 44101', { line1 }, 'refused'] as const,
    ),
    ['12 North Mill Road, 44101', { line1: 'Apt 4', line2: '12 North Mill Road' }, 'refused'],
    ['12 North Mill Road, 44101', { line1: 'Twelve North Mill Road' }, 'refused'],
    ['12 Mill Road, 44101', {}, 'similar'],
    ['12 North Mill Road Apt 4, 44101', {}, 'similar'],
    ['12 North Miller Road, 44101', { line1: '12 N Millar Rd' }, 'similar'],
    ...[
      '12A North Mill Road',
      'North Mill Road 12',
      'Unit 4, 12 North Mill Road',
      '4-12 North Mill Road',
      'c/o Smith, 12 N Mill Rd',
      '12 North Mill Road Cleveland OH',
    ].map((line1) => ['12 North Mill Road, 44101', { line1 }, 'similar'] as const),
    ['12 North Mill Road, 44101', { line1: '12 Oak Street' }, 'nothing'],
    ['12 North Mill Road, 44101', { line1: '12 North Street' }, 'nothing'],
    ['12 North Mill Road, 44101', { line1: '112 North Mill Road' }, 'nothing'],
    ['P.O. Box 12, 44101', { line1: '12 North Mill Road' }, 'nothing'],
    ['14 North Mill Road, 44101', {}, 'nothing'],
    ['12 North Mill Road, 44102', {}, 'nothing'],
  ] as const)('%s is, with %j, %s', (typed, changes, becomes) => {
    expect(outcome('address', typed, { home: changes })).toBe(becomes);
  });
});

describe('a license number', () => {
  test.each([
    ['db-105 528', 'refused'],
    ['D81O5528', 'similar'],
    ['DB105529', 'nothing'],
  ] as const)('%s is %s', (typed, becomes) => {
    expect(outcome('license_number', typed, {})).toBe(becomes);
  });
});

test.each([
  ['mill', 'mill', true],
  ['mill', 'mil', true],
  ['mill', 'milla', true],
  ['mill', 'mall', true],
  ['mill', 'imll', true],
  ['mill', 'mlli', false],
  ['mill', 'mi', false],
  ['', 'a', true],
])('%s and %s are an edit apart: %s', (one, other, are) => {
  expect([isOneEditAway(one, other), isOneEditAway(other, one)]).toEqual([are, are]);
});
