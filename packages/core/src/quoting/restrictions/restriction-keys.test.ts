import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { exampleInsured, exampleMailing, exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import { knownBy, readRestricted } from './restriction-keys.ts';

describe('what somebody is refused by', () => {
  test.each([
    ['vin', ' 1fdxe45s-81ha12345 ', '1FDXE45S81HA12345'],
    ['email', ' Ada@Example.COM', 'ada@example.com'],
    ['phone', '+1 (208) 555-0139', '2085550139'],
    ['license_number', 'rm 123-456', 'RM123456'],
    ['name_and_birthdate', 'Nuñez, Ada  1980-05-17', 'ADA NUNEZ 1980-05-17'],
    ['name_and_birthdate', 'ADA NUNEZ 1980-05-17', 'ADA NUNEZ 1980-05-17'],
    ['postal_code', 'k1a0b1', 'K1A 0B1'],
    ['postal_code', '44101-1234', '44101'],
    ['address', '12 Mill Rd., 44101-1234', '12 MILL RD 44101'],
  ] as const)('is compared as it is meant: %s “%s”', (key, typed, value) => {
    expect(readRestricted(key, typed)).toMatchObject({ ok: true, event: value });
  });

  test.each([
    ['vin', '123'],
    ['email', 'ada@'],
    ['phone', '555'],
    ['license_number', '12'],
    ['name_and_birthdate', 'Ada Moreno'],
    ['name_and_birthdate', 'Ada Moreno 1980-13-40'],
    ['name_and_birthdate', '1980-05-17'],
    ['postal_code', 'Ohio'],
    ['address', '12 Mill Road'],
  ] as const)('says at its field what is wrong with it: %s “%s”', (key, typed) => {
    expect(readRestricted(key, typed)).toMatchObject({ ok: false, refusal: { code: 'value_invalid', field: 'value' } });
  });
});

describe('what a quote is known by', () => {
  test('are its people, what it insures and where they are, each once', () => {
    const home = { ...exampleMailing, locationId: 'home', line1: '12 Mill Road', postalCode: '44101' };
    const ada = {
      ...exampleInsured,
      firstName: 'Ada',
      lastName: 'Moreno',
      birthdate: day('1980-05-17'),
      email: 'ada@example.com',
      phone: '(208) 555-0139',
      licenseNumber: null,
      locationId: 'home',
    };
    const quote = exampleQuote({
      entities: [ada, { ...ada, entityId: 'twice', entityRelationship: 'driver' }],
      vehicles: [{ ...exampleVehicle, vin: '1FDXE45S81HA12345', locationId: 'home' }],
      locations: [home],
      mailingLocationId: 'home',
    });
    expect(knownBy(quote)).toEqual([
      { key: 'email', value: 'ada@example.com' },
      { key: 'phone', value: '2085550139' },
      { key: 'name_and_birthdate', value: 'ADA MORENO 1980-05-17' },
      { key: 'vin', value: '1FDXE45S81HA12345' },
      { key: 'postal_code', value: '44101' },
      { key: 'address', value: '12 MILL RD 44101' },
    ]);
  });

  test('is the hull number of a boat, where it has no VIN', () => {
    const boat = { ...exampleVehicle, vin: null, answers: { hull_number: 'exa 00001 0122' } };
    expect(knownBy({ entities: [], vehicles: [boat], locations: [] })).toEqual([{ key: 'vin', value: 'EXA000010122' }]);
  });

  test('is the name of a business only together with a day of birth, which it has none of', () => {
    const business = {
      ...exampleInsured,
      entityType: 'business' as const,
      firstName: null,
      lastName: null,
      businessName: 'Vega Rentals',
      birthdate: null,
      email: 'desk@vega.example',
      phone: null,
      licenseNumber: null,
    };
    expect(knownBy({ entities: [business], vehicles: [], locations: [] })).toEqual([
      { key: 'email', value: 'desk@vega.example' },
    ]);
  });

  test('is nothing that was typed and is none: what cannot be read is not compared', () => {
    const unfinished = { ...exampleInsured, email: 'ada@', phone: '555', licenseNumber: '1', birthdate: null };
    const vehicle = { ...exampleVehicle, vin: '12' };
    expect(knownBy({ entities: [unfinished], vehicles: [vehicle], locations: [] })).toEqual([]);
  });
});
