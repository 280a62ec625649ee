import localFont from 'next/font/local';

// The latin faces that every page shows; fonts.css of the design system holds the rest. Only the text's is preloaded: a
// heading stands in a fallback of the same measure until its own face is there, and the page comes half a second sooner.
const display = localFont({
  src: '../../../../node_modules/@fontsource-variable/national-park/files/national-park-latin-wght-normal.woff2',
  variable: '--font-national-park',
  preload: false,
  weight: '200 800',
  display: 'swap',
  adjustFontFallback: false,
});

const text = localFont({
  src: '../../../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  variable: '--font-public-sans',
  weight: '100 900',
  display: 'swap',
  adjustFontFallback: false,
});

export const fontVariables = `${display.variable} ${text.variable}`;
