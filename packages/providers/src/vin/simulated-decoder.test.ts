import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { vinCheckDigit, vinYearCode } from '@roadworthy/core/shared/text/vin.ts';
import { describe, expect, test } from 'vitest';
import { makerCodes } from './maker-codes.ts';
import { VinUnansweredError } from './port.ts';
import { createSimulatedDecoder } from './simulated-decoder.ts';

const decoder = createSimulatedDecoder({ now: () => new Date('2026-06-15T14:00:00Z') });

function numberOf(maker: string, year: number, serial = '00001', descriptor = 'TSMH2'): string {
  const draft = `${maker}${descriptor}0${vinYearCode(year)}A1${serial}`;
  return draft.slice(0, 8) + vinCheckDigit(draft) + draft.slice(9);
}

describe('the simulated VIN vendor', () => {
  test('names the maker of a trailer, one of its models, the year and the length', async () => {
    expect(await decoder.decode('4X4TSMH24FS123456', null)).toEqual({
      status: 'decoded',
      vehicle: {
        make: 'Forest River',
        model: expect.any(String),
        year: 2015,
        vehicleClass: expect.any(String),
        length: expect.any(Number),
        body: null,
        isChassis: false,
      },
    });
  });

  test.each([
    ['4X4TSMH24FS123456', 'Salem', 32],
    ['4YDT29R29FA123456', 'Passport', 29],
    ['573TE372XF1234567', 'Imagine', 32.9],
    ['1UJBJ0BS4F1234567', 'Jay Flight', 28.5],
  ])('takes %s, a pattern that guides print, for a travel trailer of 2015', async (vin, model, length) => {
    const vehicle = { model, length, year: 2015, vehicleClass: 'travel_trailer' };
    expect(await decoder.decode(vin, null)).toMatchObject({ vehicle });
  });

  test.each([
    ['1F6', 'Ford', 'class_a'],
    ['W1W', 'Mercedes-Benz', 'class_b'],
    ['3C6', 'Ram', 'class_b'],
    ['1FD', 'Ford', 'class_c'],
  ])(
    'decodes a motorhome that begins with %s to its chassis, a %s, without a length',
    async (code, make, vehicleClass) => {
      const vehicle = { make, vehicleClass, isChassis: true, length: null };
      expect(await decoder.decode(numberOf(code, 2021), null)).toMatchObject({ status: 'decoded', vehicle });
    },
  );

  test.each([
    [2015, null, 2015],
    [2027, null, 2027],
    [1998, null, 1998],
    [2015, 1985, 1985],
    [2015, 1986, 1985],
    [2015, 2000, 2015],
  ])('a code of %i, of a vehicle of %j, is of the model year %i', async (coded, stated, year) => {
    expect(await decoder.decode(numberOf('1UJ', coded), stated)).toMatchObject({ vehicle: { year } });
  });

  test('says the same of the same number, and reaches every model of its list', async () => {
    for (const [code, maker] of Object.entries(makerCodes)) {
      const found = new Set<string | null>();
      for (const descriptor of ['AAAAA', 'AAAAB', 'AAAAC', 'AAAAD']) {
        const vin = numberOf(code, 2021, '00001', descriptor);
        const answer = await decoder.decode(vin, null);
        expect(await decoder.decode(vin, null)).toEqual(answer);
        if (answer.status === 'decoded') found.add(answer.vehicle.model);
      }
      expect([...found].toSorted()).toEqual(maker.models.map(({ name }) => name).toSorted());
      expect(maker.models.every(({ vehicleClass }) => vehicleClasses.includes(vehicleClass))).toBe(true);
      expect(maker.models.every(({ length }) => (length === null) === maker.isChassis)).toBe(true);
    }
  });

  test('knows nothing of other makers, nor of a number that ends with 00404', async () => {
    expect(await decoder.decode(numberOf('5YJ', 2021), null)).toEqual({ status: 'unknown' });
    expect(await decoder.decode(numberOf('1UJ', 2021, '00404'), null)).toEqual({ status: 'unknown' });
  });

  test.each(['00408', '00422', '00503'])('gives no answer to a number that ends with %s', async (serial) => {
    await expect(decoder.decode(numberOf('1UJ', 2021, serial), null)).rejects.toThrow(VinUnansweredError);
  });
});
