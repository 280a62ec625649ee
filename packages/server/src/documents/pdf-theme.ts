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

export const text = StyleSheet.create({
  body: { fontFamily: 'Public Sans', fontSize: 8.5, lineHeight: 1.35, color: ink.strong },
  strong: { fontFamily: 'Public Sans', fontWeight: 600 },
  brand: { fontFamily: 'National Park', fontWeight: 700, fontSize: 12.5, lineHeight: 1.1, color: ink.strong },
  meta: { fontSize: 7.5, lineHeight: 1.35, color: ink.meta },
  title: { fontFamily: 'National Park', fontWeight: 700, fontSize: 24, lineHeight: 1.1, color: ink.strong },
  section: { fontFamily: 'National Park', fontWeight: 700, fontSize: 13, lineHeight: 1.2, color: ink.strong },
  figure: { fontFamily: 'National Park', fontWeight: 700, fontSize: 14, lineHeight: 1.2, color: ink.strong },
});

standsFor('H1', text.title);
standsFor('H2', text.section);

const longestWord = 26;

/** Makes the typefaces known to the renderer; once in each thread that renders. */
export function registerFonts(): void {
  const file = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));
  Font.register({
    family: 'Public Sans',
    fonts: [
      { src: file('public-sans-regular'), fontWeight: 400 },
      { src: file('public-sans-semibold'), fontWeight: 600 },
    ],
  });
  Font.register({ family: 'National Park', fonts: [{ src: file('national-park-bold'), fontWeight: 700 }] });
  // Names, numbers and amounts are not to be broken in two, unless they would run out of their column.
  Font.registerHyphenationCallback((word) => (word.length <= longestWord ? [word] : (word.match(/.{1,12}/gu) ?? [])));
}
