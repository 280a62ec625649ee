import { describe, expect, test } from 'vitest';
import { storedCheckout } from '../../../testing/checkout-scenario.tsx';
import { invalidFields } from '../../shared/answers/shapes.ts';
import {
  declarationsOf,
  driverAnswersOf,
  driverOf,
  driverShapes,
  drivingAnswersOf,
  drivingShapes,
  findingsOfDriver,
  licenseOf,
} from './driver-answers.ts';

const { quotes_by_pk: quote } = storedCheckout({ declarations: { incidents: { at_fault: 1 } } });
if (!quote) throw new Error('There is a quote');
const mia = {
  entity_id: 'd1',
  first_name: 'Mia',
  last_name: 'Okonkwo',
  birthdate: '1999-04-02',
  license_administrative_area: null,
  rv_driving_experience_years: 3,
};

describe('how the person insured has driven', () => {
  test('is asked for by years and incidents; the license is asked by the server', () => {
    expect(Object.keys(invalidFields(drivingShapes, drivingAnswersOf(quote)))).toEqual([
      'rv_driving_experience_years',
      'major',
      'minor',
      'speeding',
    ]);
    expect(drivingShapes.license_number?.('none', drivingAnswersOf(quote))).toBe('errors.license');
  });

  test('is shown as it is stored, with the state where the quote is asked for', () => {
    expect(drivingAnswersOf(quote)).toMatchObject({ at_fault: '1', license_administrative_area: 'OR' });
  });

  test('is sent as far as it is answered', () => {
    expect(licenseOf({ license_number: ' RM1 ', rv_driving_experience_years: '8' })).toEqual({
      license_number: 'RM1',
      rv_driving_experience_years: 8,
    });
    expect(licenseOf({ license_number: '', rv_driving_experience_years: '' })).toEqual({});
    expect(declarationsOf({ at_fault: '0', major: '', minor: '', speeding: '2' })).toEqual({
      incidents: { at_fault: 0, speeding: 2 },
    });
  });
});

describe('somebody else who drives', () => {
  test('is named with birth date and years', () => {
    const blank = driverAnswersOf(undefined, 'OR');
    expect(Object.keys(invalidFields(driverShapes, blank))).toEqual([
      'first_name',
      'last_name',
      'birthdate',
      'rv_driving_experience_years',
    ]);
    expect(invalidFields(driverShapes, driverAnswersOf(mia, 'OR'))).toEqual({});
  });

  test('is sent without the state of a license that has no number', () => {
    const answers = driverAnswersOf(mia, 'OR');
    const known = { entity_type: 'person', first_name: 'Mia', last_name: 'Okonkwo', birthdate: '1999-04-02' };
    expect(driverOf(answers)).toEqual({ ...known, rv_driving_experience_years: 3 });
    expect(driverOf({ ...answers, license_number: 'RM1' })).toMatchObject({
      license_number: 'RM1',
      license_administrative_area: 'OR',
    });
  });

  test('has the findings of their own place', () => {
    const missing = ['drivers.0.points', 'drivers.1.license_number', 'drivers.10.license_number'];
    const found = findingsOfDriver(
      missing.map((path) => ({ path })),
      1,
    );
    expect(found).toEqual([{ path: 'drivers.1.license_number' }]);
  });
});
