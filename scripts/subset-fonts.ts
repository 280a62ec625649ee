// The faces that every page waits for, with the signs and the weights that pages use and nothing else.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(new URL('../packages/ui/package.json', import.meta.url));

/** The `unicode-range` of the latin faces in fonts.css, as first and last sign. */
const latin = [
  ...[0x20, 0x7e, 0xa0, 0xff, 0x131, 0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2c6, 0x2da, 0x2da, 0x2dc, 0x2dc],
  ...[0x2000, 0x206f, 0x20ac, 0x20ac, 0x2122, 0x2122, 0x2191, 0x2191, 0x2193, 0x2193, 0x2212, 0x2212],
  ...[0x2215, 0x2215, 0xfeff, 0xfeff, 0xfffd, 0xfffd],
];

const faces = {
  'national-park': { min: 600, max: 700 },
  'public-sans': { min: 400, max: 700 },
} as const;

function signs(): string {
  let text = '';
  for (let index = 0; index < latin.length; index += 2) {
    for (let sign = latin[index] ?? 0; sign <= (latin[index + 1] ?? -1); sign += 1) text += String.fromCodePoint(sign);
  }
  return text;
}

/** The latin face of each family as a file of `packages/ui/src/fonts`. */
export async function subsetFonts(): Promise<{ readonly file: string; readonly bytes: Buffer }[]> {
  const made = Object.entries(faces).map(async ([family, wght]) => {
    const whole = readFileSync(resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`));
    const bytes = await subsetFont(whole, signs(), { targetFormat: 'woff2', variationAxes: { wght } });
    return { file: `packages/ui/src/fonts/${family}-latin.woff2`, bytes };
  });
  return Promise.all(made);
}
