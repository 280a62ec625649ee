import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkName } from './check-name.ts';
import { characterCount, holdsAddress, tidyLine } from './check-text.ts';
import { textLimits } from './text-limits.ts';

const seed = 33;

const codeOf = (text: string, whose: 'person' | 'business') => {
  const name = checkName(text, whose, 'name');
  return name.ok ? null : name.refusal.code;
};

describe('the name of a person', () => {
  test.each([
    'Ada',
    'Renée',
    "O'Neill",
    "D'Arcy",
    'Jean-Luc',
    'Mary Ann',
    'J. R. R.',
    'J.R.',
    'Łukasz',
    'Đặng',
    'Σωκράτης',
    'Иван',
    'محمد',
    'علی\u200Cرضا',
    'שרה',
    'Արամ',
    'გიორგი',
    'Nguyễn Thị Ánh Tuyết',
    'Gal·la',
    'Kahoʻolawe',
    'a'.repeat(100),
  ])('may be %s', (name) => {
    expect(checkName(name, 'person')).toEqual({ ok: true, event: name.normalize('NFC') });
  });

  test.each([
    ['a'.repeat(101), 'text_too_long'],
    ['a'.repeat(100_000), 'text_too_long'],
    ['Ada\u202Eoneroм', 'text_has_hidden_characters'],
    ['Ada\u0000', 'text_has_hidden_characters'],
    ['山田', 'text_not_printable'],
    ['ジョン・スミス', 'text_not_printable'],
    ['พรทิพย์', 'text_not_printable'],
    ['देवी', 'text_not_printable'],
    ['You won! Go to evil.example now', 'text_has_address'],
    ['www.evil', 'text_has_address'],
    ['http://evil', 'text_has_address'],
    ['ada@evil', 'text_has_address'],
    ['Ada 2', 'name_has_other_characters'],
    ['<b>Ada</b>', 'name_has_other_characters'],
    ['Ada; Moreno', 'name_has_other_characters'],
    ['Ada \u{1F690}', 'name_has_other_characters'],
    ['. -', 'name_has_no_letter'],
  ])('is not %j (%s)', (text, code) => {
    expect(codeOf(text, 'person')).toBe(code);
  });

  test('is stored composed and with single blanks', () => {
    expect(checkName('  Rene\u0301e \n Ann ', 'person')).toEqual({ ok: true, event: 'Renée Ann' });
  });

  test.each([
    ['O’Neill', "O'Neill"],
    ['D`Arcy', "D'Arcy"],
    ['Jean\u2011Luc', 'Jean-Luc'],
    ['Ada\u200B', 'Ada'],
    ['Ada\u00A0Maria', 'Ada Maria'],
    ['Ａｄａ', 'Ada'],
    ['Gri\uFB03n', 'Griffin'],
    ['Ada\u200C', 'Ada'],
  ])('is stored without what copying brings: %j', (typed, name) => {
    expect(checkName(typed, 'person')).toEqual({ ok: true, event: name });
  });

  test('is refused at its field', () => {
    expect(checkName('Ada 2', 'person', 'named_insured.first_name')).toMatchObject({
      refusal: { field: 'named_insured.first_name' },
    });
  });
});

describe('the name of a business', () => {
  test.each([
    'Lake Rentals LLC',
    '1234567 B.C. Ltd.',
    '9123-4567 Québec inc.',
    'Smith & Sons, Inc.',
    'RVs/Boats (West) #2',
    '3M',
  ])('may be %s', (name) => {
    expect(codeOf(name, 'business')).toBeNull();
  });

  test.each([
    ['Call 800 555 0148 now', 'name_has_many_digits'],
    ['12345', 'name_has_no_letter'],
    ['Best.example', 'text_has_address'],
    ['Lake <Rentals>', 'name_has_other_characters'],
    ['Lake\u202ERentals', 'text_has_hidden_characters'],
    ['Lake\uFFFDRentals', 'text_has_hidden_characters'],
  ])('is not %j (%s)', (text, code) => {
    expect(codeOf(text, 'business')).toBe(code);
  });
});

describe.each(['person', 'business'] as const)('whatever is typed as the name of a %s', (whose) => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({ unit: fc.constantFrom(...'aé山.-@:/w 1٣\u202E\u0000\u200C'), maxLength: 120 }),
  );

  test(`what is stored fits, is tidied, leads nowhere and is accepted again (seed ${seed})`, () => {
    const property = fc.property(typed, (text) => {
      const name = checkName(text, whose);
      if (!name.ok) return;
      expect(characterCount(name.event)).toBeLessThanOrEqual(textLimits.name);
      expect(tidyLine(name.event)).toBe(name.event);
      expect(holdsAddress(name.event)).toBe(false);
      expect(name.event).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E]/u);
      expect(checkName(name.event, whose)).toEqual(name);
    });
    fc.assert(property, { seed, numRuns: 1_000 });
  });
});
