import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPrintedLineProblem, findPrintedTitleProblem, tidyLine } from './check-text.ts';
import { whatCannotBePrinted } from './what-cannot-be-printed.ts';

const seed = 351;

describe('what is printed', () => {
  test.each([
    ['Nguyễn Thị Ánh Tuyết'],
    ['Łukasz Ștefan Ağaoğlu-Ðorđe O’Brien'],
    ['Владимир Ђорђевић Ґонта'],
    ['Γεώργιος Παπαδόπουλος, Ἀχιλλεύς'],
    ['יוסף כהן'],
    ['محمد عبد الله الأحمدي'],
    ['پژمان چگینی'],
    ['Արամ Խաչատրյան'],
    ['გიორგი ბერიძე'],
    ['12 1/2 Rue de l’Église, app. nº 3 & Co.'],
  ])('may be %s', (text) => {
    expect(whatCannotBePrinted(text)).toEqual([]);
    expect(whatCannotBePrinted(text.normalize('NFD'))).toEqual([]);
  });

  test.each([
    ['王小明', ['王', '小', '明']],
    ['田中さん', ['田', '中', 'さ', 'ん']],
    ['김민준', ['김', '민', '준']],
    ['สมชาย', ['ส', 'ม', 'ช', 'า', 'ย']],
    ['अमित', ['अ', 'म', 'ि', 'त']],
    ['Anna \u{1F600}', ['\u{1F600}']],
    ['\uFB01nch', ['\uFB01']],
    ['x\u0328\u0328', ['\u0328']],
    ['\uE000', ['\uE000']],
  ])('is not %s', (text, characters) => {
    expect(whatCannotBePrinted(text)).toEqual(characters);
  });

  test('is refused in its field where it cannot be, with the Latin spelling asked for', () => {
    expect(findPrintedLineProblem('王小明', 'name', 'first_name')).toMatchObject({
      code: 'text_not_printable',
      message: 'Our papers cannot print 王 小 明. Write this in Latin letters.',
      field: 'first_name',
    });
    expect(findPrintedTitleProblem('東京', 'vehicle.make')).toMatchObject({ code: 'text_not_printable' });
  });

  test(`names a few characters of many, and none of those that can be printed (seed ${seed})`, () => {
    const property = fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const found = whatCannotBePrinted(tidyLine(text));
      expect(new Set(found).size).toBe(found.length);
      expect(whatCannotBePrinted(found.join('')).length).toBeGreaterThanOrEqual(found.length === 0 ? 0 : 1);
      const problem = findPrintedLineProblem(text, 'name');
      if (found.length === 0) expect(problem?.code).not.toBe('text_not_printable');
      else expect(problem).not.toBeNull();
      expect((problem?.message ?? '').length).toBeLessThan(160);
    });
    fc.assert(property, { seed, numRuns: 2_000 });
  });
});
