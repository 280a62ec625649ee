import { storageTypes, usageTypes, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { describe, expect, test } from 'vitest';
import english from '../../../generated/messages/en-us/insurance.json';
import french from '../../../generated/messages/fr-ca/insurance.json';
import { classOfWord, storageOfWord, usageOfWord } from './columns.ts';
import { readRow, readRows } from './read-row.ts';

const vin = '4X4TSMH24FS123456';
const read = (cells: Parameters<typeof readRow>[0]) => readRow({ type: 'Travel trailer', ...cells }, 2026);

describe('a row', () => {
  test('says of a vehicle what its cells say, in cents and feet', () => {
    const cells = {
      vin: ' 4x4tsmh24-fs123456 ',
      year: '2015',
      make: ' Forest River',
      model: 'Salem',
      type: 'Roulotte',
    };
    const more = { rating_value: '45 000,50 $', length: '32,5 pi', usage_type: 'Récréatif', storage_type: 'Indoors' };
    expect(readRow({ ...cells, ...more, nights_per_year: '30', garaging_postal_code: 'h2x 1y4' }, 2026)).toEqual({
      problems: {},
      vehicle: {
        vin,
        year: 2015,
        make: 'Forest River',
        model: 'Salem',
        type: 'travel_trailer',
        rating_value: 4500050,
        length: 32.5,
        usage_type: 'recreational',
        storage_type: 'indoor',
        nights_per_year: 30,
        garaging_postal_code: 'H2X 1Y4',
      },
    });
  });

  test('that is empty says nothing but that its class is missing', () => {
    expect(readRow({}, 2026)).toEqual({ vehicle: {}, problems: { type: 'classMissing' } });
  });

  test.each([
    ['vin', '4X4TSMH24FS12345', 'vinLength'],
    ['vin', '4X4TSMH25FS123456', 'vinCheckDigit'],
    ['vin', '4X4TSMH24FSI23456', 'vinCharacters'],
    ['vin', '0X4TSMH24FS123456', 'vinCharacters'],
    ['year', '21', 'year'],
    ['year', '2028', 'year'],
    ['rating_value', 'about 45', 'amount'],
    ['rating_value', '0', 'amount'],
    ['type', 'boat', 'class'],
    ['length', '900', 'length'],
    ['length', 'long', 'length'],
    ['usage_type', 'racing', 'usage'],
    ['storage_type', 'the moon', 'storage'],
    ['nights_per_year', '400', 'nights'],
    ['garaging_postal_code', '123', 'postalCode'],
  ])('is told of %s "%s" in its cell: %s, and does not hand it over', (column, typed, problem) => {
    const { vehicle, problems } = read({ [column]: typed });
    expect(problems).toEqual({ [column]: problem });
    expect(Object.keys(vehicle)).not.toContain(column);
  });

  test('older than 1981 has a serial number of its maker', () => {
    expect(read({ vin: '2HS4123', year: '1974' }).problems).toEqual({});
    expect(read({ vin: '2HS', year: '1974' }).problems).toEqual({ vin: 'vinLength' });
  });

  test('is told of a VIN that an earlier row has, however it is typed', () => {
    const rows = readRows([{ vin }, { vin: vin.toLowerCase() }, { vin: '' }, { vin: '' }], 2026);
    expect(rows.map(({ problems }) => problems.vin)).toEqual([undefined, 'vinTwice', undefined, undefined]);
  });
});

describe('the words of our own pages', () => {
  test.each([
    ['classes', vehicleClasses, 'vehicleClass', classOfWord],
    ['uses', usageTypes, 'usage', usageOfWord],
    ['storage places', storageTypes, 'storage', storageOfWord],
  ] as const)('for %s are understood in both languages', (_what, values, group, understood) => {
    for (const messages of [english, french]) {
      const labels: Readonly<Record<string, string>> = messages[group];
      expect(values.map((value) => understood(labels[value] ?? ''))).toEqual([...values]);
    }
  });
});
