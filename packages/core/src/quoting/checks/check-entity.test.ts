import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, ageOn, day } from '../../shared/time/day.ts';
import { checkBirthdate, checkEntity, type EntityInput, findEntityProblems } from './check-entity.ts';
import { codeOf, fieldOf, today } from '../quote.fixture.ts';

const seed = 16;
const person: EntityInput = {
  entityType: 'person',
  firstName: 'Renée',
  lastName: "O'Neill",
  email: 'renee@example.com',
  phone: '216-555-0148',
  birthdate: '1968-03-09',
};
const business: EntityInput = {
  entityType: 'business',
  businessName: 'Lake Rentals LLC',
  email: 'office@example.com',
};

describe('a birth date', () => {
  test.each([
    ['1968-03-09', null],
    ['2010-03-10', null],
    ['2010-03-11', 'driver_too_young'],
    ['2026-03-09', 'driver_too_young'],
    ['2026-03-10', 'birthdate_in_future'],
    ['2062-03-09', 'birthdate_in_future'],
    ['1915-03-11', null],
    ['1915-03-10', 'birthdate_too_early'],
    ['1868-03-09', 'birthdate_too_early'],
    ['1968-02-30', 'birthdate_invalid'],
    ['March 9, 1968', 'birthdate_invalid'],
    ['', 'birthdate_missing'],
    [null, 'birthdate_missing'],
    [undefined, 'birthdate_missing'],
  ])('%s: %s', (birthdate, code) => {
    const decision = checkBirthdate(birthdate, today);
    expect(codeOf(decision)).toBe(code);
    expect(fieldOf(decision)).toBe(code === null ? null : 'named_insured.birthdate');
  });

  test('of a driver on 29 February counts from 1 March in common years', () => {
    expect(checkBirthdate('2008-02-29', day('2024-02-28')).ok).toBe(false);
    expect(checkBirthdate('2008-02-29', day('2024-02-29')).ok).toBe(true);
  });

  test(`is accepted from 16 to 110 years and nowhere else (seed ${seed})`, () => {
    const property = fc.property(fc.integer({ min: -1_000, max: 45_000 }), (days) => {
      const birthdate = addDays(today, -days);
      const age = ageOn(birthdate, today);
      expect(checkBirthdate(birthdate, today).ok).toBe(days > 0 && age >= 16 && age <= 110);
    });
    fc.assert(property, { seed, numRuns: 500 });
  });
});

