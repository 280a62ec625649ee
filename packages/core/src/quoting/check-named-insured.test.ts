import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, ageOn, day } from '../shared/day.ts';
import {
  checkBirthdate,
  checkNamedInsured,
  findNamedInsuredProblems,
  type NamedInsuredInput,
} from './check-named-insured.ts';
import { codeOf, fieldOf, today } from './quote.fixture.ts';

const seed = 16;
const person: NamedInsuredInput = {
  entityType: 'person',
  firstName: 'Renée',
  lastName: "O'Neill",
  email: 'renee@example.com',
  phone: '216-555-0148',
  birthdate: '1968-03-09',
  postalCode: '44114',
};
const business: NamedInsuredInput = {
  entityType: 'business',
  businessName: 'Lake Rentals LLC',
  email: 'office@example.com',
  postalCode: 'K1A 0B1',
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
    const typed = { ...person, firstName: '  Mary  Ann ', email: ' Renee@Example.COM ', postalCode: '441141234' };
    expect(checkNamedInsured(typed, today)).toEqual({
      ok: true,
      event: {
        entityType: 'person',
        firstName: 'Mary Ann',
        lastName: "O'Neill",
        businessName: null,
        email: 'renee@example.com',
        phone: '216-555-0148',
        birthdate: '1968-03-09',
        postalCode: '44114-1234',
      },
    });
  });

  test('may be a business, which has no birth date', () => {
    expect(checkNamedInsured(business, today)).toMatchObject({
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
    [{ phone: '216-555\u20660148' }, 'text_has_hidden_characters', 'named_insured.phone'],
    [{ phone: '12345' }, 'phone_invalid', 'named_insured.phone'],
    [{ phone: 'call me 2165550148' }, 'phone_invalid', 'named_insured.phone'],
    [{ phone: '44 20 7946 0958' }, 'phone_invalid', 'named_insured.phone'],
    [{ birthdate: '2030-01-01' }, 'birthdate_in_future', 'named_insured.birthdate'],
    [{ birthdate: null }, 'birthdate_missing', 'named_insured.birthdate'],
    [{ postalCode: '4411' }, 'postal_code_malformed', 'named_insured.postal_code'],
    [{ postalCode: '' }, 'postal_code_missing', 'named_insured.postal_code'],
  ])('with %j is refused as %s at its field', (change, code, field) => {
    const decision = checkNamedInsured({ ...person, ...change }, today);
    expect(decision).toMatchObject({ ok: false, refusal: { code, field } });
    expect(decision.ok ? '' : decision.refusal.message).toMatch(/[a-z]/);
  });

  test.each([
    ['Rene\u0301e', 'Renée'],
    [' Jean-Luc  Marie ', 'Jean-Luc Marie'],
    ['Ṣafiyya', 'Ṣafiyya'],
  ])('with the first name %j is stored as %s', (firstName, stored) => {
    expect(checkNamedInsured({ ...person, firstName }, today)).toMatchObject({ event: { firstName: stored } });
  });

  test('keeps a marital status that was sent, and says nothing of one that was not', () => {
    expect(checkNamedInsured({ ...person, maritalStatus: ' married ' }, today)).toMatchObject({
      event: { maritalStatus: 'married' },
    });
    const silent = checkNamedInsured(person, today);
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
    expect(checkNamedInsured(input, today).ok).toBe(true);
  });

  test('that is a business needs its name', () => {
    const decision = checkNamedInsured({ ...business, businessName: ' ' }, today);
    expect(decision).toMatchObject({
      refusal: { code: 'business_name_missing', field: 'named_insured.business_name' },
    });
  });

  test('hears of every problem at once', () => {
    const wrong = { ...person, firstName: '', email: 'x', phone: '1', birthdate: '', postalCode: 'x' };
    expect(findNamedInsuredProblems(wrong, today).map((problem) => problem.code)).toEqual([
      'first_name_missing',
      'email_invalid',
      'phone_invalid',
      'birthdate_missing',
      'postal_code_malformed',
    ]);
  });
});
