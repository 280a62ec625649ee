import { describe, expect, test } from 'vitest';
import { printSentence, sentence } from '../../shared/text/sentence.ts';
import { words } from '../../shared/words.ts';
import { exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import { namingVehicle, vehicleTitle } from './which-vehicle.ts';

const coach = { ...exampleVehicle, year: 2023, make: 'Tiffin', model: 'Open Road' };
const trailer = { ...exampleVehicle, vehicleId: 'vehicle-2', year: 2021, make: 'Airstream', model: 'Basecamp' };
const unknown = { ...exampleVehicle, vehicleId: 'vehicle-3', year: null, make: null, model: '' };
const message = { message: 'Enter the VIN.' };
const two = exampleQuote({ vehicles: [coach, trailer] });

describe('a vehicle', () => {
  test('is called by year, make and model, as far as they are known', () => {
    expect(vehicleTitle(coach)).toBe('2023 Tiffin Open Road');
    expect(vehicleTitle({ year: null, make: 'Tiffin', model: null })).toBe('Tiffin');
    expect(vehicleTitle(unknown)).toBeNull();
  });
});

describe('words about one of several vehicles', () => {
  test('say which one', () => {
    expect(namingVehicle(two, 'vehicles.0.vin', message).message).toBe('2023 Tiffin Open Road: Enter the VIN.');
    expect(namingVehicle(two, 'vehicles.1.vin', message).message).toBe('2021 Airstream Basecamp: Enter the VIN.');
  });

  test('count where it has no name yet', () => {
    const quote = exampleQuote({ vehicles: [coach, unknown] });
    expect(namingVehicle(quote, 'vehicles.1.year', message).message).toBe('Vehicle 2: Enter the VIN.');
    expect(namingVehicle(quote, 'vehicles.0.year', message).message).toBe('2023 Tiffin Open Road: Enter the VIN.');
  });

  test('count where two have one name', () => {
    const twins = exampleQuote({ vehicles: [coach, { ...coach, vehicleId: 'vehicle-2' }, trailer] });
    const messages = [0, 1, 2].map((index) => namingVehicle(twins, `vehicles.${index}.vin`, message).message);
    expect(messages).toEqual([
      'Vehicle 1: Enter the VIN.',
      'Vehicle 2: Enter the VIN.',
      '2021 Airstream Basecamp: Enter the VIN.',
    ]);
  });

  test('keep their own facts and translation', () => {
    const worth = sentence(words('The model year is {year}.', 'L’année du modèle est {year}.'), { year: '2030' });
    const named = namingVehicle(exampleQuote({ vehicles: [coach, unknown] }), 'vehicles.1.year', worth);
    expect(named.message).toBe('Vehicle 2: The model year is 2030.');
    expect(printSentence(named, 'fr-CA')).toBe('Véhicule 2 : L’année du modèle est 2030.');
  });

  test('keep whatever else they are', () => {
    const finding = { ...message, code: 'vin_missing', field: 'vehicles.1.vin' };
    expect(namingVehicle(two, finding.field, finding)).toMatchObject({ code: 'vin_missing', field: 'vehicles.1.vin' });
  });
});

describe('words', () => {
  test.each([['vehicles.0.vin'], ['vehicles'], ['coverages'], [undefined]])(
    'about %s of a quote with one vehicle stay as they are',
    (field) => {
      expect(namingVehicle(exampleQuote(), field, message)).toBe(message);
    },
  );

  test.each([['vehicles'], ['vehicles.7.vin'], ['named_insured.email'], ['drivers.1.points'], [undefined]])(
    'about %s name no vehicle of two',
    (field) => {
      expect(namingVehicle(two, field, message)).toBe(message);
    },
  );
});
