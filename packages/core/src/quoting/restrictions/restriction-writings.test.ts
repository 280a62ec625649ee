import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRestricted } from './restriction-keys.ts';
import { type RestrictionKey, restrictionKeys } from '../vocabulary.ts';

const digits = '0123456789';
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const textOf = (characters: string, minLength: number, maxLength = minLength) =>
  fc.array(fc.constantFrom(...characters), { minLength, maxLength }).map((parts) => parts.join(''));

// Long enough to be no title, suffix or kind of street.
const word = textOf(letters, 6, 9);
const name = fc.array(word, { minLength: 2, maxLength: 4 });
const birthdate = fc
  .date({ min: new Date('1920-01-01T00:00:00Z'), max: new Date('2010-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const zip = textOf(digits, 5);
const street = fc.tuple(fc.integer({ min: 1, max: 9999 }), word, word).map((parts) => parts.join(' '));
const phone = fc.tuple(textOf('23456789', 1), textOf(digits, 9)).map((parts) => parts.join(''));

/** Something that is refused by each key, as it is. */
const meant = {
  vin: textOf(letters + digits, 17),
  email: fc.tuple(word, word).map(([user, domain]) => `${user}@${domain}.example`.toLowerCase()),
  phone,
  license_number: textOf(letters + digits, 6, 12),
  name_and_birthdate: fc.tuple(name, birthdate).map(([words, day]) => `${words.join(' ')} ${day}`),
  postal_code: zip,
  address: fc.tuple(street, zip).map(([line, code]) => `${line}, ${code}`),
} satisfies Readonly<Record<RestrictionKey, fc.Arbitrary<string>>>;

const spaced = (text: string) => [...text].join(' ');
const mixed = (text: string) => [...text].map((one, index) => (index % 2 ? one.toLowerCase() : one)).join('');
const accented = (text: string) => text.replaceAll('E', 'É').replaceAll('N', 'Ñ').replaceAll('C', 'Ç');

/** How people write the same: each changes nothing of what is meant. */
const writings: Readonly<Record<RestrictionKey, readonly ((text: string) => string)[]>> = {
  vin: [mixed, spaced, (text) => `${text.slice(0, 8)}-${text.slice(8)}`, (text) => ` ${text}\n`],
  email: [
    (text) => text.toUpperCase(),
    mixed,
    (text) => `  ${text} `,
    (text) => text.replace('@', '+rv@'),
    (text) => text.replace('@', '\u200B@'),
    (text) => text.replaceAll('a', '\u0430').replaceAll('c', '\u0441'),
    (text) => `mailto:${text}`,
  ],
  phone: [
    (text) => `1${text}`,
    (text) => `+1 (${text.slice(0, 3)}) ${text.slice(3, 6)}-${text.slice(6)}`,
    (text) => `${text.slice(0, 3)}.${text.slice(3, 6)}.${text.slice(6)}`,
  ],
  license_number: [
    mixed,
    spaced,
    (text) => text.replaceAll('A', '\u0410'),
    (text) => `${text.slice(0, 2)}-${text.slice(2)}`,
  ],
  name_and_birthdate: [
    mixed,
    accented,
    (text) => text.replace(' ', '  '),
    (text) => `Dr. ${text}`,
    (text) => text.replace(/ (\S+)$/, ', Jr. $1'),
    (text) => text.replace(/ (\S+)$/, ' III $1'),
    (text) => text.replace(' ', ' J. '),
    (text) => text.replace(' ', ' Maria '),
    // Letters that only look like ours, and what nobody sees.
    (text) => text.replaceAll('A', '\u0410').replaceAll('C', '\u0421').replaceAll('E', '\u200BE'),
    (text) => text.replaceAll('D', '\u0110').replaceAll('L', '\u0141'),
    // The last name first.
    (text) => text.replace(/^(.*) (\S+) (\S+)$/, '$2, $1 $3'),
  ],
  postal_code: [(text) => `${text}-1234`, (text) => `${text} 1234`, (text) => ` ${text} `],
  address: [
    mixed,
    accented,
    (text) => text.replace(', ', ' , '),
    (text) => `${text}-1234`,
    (text) => text.replaceAll(' ', '  '),
    (text) => text.replace(',', '.,').replace(' ', '\u00A0'),
  ],
};

function valueOf(key: RestrictionKey, typed: string): string {
  const read = readRestricted(key, typed);
  if (!read.ok) throw new Error(`${key} “${typed}”: ${read.refusal.message}`);
  return read.event;
}

describe.each(restrictionKeys)('%s', (key) => {
  test('is the same however it is written', () => {
    fc.assert(
      fc.property(meant[key], fc.constantFrom(...writings[key]), (text, write) => {
        expect(valueOf(key, write(text))).toBe(valueOf(key, text));
      }),
    );
  });

  test('is written so that reading it again changes nothing that is compared', () => {
    fc.assert(
      fc.property(meant[key], (text) => {
        const value = valueOf(key, text);
        // An address is typed with a comma before its postal code, and compared without one.
        const again = key === 'address' ? value.replace(/ (\S+)$/, ', $1') : value;
        expect(valueOf(key, again)).toBe(value);
      }),
    );
  });

  test('of somebody else is another one', () => {
    fc.assert(
      fc.property(meant[key], meant[key], (one, other) => {
        const isSame = valueOf(key, one) === valueOf(key, other);
        const words = (text: string) => {
          const all = text.toUpperCase().split(' ');
          // Middle names are left out.
          const stated = key === 'name_and_birthdate' ? [all[0], ...all.slice(-2)] : all;
          return stated.toSorted().join(' ');
        };
        expect(isSame).toBe(words(one) === words(other));
      }),
    );
  });
});
