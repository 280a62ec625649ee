// The faces that every page waits for, with the signs and the weights that pages use and nothing else.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(new URL('../packages/ui/package.json', import.meta.url));

/** The `unicode-range` of the latin faces in fonts.css, as first and last sign. */
const latin = [
  32, 126, 160, 255, 305, 305, 338, 339, 699, 700, 710, 710, 730, 730, 732, 732, 8192, 8303, 8364, 8364, 8482, 8482,
  8593, 8593, 8595, 8595, 8722, 8722, 8725, 8725, 65279, 65279, 65533, 65533,
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
