import { printableCharacters } from '@roadworthy/core/shared/text/printable-characters.ts';
import { findPrintedLineProblem, tidyLine } from '@roadworthy/core/shared/text/check-text.ts';
import { whatCannotBePrinted } from '@roadworthy/core/shared/text/what-cannot-be-printed.ts';
import { Font } from '@react-pdf/renderer';
import fc from 'fast-check';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFonts, registerFonts, typefaces } from './pdf-theme.ts';
import { renderPdf } from './render-pdf.ts';
import { sampleDeclarations } from './sample-declarations.ts';

const seed = 3513;

async function textOf(names: readonly string[]): Promise<string> {
  const { namedInsured, organization } = sampleDeclarations;
  const bytes = await renderPdf('declarations', {
    ...sampleDeclarations,
    namedInsured: { ...namedInsured, names },
    organization: { ...organization, name: names[0] ?? '' },
  });
  const pdf = await getDocumentProxy(bytes);
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  return pages
    .flatMap(({ items }) => items.flatMap((item) => ('str' in item ? [item.hasEOL ? `${item.str}\n` : item.str] : [])))
    .join('');
}

const rightToLeft = /[\u0590-\u08ff]/u;
/** The letters of a word; a reader finds those of Hebrew and Arabic, and not everyone in their order where two share a sign. */
const letters = (text: string): string => [...text.normalize('NFC')].toSorted().join('');

/** The words of a name that do not stand in a text. */
function missing(name: string, text: string): string[] {
  const found = new Set(text.split(/\s+/u).map(letters));
  return name
    .split(/\s+/u)
    .filter((word) => (rightToLeft.test(word) ? !found.has(letters(word)) : !text.includes(word)));
}

describe('a document', () => {
  test('prints the names of people as they are written, in every script that it has letters for', async () => {
    const names = [
      'Nguyễn Thị Ánh Tuyết',
      'Łukasz Ștefan Ağaoğlu-Ðorđe O’Brien',
      'Владимир Ђорђевић Ґонта',
      'Γεώργιος Παπαδόπουλος',
      'יוסף כהן',
      'محمد عبد الله الأحمدي',
      'أحمد إبراهيم',
      'پژمان چگینی',
      'Արամ Խաչատրյան',
      'გიორგი ბერიძე',
    ];
    const text = await textOf(names);
    expect(names.flatMap((name) => missing(name, text))).toEqual([]);
    for (const nothing of ['\0', '\ufffd']) expect(text).not.toContain(nothing);
  });

  test(`prints every name that is accepted (seed ${seed})`, async () => {
    const from = (script: string) => {
      const wanted = new RegExp(`^\\p{Script=${script}}$`, 'u');
      const all = Array.from({ length: 0xffff }, (_, sign) => String.fromCharCode(sign));
      // Pointed Hebrew and the pairs of Yiddish are printed, and read back as others write them.
      const signs = all.filter(
        (sign) =>
          wanted.test(sign) &&
          /\p{L}/u.test(sign) &&
          !/[\u05ef-\u05f2\ufb00-\ufb4f]/u.test(sign) &&
          whatCannotBePrinted(sign).length === 0,
      );
      return fc.string({ unit: fc.constantFrom(...signs), minLength: 2, maxLength: 9 });
    };
    const word = fc.oneof(...['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Armenian', 'Georgian'].map(from));
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => tidyLine(words.join(' ')));
    const names = fc.sample(name, { seed, numRuns: 400 }).filter((one) => findPrintedLineProblem(one, 'name') === null);
    expect(names.length).toBeGreaterThan(350);
    const text = await textOf(names);
    expect(names.flatMap((one) => missing(one, text.normalize('NFC')))).toEqual([]);
  });

  test('embeds the letters of another script only where there are some', async () => {
    const plain = await renderPdf('declarations', sampleDeclarations);
    expect(Buffer.from(plain).includes('Plex')).toBe(false);
  });
});

describe('a typeface of documents', () => {
  beforeAll(async () => {
    registerFonts();
    await loadFonts();
  });

  test.each([
    ['text', typefaces.sans, 400],
    ['strong text', typefaces.sans, 600],
    ['titles', typefaces.display, 700],
  ] as const)('of %s has a glyph for everything that may be typed, some by another', (_what, families, fontWeight) => {
    const held = new Set(
      families.flatMap((fontFamily) => {
        const font = Font.getFont({ fontFamily, fontWeight })?.data as { characterSet: readonly number[] } | undefined;
        return [...(font?.characterSet ?? [])];
      }),
    );
    const printable = new RegExp(`[${printableCharacters}]`, 'u');
    const signs = Array.from({ length: 0x1ffff }, (_, sign) => sign).filter((sign) =>
      printable.test(String.fromCodePoint(sign)),
    );
    expect(signs.length).toBeGreaterThan(1_500);
    expect(signs.filter((sign) => !held.has(sign)).map((sign) => sign.toString(16))).toEqual([]);
  });
});