describe('the named insured', () => {
  test('is stored as written officially', () => {
    const typed = { ...person, firstName: '  Mary  Ann ', email: ' Renee@Example.COM ' };
    expect(checkEntity('named_insured', typed, today)).toEqual({
      ok: true,
      event: {
        entityType: 'person',
        firstName: 'Mary Ann',
        lastName: "O'Neill",
        businessName: null,
        email: 'renee@example.com',
        phone: '216-555-0148',
        birthdate: '1968-03-09',
      },
    });
  });

  test('may be a business, which has no birth date', () => {
    expect(checkEntity('named_insured', business, today)).toMatchObject({
      ok: true,
      event: { businessName: 'Lake Rentals LLC', firstName: null, birthdate: null },
    });
  });

  test.each([
    [{ firstName: '' }, 'first_name_missing', 'named_insured.first_name'],
    [{ firstName: null }, 'first_name_missing', 'named_insured.first_name'],
    [{ lastName: '   ' }, 'last_name_missing', 'named_insured.last_name'],
    [{ email: '' }, 'email_invalid', 'named_insured.email'],
    [{ email: 'renee@example' }, 'email_invalid', 'named_insured.email'],
    [{ email: 'renee example.com' }, 'email_invalid', 'named_insured.email'],
    [{ firstName: 'a'.repeat(101) }, 'text_too_long', 'named_insured.first_name'],
    [{ firstName: 'Your parcel waits at evil.example' }, 'text_has_address', 'named_insured.first_name'],
    [{ lastName: 'Mor\u202Eeno' }, 'text_has_hidden_characters', 'named_insured.last_name'],
    [{ lastName: 'Moreno 2' }, 'name_has_other_characters', 'named_insured.last_name'],
    [{ businessName: '800 555 0148 555' }, 'name_has_no_letter', 'named_insured.business_name'],
    [{ maritalStatus: 'a'.repeat(65) }, 'text_too_long', 'named_insured.marital_status'],
    [{ maritalStatus: 'marr\u0000ied' }, 'text_has_hidden_characters', 'named_insured.marital_status'],
    [{ phone: `216-555-0148${' '.repeat(30)}` }, 'text_too_long', 'named_insured.phone'],
    [{ phone: '216-555\u202E0148' }, 'text_has_hidden_characters', 'named_insured.phone'],
    [{ phone: '12345' }, 'phone_invalid', 'named_insured.phone'],
    [{ phone: 'call me 2165550148' }, 'phone_invalid', 'named_insured.phone'],
    [{ phone: '44 20 7946 0958' }, 'phone_invalid', 'named_insured.phone'],
    [{ birthdate: '2030-01-01' }, 'birthdate_in_future', 'named_insured.birthdate'],
    [{ birthdate: null }, 'birthdate_missing', 'named_insured.birthdate'],
    [{ licenseNumber: 'A12' }, 'license_length', 'named_insured.license_number'],
    [{ licenseAdministrativeArea: 'ZZ' }, 'license_area_unknown', 'named_insured.license_administrative_area'],
    [{ rvDrivingExperienceYears: 76 }, 'experience_out_of_range', 'named_insured.rv_driving_experience_years'],
    [{ rvDrivingExperienceYears: -1 }, 'experience_out_of_range', 'named_insured.rv_driving_experience_years'],
    [{ rvDrivingExperienceYears: 1.5 }, 'experience_out_of_range', 'named_insured.rv_driving_experience_years'],
    [{ licenseFirstIssuedYear: 1981 }, 'license_year_out_of_range', 'named_insured.license_first_issued_year'],
    [{ licenseFirstIssuedYear: 2027 }, 'license_year_out_of_range', 'named_insured.license_first_issued_year'],
    [{ yearsInBusiness: 4 }, 'answer_not_asked', 'named_insured.years_in_business'],
  ])('with %j is refused as %s at its field', (change, code, field) => {
    const decision = checkEntity('named_insured', { ...person, ...change }, today);
    expect(decision).toMatchObject({ ok: false, refusal: { code, field } });
    expect(decision.ok ? '' : decision.refusal.message).toMatch(/[a-z]/);
  });

  test.each([
    ['Rene\u0301e', 'Renée'],
    [' Jean-Luc  Marie ', 'Jean-Luc Marie'],
    ['Ṣafiyya', 'Ṣafiyya'],
  ])('with the first name %j is stored as %s', (firstName, stored) => {
    expect(checkEntity('named_insured', { ...person, firstName }, today)).toMatchObject({
      event: { firstName: stored },
    });
  });

  test('keeps a marital status that was sent, and says nothing of one that was not', () => {
    expect(checkEntity('named_insured', { ...person, maritalStatus: ' married ' }, today)).toMatchObject({
      event: { maritalStatus: 'married' },
    });
    const silent = checkEntity('named_insured', person, today);
    expect(silent.ok && 'maritalStatus' in silent.event).toBe(false);
  });

  test.each([
    '216-555-0148',
    '(216) 555-0148',
    '+1 216 555 0148',
    '2165550148',
    '+44 20 7946 0958',
    '',
    null,
    undefined,
  ])('may give the phone "%s"', (phone) => {
    const input = phone === undefined ? person : { ...person, phone };
    expect(checkEntity('named_insured', input, today).ok).toBe(true);
  });

  test('that is a business needs its name', () => {
    const decision = checkEntity('named_insured', { ...business, businessName: ' ' }, today);
    expect(decision).toMatchObject({
      refusal: { code: 'business_name_missing', field: 'named_insured.business_name' },
    });
  });

  test('hears of every problem at once', () => {
    const wrong = { ...person, firstName: '', email: 'x', phone: '1', birthdate: '' };
    expect(findEntityProblems('named_insured', wrong, today).map((problem) => problem.code)).toEqual([
      'first_name_missing',
      'email_invalid',
      'phone_invalid',
      'birthdate_missing',
    ]);
  });
});

const plain: EntityInput = { entityType: 'person', firstName: 'Lin', lastName: 'Moreno' };
const bank: EntityInput = { entityType: 'business', businessName: 'Lake Bank' };
const addressed = ['additional_insured', 'lienholder', 'loss_payee'] as const;

