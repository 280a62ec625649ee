import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, type FieldKind, findUnreadable } from './clean-text.ts';

const seed = 35;
const kinds = ['email', 'phone', 'number', 'postal_code', 'name', 'line', 'prose'] as const satisfies FieldKind[];

/** What copying brings and nobody sees, in the middle of whatever is typed. */
const unseen = Array.from(
  '\u200B\u2060\u00AD\u200C\u200D\uFE0F\u3164\uFEFF\u200E\u200F\u061C\u202A\u202B' +
    '\u202C\u202D\u2066\u2067\u2068\u2069\u115F\uFFA0\u034F\u180E\u17B4\uFFF9\uFFFC' +
    '\u{E0041}\u{1D173}\u2061\u206A',
);

describe.each(kinds)('a text that is cleaned as %s', (kind) => {
  test.each(unseen.map((character) => [`U+${character.codePointAt(0)?.toString(16)}`, character]))(
    'has no %s within it',
    (_name, character) => {
      expect(cleanText(`12${character}34`, kind)).toBe('1234');
    },
  );

  test(`is the same when it is cleaned again (seed ${seed})`, () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3 }),
      fc.constantFrom(...unseen, '🚐', 'م', '❤', 'a'),
    );
    const property = fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const cleaned = cleanText(pieces.join(''), kind);
      expect(cleanText(cleaned, kind)).toBe(cleaned);
    });
    fc.assert(property, { seed, numRuns: 500 });
  });
});

describe('what is meant', () => {
  test.each([
    ['prose', 'می\u200Cخواهم'],
    ['name', 'علی\u200Cرضا'],
    ['prose', 'क्\u200Dष'],
    ['prose', 'a family \u{1F468}\u200D\u{1F469}\u200D\u{1F467} in a van \u2764\uFE0F 1\uFE0F\u20E3'],
    ['prose', '“Est-il modifié\u00A0?” – ‘yes’'],
    ['name', 'Kahoʻolawe'],
    ['line', 'Class B+ – 2019'],
  ] as const)('stays in %s: %j', (kind, text) => {
    expect(cleanText(text, kind)).toBe(text);
  });

  test.each([
    ['phone', '\u202D(541)\u00A0555\u20110134\u202C', '(541) 555-0134'],
    ['phone', 'tel:+1 541 555 0134', '+1 541 555 0134'],
    ['number', '１ＦＤＸＥ４５Ｓ８１ＨＡ１２３４５', '1FDXE45S81HA12345'],
    ['number', '1FDXE45S8\u20131HA12345', '1FDXE45S8-1HA12345'],
    ['postal_code', '４４１０１\u20131234', '44101-1234'],
    ['line', 'Winne\u00ADbago\u00A0View', 'Winnebago View'],
    ['name', 'D´Arcy\u2010Smith', "D'Arcy-Smith"],
  ] as const)('is found in %s: %j', (kind, text, meant) => {
    expect(cleanText(text, kind)).toBe(meant);
  });

  test.each([
    ['\u202E', 'U+202E'],
    ['\uFFFD', 'U+FFFD'],
    ['\u0000', 'U+0000'],
    ['\uD800', 'U+D800'],
    ['\uE000', 'U+E000'],
    ['\uFDD0', 'U+FDD0'],
  ])('is never %j, which is named', (character, name) => {
    for (const kind of kinds) expect(findUnreadable(cleanText(`a${character}b`, kind))).toBe(name);
  });
});
