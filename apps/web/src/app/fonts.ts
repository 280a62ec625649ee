import localFont from 'next/font/local';

// Only the two latin faces that every page shows are preloaded; fonts.css of the design system holds the rest.
const display = localFont({
  src: '../../../../node_modules/@fontsource-variable/national-park/files/national-park-latin-wght-normal.woff2',
  variable: '--font-national-park',
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
