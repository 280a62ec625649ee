import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  characterCount,
  cutToFit,
  findLineProblem,
  findProseProblem,
  findTitleProblem,
  holdsAddress,
  tidyLine,
} from './check-text.ts';
import { textLimits } from './text-limits.ts';

const seed = 31;

describe('a line', () => {
  test.each([
    ['', null],
    ['12 King Street', null],
    ['12\tKing\nStreet', null],
    ['東京都', null],
    ['\u{1F690} van', null],
    ['a'.repeat(100), null],
    ['\u{1F690}'.repeat(100), null],
    ['a'.repeat(101), 'text_too_long'],
    ['a'.repeat(100_000), 'text_too_long'],
    ['12\u0000King', 'text_has_hidden_characters'],
    ['12\u001BKing', 'text_has_hidden_characters'],
    ['12\u009BKing', 'text_has_hidden_characters'],
    ['12\u061CKing', null],
    ['12\u200EKing', null],
    ['12\u202EKing', 'text_has_hidden_characters'],
    ['12\u2028King', null],
    ['12\u2069King', null],
    ['12\uFEFFKing', null],
    ['12\uFFFDKing', 'text_has_hidden_characters'],
    ['12\uE000King', 'text_has_hidden_characters'],
    ['12\uD800King', 'text_has_hidden_characters'],
  ])('%j: %s', (text, code) => {
    expect(findLineProblem(text, 'city', 'city')?.code ?? null).toBe(code);
  });

  test('that is refused names its field and the length that would do', () => {
    expect(findLineProblem('a'.repeat(101), 'city', 'named_insured.locality')).toMatchObject({
      code: 'text_too_long',
      message: 'Use at most 100 characters here.',
      form: 'Use at most {max} characters here.',
      facts: { max: 100 },
      field: 'named_insured.locality',
    });
  });

  test('is refused by the name of what nobody can read in it', () => {
    expect(findLineProblem('12 K\uFFFDng', 'city')?.message).toBe(
      'This holds a character that cannot be read (U+FFFD). Type it yourself instead of pasting it.',
    );
  });

  test('keeps the blank that holds a French mark to its word, and no other that does not break', () => {
    expect(tidyLine('Est-il  modifié\u00a0?')).toBe('Est-il modifié\u00a0?');
    expect(tidyLine('Anne\u00a0 Marie\u00a0')).toBe('Anne Marie');
  });

  test(`is stored without outer blanks, with single ones inside, composed (seed ${seed})`, () => {
    expect(tidyLine('  Mary \u00A0 Ann\n')).toBe('Mary Ann');
    expect(tidyLine('Rene\u0301e')).toBe('Renée');
    const property = fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const tidied = tidyLine(text);
      expect(tidyLine(tidied)).toBe(tidied);
      expect(tidied).not.toMatch(/^\s|\s\s|\s$/u);
    });
    fc.assert(property, { seed, numRuns: 300 });
  });
});

describe('prose', () => {
  test.each([
    ['Called on Monday.\r\n\tNo answer.', null],
    ['a'.repeat(textLimits.note), null],
    ['a'.repeat(textLimits.note + 1), 'text_too_long'],
    ['a\u000Bb', 'text_has_hidden_characters'],
    ['a\u202Eb', 'text_has_hidden_characters'],
  ])('%j: %s', (text, code) => {
    expect(findProseProblem(text, 'note')?.code ?? null).toBe(code);
  });
});

describe('the title of a thing', () => {
  test.each([
    ['Travel Trailer 2.5', null],
    ['No. 2 (24B)', null],
    ['F-150 / XLT', null],
    ['see evil.example', 'text_has_address'],
    ['see 4you.example', 'text_has_address'],
    ['WWW.Evil', 'text_has_address'],
    ['https://a', 'text_has_address'],
    ['me@there', 'text_has_address'],
    ['evil。example', 'text_has_address'],
    ['a'.repeat(101), 'text_too_long'],
  ])('%j: %s', (text, code) => {
    expect(findTitleProblem(text)?.code ?? null).toBe(code);
  });
});

describe('an address', () => {
  test.each([
    ['call me at a@b', true],
    ['evil.example', true],
    ['EVIL.EXAMPLE', true],
    ['münchen.example', true],
    ['пример.рф', true],
    ['evil．example', true],
    ['ftp://x', true],
    ['www.x', true],
    ['St. John', false],
    ['J. R. R. Tolkien', false],
    ['Ph.D.', false],
    ['3.5 t', false],
    ['A/C', false],
    ['wwwhat', false],
  ])('%j is one: %s', (text, is) => {
    expect(holdsAddress(text)).toBe(is);
  });
});

describe('what a machine said', () => {
  test(`always fits, and stays as it is where it does (seed ${seed})`, () => {
    expect(cutToFit('550 no such user', 'reason')).toBe('550 no such user');
    expect(cutToFit('a\u0000b\u202Ec', 'reason')).toBe('a b c');
    expect(characterCount(cutToFit('\u{1F690}'.repeat(5_000), 'reason'))).toBe(textLimits.reason);
    const property = fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      expect(findProseProblem(cutToFit(text, 'plate'), 'plate')).toBeNull();
    });
    fc.assert(property, { seed, numRuns: 300 });
  });
});