describe('a driver', () => {
  const driver = { ...plain, birthdate: '1990-01-01' };

  test('is a person with a birth date; license, experience and marital status may follow', () => {
    expect(checkEntity('driver', driver, today)).toEqual({
      ok: true,
      event: { ...plain, businessName: null, email: null, phone: null, birthdate: '1990-01-01' },
    });
    const known = {
      licenseNumber: 'rq 445-667',
      licenseAdministrativeArea: 'on',
      licenseFirstIssuedYear: 2004,
      rvDrivingExperienceYears: 8,
      maritalStatus: 'married',
    };
    expect(checkEntity('driver', { ...driver, ...known }, today)).toMatchObject({
      event: { licenseNumber: 'RQ445667', licenseIssuer: { country: 'CA', administrativeArea: 'ON' } },
    });
  });

  test('has no license any more where its number is taken away', () => {
    expect(checkEntity('driver', { ...driver, licenseNumber: ' ' }, today)).toMatchObject({
      event: { licenseNumber: null },
    });
  });

  test.each([
    [{ birthdate: null }, 'birthdate_missing', 'birthdate'],
    [{ birthdate: '2012-01-01' }, 'driver_too_young', 'birthdate'],
    [{ firstName: '' }, 'first_name_missing', 'first_name'],
    [{ email: 'lin@example' }, 'email_invalid', 'email'],
    [{ phone: '1' }, 'phone_invalid', 'phone'],
    [{ entityType: 'business', businessName: 'Lake Bank' } as const, 'entity_type_not_allowed', 'entity_type'],
    [{ licenseFirstIssuedYear: 2003 }, 'license_year_out_of_range', 'license_first_issued_year'],
    [{ yearsInBusiness: 4 }, 'answer_not_asked', 'years_in_business'],
  ])('with %j is refused as %s', (change, code, field) => {
    const decision = checkEntity('driver', { ...driver, ...change }, today);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, `entity.${field}`]);
  });
});

describe('a second named insured', () => {
  const second = { ...plain, email: ' Lin@Example.com ' };

  test('is a person with a mailbox, and no address', () => {
    expect(checkEntity('second_named_insured', second, today)).toMatchObject({
      event: { firstName: 'Lin', lastName: 'Moreno', email: 'lin@example.com', birthdate: null },
    });
  });

  test.each([
    [{ email: '' }, 'email_invalid', 'email'],
    [{ email: 'lin@example' }, 'email_invalid', 'email'],
    [{ lastName: ' ' }, 'last_name_missing', 'last_name'],
    [{ birthdate: '1990-01-01' }, 'answer_not_asked', 'birthdate'],
    [{ entityType: 'business', businessName: 'Lake Bank' } as const, 'entity_type_not_allowed', 'entity_type'],
  ])('with %j is refused as %s', (change, code, field) => {
    const decision = checkEntity('second_named_insured', { ...second, ...change }, today);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, `entity.${field}`]);
  });
});

describe.each(addressed)('a %s', (relationship) => {
  test('is a person or a business, without a birth date', () => {
    expect(checkEntity(relationship, plain, today)).toMatchObject({ event: { lastName: 'Moreno', birthdate: null } });
    expect(checkEntity(relationship, { ...bank, yearsInBusiness: 40 }, today)).toMatchObject({
      event: { businessName: 'Lake Bank', birthdate: null },
    });
  });

  test.each([
    [{ birthdate: '1990-01-01' }, 'birthdate'],
    [{ maritalStatus: 'married' }, 'marital_status'],
    [{ licenseNumber: 'RQ445667' }, 'license_number'],
    [{ licenseAdministrativeArea: 'OH' }, 'license_administrative_area'],
    [{ licenseFirstIssuedYear: 2004 }, 'license_first_issued_year'],
    [{ rvDrivingExperienceYears: 8 }, 'rv_driving_experience_years'],
    [{ answers: { motorcycle_license: true } }, 'answers'],
  ])('is not asked for %j', (change, field) => {
    const decision = checkEntity(relationship, { ...bank, ...change }, today);
    expect([codeOf(decision), fieldOf(decision)]).toEqual(['answer_not_asked', `entity.${field}`]);
  });

  test.each([
    [{ ...bank, businessName: ' ' }, 'business_name_missing', 'business_name'],
    [{ ...plain, lastName: null }, 'last_name_missing', 'last_name'],
    [{ ...bank, yearsInBusiness: 301 }, 'years_in_business_out_of_range', 'years_in_business'],
  ])('as %j is refused as %s', (input, code, field) => {
    const decision = checkEntity(relationship, input, today);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, `entity.${field}`]);
  });
});
