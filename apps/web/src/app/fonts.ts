import localFont from 'next/font/local';

// The latin faces that every page shows; fonts.css of the design system holds the rest. Only the text's is preloaded: a
// heading stands in a fallback of the same measure until its own face is there, and the page comes half a second sooner.
const display = localFont({
  src: '../../../../packages/ui/src/fonts/national-park-latin.woff2',
  variable: '--font-national-park',
  preload: false,
  weight: '600 700',
  display: 'swap',
  adjustFontFallback: false,
});

const text = localFont({
  src: '../../../../packages/ui/src/fonts/public-sans-latin.woff2',
  variable: '--font-public-sans',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: false,
});

export const fontVariables = `${display.variable} ${text.variable}`;
