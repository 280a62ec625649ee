/** The three bands of the brand's stripe, top to bottom: marigold, coral, lagoon. */
export const stripeColors = ['#F4A51C', '#D94F2B', '#1F7F92'] as const;

/** The badge as the pages draw it, in a square of 40: a green road sign, and the stripe bending across it. */
export const badge = {
  sign: '#0E5A4B',
  corner: 9,
  thickness: 4.3,
  bands: [
    { color: '#F4A51C', path: 'M40 20.2 H29.4 C22.8 20.2 22.6 10.2 16 10.2 H0' },
    { color: '#EE6A45', path: 'M40 25 H27.6 C21 25 20.8 15 14.2 15 H0' },
    { color: '#4FB3C6', path: 'M40 29.8 H25.8 C19.2 29.8 19 19.8 12.4 19.8 H0' },
  ],
} as const;
