import { describe, expect, test } from 'vitest';
import { readVpicAnswer } from './vpic-answer.ts';

const row = (input: Record<string, string>) => ({
  Count: 1,
  Message: 'Results returned successfully.',
  Results: [
    {
      Make: '',
      Model: '',
      Series: '',
      ModelYear: '',
      VehicleType: 'TRAILER',
      BodyClass: 'Trailer',
      TrailerType: '',
      TrailerBodyType: '',
      TrailerLength: '',
      BusLength: '',
      ErrorCode: '0',
      ABS: '',
      ...input,
    },
  ],
});

const decoded = (input: Record<string, string>) => {
  const answer = readVpicAnswer(row(input));
  return answer.status === 'decoded' ? answer.vehicle : expect.unreachable('It is decoded');
};

describe('an answer of vPIC', () => {
  // What the public service says of these patterns: 4X4…, 4YD…, 573…, 1UJ… of 2015.
  test.each([
    [
      { Make: 'FOREST RIVER', Model: 'Salem Towables', TrailerLength: '32' },
      ['Forest River', 'Salem', 'travel_trailer', 32],
    ],
    [
      { Make: 'KEYSTONE', Model: 'Keystone', TrailerType: 'Bumper Pull', TrailerLength: '29' },
      ['Keystone', null, 'travel_trailer', 29],
    ],
    [
      { Make: 'GRAND DESIGN RECREATIONAL', Series: 'Imagine', TrailerType: 'Ball Hitch', TrailerLength: '37' },
      ['Grand Design Recreational', 'Imagine', 'travel_trailer', 37],
    ],
    [
      { Make: 'JAYCO', Model: 'Jayco', TrailerType: 'Kingpin', TrailerLength: '35.99' },
      ['Jayco', null, 'fifth_wheel', 36],
    ],
  ])('about a trailer names maker, family, class and length: %o', (stated, [make, model, vehicleClass, length]) => {
    const vehicle = decoded({ ModelYear: '2015', TrailerBodyType: 'Camping or Travel Trailer', ...stated });
    expect(vehicle).toEqual({
      make,
      model,
      vehicleClass,
      length,
      year: 2015,
      body: 'Camping or Travel Trailer',
      isChassis: false,
    });
  });

  test.each([
    ['Toy Hauler', 'toy_hauler'],
    ['Fifth Wheel', 'fifth_wheel'],
    ['Tent Camper', 'pop_up'],
    ['Tear Drop Camper', 'teardrop'],
    ['Slide-In Truck Camper', 'truck_camper'],
    ['Boat Trailer', null],
  ])('a trailer that is a %s is of the class %s', (TrailerBodyType, vehicleClass) => {
    expect(decoded({ Make: 'LANCE', TrailerBodyType })).toMatchObject({ vehicleClass, isChassis: false });
  });

  test.each([
    ['FORD', 'Incomplete - Stripped Chassis', 'class_a'],
    ['FREIGHTLINER', 'Incomplete - Motor Home Chassis', 'class_a'],
    ['MERCEDES-BENZ', 'Incomplete - Chassis Cab (Single Cab)', 'class_c'],
    ['FORD', 'Incomplete - Cutaway', 'class_c'],
    ['RAM', 'Cargo Van', 'class_b'],
    ['BLUE BIRD', 'Bus - School Bus', 'bus_conversion'],
    ['FORD', 'Incomplete', null],
  ])('a %s that is "%s" is a chassis', (Make, BodyClass, vehicleClass) => {
    const stated = { Make, BodyClass, VehicleType: 'INCOMPLETE VEHICLE', TrailerBodyType: 'Not Applicable' };
    expect(decoded(stated)).toMatchObject({ vehicleClass, body: BodyClass, isChassis: true });
  });

  test('a finished motorhome is no chassis, and its class is for a person to say', () => {
    const stated = { Make: 'WINNEBAGO', BodyClass: 'Motorhome', VehicleType: 'MULTIPURPOSE PASSENGER VEHICLE (MPV)' };
    expect(decoded(stated)).toMatchObject({ make: 'Winnebago', vehicleClass: null, isChassis: false });
  });

  test('makers are spelled as people spell them', () => {
    expect(['MERCEDES-BENZ', 'KZ', 'RAM', 'inTech RV'].map((Make) => decoded({ Make }).make)).toEqual([
      'Mercedes-Benz',
      'KZ',
      'RAM',
      'inTech RV',
    ]);
  });

  test('an empty value is none, whatever the codes of its warnings', () => {
    expect(decoded({ Make: 'JAYCO', ErrorCode: '5,14', ModelYear: 'x', TrailerLength: '0' })).toEqual({
      make: 'Jayco',
      model: null,
      year: null,
      vehicleClass: null,
      length: null,
      body: 'Trailer',
      isChassis: false,
    });
  });

  test('without a maker the number is unknown', () => {
    expect(readVpicAnswer(row({ ErrorCode: '7' }))).toEqual({ status: 'unknown' });
  });

  test.each([null, [], {}, { Results: [] }, { Results: [{ Make: 7 }] }, 'Results'])(
    'of the form %j is none',
    (json) => {
      expect(() => readVpicAnswer(json)).toThrow();
    },
  );
});
