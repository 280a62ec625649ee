import { fileURLToPath } from 'node:url';
import { Font, StyleSheet } from '@react-pdf/renderer';
import { standsFor } from './pdf-roles.ts';

export const ink = {
  strong: '#12211E',
  soft: '#3F524D',
  meta: '#5B6E69',
  rule: '#7A8C87',
  hairline: '#D3DCD9',
} as const;
export const surface = '#F3F6F5';

const pointsPerMillimetre = 72 / 25.4;

/** Letter with margins of 14 mm, in points. */
export const page = { width: 612, margin: 14 * pointsPerMillimetre } as const;
export const contentWidth = page.width - 2 * page.margin;

/** The scripts that the house typefaces lack; each has a face of its own in both weights. */
const scripts = ['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic', 'armenian', 'georgian'] as const;

const sans = ['Public Sans', 'Public Sans Vietnamese', ...scripts.map((script) => `Letters of ${script}`)];

/** Typefaces in the order in which each letter looks for one that holds it; only those that hold some are embedded. */
export const typefaces = { sans, display: ['National Park', 'National Park Vietnamese', ...sans] };

export const text = StyleSheet.create({
  body: { fontFamily: typefaces.sans, fontSize: 8.5, lineHeight: 1.35, color: ink.strong },
  strong: { fontFamily: typefaces.sans, fontWeight: 600 },
  brand: { fontFamily: typefaces.display, fontWeight: 700, fontSize: 12.5, lineHeight: 1.1, color: ink.strong },
  meta: { fontSize: 7.5, lineHeight: 1.35, color: ink.meta },
  title: { fontFamily: typefaces.display, fontWeight: 700, fontSize: 24, lineHeight: 1.1, color: ink.strong },
  section: { fontFamily: typefaces.display, fontWeight: 700, fontSize: 13, lineHeight: 1.2, color: ink.strong },
  figure: { fontFamily: typefaces.display, fontWeight: 700, fontSize: 14, lineHeight: 1.2, color: ink.strong },
});

standsFor('H1', text.title);
standsFor('H2', text.section);

const longestWord = 26;

type Typeface = { readonly characterSet: readonly number[]; glyphForCodePoint(sign: number): unknown };

/** Makes the typefaces known to the renderer; once in each thread that renders. */
export function registerFonts(): void {
  const file = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
  const inTwoWeights = (family: string, name: string) =>
    Font.register({
      family,
      fonts: [
        { src: file(`${name}-regular`), fontWeight: 400 },
        { src: file(`${name}-semibold`), fontWeight: 600 },
      ],
    });
  inTwoWeights('Public Sans', 'public-sans');
  inTwoWeights('Public Sans Vietnamese', 'public-sans-vietnamese');
  for (const script of scripts) inTwoWeights(`Letters of ${script}`, script);
  const display = (family: string, name: string) =>
    Font.register({ family, fonts: [{ src: file(name), fontWeight: 700 }] });
  display('National Park', 'national-park-bold');
  display('National Park Vietnamese', 'national-park-vietnamese-bold');
  // Names, numbers and amounts are not to be broken in two, unless they would run out of their column.
  Font.registerHyphenationCallback((word) => (word.length <= longestWord ? [word] : (word.match(/.{1,12}/gu) ?? [])));
}

/**
 * Reads the typefaces, once in each thread that renders. A typeface keeps for each glyph the letter that first led to it,
 * and by that a reader of the file finds the letter again: each glyph is shown its own before any text is shaped, where
 * an alef might be but the second half of something else.
 */
export async function loadFonts(): Promise<void> {
  for (const fontFamily of typefaces.display) {
    for (const fontWeight of fontFamily.startsWith('National Park') ? [700] : [400, 600]) {
      await Font.load({ fontFamily, fontWeight });
      const font = Font.getFont({ fontFamily, fontWeight })?.data as Typeface | undefined;
      for (const sign of font?.characterSet ?? []) {
        const letter = String.fromCodePoint(sign);
        // Forms of a letter that have a sign of their own are still that letter.
        if (letter.normalize('NFKC') === letter) font?.glyphForCodePoint(sign);
      }
    }
  }
}
